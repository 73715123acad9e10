import { expect } from "chai";
import { EVERY_HANDLES } from "../../src/rules/handled.js";
import { EVERY_OBSERVES, observedValue } from "../../src/rules/observed.js";
import { checksOf } from "../../src/verifier/checks.js";
import { compareSeen } from "../../src/verifier/compare.js";
import { coveredBy } from "../../src/verifier/covered-by.js";
import { observablePart } from "../../src/verifier/observable.js";
import { corpusScenarios } from "../support/corpus.js";

describe("where one meets a capability", () => {
  it("each is met somewhere, but for the order of timestamps, which is no word of the formats", () => {
    const unmet = EVERY_HANDLES.filter((handle) => Object.values(coveredBy(handle)).flat().length === 0);
    expect(unmet).to.deep.equal(["timestamp-order"]);
  });

  it("in events, words, parts, keywords, cards, questions and steps", () => {
    expect(coveredBy("face-down")).to.deep.include({
      events: ["turnFaceUp", "turnFaceDown"],
      words: ["faceDown"],
      parts: ["faceDown"],
    });
    expect(coveredBy("color").keywords).to.deep.equal(["devoid"]);
    expect(coveredBy("prototype")).to.deep.include({ words: ["prototype"], cards: ["prototype"] });
    expect(coveredBy("costs").questions).to.deep.equal(["costs", "abilityCosts"]);
    expect(coveredBy("dependency-text").steps).to.deep.equal(["depends because text"]);
    expect(coveredBy("keyword-counters").steps).to.deep.equal(["applied by CR 122.1b"]);
  });
});

describe("the rows of a report", () => {
  it("begin as the value that decides them says", () => {
    const wrong = new Set<string>();
    for (const { timeline } of corpusScenarios())
      for (const check of checksOf(timeline))
        for (const observes of EVERY_OBSERVES) {
          const rows = compareSeen(observablePart(check, new Set([observes])), {
            ruleset: "current",
            objects: {},
            trace: [],
          });
          for (const { characteristic } of rows) {
            const isThere = characteristic === "exists"; // nothing is there to be compared
            if (!isThere && !observedValue(observes).rows.some((row) => characteristic.startsWith(row)))
              wrong.add(`${observes}: ${characteristic}`);
          }
        }
    expect([...wrong]).to.deep.equal([]);
  });
});
