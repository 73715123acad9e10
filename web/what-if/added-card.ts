import { usualChoice } from "../../src/events/choose.js";
import { abilitiesOf, enchantedType } from "../../src/events/example-cards.js";
import type { Standing } from "../../src/events/example.js";
import { wordsIn } from "../../src/events/spoken.js";
import { targetsAsked } from "../../src/events/target-words.js";
import type { Card, EntersEvent, ResolvesEvent, Scenario, ScenarioEvent } from "../../src/rules/formats.gen.js";
import { freeName, playerNames, takenNames } from "./brought.js";
import { type EventField, fieldsOf, withField } from "./event-fields.js";
import { isWorse, refusalsAt } from "./refused.js";
import { situationAt } from "./standing.js";

/** The board that a card comes to. */
export interface Ground {
  readonly board: Scenario;
  /** Of the timeline. */
  readonly place: number;
  /** With the new card among them. */
  readonly cards: ReadonlyMap<string, Card>;
}

/**
 * How a card comes to a board: as a permanent, or as a spell that resolves. What it asks for is said as it would usually
 * be. A permanent with an X is cast, since X is 0 for what enters otherwise (CR 107.3m).
 */
export function comingOf(card: Card, controller: string, ground: Ground): readonly [ScenarioEvent, ...ScenarioEvent[]] {
  if (isSpell(card)) return [resolving(card, controller, ground)];
  const enters = entering(card, controller, ground);
  if (!X.test(card.manaCost ?? "") || isAura(card)) return [enters];
  const { id = card.name, choices, copyOf } = enters;
  return [
    { kind: "casts", player: controller, card: card.name, ...(id === card.name ? {} : { id }), x: USUAL_X },
    {
      kind: "moves",
      object: id,
      to: "battlefield",
      ...(choices === undefined ? {} : { choices }),
      ...(copyOf === undefined ? {} : { copyOf }),
    },
  ];
}

/** Never a permanent (CR 304.4, 307.4). */
function isSpell({ types }: Card): boolean {
  return types.length > 0 && types.every((type) => type === "Instant" || type === "Sorcery" || type === "Kindred");
}

/** The creature type, card and the like that is chosen first. */
function choicesFor(card: Card, names: Iterable<string>, { board, cards }: Ground, offered: Offered): Choices {
  const players = playerNames(board);
  const plain = [...cards.values()].filter(({ name }) => name !== card.name);
  const chosen = [...names].flatMap((name) => {
    const value =
      offered.get(name)?.values().next().value ?? usualChoice(name, { players, plain }) ?? bodyOf(card, name);
    return value === undefined ? [] : [[name, value] as const];
  });
  return chosen.length === 0 ? undefined : Object.fromEntries(chosen);
}

type Offered = ReadonlyMap<string, ReadonlySet<string>>;
type Choices = Record<string, string> | undefined;

function bodyOf(card: Card, name: string): string | undefined {
  if (name !== "body") return undefined;
  for (const ability of abilitiesOf(card)) if (ability.kind === "asEnters") return ability.bodies?.[0]?.name;
  return undefined;
}

function entering(card: Card, controller: string, ground: Ground): EntersEvent {
  const { board, place, cards } = ground;
  const id = freeName(card.name, takenNames(board));
  const { objects } = situationAt(board, cards, place);
  const permanents = objects.filter(({ zone, phasedOut }) => zone === "battlefield" && !phasedOut);
  const { asked, offered } = wordsIn(abilitiesOf(card));
  const choices = choicesFor(card, asked, ground, offered);
  const attachedTo = hostFor(card, permanents);
  const copyOf = copiedBy(card, permanents);
  return {
    kind: "enters",
    card: card.name,
    ...(id === card.name ? {} : { id }),
    controller,
    ...(attachedTo === undefined ? {} : { attachedTo }),
    ...(choices === undefined ? {} : { choices }),
    ...(copyOf === undefined ? {} : { copyOf }),
  };
}

export function isAura({ subtypes = [] }: Card): boolean {
  return subtypes.includes("Aura");
}

/** The last that has the type which the Aura asks for (CR 303.4a), else the last there is. */
function hostFor(card: Card, permanents: readonly Standing[]): string | undefined {
  if (!isAura(card)) return undefined;
  const type = enchantedType(card);
  return (permanents.findLast((each) => hasType(each, type)) ?? permanents.at(-1))?.id;
}

function hasType({ card, faceDown }: Standing, type: unknown): boolean {
  return faceDown ? type === "Creature" : card?.types.some((each) => each === type) === true;
}

function copiedBy(card: Card, permanents: readonly Standing[]): string | undefined {
  for (const ability of abilitiesOf(card)) {
    if (ability.kind !== "asEnters" || ability.copy === undefined) continue;
    const { type } = ability.copy.of;
    return permanents.findLast((each) => type === undefined || hasType(each, type))?.id;
  }
  return undefined;
}

const X = /\{X\}/;
const USUAL_X = 2;

function resolving(card: Card, controller: string, ground: Ground): ScenarioEvent {
  const { board, place, cards } = ground;
  const abilities = abilitiesOf(card);
  const { chosen, asked, offered } = wordsIn(abilities);
  const choices = choicesFor(
    card,
    [...chosen].filter((name) => !asked.has(name)),
    ground,
    offered,
  );
  const bare: ResolvesEvent = {
    kind: "resolves",
    card: card.name,
    controller,
    ...(choices === undefined ? {} : { choices }),
  };
  const refusals = refusalsAt(board, place, cards, situationAt(board, cards, place));
  const withX: ScenarioEvent = { ...bare, x: USUAL_X };
  let event: ScenarioEvent = X.test(card.manaCost ?? "") && !isWorse(withX, bare, refusals, () => true) ? withX : bare;
  const targets = targetsOf(card);
  for (let n = 0; n < targets; n++) {
    const field = fieldsOf(event, board, place, cards).find(({ path }) => path[0] === "targets" && path[1] === n);
    const legal = Array.isArray(field?.options) ? field.options : [];
    const target = legal.findLast((name) => !playerNames(board).includes(name)) ?? legal.at(-1);
    if (field === undefined || target === undefined) break;
    event = withField(event, field.path, target);
  }
  return event;
}

/** How many it asks for first: where their number is left open, one. */
function targetsOf(card: Card): number {
  const counts = abilitiesOf(card).map((ability) => {
    if (ability.kind !== "spell") return 0;
    const { targets } = ability;
    if (targets === undefined) return Math.max(-1, ...targetsAsked(ability).map((n) => Math.max(n - 1, 0))) + 1;
    return Array.isArray(targets) ? targets.length : typeof targets === "number" ? targets : 1;
  });
  return Math.max(0, ...counts);
}

/** What is asked at once, by the kind of event; the rest stands in its form in the timeline. */
const ASKED: Readonly<Partial<Record<ScenarioEvent["kind"], readonly string[]>>> = {
  enters: ["choices", "copyOf", "textBoxOf"],
  casts: ["x"],
  resolves: ["targets", "x", "choices", "chosenObjects"],
  attach: ["to"],
  counters: ["add", "remove"],
  moves: ["to", "controller"],
  damage: ["amount", "source"],
  turnFaceDown: ["as"],
  attacks: ["attackers", "defender"],
};

/** The fields of an event at a place of a board that are asked as soon as it is there; or all that it has. */
export function askedFields({ board, place, cards }: Ground, isWhole = false): EventField[] {
  const event = board.timeline[place];
  if (event === undefined) return [];
  if (isWhole) return fieldsOf(event, board, place, cards);
  const card = "card" in event && event.card !== undefined ? cards.get(event.card) : undefined;
  const isOfAura = event.kind === "enters" && card !== undefined && isAura(card);
  const isAimless = event.kind === "resolves" && card !== undefined && targetsOf(card) === 0;
  const asked = [...(ASKED[event.kind] ?? []), ...(isOfAura ? ["attachedTo"] : [])].filter(
    (key) => !isAimless || (key !== "targets" && key !== "chosenObjects"),
  );
  return fieldsOf(event, board, place, cards).filter(({ path }) => asked.includes(String(path[0])));
}
