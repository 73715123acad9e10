import type { Result } from "./formats.gen.js";

/**
 * Whether a result is not as it should be. Of what an engine does not claim nothing is expected, whatever came of it;
 * what an expectations file says goes before all else. Another reading of the rules is no failure.
 */
export function isFailure({ verdict, lacks, expectation }: Result): boolean {
  if (expectation !== undefined) return expectation.outcome !== "asKnown";
  switch (verdict) {
    case "pass":
    case "alternative":
    case "unsupported": // to deny what is claimed is a fail
      return false;
    case "broken":
    case "notRun":
      return true;
    case "fail":
    case "refused":
    case "error":
    case "timeout":
    case "crashed":
    case "unstable":
    case "oversizedLine":
    case "invalidJson":
    case "invalidMessage":
    case "wrongSequence":
    case "flooded":
      return lacks === undefined;
    default: {
      const unknown: never = verdict;
      throw new Error(`no verdict: ${String(unknown)}`);
    }
  }
}

/** Whether a run needed nothing that the engine does not claim. */
export function isClaimed({ verdict, lacks }: Result): boolean {
  return lacks === undefined && verdict !== "unsupported" && verdict !== "broken";
}

/** Whether a run was answered with values, right or wrong, although whoever was asked first was lost over it. */
export function isAnsweredLate({ attempts = [], verdict }: Result): boolean {
  return attempts.length > 0 && (verdict === "pass" || verdict === "alternative" || verdict === "fail");
}

/** Whether a run is passed, by whatever reading. */
export function isPassed({ verdict }: Pick<Result, "verdict">): boolean {
  return verdict === "pass" || verdict === "alternative";
}
