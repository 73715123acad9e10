import type { Result } from "../rules/formats.gen.js";

/**
 * Whether a result is no failure in itself: a pass, an answer by another reading of the rules unless `isStrict`, what an
 * engine does not claim (to deny what it claims is a fail), or whatever came of asking it for that.
 */
export function isWell({ verdict, lacks }: Result, isStrict: boolean): boolean {
  return verdict === "pass" || (verdict === "alternative" && !isStrict) || isExcused(verdict, lacks);
}

/** A file at fault, and a run that was cut off, are no answers of the engine: nothing it does not claim excuses them. */
function isExcused(verdict: Result["verdict"], lacks: Result["lacks"]): boolean {
  if (verdict === "unsupported") return true;
  return lacks !== undefined && verdict !== "broken" && verdict !== "notRun";
}

/** Whether a judged result is as it should be: well, or a failure just as the engine's expectations file tells it. */
export function isAsExpected(result: Result, isStrict: boolean): boolean {
  const { expectation } = result;
  return expectation === undefined ? isWell(result, isStrict) : expectation.outcome === "asKnown";
}
