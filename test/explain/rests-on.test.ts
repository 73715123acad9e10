import { expect } from "chai";
import type { WhyQuestion } from "../../src/explain/why/question.js";
import { whyOf } from "../../src/explain/why/why.js";
import { Speaker } from "../../src/wording/speaker.js";
import { rulesetOf } from "../../src/rules/rulesets.js";
import { corpusScenarios } from "../support/corpus.js";
import { everyExplained, explainedOf } from "../support/explained.js";

const ENGLISH = new Speaker("en");

function shortOf(id: string, question: WhyQuestion): readonly string[] {
  return whyOf(explainedOf(id, question)).short.map(({ words }) => ENGLISH.sentence(words));
}

describe("what an answer after the layers rests on", () => {
  it("is who controls the source of a rule that is about its controller (CR 109.5)", () => {
    const [control, rule] = shortOf("azusa-changes-sides", { kind: "player", player: "Bob", aspect: "landPlays" });
    expect(control).to.equal("Confiscate's effect is applied: Azusa, Lost but Seeking comes under the control of Bob.");
    expect(rule).to.match(/^Bob may play 2 additional lands/);
  });

  it("is the protection that a player has from an Aura (CR 702.16c, 613.10)", () => {
    // At later checks the Curse is gone.
    const scenario = corpusScenarios().find(({ id }) => id === "the-ring-sheds-a-curse");
    const all = scenario === undefined ? [] : everyExplained(scenario, rulesetOf("current"));
    const sheltered = all.find(
      ({ question, resolution }) => question.kind === "stateBased" && resolution.stateBased.length > 0,
    );
    if (sheltered === undefined) return expect.fail("no check finds the Curse on the player");
    const [first] = whyOf(sheltered).short.map(({ words }) => ENGLISH.sentence(words));
    expect(first).to.equal("The One Ring's effect gives Ann protection from everything.");
  });

  it("is how much damage is lethal, and by which number (CR 704.5g)", () => {
    // Humility has made it 1/1 and taken the ability that looks at power.
    expect(shortOf("damage-held-against-power", { kind: "stateBased" })).to.include(
      "Zilortha, Strength Incarnate would be destroyed: lethal damage (3 damage, toughness 1).",
    );
  });

  it("is the number that a condition compares", () => {
    const scenario = corpusScenarios().find(({ id }) => id === "the-copy-of-a-leveler-begins-anew");
    const all = scenario === undefined ? [] : everyExplained(scenario, rulesetOf("current"));
    const told = all.flatMap((each) => whyOf(each).short.map(({ words }) => ENGLISH.sentence(words)));
    // The counters on the original stay there: the copy has got one of its own (CR 707.2).
    expect(told.some((text) => text.endsWith("The number of level counters on Grizzly Bears: 1."))).to.equal(true);
  });
});
