import type { CheckedValue, Result } from "../src/rules/formats.gen.js";
import { groupBy } from "../src/rules/group.js";
import { byCodeUnit } from "../src/rules/text-order.js";

/** Results of one scenario that are the same but for their ruleset. */
export type SameResults = readonly [Result, ...Result[]];

/** Whether values were compared. A fail without values means that the engine lacks what it claims. */
export function isAnswer({ verdict, values }: Result): boolean {
  return (verdict === "pass" || verdict === "alternative" || verdict === "fail") && values.length > 0;
}

/** Whether an engine says that it does not support what it claims: a fail without values. */
export function isFalseClaim({ verdict, values }: Result): boolean {
  return verdict === "fail" && wrongValues(values).length === 0;
}

/** Whether a run fails as the engine's expectations file says. */
export function isKnownFailure({ expectation }: Result): boolean {
  return expectation?.outcome === "asKnown";
}

/** The wrong values of an answer as a text: equal for equal wrong values, empty if none is wrong. */
export function wrongAnswer({ values }: Result): string {
  return wrongValues(values)
    .map(({ check, subject, characteristic, actual }) => JSON.stringify([check, subject, characteristic, actual]))
    .toSorted(byCodeUnit)
    .join("\n");
}

export function wrongValues(values: readonly CheckedValue[]): CheckedValue[] {
  return values.filter(({ ok }) => !ok);
}

/** Groups results with the same scenario, verdict, wrong values and message. Each group is placed at its first member. */
export function sameResults(results: readonly Result[]): SameResults[] {
  const keyOf = (result: Result): string => {
    const { scenario, verdict, message, reading, lacks, expectation, divergence } = result;
    const { check, expected, actual } = divergence ?? {};
    return JSON.stringify([
      [scenario, verdict, message, reading, lacks, expectation],
      [check, expected, actual], // editions name layers differently
      wrongAnswer(result),
      wrongValues(result.values).map(({ expected }) => expected),
    ]);
  };
  return [...groupBy(results, keyOf).values()];
}

/** The failures to show, equal ones once, wrong answers first; without runs that were not made, which may be hundreds. */
export function shownFailures(failures: readonly Result[]): SameResults[] {
  const groups = sameResults(failures.filter(({ verdict }) => verdict !== "notRun"));
  return groups.toSorted(([a], [b]) => Number(b.verdict === "fail") - Number(a.verdict === "fail"));
}
