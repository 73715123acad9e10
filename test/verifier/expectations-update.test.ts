import { expect } from "chai";
import * as fc from "fast-check";
import type { Expectations, Result, RulesetId } from "../../src/rules/formats.gen.js";
import { validateExpectations } from "../../src/scenario/validators.gen.js";
import { entryFor, judgeByKnown, noExpectations, unusedReasons } from "../../src/verifier/expectations.js";
import { type GivenReason, updated } from "../../src/verifier/expectations-update.js";
import { isAsExpected, isWell } from "../../src/verifier/well.js";
import { expectations, failure, knownPower, result, wrongValue } from "./known.js";

const WEAK: GivenReason = { id: "weak", reason: { text: "Bears are weak.", issue: "https://example.com/1" } };
const ODD: GivenReason = { id: "odd", reason: { text: "Bears are odd." } };

function after(before: Expectations, results: readonly Result[], given?: GivenReason): Expectations {
  const update = updated(before, results, given, false);
  if (!update.ok) throw new Error(`unexplained: ${update.unexplained.map(({ scenario }) => scenario).join(", ")}`);
  return update.value;
}

describe("updating known failures", () => {
  it("refuses new failures without a reason, and names them", () => {
    const update = updated(noExpectations("bears"), [failure("bears", 3), result("cats")], undefined, false);
    expect(update).to.deep.equal({ ok: false, unexplained: [failure("bears", 3)] });
  });

  it("refuses another wrong answer without a reason", () => {
    for (const other of [failure("bears", 4), result("bears", { verdict: "timeout" })]) {
      const update = updated(expectations({ bears: [knownPower(3)] }), [other], undefined, false);
      expect(update.ok).to.equal(false);
    }
  });

  it("refuses the known answer under another ruleset without a reason", () => {
    const update = updated(expectations({ bears: [knownPower(3)] }), [failure("bears", 3, "m10")], undefined, false);
    expect(update.ok).to.equal(false);
  });

  it("puts new failures in with the reason, in the order of their ids", () => {
    const before = expectations({ bears: [knownPower(3)] });
    const value = after(before, [failure("cats", 1), failure("apes", 2)], ODD);
    expect(Object.keys(value.known)).to.deep.equal(["apes", "bears", "cats"]);
    expect(value.known["cats"]).to.deep.equal([knownPower(1, { reason: "odd" })]);
    expect(value.reasons).to.deep.equal({ odd: ODD.reason, weak: WEAK.reason });
  });

  it("writes runs of a scenario that fail in one way once, rulesets by age", () => {
    const results = (["current", "ikoria", "m10"] as const).map((ruleset) =>
      failure("bears", ruleset === "ikoria" ? 4 : 3, ruleset),
    );
    expect(after(noExpectations("bears"), results, WEAK).known["bears"]).to.deep.equal([
      knownPower(3, { rulesets: ["m10", "current"] }),
      knownPower(4, { rulesets: ["ikoria"] }),
    ]);
  });

  it("changes an answer where it stands", () => {
    const before = expectations({
      bears: [knownPower(3, { rulesets: ["m10", "current"] }), knownPower(9, { rulesets: ["m14"] })],
    });
    const results = [failure("bears", 4, "current"), failure("bears", 4, "m10"), failure("bears", 9, "m14")];
    expect(after(before, results, WEAK).known["bears"]).to.have.deep.members([
      knownPower(4, { rulesets: ["m10", "current"] }),
      knownPower(9, { rulesets: ["m14"] }),
    ]);
  });

  it("takes out what passes, and the reason with its last run", () => {
    const before = expectations({ bears: [knownPower(3, { rulesets: ["m10", "current"] })] });
    const once = after(before, [result("bears")]);
    expect(once.known["bears"]).to.deep.equal([knownPower(3, { rulesets: ["m10"] })]);
    expect(Object.keys(once.reasons)).to.deep.equal(["weak"]);
    const update = updated(once, [result("bears", { ruleset: "m10" })], undefined, false);
    expect(update.ok && update.value).to.deep.equal({ engine: "bears", reasons: {}, known: {} });
    expect(update.ok && update.changes.droppedReasons).to.deep.equal(["weak"]);
  });

  it("leaves a reason alone that nothing needed before", () => {
    const before = expectations({}, { reasons: { planned: { text: "Not yet." } } });
    expect(after(before, [result("bears")])).to.deep.equal(before);
  });

  it("leaves out a reason that is given and not needed", () => {
    const before = expectations({ bears: [knownPower(3)] });
    expect(after(before, [failure("bears", 3)], ODD)).to.deep.equal(before);
  });

  it("touches nothing of runs without a result, or of which nothing can be known", () => {
    const before = expectations({ bears: [knownPower(3)], cats: [knownPower(3)], gone: [knownPower(3)] });
    const results = [result("bears", { verdict: "broken" }), result("cats", { verdict: "notRun" })];
    expect(after(before, results)).to.deep.equal(before);
  });

  it("takes out what the engine claims no more, without a reason", () => {
    const unclaimed = result("bears", { verdict: "unsupported", lacks: ["copy"] });
    expect(after(expectations({ bears: [knownPower(3)] }), [unclaimed]).known).to.deep.equal({});
    expect(after(noExpectations("bears"), [unclaimed]).known).to.deep.equal({});
  });
});

const RULESETS: readonly RulesetId[] = ["m10", "current"];
const SCENARIOS = ["apes", "bears", "cats", "constructor"];

/** What an engine may do with one run. */
const ending: fc.Arbitrary<Partial<Result>> = fc.oneof(
  fc.constant({}),
  fc
    .uniqueArray(fc.constantFrom("power", "toughness", "colors"), { minLength: 1 })
    .chain((names) =>
      fc.tuple(...names.map((name) => fc.integer({ min: 0, max: 2 }).map((n) => wrongValue("Bear", name, n)))),
    )
    .map((values): Partial<Result> => ({ verdict: "fail", values })),
  fc.constantFrom<Partial<Result>[]>(
    { verdict: "timeout" },
    { verdict: "crashed" },
    { verdict: "notRun" },
    { verdict: "broken" },
    { verdict: "unsupported", lacks: ["copy"] },
  ),
);

/** The results of a run over some of the scenarios. */
const run: fc.Arbitrary<Result[]> = fc
  .tuple(
    ...SCENARIOS.flatMap((id) => RULESETS.map((ruleset) => fc.option(ending).map((over) => ({ id, ruleset, over })))),
  )
  .map((all) => all.flatMap(({ id, ruleset, over }) => (over === null ? [] : [result(id, { ruleset, ...over })])));

/** A file that came about by runs before, with different reasons. */
const before: fc.Arbitrary<Expectations> = fc
  .tuple(run, run)
  .map(([first, second]) => after(after(noExpectations("bears"), first, WEAK), second, ODD));

describe("updating known failures, whatever happened", () => {
  it("is valid, and then all is as known but for what can not be", () => {
    fc.assert(
      fc.property(before, run, (file, results) => {
        const value = after(file, results, WEAK);
        expect(validateExpectations(value), JSON.stringify(validateExpectations.errors)).to.equal(true);
        for (const each of results) {
          const isOpen = each.verdict === "broken" || each.verdict === "notRun";
          expect(isAsExpected(judgeByKnown(each, value, false), false), each.verdict).to.equal(!isOpen);
        }
      }),
    );
  });

  it("changes nothing the second time", () => {
    fc.assert(
      fc.property(before, run, (file, results) => {
        const once = after(file, results, WEAK);
        expect(after(once, results)).to.deep.equal(once);
      }),
    );
  });

  it("hides nothing without a reason: what is accepted then only takes out", () => {
    fc.assert(
      fc.property(before, run, (file, results) => {
        const update = updated(file, results, undefined, false);
        const isNew = (each: Result): boolean =>
          each.verdict !== "broken" &&
          each.verdict !== "notRun" &&
          !isWell(each, false) &&
          judgeByKnown(each, file, false).expectation?.outcome !== "asKnown";
        expect(update.ok).to.equal(!results.some(isNew));
        if (!update.ok) {
          expect(update.unexplained.map(({ scenario, ruleset }) => ({ scenario, ruleset }))).to.deep.equal(
            results.filter(isNew).map(({ scenario, ruleset }) => ({ scenario, ruleset })),
          );
          return;
        }
        for (const scenario of SCENARIOS) {
          for (const ruleset of RULESETS) {
            const [old, now] = [entryFor(file, { scenario, ruleset }), entryFor(update.value, { scenario, ruleset })];
            if (now !== undefined) expect({ ...now, rulesets: [] }).to.deep.equal({ ...old, rulesets: [] });
          }
        }
      }),
    );
  });

  it("gives the same again once an entry was taken out by hand", () => {
    fc.assert(
      fc.property(run, fc.constantFrom(...SCENARIOS), (results, gone) => {
        const once = after(noExpectations("bears"), results, WEAK);
        const { [gone]: _, ...known } = once.known;
        const again = after({ ...once, known }, results, WEAK);
        expect(again).to.deep.equal(once);
        expect(Object.keys(again.known)).to.deep.equal(Object.keys(once.known));
      }),
    );
  });

  it("leaves what is outside of the run as it was, and no new reason without a run", () => {
    fc.assert(
      fc.property(before, run, (file, results) => {
        const value = after(file, results, ODD);
        const ran = new Set(results.map(({ scenario, ruleset }) => `${scenario} ${ruleset}`));
        for (const scenario of SCENARIOS) {
          for (const ruleset of RULESETS) {
            if (ran.has(`${scenario} ${ruleset}`)) continue;
            const [old, now] = [entryFor(file, { scenario, ruleset }), entryFor(value, { scenario, ruleset })];
            expect(now && { ...now, rulesets: [] }).to.deep.equal(old && { ...old, rulesets: [] });
          }
        }
        expect(unusedReasons(value)).to.deep.equal([]);
      }),
    );
  });
});
