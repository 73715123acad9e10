import type { Scenario } from "../../rules/formats.gen.js";

/** The clauses that decide a scenario, by what its author cites. */
export function decisiveIn(cites: Scenario["cites"] = []): ReadonlySet<string> {
  return new Set(cites.flatMap(({ clause, role }) => (role === "decides" ? [clause] : [])));
}

/** More clauses than this no sentence needs. */
const MOST_CLAUSES = 3;

/** Clauses that hold of many steps and decide few: what types and colors are, what is meant by a word. */
const COMMON: ReadonlySet<string> = new Set(
  "109.2 109.3 109.5 113.2c 202.3 205.1a 205.1b 205.4b 205.4c 208.3 208.3a 613.5 613.9 707.2".split(" "),
);

/** What explains an unexpected result: exceptions of a copy, that a negative number counts as 0, the halves of a hybrid symbol. */
const FOREMOST = /^(?:707\.9|107\.1b$|118\.7e$)/;

/** That something is in force, or stays what it was. */
const AT_LAST: ReadonlySet<string> = new Set(["611.2a", "611.3a", "611.3b", "707.2b"]);

/** When the effect of a static ability holds. Read alone beside one that has ceased, it says the opposite. */
const HOLDS = "611.3b";

/**
 * How little a clause says of a step: what is peculiar to it, its layer, what is common, that it is in force, its timestamp.
 * That an object's own ability is the older of two of one instant (CR 613.7n) is peculiar; that its player orders what comes
 * at once (CR 613.7m) says the least of all, where it decides (CR 101.4) it stands beside that.
 */
function rankOf(clause: string): number {
  if (FOREMOST.test(clause)) return -1;
  if (clause === "613.7n") return 0;
  if (clause === "613.7m") return 6;
  if (COMMON.has(clause)) return 2;
  if (/^613\.[1-4]/.test(clause) || clause === "305.6") return 1;
  if (clause.startsWith("613.7")) return clause === "613.7a" ? 5 : 4;
  return AT_LAST.has(clause) ? 3 : 0;
}

/** The places of the few clauses that decide, in the order of their weight; those that decide the scenario weigh most. */
export function decidingPlaces(clauses: readonly string[], decisive: ReadonlySet<string>): number[] {
  return clauses
    .map((clause, place) => ({ clause, place, rank: decisive.has(clause) ? -2 : rankOf(clause) }))
    .filter(({ clause }) => clause !== HOLDS || clauses.length === 1)
    .toSorted((a, b) => a.rank - b.rank || a.place - b.place)
    .slice(0, MOST_CLAUSES)
    .map(({ place }) => place);
}

/** The few clauses that decide, the weightiest first. */
export function decidingClauses(clauses: readonly string[], decisive: ReadonlySet<string>): string[] {
  return decidingPlaces(clauses, decisive).flatMap((place) => clauses[place] ?? []);
}
