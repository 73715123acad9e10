import type { EventKind } from "../../src/events/declaration.js";
import type { Around, Standing } from "../../src/events/example.js";
import { thingsMadeBy } from "../../src/events/made.js";
import { EVENTS } from "../../src/events/index.gen.js";
import type { Card, Scenario, ScenarioEvent } from "../../src/rules/formats.gen.js";
import { playerNames } from "./brought.js";
import { aroundAt } from "./event-templates.js";

/** What can be done with a card that is on the board. */
export interface CardAction {
  /** In a few words. */
  readonly label: string;
  readonly event: ScenarioEvent;
}

/** In the order in which they are offered. */
const ACTIONS: readonly (readonly [kind: EventKind, label: string])[] = [
  ["counters", "Put counters on it"],
  ["tap", "Tap it"],
  ["untap", "Untap it"],
  ["turnFaceDown", "Turn it face down"],
  ["turnFaceUp", "Turn it face up"],
  ["transform", "Turn it to its other face"],
  ["phaseOut", "Phase it out"],
  ["unattach", "Take it off what it is attached to"],
  ["attacks", "Attack with it"],
  ["damage", "Deal damage to it"],
  ["moves", "Move it to another zone"],
];

/** What could happen to an object at a place of the timeline, each as it would usually be. */
export function cardActions(
  board: Scenario,
  cards: ReadonlyMap<string, Card>,
  place: number,
  id: string,
): CardAction[] {
  const around = aroundAt(board, cards, place);
  const object = around.permanents.find((each) => each.id === id);
  if (object === undefined) return [];
  const alone: Around = { ...around, permanents: [object], phasedOut: [], creatures: [object] };
  const told = ACTIONS.flatMap(([kind, label]): CardAction[] => {
    const event = EVENTS[kind].example(alone);
    return event === undefined ? [] : [{ label, event }];
  });
  return [...attaching(object, around), ...making(object, around), ...told, ...changesOfControl(object, board)];
}

const ATTACHABLE: readonly string[] = ["Aura", "Equipment", "Fortification"];

function attaching({ id, card, attachedTo, controller }: Standing, { permanents }: Around): CardAction[] {
  if (card?.subtypes?.some((type) => ATTACHABLE.includes(type)) !== true) return [];
  const others = permanents.filter((each) => each.id !== id && each.id !== attachedTo);
  const creatures = others.filter((each) => each.faceDown || each.card?.types.includes("Creature") === true);
  const host = creatures.findLast((each) => each.controller === controller) ?? creatures.at(-1) ?? others.at(-1);
  if (host === undefined) return [];
  return [{ label: "Attach it", event: { kind: "attach", object: id, to: host.id } }];
}

/** The tokens and emblems that its text makes. */
function making({ card, controller }: Standing, { free }: Around): CardAction[] {
  if (card === undefined || controller === undefined) return [];
  return thingsMadeBy(card).map(({ name }) => {
    const id = free(name);
    const event = {
      kind: "enters",
      card: name,
      madeBy: card.name,
      controller,
      ...(id === name ? {} : { id }),
    } as const;
    return { label: `It makes: ${name}`, event };
  });
}

/** By an effect without an end (CR 613.1b), of an ability that is written out. */
function changesOfControl({ id, controller }: Standing, board: Scenario): CardAction[] {
  return playerNames(board)
    .filter((player) => player !== controller)
    .map((player) => ({
      label: `${player} gains control of it`,
      event: {
        kind: "resolves",
        id: `Control for ${player}`,
        controller: player,
        ability: { effects: [{ affects: { target: true }, does: [{ kind: "gainControl", player: "you" }] }] },
        targets: [id],
      },
    }));
}
