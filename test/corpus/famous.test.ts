import { expect } from "chai";
import { corpusScenarios } from "../support/corpus.js";

/** What every list of famous cases begins with, in this order. */
const CANONICAL = ["Humility and Opalescence", "Blood Moon and Urborg", "Aquamoeba and Torpor Dust"];

describe("the famous cases of the corpus", () => {
  const famous = corpusScenarios()
    .filter((scenario) => scenario.famous !== undefined)
    .toSorted((a, b) => (a.fame ?? Infinity) - (b.fame ?? Infinity));

  it("have each a place of its own, from the first on", () => {
    expect(famous.map(({ fame }) => fame)).to.deep.equal(famous.map((_, n) => n + 1));
  });

  it("begin with those that everybody knows", () => {
    expect(famous.slice(0, CANONICAL.length).map((scenario) => scenario.famous)).to.deep.equal(CANONICAL);
  });

  it("have an answer under today's rules", () => {
    for (const { id, level, rulesets } of famous) {
      expect(level, id).to.not.equal("undefined");
      expect(rulesets, id).to.include("current");
    }
  });
});
