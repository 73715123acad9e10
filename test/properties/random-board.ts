import * as fc from "fast-check";
import type { Card, EntersEvent, ScenarioEvent } from "../../src/rules/formats.gen.js";
import type { Board } from "../../src/rules/board.js";
import type { Ruleset } from "../../src/rules/ruleset.js";
import { boardsOf, type Timeline } from "../../src/timeline/run.js";
import { current } from "../support/play.js";
import { EFFECTS, POOL } from "./pool.js";

/** What a random game would like to do next; numbers are taken modulo what there is. */
interface Wish {
  readonly kind: "enters" | "moves" | "attach" | "counters" | "resolves" | "turn" | "phase" | "turnOver";
  readonly a: number;
  readonly b: number;
  readonly c: number;
}

/** How objects and players are called. */
export interface Names {
  object(n: number): string;
  player(n: number): string;
}

export const NAMES: Names = { object: (n) => `Obj${n}x`, player: (n) => `Player${n}x` };

const COUNTERS = ["+1/+1", "-1/-1", "flying", "trample", "charge"] as const;
const CREATURE_TYPES = ["Goblin", "Bear", "Elf"] as const;
const COLORS = ["white", "red", "blue"] as const;
const ZONES = ["graveyard", "battlefield", "exile", "battlefield"] as const;
const PLAYERS = 2;

/** The cards of random timelines, by name. */
export const CARDS: ReadonlyMap<string, Card> = new Map(POOL.map((card) => [card.name, card]));

/** More permanents than anything else, so that there is something to reach into. */
const KINDS: readonly Wish["kind"][] = [
  ...Array.from({ length: 12 }, () => "enters" as const),
  ...Array.from({ length: 5 }, () => "resolves" as const),
  ...(["moves", "attach", "counters", "counters", "turn", "phase", "turnOver"] as const),
];

const wishes = fc.array(
  fc.record<Wish>({
    kind: fc.constantFrom(...KINDS),
    a: fc.nat(1000),
    b: fc.nat(1000),
    c: fc.nat(1000),
  }),
  { minLength: 6, maxLength: 22, size: "max" },
);

function pick<T>(from: readonly T[], n: number): T {
  const found = from[n % from.length];
  if (found === undefined) throw new RangeError("nothing to pick from");
  return found;
}

function entering({ a, b, c }: Wish, n: number, names: Names): EntersEvent {
  const card = pick(POOL, a);
  const host = n === 0 ? undefined : names.object(b % n);
  const isAttachment = card.subtypes?.some((word) => word === "Aura" || word === "Equipment") === true;
  return {
    kind: "enters",
    card: card.name,
    id: names.object(n),
    controller: names.player(b % PLAYERS),
    choices: { creatureType: pick(CREATURE_TYPES, c), color: pick(COLORS, b) },
    ...(isAttachment && host !== undefined ? { attachedTo: host } : {}),
    ...(card.name === "Clone" && host !== undefined ? { copyOf: host } : {}),
    ...(c % 7 === 0 && !isAttachment ? { zone: "graveyard" } : {}),
    ...(c % 11 === 0 ? { counters: { "+1/+1": 1, flying: 1 } } : {}),
    ...(c % 13 === 0 && !isAttachment ? { faceDown: true } : {}),
  };
}

function eventOf(wish: Wish, entered: number, place: number, names: Names): ScenarioEvent {
  const { kind, a, b, c } = wish;
  const some = (n: number): string => names.object(n % Math.max(1, entered));
  switch (kind) {
    case "enters":
      return entering(wish, entered, names);
    case "moves":
      return {
        kind: "moves",
        object: some(a),
        to: pick(ZONES, b),
        choices: { creatureType: pick(CREATURE_TYPES, c), color: pick(COLORS, b) },
      };
    case "attach":
      return { kind: "attach", object: some(a), to: some(b) };
    case "counters":
      return { kind: "counters", object: some(a), add: { [pick(COUNTERS, b)]: 1 + (c % 2) } };
    case "resolves":
      return {
        kind: "resolves",
        id: `effect ${place}`,
        controller: names.player(b % PLAYERS),
        targets: [some(b), some(c)],
        ability: { effects: [pick(EFFECTS, a)] },
      };
    case "turn":
      return { kind: "turn", active: names.player(a % PLAYERS) };
    case "phase":
      return { kind: c % 2 === 0 ? "phaseOut" : "phaseIn", objects: [some(a)] };
    case "turnOver":
      return { kind: c % 2 === 0 ? "turnFaceDown" : "turnFaceUp", object: some(a) };
  }
}

function timelineOf(wished: readonly Wish[], names: Names): Timeline {
  let entered = 0;
  const timeline = wished.map((wish, place) =>
    eventOf(wish, wish.kind === "enters" ? entered++ : entered, place, names),
  );
  return { players: Array.from({ length: PLAYERS }, (_, n) => names.player(n)), timeline };
}

/** The last board of each timeline that was found to be possible, so that it is not made a second time. */
const BOARDS = new WeakMap<Timeline, Board>();

/** The timeline without the events that can't happen. */
function possible(timeline: Timeline, ruleset: Ruleset = current()): Timeline {
  let { timeline: events } = timeline;
  for (;;) {
    const left = { ...timeline, timeline: events };
    const run = boardsOf(left, CARDS, ruleset);
    if (run.ok) {
      const board = run.value.at(-1)?.board;
      if (board !== undefined) BOARDS.set(left, board);
      return left;
    }
    const at = Number(/^\/timeline\/(\d+)/.exec(run.faults[0]?.pointer ?? "")?.[1]);
    if (!(at < events.length)) throw new Error(`a fault that points nowhere: ${run.faults[0]?.pointer}`);
    events = events.filter((_, place) => place !== at);
  }
}

/** Timelines of entering, moving, attaching, resolving and turning over; all of it can happen. */
export function timelines(): fc.Arbitrary<Timeline> {
  return wishes.map((wished) => possible(timelineOf(wished, NAMES)));
}

/** Its last board, under other rules without what can't happen there. */
export function boardOf(timeline: Timeline, ruleset: Ruleset = current()): Board {
  const board = BOARDS.get(ruleset === current() && BOARDS.has(timeline) ? timeline : possible(timeline, ruleset));
  if (board === undefined) throw new Error("a possible timeline has a board");
  return board;
}
