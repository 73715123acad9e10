import type { CheckedValue, PlanEntry, Result, Verdict } from "../rules/formats.gen.js";

/** Verdicts in the order in which reports list them. */
export const VERDICTS = [
  "pass",
  "alternative",
  "fail",
  "broken",
  "unsupported",
  "refused",
  "error",
  "timeout",
  "crashed",
  "unstable",
  "oversizedLine",
  "invalidJson",
  "invalidMessage",
  "wrongSequence",
  "flooded",
  "notRun",
] as const satisfies readonly Verdict[];

/** pass or fail for compared values; undefined for none, since comparing nothing is not passing. */
export function verdictOf(values: readonly CheckedValue[]): "pass" | "fail" | undefined {
  if (values.length === 0) return undefined;
  return values.every((value) => value.ok) ? "pass" : "fail";
}

/** The result of an entry that has nothing to compare. */
export function unanswered(
  entry: PlanEntry,
  verdict: Exclude<Verdict, "pass" | "alternative" | "fail">,
  message: string,
  attempts?: readonly string[],
): Result {
  return {
    scenario: entry.scenario,
    ruleset: entry.ruleset,
    verdict,
    message,
    ...(attempts === undefined ? {} : { attempts: [...attempts] }),
    values: [],
    clauses: [],
    layers: [],
    pairs: [],
    checkPoints: [],
  };
}
