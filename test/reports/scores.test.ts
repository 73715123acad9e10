import { expect } from "chai";
import {
  capabilityScores,
  clauseScores,
  layerScores,
  partingLayer,
  percentOf,
  scoresOf,
  scoreWords,
  topicScores,
} from "../../reports/scores.js";
import type { Result } from "../../src/rules/formats.gen.js";
import { REPORT } from "./fixture.js";
import { ENGINE_REPORT } from "./fixture-engine.js";

describe("the scores of an engine", () => {
  it("are those of the footer, or counted where it has none", () => {
    const { claimed, corpus, ...footer } = ENGINE_REPORT.footer;
    expect(scoresOf({ ...ENGINE_REPORT, footer })).to.deep.equal({ claimed, corpus });
    const told = { claimed: { runs: 9, passed: 1 }, corpus: { runs: 10, passed: 2 } };
    expect(scoresOf({ ...ENGINE_REPORT, footer: { ...footer, ...told } })).to.deep.equal(told);
  });

  it("are 100 % only when every run passes", () => {
    expect(percentOf({ runs: 1000, passed: 999 })).to.equal("99 %");
    expect(percentOf({ runs: 3, passed: 3 })).to.equal("100 %");
    expect(percentOf({ runs: 0, passed: 0 })).to.equal(undefined);
    expect(scoreWords({ runs: 0, passed: 0 })).to.equal("none");
  });

  it("of a clause count the runs that cite or exercise it, and not those that only contrast with it", () => {
    const clauses = new Map(clauseScores(ENGINE_REPORT).map((scores) => [scores.name, scores]));
    // Three runs of the loop exercise it, four of Urborg cite it; Humility's scenario names it as a contrast.
    expect(clauses.get("613.8a")?.corpus.runs).to.equal(7);
    expect(clauses.get("613.8a")?.claimed).to.deep.equal({ runs: 5, passed: 3 });
  });

  it("of clauses come worst first, with those that no claimed run is about last", () => {
    const lacking = ENGINE_REPORT.results.map((result) =>
      result.clauses.includes("613.10") ? { ...result, lacks: ["players" as const] } : result,
    );
    const scores = clauseScores({ ...ENGINE_REPORT, results: lacking });
    const shares = scores.flatMap(({ claimed }) => (claimed.runs === 0 ? [] : [claimed.passed / claimed.runs]));
    expect(shares).to.deep.equal(shares.toSorted((a, b) => a - b));
    expect(scores.slice(shares.length).map(({ name }) => name)).to.include("613.10");
    expect(scores.slice(shares.length).every(({ claimed }) => claimed.runs === 0)).to.equal(true);
  });

  it("of layers come in the order of the layers, with how many runs part there", () => {
    const layers = layerScores(ENGINE_REPORT);
    expect(layers.map(({ name }) => name)).to.deep.equal(["4", "5", "6", "7b", "7c"]);
    expect(layers.find(({ name }) => name === "7b")).to.include({ partHere: 2 });
  });

  it("of topics add up to those of the run", () => {
    const topics = topicScores(ENGINE_REPORT);
    const sum = (of: "claimed" | "corpus", what: "runs" | "passed"): number =>
      topics.reduce((total, scores) => total + scores[of][what], 0);
    const { claimed, corpus } = scoresOf(ENGINE_REPORT);
    expect([sum("claimed", "runs"), sum("claimed", "passed")]).to.deep.equal([claimed.runs, claimed.passed]);
    expect([sum("corpus", "runs"), sum("corpus", "passed")]).to.deep.equal([corpus.runs, corpus.passed]);
  });

  it("of capabilities say first what would bring in most by itself", () => {
    expect(capabilityScores(ENGINE_REPORT).slice(0, 2)).to.deep.equal([
      { name: "counters", runs: 2, alone: 1, passed: 0 },
      { name: "dependency-existence", runs: 1, alone: 1, passed: 0 },
    ]);
  });

  it("of capabilities count a run once, though it lacks one twice", () => {
    const results = ENGINE_REPORT.results
      .slice(0, 1)
      .map((result): Result => ({ ...result, lacks: ["costs", "costs"] }));
    expect(capabilityScores({ ...ENGINE_REPORT, results })).to.deep.equal([
      { name: "costs", runs: 1, alone: 1, passed: 0 },
    ]);
  });

  it("find where an answer parts: by the order told, or else by the first wrong value", () => {
    const result = (id: string): Result => ENGINE_REPORT.results.find(({ scenario }) => scenario === id)!;
    expect(partingLayer(result("opalescence-humility-humility-last"))).to.equal("7b");
    expect(partingLayer(REPORT.results.find(({ verdict }) => verdict === "fail")!)).to.equal("4");
    expect(partingLayer(result("six-thousand-saprolings"))).to.equal(undefined);
  });
});
