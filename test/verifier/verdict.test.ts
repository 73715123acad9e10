import { expect } from "chai";
import type { KnownFailure, Result } from "../../src/rules/formats.gen.js";
import { isFailure } from "../../src/rules/failure.js";
import { VERDICTS } from "../../src/verifier/verdict.js";
import { isAsExpected } from "../../src/verifier/well.js";

const NOTHING: Omit<Result, "verdict"> = {
  scenario: "s",
  ruleset: "current",
  values: [],
  clauses: [],
  layers: [],
  pairs: [],
  checkPoints: [],
};

const known = (outcome: KnownFailure["outcome"]): Pick<Result, "expectation"> => ({
  expectation: { outcome, reason: "no dependency" },
});

describe("what counts as a failure", () => {
  it("is everything but a pass, another reading, and what is not claimed", () => {
    expect(VERDICTS.filter((verdict) => !isFailure({ ...NOTHING, verdict }))).to.deep.equal([
      "pass",
      "alternative",
      "unsupported",
    ]);
  });

  it("is of what it does not claim only what it can do nothing about", () => {
    const failing = VERDICTS.filter((verdict) => isFailure({ ...NOTHING, verdict, lacks: ["copy"] }));
    expect(failing).to.deep.equal(["broken", "notRun"]);
  });

  it("is by an expectations file whatever is not as it says", () => {
    for (const verdict of ["pass", "fail", "crashed"] as const) {
      expect(isFailure({ ...NOTHING, verdict, ...known("asKnown") })).to.equal(false);
      expect(isFailure({ ...NOTHING, verdict, ...known("passedUnexpectedly") })).to.equal(true);
      expect(isFailure({ ...NOTHING, verdict, ...known("failedOtherwise") })).to.equal(true);
    }
  });

  it("is strictly also an answer by another reading, unless it is known", () => {
    expect(isAsExpected({ ...NOTHING, verdict: "alternative" }, false)).to.equal(true);
    expect(isAsExpected({ ...NOTHING, verdict: "alternative" }, true)).to.equal(false);
    expect(isAsExpected({ ...NOTHING, verdict: "alternative", ...known("asKnown") }, true)).to.equal(true);
    expect(isAsExpected({ ...NOTHING, verdict: "pass" }, true)).to.equal(true);
  });
});
