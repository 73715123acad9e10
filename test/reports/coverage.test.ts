import { expect } from "chai";
import { coverageOf, type ClauseCoverage, countStates, onlyCiting } from "../../reports/coverage.js";
import { CLAUSES } from "../../src/rules/clauses.js";
import type { Report } from "../../src/rules/formats.gen.js";
import { LAYERS } from "../../src/rules/layers.js";
import { REPORT } from "./fixture.js";

function clause(name: string, report = REPORT): ClauseCoverage | undefined {
  return coverageOf(report).clauses.find((row) => row.clause === name);
}

/** The fixture, where one scenario also exercises a clause. */
function exercising(name: string): Report {
  const [first, ...others] = REPORT.results;
  return { ...REPORT, results: [{ ...first!, clauses: [...first!.clauses, name] }, ...others] };
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

  it("calls a clause covered when two scenarios exercise it, thin when one does, untested when none does", () => {
    expect(clause("613.1d")).to.include({ state: "covered", reason: undefined }); // three scenarios
    expect(clause("613.4c")?.state).to.equal("thin"); // the bear
    expect(clause("613.3")?.state).to.equal("untested");
  });

  it("does not count who only cites, in whatever role", () => {
    expect(clause("613.8a")?.state).to.equal("thin"); // the loop exercises it, two others cite it
    const claims = REPORT.scenarios.map((summary) => ({
      ...summary,
      cites: [{ clause: "613.3", role: "decides" } as const],
    }));
    const coverage = coverageOf({ ...REPORT, scenarios: claims });
    expect(coverage.clauses.find((row) => row.clause === "613.3")).to.include({ state: "untested" });
  });

  it("says why a clause is untestable", () => {
    expect(clause("613.7h")).to.include({
      state: "untestable",
      reason: "Planes, schemes, vanguards and conspiracies are outside the corpus.",
    });
  });

  it("goes by the run when it exercises what the ledger calls untestable", () => {
    expect(clause("613.7h", exercising("613.7h"))).to.include({ state: "thin", reason: undefined });
  });

  it("says why one scenario is enough, only where there is one", () => {
    expect(clause("704.5a")).to.include({ state: "untested", reason: undefined });
    expect(clause("704.5a", exercising("704.5a")))
      .to.include({ state: "thin" })
      .and.to.have.property("reason")
      .that.matches(/^Life totals/);
  });

  it("counts the states", () => {
    const { clauses } = coverageOf(REPORT);
    const counts = countStates(clauses);
    expect(Object.keys(counts)).to.deep.equal(["covered", "thin", "untested", "untestable"]);
    expect(counts.covered + counts.thin + counts.untested + counts.untestable).to.equal(clauses.length);
    expect(counts).to.include({ covered: 2, thin: 9 }); // 613.1d and 613.7a; the rest of what the five results name
  });

  it("lists what a scenario cites, as deciding or applying, and does not exercise", () => {
    // The crashed scenario has no trace to look into, and a contrast need not be exercised.
    expect(coverageOf(REPORT).citedOnly).to.deep.equal([
      { scenario: "urborg-before-blood-moon", clauses: ["613.8a", "613.8b"] },
    ]);
    expect(onlyCiting(coverageOf(REPORT), "613.8a")).to.deep.equal(["urborg-before-blood-moon"]);
  });

  it("blames no scenario when the engine gives no traces", () => {
    const results = REPORT.results.map((result) => ({ ...result, clauses: [] }));
    expect(coverageOf({ ...REPORT, results })).to.deep.include({ traced: false, citedOnly: [] });
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
      state: "untested",
    });
  });
});
