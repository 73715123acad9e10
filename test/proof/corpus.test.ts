import { expect } from "chai";
import { rulesetOf } from "../../src/rules/rulesets.js";
import { boardsOf } from "../../src/timeline/run.js";
import { corpusCards, corpusScenarios } from "../support/corpus.js";
import { compare } from "./compare.js";

describe("the two resolvers on the corpus", () => {
  // All checks under all editions are for `npm run proof`.
  it("agree on the last check of every scenario under its newest edition", () => {
    const told: string[] = [];
    let boards = 0;
    for (const scenario of corpusScenarios()) {
      const rules = rulesetOf(scenario.rulesets.at(-1) ?? "current");
      const run = boardsOf(scenario, corpusCards(), rules);
      const point = run.ok ? run.value.at(-1) : undefined;
      if (point === undefined) continue;
      boards++;
      for (const difference of compare(point.board, rules)) told.push(`${scenario.id}: ${JSON.stringify(difference)}`);
    }
    expect(told).to.deep.equal([]);
    expect(boards).to.equal(corpusScenarios().length);
  });
});
