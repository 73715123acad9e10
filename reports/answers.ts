import type { CheckedValue, Result } from "../src/rules/formats.gen.js";
import { groupBy } from "../src/rules/group.js";
import { byCodeUnit } from "../src/rules/text-order.js";

/** Results of one scenario that are the same but for their ruleset. */
export type SameResults = readonly [Result, ...Result[]];

/** Whether values were compared. A fail without values says that it can not, though it claims to. */
export function isAnswer({ verdict, values }: Result): boolean {
  return (verdict === "pass" || verdict === "alternative" || verdict === "fail") && values.length > 0;
}

/** Whether an engine says, of what it claims, that it does not support it: a fail without anything to compare. */
export function isFalseClaim({ verdict, values }: Result): boolean {
  return verdict === "fail" && values.every(({ ok }) => ok);
}

/** What is wrong in an answer, as a text that is the same for the same wrong values; empty if nothing is. */
export function wrongAnswer({ values }: Result): string {
  return wrongValues(values)
    .map(({ check, subject, characteristic, actual }) => JSON.stringify([check, subject, characteristic, actual]))
    .toSorted(byCodeUnit)
    .join("\n");
}

export function wrongValues(values: readonly CheckedValue[]): CheckedValue[] {
  return values.filter(({ ok }) => !ok);
}

/** Results put together that have the same scenario, verdict, wrong values and words. Each group stands where its first member did. */
export function sameResults(results: readonly Result[]): SameResults[] {
  const keyOf = (result: Result): string => {
    const { scenario, verdict, message, reading, lacks, expectation, divergence } = result;
    const { check, expected, actual } = divergence ?? {};
    return JSON.stringify([
      [scenario, verdict, message, reading, lacks, expectation],
      [check, expected, actual], // editions call one layer otherwise
      wrongAnswer(result),
      wrongValues(result.values).map(({ expected }) => expected),
    ]);
  };
  return [...groupBy(results, keyOf).values()].flatMap(([first, ...others]) =>
    first === undefined ? [] : [[first, ...others] as const],
  );
}

/**
 * What a reader is shown of failures: the same once, wrong answers first. What was not run is left to a number: there
 * may be hundreds, and they would hide what was.
 */
export function shownFailures(failures: readonly Result[]): SameResults[] {
  const groups = sameResults(failures.filter(({ verdict }) => verdict !== "notRun"));
  const isWrong = ([{ verdict }]: SameResults): boolean => verdict === "fail";
  return [...groups.filter(isWrong), ...groups.filter((group) => !isWrong(group))];
}
