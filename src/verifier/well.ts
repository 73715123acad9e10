import type { Result } from "../rules/formats.gen.js";
import { isFailure } from "../rules/failure.js";

/** Whether a result is no failure, known or not; if `isStrict`, an answer by another reading is one. */
export function isWell(judged: Result, isStrict: boolean): boolean {
  const result = { ...judged };
  delete result.expectation;
  const { verdict, lacks } = result;
  return !isFailure(result) && !(isStrict && verdict === "alternative" && lacks === undefined);
}

/** Whether a judged result is as expected: well, or exactly the failure that the engine's expectations file records. */
export function isAsExpected(result: Result, isStrict: boolean): boolean {
  const { expectation } = result;
  return expectation === undefined ? isWell(result, isStrict) : expectation.outcome === "asKnown";
}
