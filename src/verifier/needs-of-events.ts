import type { Handles, ScenarioEvent } from "../rules/formats.gen.js";

/** What each kind of event needs by itself. */
const NEEDS_OF_KIND: Readonly<Record<ScenarioEvent["kind"], readonly Handles[]>> = {
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

type Said = Readonly<Record<string, unknown>>;

/** A need of what is said along with an event; some only with certain words, or beside others of the event. */
type Need = Handles | { readonly needs: Handles; readonly when: (event: Said) => boolean };

const NEEDS_OF_KEY: Readonly<Record<EventKey, readonly Need[]>> = {
  abilities: [],
  ability: [{ needs: "made-up-cards", when: ({ ability }) => typeof ability === "object" }],
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
  copyOf: ["copy", { needs: "entering-as", when: ({ token }) => token !== true }],
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
  zone: [{ needs: "other-zones", when: ({ zone }) => zone !== "battlefield" }],
};

/** What an event needs, and those that happen together with it. A word that is false is as if it were not there. */
export function needsOfEvent(event: ScenarioEvent): Handles[] {
  if (event.kind === "check") return [];
  const said: Said = { ...event };
  const keys = EVENT_KEYS.filter((key) => Object.hasOwn(said, key) && said[key] !== false);
  return [
    ...NEEDS_OF_KIND[event.kind],
    ...keys.flatMap((key) => NEEDS_OF_KEY[key].flatMap((need) => neededBy(need, said))),
    ...(event.kind === "simultaneous" ? event.events.flatMap(needsOfEvent) : []),
  ];
}

const EVENT_KEYS = Object.keys(NEEDS_OF_KEY) as readonly EventKey[];

function neededBy(need: Need, event: Said): Handles[] {
  if (typeof need === "string") return [need];
  return need.when(event) ? [need.needs] : [];
}

/** The kinds of events, and the words said along with events, that need a handle. */
export function eventsThatNeed(handle: Handles): {
  readonly kinds: readonly string[];
  readonly words: readonly string[];
} {
  const kinds = Object.entries(NEEDS_OF_KIND).flatMap(([kind, needs]) => (needs.includes(handle) ? [kind] : []));
  const words = EVENT_KEYS.filter((key) =>
    NEEDS_OF_KEY[key].some((need) => (typeof need === "string" ? need : need.needs) === handle),
  );
  return { kinds, words };
}
