import { expect } from "chai";
import { characteristicKind, mistakesOf, wrongBy } from "../../reports/mistakes.js";
import { REPORT } from "./fixture.js";
import { ENGINE_REPORT } from "./fixture-engine.js";

describe("the mistakes of an engine", () => {
  const mistakes = mistakesOf(ENGINE_REPORT);

  it("are put together by what is wrong, in which layer and how, most failures first", () => {
    const [first] = mistakes;
    expect(first).to.include({ verdict: "fail", characteristic: "power", wrongBy: "tooHigh", layer: "7b", runs: 2 });
    const failures = mistakes.map((mistake) => mistake.failures);
    expect(failures).to.deep.equal(failures.toSorted((a, b) => b - a));
  });

  it("have the same wrong answer under several rulesets once", () => {
    const [first] = mistakes;
    expect(first?.answers.map(({ results }) => results.map(({ ruleset }) => ruleset))).to.deep.equal([
      ["current", "ikoria"],
    ]);
  });

  it("count what is known and what is beyond the claims, and neither as a failure", () => {
    const known = mistakes.find(({ characteristic }) => characteristic === "subtypes");
    expect(known).to.include({ wrongBy: "extra", runs: 2, failures: 0, known: 1, beyond: 1 });
  });

  it("name a false claim as one", () => {
    expect(mistakes.filter(({ isFalseClaim }) => isFalseClaim).map(({ runs }) => runs)).to.deep.equal([1]);
  });

  it("have nothing of what is not claimed, and all that fails", () => {
    const verdicts = new Set(mistakes.map(({ verdict }) => verdict));
    expect([...verdicts]).not.to.include.members(["unsupported"]);
    expect([...verdicts]).to.include.members(["fail", "crashed", "timeout", "flooded", "broken", "notRun"]);
    expect(
      mistakesOf({ ...REPORT, results: REPORT.results.filter(({ verdict }) => verdict === "pass") }),
    ).to.deep.equal([]);
  });

  for (const [expected, actual, how] of [
    [2, 1, "tooLow"],
    [2, 3, "tooHigh"],
    [2, null, "absent"],
    [null, 2, "present"],
    [true, false, "no"],
    [false, true, "yes"],
    [["a", "b"], ["a"], "missing"],
    [["a"], ["a", "b"], "extra"],
    [["a"], ["a", "a"], "extra"],
    [["a"], ["b"], "others"],
    [["a", "b"], ["b", "a"], "order"],
    ["{1}", "{2}", "other"],
    [2, "2", "other"],
  ] as const) {
    it(`tell ${JSON.stringify(actual)} instead of ${JSON.stringify(expected)} as ${how}`, () => {
      const list = (value: typeof expected | typeof actual): string | number | boolean | null | string[] =>
        Array.isArray(value) ? [...(value as readonly string[])] : (value as string | number | boolean | null);
      expect(wrongBy(list(expected), list(actual))).to.equal(how);
    });
  }

  it("go by the characteristic, not by what it is of", () => {
    for (const [characteristic, kind] of [
      ["order 7b", "order"],
      ["depends 4 A on B by text", "depends"],
      ["has flying", "has"],
      ["counters +1/+1", "counters"],
      ["copiable.types", "copiable.types"],
      ["also paid", "also paid"],
      ["afterStateBasedActions counters +1/+1", "afterStateBasedActions counters"],
    ] as const)
      expect(characteristicKind(characteristic)).to.equal(kind);
  });
});
