import { expect } from "chai";
import { coverageOf, type ClauseCoverage, countStates } from "../../reports/coverage.js";
import { CLAUSES } from "../../src/rules/clauses.js";
import { LAYERS } from "../../src/rules/layers.js";
import { REPORT } from "./fixture.js";

function clause(name: string): ClauseCoverage | undefined {
  return coverageOf(REPORT).clauses.find((row) => row.clause === name);
}

describe("coverage", () => {
  it("has every clause of the ledger and every one that a run adds, in the order of the rules", () => {
    const clauses = coverageOf({
      ...REPORT,
      results: REPORT.results.map((result) => ({ ...result, clauses: [...result.clauses, "999.10", "999.2"] })),
    }).clauses.map((row) => row.clause);
    expect(clauses).to.include.members(Object.keys(CLAUSES));
    expect(clauses.slice(-2)).to.deep.equal(["999.2", "999.10"]);
  });

  it("calls a clause covered when two scenarios reach it, thin when one does, untested when none does", () => {
    expect(clause("613.1d")?.state).to.equal("covered");
    expect(clause("613.4c")?.state).to.equal("thin");
    expect(clause("613.3")?.state).to.equal("untested");
  });

  it("does not count a contrast, nor a scenario twice that both exercises and cites", () => {
    // Exercised and decided by the same scenario.
    expect(clause("613.6")?.state).to.equal("thin");
    const contrast = {
      ...REPORT,
      results: [],
      scenarios: REPORT.scenarios.map((summary) => ({
        ...summary,
        cites: [{ clause: "613.3", role: "contrasts" } as const],
      })),
    };
    expect(coverageOf(contrast).clauses.find((row) => row.clause === "613.3")).to.include({ state: "untested" });
  });

  it("counts the states", () => {
    const { clauses } = coverageOf(REPORT);
    const { covered, thin, untested } = countStates(clauses);
    expect(covered + thin + untested).to.equal(clauses.length);
  });

  it("lists every layer, with the scenarios in which something applied there", () => {
    const { layers } = coverageOf(REPORT);
    expect(layers.map(({ name }) => name)).to.deep.equal([...LAYERS]);
    expect(layers.find(({ name }) => name === "7b")?.scenarios).to.deep.equal([
      "life-and-limb-blood-moon-loop",
      "opalescence-humility-humility-last",
    ]);
  });

  it("lists topics with how their results ended, and cards with where they are used", () => {
    const { topics, cards } = coverageOf(REPORT);
    expect(topics.find(({ name }) => name === "dependency")?.verdicts).to.deep.equal(
      new Map([
        ["pass", 1],
        ["fail", 1],
      ]),
    );
    expect(cards.find(({ name }) => name === "Blood Moon")?.scenarios).to.deep.equal([
      "life-and-limb-blood-moon-loop",
      "urborg-before-blood-moon",
    ]);
  });

  it("is not misled by names that every object has", () => {
    const summary = {
      ...REPORT.scenarios[0]!,
      topic: "constructor",
      cites: [{ clause: "__proto__", role: "decides" } as const],
    };
    const coverage = coverageOf({ ...REPORT, scenarios: [summary], results: [] });
    expect(coverage.topics.map(({ name }) => name)).to.deep.equal(["constructor"]);
    expect(coverage.clauses.find((row) => row.clause === "__proto__")).to.include({
      paraphrase: undefined,
      state: "thin",
    });
  });
});
