import { own } from "./own.js";
/** The clause about what a changed rule changes, by the end or the beginning of its slug. */
const CLAUSES: readonly (readonly [pattern: RegExp, clause: string])[] = [
  [/maximum-hand-size/, "402.2"],
  [/land-play|any-number-of-lands|cant-play-lands/, "305.2"],
  [/^cant-attack/, "508.1c"],
  [/^(?:must-attack|goaded$)/, "508.1d"],
  [/^cant-block/, "509.1b"],
  [/^must-block/, "509.1c"],
  [/as-though/, "609.4"],
];

/** The clauses that a changed rule of the game sends one to, besides CR 613.11. */
export function clausesOfRule(rule: string): string[] {
  return CLAUSES.flatMap(([pattern, clause]) => (pattern.test(rule) ? [clause] : []));
}

/** Whether a changed rule is about how many cards a hand may have (CR 402.2). */
export function isOfHandSize(rule: string): boolean {
  return clausesOfRule(rule).includes("402.2");
}

const SETTING: ReadonlySet<string> = new Set(["maximum-hand-size", "no-maximum-hand-size"]);

/** Whether it says what the size is, whatever was said before; others make it more or less (CR 613.9). */
export function setsHandSize(rule: string): boolean {
  return SETTING.has(rule);
}

/** What a changed rule allows or requires that another one forbids. */
export type Beaten = "may" | "must";

/** By a rule that forbids something: the rules that allow it or require it, which it beats (CR 101.2). */
const BEATEN: Readonly<Record<string, Readonly<Record<string, Beaten>>>> = {
  "cant-play-lands": { "additional-land-play": "may", "any-number-of-lands": "may" },
  "cant-attack": { "must-attack-if-able": "must", goaded: "must", "attacks-as-though-without-defender": "may" },
  "cant-block": { "must-block-if-able": "must", "must-block-source-if-able": "must" },
  "cant-be-blocked": { "must-be-blocked-if-able": "must", "must-be-blocked-by-all-able": "must" },
};

/** Whether a rule forbids what the other one allows or requires. */
export function beats(rule: string, other: string): Beaten | undefined {
  return own(own(BEATEN, rule) ?? {}, other);
}
