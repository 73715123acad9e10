import { expect } from "chai";
import { rulesetOf } from "../../src/rules/rulesets.js";
import { corpusScenarios } from "../support/corpus.js";
import { everyMoment } from "../support/explained.js";
import { claimsOfTitle, titleFaults } from "../support/title-claims.js";

describe("titles of scenarios", () => {
  const claiming = corpusScenarios().filter(({ title }) => {
    const { sizes, types } = claimsOfTitle(title);
    return sizes.length + types.length > 0;
  });

  for (const scenario of claiming)
    it(`${scenario.id}: the sizes and types that its title names are on its board`, () => {
      const resolutions = scenario.rulesets.flatMap((id) =>
        everyMoment(scenario, rulesetOf(id)).map(({ resolution }) => resolution),
      );
      expect(titleFaults(scenario.title, resolutions)).to.deep.equal([]);
    });

  it("are found where the board has nothing of the kind", () => {
    const scenario = claiming.find(({ id }) => id === "planted-vampire-is-a-forest");
    if (scenario === undefined) throw new Error("no such title");
    const resolutions = everyMoment(scenario, rulesetOf("current")).map(({ resolution }) => resolution);
    expect(titleFaults("What is face down is a 3/7", resolutions)).to.deep.equal(["3/7"]);
    expect(titleFaults("A Vampire becomes a Merfolk", resolutions)).to.deep.equal(["Merfolk"]);
  });
});
