import { expect } from "chai";
import type { KnownVerdict, Result } from "../../src/rules/formats.gen.js";
import { validateExpectations, validateReport } from "../../src/scenario/validators.gen.js";
import { answerOf, judgeByKnown, noExpectations, runsOutside, unusedReasons } from "../../src/verifier/expectations.js";
import { isAsExpected, isWell } from "../../src/verifier/well.js";
import { reportOf } from "../../src/verifier/report.js";
import { expectations, failure, knownPower, result, rightValue, wrongValue } from "./known.js";

const KNOWN = expectations({ bears: [knownPower(3)] });

function outcome(given: Result, known = KNOWN, isStrict = false): string | undefined {
  return judgeByKnown(given, known, isStrict).expectation?.outcome;
}

const NO_ANSWER: readonly KnownVerdict[] = [
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
];

describe("judging by known failures", () => {
  it("says nothing of a run that the file does not name", () => {
    const given = failure("cats", 3);
    expect(judgeByKnown(given, KNOWN, false)).to.deep.equal(given);
    expect(judgeByKnown(failure("bears", 3, "m10"), KNOWN, false)).not.to.have.property("expectation");
    expect(judgeByKnown(failure("constructor", 3), noExpectations("bears"), false)).not.to.have.property("expectation");
  });

  it("calls a failure with just the values that are told as known, with the reason", () => {
    expect(judgeByKnown(failure("bears", 3), KNOWN, false).expectation).to.deep.equal({
      outcome: "asKnown",
      reason: "Bears are weak.",
      issue: "https://example.com/1",
    });
  });

  it("does not mind the order of values, nor what was expected", () => {
    const known = expectations({ bears: [knownPower(3, { wrong: { end: { Bear: { power: 3, toughness: 4 } } } })] });
    const values = [wrongValue("Bear", "toughness", 4), { ...wrongValue("Bear", "power", 3), expected: "otherwise" }];
    expect(outcome(result("bears", { verdict: "fail", values }), known)).to.equal("asKnown");
  });

  it("calls another wrong value, one more or one less a failure of another kind, with what was told", () => {
    const more = [wrongValue("Bear", "power", 3), wrongValue("Cat", "power", 3)];
    const elsewhere = [wrongValue("Bear", "power", 3, "begin")];
    const others = [
      failure("bears", 4),
      failure("bears", "3"),
      failure("bears", null),
      result("bears", { verdict: "fail", values: more }),
      result("bears", { verdict: "fail", values: elsewhere }),
      result("bears", { verdict: "timeout" }),
    ];
    for (const other of others) {
      const { expectation } = judgeByKnown(other, KNOWN, false);
      expect(expectation?.outcome).to.equal("failedOtherwise");
      expect(expectation?.told).to.deep.equal({ wrong: { end: { Bear: { power: 3 } } } });
    }
    const two = expectations({ bears: [knownPower(3, { wrong: { end: { Bear: { power: 3, toughness: 4 } } } })] });
    expect(outcome(failure("bears", 3), two)).to.equal("failedOtherwise");
  });

  it("calls a pass that was known to fail unexpected", () => {
    expect(outcome(result("bears", { values: [rightValue("Bear", "power")] }))).to.equal("passedUnexpectedly");
  });

  it("knows runs without an answer by their verdict alone", () => {
    for (const verdict of NO_ANSWER) {
      const known = expectations({ bears: [{ rulesets: ["current"], reason: "weak", verdict }] });
      expect(validateExpectations(known), verdict).to.equal(true);
      expect(outcome(result("bears", { verdict, message: "whatever" }), known), verdict).to.equal("asKnown");
      expect(outcome(failure("bears", 3), known), verdict).to.equal("failedOtherwise");
      const other = verdict === "timeout" ? "crashed" : "timeout";
      expect(outcome(result("bears", { verdict: other }), known), verdict).to.equal("failedOtherwise");
    }
  });

  it("says nothing of a broken file, nor of a run that was cut off", () => {
    for (const verdict of ["broken", "notRun"] as const) {
      expect(judgeByKnown(result("bears", { verdict }), KNOWN, false), verdict).not.to.have.property("expectation");
      const known = expectations({ bears: [{ rulesets: ["current"], reason: "weak", verdict: verdict as "fail" }] });
      expect(validateExpectations(known), verdict).to.equal(false);
    }
  });

  it("takes an answer by another reading for a failure only if that is asked for, and knows it by its values", () => {
    const other = { ...failure("bears", 3), verdict: "alternative" as const, reading: "freed-goes-at-once" };
    expect(outcome(other, KNOWN, true)).to.equal("asKnown");
    expect(outcome(other, KNOWN, false)).to.equal("passedUnexpectedly");
  });

  it("takes nothing for a failure that the engine does not claim", () => {
    for (const verdict of ["unsupported", "refused", "fail", "timeout"] as const) {
      const unclaimed = result("bears", { verdict, lacks: ["copy"] });
      expect(isWell(unclaimed, false), verdict).to.equal(true);
      expect(outcome(unclaimed), verdict).to.equal("passedUnexpectedly");
    }
    expect(isWell(result("bears", { verdict: "unsupported" }), false)).to.equal(true);
    expect(isWell(result("bears", { verdict: "notRun", lacks: ["copy"] }), false)).to.equal(false);
  });

  it("knows a false claim, which has no wrong value, by its verdict", () => {
    expect(answerOf(result("bears", { verdict: "fail", message: "not told" }))).to.deep.equal({ verdict: "fail" });
  });

  it("keeps both answers to what is asked for twice", () => {
    const values = [wrongValue("game", "order 4", ["a"]), wrongValue("game", "order 4", ["b"])];
    expect(answerOf(result("bears", { verdict: "fail", values }))).to.deep.equal({
      wrong: { end: { game: { "order 4": ["a"], "order 4 (2)": ["b"] } } },
    });
  });

  it("judges anew what was judged before", () => {
    const once = judgeByKnown(failure("bears", 3), KNOWN, false);
    expect(judgeByKnown(once, KNOWN, false)).to.deep.equal(once);
    expect(judgeByKnown(once, noExpectations("bears"), false)).to.deep.equal(failure("bears", 3));
  });

  it("is all as it should be if every failure is as known, and only then", () => {
    const isFine = (given: Result): boolean => isAsExpected(judgeByKnown(given, KNOWN, false), false);
    expect([result("cats"), failure("bears", 3)].map(isFine)).to.deep.equal([true, true]);
    expect([failure("cats", 3), failure("bears", 4), result("bears")].map(isFine)).to.deep.equal([false, false, false]);
  });

  it("gives results that a report can hold", () => {
    const results = [failure("bears", 4), result("cats")].map((each) => judgeByKnown(each, KNOWN, false));
    const plan = results.map(({ scenario, ruleset }) => ({ scenario, ruleset }));
    const engine = { name: "bears", version: "1" };
    const digest = "0".repeat(64);
    const report = reportOf({ engine, digest, plan, scenarios: [], cards: new Map(), problems: [], results });
    expect(validateReport(report), JSON.stringify(validateReport.errors)).to.equal(true);
  });
});

describe("what an expectations file has in excess", () => {
  it("is runs that a plan has not", () => {
    const known = expectations({
      bears: [knownPower(3, { rulesets: ["m10", "current"] }), knownPower(4, { rulesets: ["m14"] })],
      cats: [knownPower(3)],
    });
    const plan = [
      { scenario: "bears", ruleset: "current" },
      { scenario: "bears", ruleset: "m14" },
    ] as const;
    expect(runsOutside(known, plan)).to.deep.equal([
      { scenario: "bears", ruleset: "m10" },
      { scenario: "cats", ruleset: "current" },
    ]);
  });

  it("is reasons that no run has", () => {
    const reasons = { weak: { text: "Weak." }, odd: { text: "Odd." } };
    expect(unusedReasons(expectations({ bears: [knownPower(3)] }, { reasons }))).to.deep.equal(["odd"]);
  });
});
