import { expect } from "chai";
import { REFERENCE_ENGINE } from "../../src/engines/reference.js";
import type { PlanEntry, RulesetId } from "../../src/rules/formats.gen.js";
import { verifyEntry } from "../../src/verifier/verify.js";
import { nodeThreads } from "../../workers/lane.node.js";
import { runPool } from "../../workers/pool.js";
import { CARDS, scenario } from "../verifier/boards.js";

const GIVEN = [
  scenario("right"),
  scenario("wrong", {}, 3),
  scenario("senseless", {
    timeline: [
      { kind: "enters", card: "Nowhere Bear", controller: "Ann" },
      { kind: "check", id: "end", stateBased: [] },
    ],
  }),
];
const PLAN: readonly PlanEntry[] = [
  ...GIVEN.map(({ id }): PlanEntry => ({ scenario: id, ruleset: "current" })),
  { scenario: "right", ruleset: "m99" as RulesetId },
];

describe("the verifier's own worker", () => {
  it("gives what the reference engine gives in this thread", async () => {
    const corpus = { scenarios: GIVEN, cards: CARDS.values() };
    const results = await runPool(PLAN, corpus, { thread: nodeThreads(), workers: 2 });
    expect(results.map(({ verdict }) => verdict)).to.deep.equal(["pass", "fail", "broken", "unsupported"]);
    for (const [i, entry] of PLAN.entries()) {
      const given = GIVEN.find(({ id }) => id === entry.scenario);
      expect(results[i]).to.deep.equal(await verifyEntry(given!, CARDS, entry.ruleset, REFERENCE_ENGINE));
    }
  });
});
