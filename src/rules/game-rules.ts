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
