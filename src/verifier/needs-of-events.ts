import type { Handles, ScenarioEvent } from "../rules/formats.gen.js";

/** What each kind of event needs by itself. */
export const NEEDS_OF_KIND: Readonly<Record<ScenarioEvent["kind"], readonly Handles[]>> = {
  enters: [],
  moves: ["zone-changes"],
  casts: ["costs", "other-zones"],
  resolves: ["resolving"],
  attach: ["attachments"],
  unattach: ["attachments"],
  counters: ["counters"],
  turnFaceUp: ["face-down"],
  turnFaceDown: ["face-down"],
  transform: [], // what the card's layout needs
  merges: ["merge"],
  sticker: ["stickers"],
  phaseOut: ["phasing"],
  phaseIn: ["phasing"],
  tap: ["tapping"],
  untap: ["tapping"],
  designate: ["designations"],
  choose: ["choices"],
  link: ["linked"],
  player: ["player-numbers"],
  damage: ["damage"],
  turn: ["durations"],
  ends: ["durations"],
  stateBased: ["state-based", "state-based-rounds"],
  simultaneous: ["simultaneous-timestamps"],
  check: [],
};

/** Every key that some event but a check has. */
type EventKey = ScenarioEvent extends infer E
  ? E extends { kind: "check" }
    ? never
    : E extends unknown
      ? Exclude<keyof E, "kind">
      : never
  : never;

/** What is said along with an event needs; some words only with others of the event. */
type Needs = readonly Handles[] | ((event: Readonly<Record<string, unknown>>) => readonly Handles[]);

export const NEEDS_OF_KEY: Readonly<Record<EventKey, Needs>> = {
  abilities: [],
  ability: ({ ability }) => (typeof ability === "object" ? ["made-up-cards"] : []),
  active: [],
  add: [],
  additional: [],
  after: [],
  alternative: [],
  amount: [],
  as: [],
  attachedTo: ["attachments"],
  back: ["double-faced"],
  card: [],
  choices: ["choices"],
  controller: [],
  copyOf: ({ token }) => (token === true ? ["copy"] : ["copy", "entering-as"]),
  counters: ["counters"],
  designation: ["designations"],
  effect: [],
  events: [],
  except: [],
  faceDown: ["face-down"],
  half: ["split"],
  hand: [],
  id: [],
  keep: [],
  level: [],
  library: [],
  life: [],
  links: ["linked"],
  meldedWith: ["double-faced"],
  object: [],
  objects: [],
  on: [],
  onto: [],
  owner: [],
  player: [],
  position: [],
  power: [],
  prototype: ["prototype"],
  remove: [],
  source: [],
  tapped: ["tapping"],
  targets: [],
  textBoxOf: ["text", "entering-as"],
  to: [],
  token: ["tokens"],
  toughness: [],
  with: [],
  word: [],
  x: [],
  zone: ({ zone }) => (zone === "battlefield" ? [] : ["other-zones"]),
};

/** What an event needs, and those that happen together with it. A word that is false is as if it were not there. */
export function needsOfEvent(event: ScenarioEvent): Handles[] {
  if (event.kind === "check") return [];
  const said: Readonly<Record<string, unknown>> = { ...event };
  const keys = (Object.keys(NEEDS_OF_KEY) as EventKey[]).filter(
    (key) => Object.hasOwn(said, key) && said[key] !== false,
  );
  return [
    ...NEEDS_OF_KIND[event.kind],
    ...keys.flatMap((key) => {
      const needs = NEEDS_OF_KEY[key];
      return typeof needs === "function" ? needs(said) : needs;
    }),
    ...(event.kind === "simultaneous" ? event.events.flatMap(needsOfEvent) : []),
  ];
}
