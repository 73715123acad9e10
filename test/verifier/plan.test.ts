import { expect } from "chai";
import { type CorpusScenario, planOf, type Selection } from "../../src/verifier/plan.js";
import { check, scenario } from "./boards.js";

const CORPUS: readonly CorpusScenario[] = [
  entry(
    "type",
    scenario("zebra", {
      cites: [{ clause: "613.8a", role: "decides" }],
      rulesets: ["m10", "current"],
      level: "interpretation",
    }),
  ),
  entry("copy", scenario("apes", { title: "Clones of Apes", cites: [{ clause: "707.2", role: "applies" }] })),
  entry("players", scenario("newts", { cites: [{ clause: "613.10", role: "decides" }] })),
  entry(
    "timestamps",
    scenario("newts-2", {
      timeline: [check({ order: [{ layer: "7c", effects: [] }] })],
      cites: [{ clause: "613.7a", role: "decides" }],
    }),
  ),
];

function entry(topic: string, given: ReturnType<typeof scenario>): CorpusScenario {
  return { file: `${topic}/${given.id}.json`, topic, scenario: given };
}

function selected(selection: Selection): string[] {
  return planOf(CORPUS, selection, ["current"]).map(({ scenario: id }) => id);
}

describe("the plan", () => {
  it("is in the order of the ids, whatever the order of the files", () => {
    expect(selected({})).to.deep.equal(["apes", "newts", "newts-2", "zebra"]);
    expect(planOf([...CORPUS].toReversed())).to.deep.equal(planOf(CORPUS));
  });

  it("runs a scenario once under each of its rulesets that is supported", () => {
    expect(planOf(CORPUS, { ids: ["zebra"] }, ["current", "m10"])).to.deep.equal([
      { scenario: "zebra", ruleset: "current" },
      { scenario: "zebra", ruleset: "m10" },
    ]);
    expect(planOf(CORPUS, { ids: ["zebra"] }, ["current"])).to.have.length(1);
  });

  it("plans a ruleset that is asked for even if it is not supported", () => {
    expect(planOf(CORPUS, { rulesets: ["m10"] }, ["current"])).to.deep.equal([{ scenario: "zebra", ruleset: "m10" }]);
  });

  it("selects by words of the id or title, and by topic", () => {
    expect(selected({ grep: /newt/ })).to.deep.equal(["newts", "newts-2"]);
    expect(selected({ grep: /clones of/i })).to.deep.equal(["apes"]);
    expect(selected({ topics: ["copy", "type"] })).to.deep.equal(["apes", "zebra"]);
  });

  it("gives the same answer again to a pattern with a memory", () => {
    const grep = /newt/g;
    expect(selected({ grep })).to.deep.equal(selected({ grep }));
  });

  it("selects by clause, and by what a clause is part of", () => {
    expect(selected({ rules: ["613.8"] })).to.deep.equal(["zebra"]);
    expect(selected({ rules: ["613"] })).to.deep.equal(["newts", "newts-2", "zebra"]);
    expect(selected({ rules: ["613.1"] }), "613.10 is not part of 613.1").to.deep.equal([]);
    expect(selected({ rules: ["613.7a", "707.2"] })).to.deep.equal(["apes", "newts-2"]);
  });

  it("selects by layer: by topic, by clause, by what is checked", () => {
    expect(selected({ layers: ["1"] })).to.deep.equal(["apes"]);
    expect(selected({ layers: ["7"] })).to.deep.equal(["newts-2"]);
    expect(selected({ layers: ["7c"] })).to.deep.equal(["newts-2"]);
    expect(selected({ layers: ["7b"] })).to.deep.equal([]);
    expect(planOf([entry("dependency", scenario("sizes"))], { layers: ["7b"] })).to.have.length(1);
  });

  it("selects by how firm the answer is", () => {
    expect(selected({ levels: ["must", "undefined"] })).to.deep.equal(["apes", "newts", "newts-2"]);
    expect(selected({ levels: ["interpretation"] })).to.deep.equal(["zebra"]);
  });

  it("wants every filter to fit", () => {
    expect(selected({ grep: /newts/, rules: ["613.10"] })).to.deep.equal(["newts"]);
  });
});
