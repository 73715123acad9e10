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
