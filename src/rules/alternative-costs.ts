import { own } from "./own.js";

/** What paying an alternative cost by a keyword makes of the spell, besides what is paid (CR 118.9). */
export type Made =
  /** Nothing: only what is paid, when, or from where. What the permanent or the effect then does is said by other abilities. */
  | { readonly kind: "nothing" }
  /** A state that the spell, its copies and the permanent it becomes have: see designations and keyword statics. */
  | { readonly kind: "state"; readonly state: string }
  /** It is cast with its back face up, as the permanent then is (CR 712.8). */
  | { readonly kind: "back" }
  /** What is sacrificed or tapped for it makes the spell cost less: see keyword statics. */
  | { readonly kind: "less" }
  /** Its text reads otherwise: the spell ability that names this keyword is what resolves. */
  | { readonly kind: "text" };

const NOTHING: Made = { kind: "nothing" };
const BACK: Made = { kind: "back" };
const LESS: Made = { kind: "less" };
const TEXT: Made = { kind: "text" };

function state(named: string): Made {
  return { kind: "state", state: named };
}

/** Every keyword in print whose cost is paid rather than a mana cost, in the order of the rules. */
export const ALTERNATIVE_COSTS = {
  flashback: NOTHING,
  madness: NOTHING,
  evoke: NOTHING,
  prowl: NOTHING,
  miracle: NOTHING,
  overload: TEXT,
  bestow: state("bestowed"),
  dash: state("dash"),
  awaken: NOTHING,
  surge: NOTHING,
  emerge: LESS,
  spectacle: NOTHING,
  escape: NOTHING,
  mutate: NOTHING,
  foretell: NOTHING,
  disturb: BACK,
  cleave: TEXT,
  blitz: state("blitz"),
  "more than meets the eye": BACK,
  freerunning: NOTHING,
  impending: state("impending"),
  harmonize: LESS,
  warp: NOTHING,
  mayhem: NOTHING,
  "web-slinging": NOTHING,
  sneak: NOTHING,
} as const satisfies Readonly<Record<string, Made>>;

/** What paying the cost of this keyword makes of a spell; undefined if it is no alternative cost. */
export function madeBy(keyword: string): Made | undefined {
  return own<Made>(ALTERNATIVE_COSTS, keyword);
}

/** The states in which a spell can be for the way in which it was cast. */
export const STATES_OF_CASTING: ReadonlySet<string> = new Set(
  Object.values<Made>(ALTERNATIVE_COSTS).flatMap((made) => (made.kind === "state" ? [made.state] : [])),
);

/** Keywords whose cost turns a permanent face up: to cast the card face down costs {3} (CR 702.37c, 702.168b). */
export const FACE_DOWN_KEYWORDS: readonly string[] = ["morph", "megamorph", "disguise"];
export const FACE_DOWN_COST = "{3}";
