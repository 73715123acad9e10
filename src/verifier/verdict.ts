import { isFailure } from "../rules/failure.js";
import type { CheckedValue, PlanEntry, Result, Verdict } from "../rules/formats.gen.js";

export { isFailure };

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

/** pass or fail for values that were compared; undefined for none, since having compared nothing is not passing. */
export function verdictOf(values: readonly CheckedValue[]): "pass" | "fail" | undefined {
  if (values.length === 0) return undefined;
  return values.every((value) => value.ok) ? "pass" : "fail";
}

/** Whether a result is as expected; strictly, also an answer by another reading is not. */
export function isGood(result: Result, isStrict: boolean): boolean {
  if (isFailure(result)) return false;
  return result.verdict !== "alternative" || !isStrict || result.expectation?.outcome === "asKnown";
}

/** The result of an entry for which there is nothing to compare. */
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
