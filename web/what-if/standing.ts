import { abilityOf, label } from "../../src/rules/ability.js";
import type { Card, ResolvesEvent, Scenario, ScenarioEvent, Zone } from "../../src/rules/formats.gen.js";
import type { Standing } from "../../src/events/example.js";
import { flat } from "../../src/events/together.js";
import { effectNamesOf } from "./brought.js";

/** What can be spoken of at a place of a timeline. */
export interface Situation {
  /** Those that are somewhere, in the order in which they came. */
  readonly objects: readonly Standing[];
  /** The names of effects of what has resolved in this turn; a later one of its name has #2, #3 ... */
  readonly effects: readonly string[];
  /** Whose turn it is. */
  readonly active: string;
}

interface Changing {
  readonly objects: Map<string, Standing>;
  /** How often each name of an effect has been given. */
  readonly given: Map<string, number>;
  effects: string[];
  active: string;
}

/** What is there after the events before a place. `cards` are those of the corpus. */
export function situationAt(board: Scenario, cards: ReadonlyMap<string, Card>, place: number): Situation {
  const own = new Map((board.cards ?? []).map((card) => [card.name, card]));
  const find = (name: string): Card | undefined => own.get(name) ?? cards.get(name);
  const [first] = board.players;
  const active = typeof first === "object" ? first.name : (first ?? "");
  const now: Changing = { objects: new Map(), given: new Map(), effects: [], active };
  for (const event of board.timeline.slice(0, place).flatMap(flat)) follow(now, event, find);
  return { objects: [...now.objects.values()], effects: now.effects, active: now.active };
}

function follow(now: Changing, event: ScenarioEvent, find: (name: string) => Card | undefined): void {
  switch (event.kind) {
    case "enters":
      put(now, {
        ...fresh(event.id ?? event.card, find(event.card), event.zone ?? "battlefield"),
        token: event.token === true,
        faceDown: event.faceDown !== undefined,
        tapped: event.tapped === true,
        attachedTo: event.attachedTo,
      });
      return;
    case "casts":
      if (event.card !== undefined) put(now, fresh(event.id ?? event.card, find(event.card), "stack"));
      else change(now, event.object ?? "", { zone: "stack", faceDown: event.faceDown === true });
      return;
    case "moves":
      moves(now, event);
      return;
    case "resolves":
      for (const name of effectNamesOf(event)) {
        if (!lasts(event, event.card === undefined ? now.objects.get(event.source ?? "")?.card : find(event.card)))
          return;
        const number = (now.given.get(name) ?? 0) + 1;
        now.given.set(name, number);
        now.effects.push(number === 1 ? name : `${name}#${number}`);
      }
      return;
    case "merges":
      now.objects.delete(event.id ?? event.card);
      // The top component decides the face status (CR 730.2e).
      if (event.position === "top") change(now, event.onto, { faceDown: false });
      return;
    case "attach":
      change(now, event.object, { attachedTo: event.to });
      return;
    case "unattach":
      change(now, event.object, { attachedTo: undefined });
      return;
    case "turnFaceUp":
    case "turnFaceDown":
      change(now, event.object, { faceDown: event.kind === "turnFaceDown" });
      return;
    case "phaseOut":
    case "phaseIn":
      for (const id of event.objects) change(now, id, { phasedOut: event.kind === "phaseOut" });
      return;
    case "tap":
    case "untap":
      change(now, event.object, { tapped: event.kind === "tap" });
      return;
    case "turn":
      now.active = event.active;
      now.effects = [];
      return;
    case "ends":
      now.effects = now.effects.filter((name) => name !== event.effect);
      return;
    case "transform":
    case "counters":
    case "sticker":
    case "designate":
    case "choose":
    case "link":
    case "player":
    case "damage":
    case "stateBased":
    case "simultaneous":
    case "check":
      return;
    default:
      event satisfies never;
  }
}

/** Whether what resolves makes an effect that goes on; of an ability that an object was given, nobody knows here. */
function lasts({ ability }: ResolvesEvent, card: Card | undefined): boolean {
  if (typeof ability === "object") return ability.effects !== undefined;
  const known = [...(card?.abilities ?? []), ...(card?.back?.abilities ?? [])].map(abilityOf);
  const meant = known.filter((one) => (ability === undefined ? one.kind === "spell" : label(one) === ability));
  return meant.length === 0 || meant.some((one) => "effects" in one && one.effects !== undefined);
}

function fresh(id: string, card: Card | undefined, zone: Zone): Standing {
  return { id, card, zone, token: false, faceDown: false, tapped: false, phasedOut: false, attachedTo: undefined };
}

/** What was there before under the name is another object, and comes last. */
function put(now: Changing, object: Standing): void {
  now.objects.delete(object.id);
  now.objects.set(object.id, object);
}

function change(now: Changing, id: string, over: Partial<Standing>): void {
  const object = now.objects.get(id);
  if (object !== undefined) now.objects.set(id, { ...object, ...over });
}

/** A new object (CR 400.7); a token that leaves the battlefield is gone. */
function moves(now: Changing, event: Extract<ScenarioEvent, { kind: "moves" }>): void {
  const object = now.objects.get(event.object);
  if (object === undefined) return;
  if (object.token && object.zone === "battlefield") now.objects.delete(event.object);
  else
    put(now, {
      ...fresh(object.id, object.card, event.to),
      token: object.token,
      faceDown: event.faceDown !== undefined,
      tapped: event.tapped === true,
      attachedTo: event.attachedTo,
    });
}
