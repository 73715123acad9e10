import { expect } from "chai";
import type { Claims, Handles, Observes, RulesetId } from "../../src/rules/formats.gen.js";
import { type Advice, advice, pathFrom } from "../../src/verifier/advice.js";
import { type RunNeeds, runNeeds, valuesObserved } from "../../src/verifier/corpus-needs.js";
import { corpusCards, corpusScenarios } from "../support/corpus.js";
import { studied } from "../support/studies.js";

function run(
  handles: Handles[],
  values: Partial<Record<Observes, number>> = { power: 1 },
  ruleset: RulesetId = "current",
): RunNeeds {
  const counts = Object.entries(values).map(([word, now]) => [word as Observes, { now, then: 0 }] as const);
  return { entry: { scenario: "a-run", ruleset }, handles, values: new Map(counts) };
}

function claims(handles: Handles[], observes: Observes[] = ["power"], rulesets: RulesetId[] = ["current"]): Claims {
  return { input: "effects", rulesets, handles, observes };
}

describe("advice on claims", () => {
  const runs = [
    run([], { power: 1, zone: 2 }),
    run(["type"]),
    run(["type"], { zone: 1 }),
    run(["type"], {}, "m10"),
    run(["copy", "type"], { power: 2 }),
    run(["copy", "color"]),
    run(["copy", "color"]),
    run(["color"]),
  ];

  it("counts the runs asked under the rulesets claimed: all they need is handled, and something is told", () => {
    expect(advice(claims([]), runs)).to.include({ runs: 7, asked: 1 });
    expect(advice(claims(["type"]), runs)).to.include({ runs: 7, asked: 2 });
    expect(advice(claims(["type"], ["zone"]), runs)).to.include({ runs: 7, asked: 2 });
    expect(advice(claims(["type"], ["power"], ["m10"]), runs)).to.include({ runs: 1, asked: 0 });
  });

  it("counts the values told of those that are expected in what is handled", () => {
    expect(advice(claims([]), runs).values).to.deep.equal({ told: 1, expected: 3 });
    expect(advice(claims([], ["power", "zone"]), runs).values).to.deep.equal({ told: 3, expected: 3 });
  });

  it("tells which single claim unlocks how many runs, the best first", () => {
    const next: Advice["next"] = [
      { claim: "type", unlocks: 1 },
      { claim: "color", unlocks: 1 },
    ];
    expect(advice(claims([]), runs).next).to.deep.equal(next);
    expect(advice(claims(["copy"]), runs).next).to.deep.equal([
      { claim: "color", unlocks: 3 },
      { claim: "type", unlocks: 2 },
    ]);
  });

  it("goes on step by step to the end, several claims at once where one unlocks less", () => {
    expect(advice(claims([]), runs).path).to.deep.equal([
      { claims: ["copy", "color"], unlocks: 3, asked: 4 },
      { claims: ["type"], unlocks: 2, asked: 6 },
    ]);
    expect(advice(claims(["copy", "color", "type"]), runs).path).to.deep.equal([]);
  });

  it("takes a long step where there is no short one", () => {
    const long: Handles[] = ["copy", "merge", "face-down", "control", "text"];
    expect(pathFrom([], [run(long)], 1)).to.deep.equal([{ claims: long, unlocks: 1, asked: 1 }]);
  });

  it("names what is not told, most values first", () => {
    const board = [run([], { power: 1, zone: 1, name: 3 })];
    expect(advice(claims([]), board).untold).to.deep.equal([
      { observes: "name", values: 3 },
      { observes: "zone", values: 1 },
    ]);
  });
});

describe("the values a run expects to be told", () => {
  it("after state-based actions need two words", () => {
    const board: RunNeeds = {
      entry: { scenario: "a-run", ruleset: "current" },
      handles: [],
      values: new Map([
        ["power", { now: 1, then: 2 }],
        ["afterStateBasedActions", { now: 4, then: 0 }],
      ]),
    };
    expect(valuesObserved(board, new Set(["power"]))).to.equal(1);
    expect(valuesObserved(board, new Set(["afterStateBasedActions"]))).to.equal(4);
    expect(valuesObserved(board, new Set(["power", "afterStateBasedActions"]))).to.equal(7);
  });

  it("keywords add nothing to all abilities", () => {
    const board = run([], { abilities: 3, keywords: 2 });
    expect(valuesObserved(board, new Set(["keywords"]))).to.equal(2);
    expect(valuesObserved(board, new Set(["keywords", "abilities"]))).to.equal(3);
  });

  it("are all that the reference is compared by", async () => {
    for (const scenario of corpusScenarios().filter((_, n) => n % 5 === 0)) {
      const ruleset = scenario.rulesets.at(-1) ?? "current";
      const needs = await runNeeds(scenario, corpusCards(), { scenario: scenario.id, ruleset });
      const everything = new Set(needs.values.keys());
      expect(valuesObserved(needs, everything), scenario.id).to.equal((await studied(scenario, ruleset)).values.length);
    }
  });
});
