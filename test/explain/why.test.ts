import { expect } from "chai";
import type { WhyQuestion } from "../../src/explain/why/question.js";
import { rulesetOf } from "../../src/rules/rulesets.js";
import { MISCONCEPTIONS } from "../../src/misconceptions/misconceptions.js";
import { checkExplanation } from "../support/check-explanation.js";
import { whyOf } from "../../src/explain/why/why.js";
import type { Explained } from "../../src/explain/why/explanation.js";
import { say } from "../../src/wording/phrase.js";
import { Speaker } from "../../src/wording/speaker.js";
import { corpusScenarios } from "../support/corpus.js";
import { everyExplained, explainedOf } from "../support/explained.js";
import type { Reason } from "../../src/explain/why/reason.js";

const ENGLISH = new Speaker("en");

function said(reasons: readonly Reason[]): string[] {
  return reasons.map(({ words }) => ENGLISH.sentence(words));
}

function of(object: string, aspect: Extract<WhyQuestion, { kind: "object" }>["aspect"]): WhyQuestion {
  return { kind: "object", object, aspect };
}

function long(explained: Explained): string[] {
  return whyOf(explained).long.flatMap(({ stage, reasons }) => said(reasons).map((text) => `${stage}: ${text}`));
}

const URBORG = "Urborg, Tomb of Yawgmoth";

describe("an explanation", () => {
  it("tells who waits for whom, and what would become of it otherwise", () => {
    const explained = explainedOf("blood-moon-urborg-urborg-first", of("Forest", "typeLine"));
    const [first] = whyOf(explained).short;
    expect(said(first === undefined ? [] : [first])).to.deep.equal([
      `${URBORG}'s effect is older than Blood Moon's effect but waits: with Blood Moon applied, it would not exist any more.`,
    ]);
    expect(first?.clauses).to.deep.equal(["613.8a", "613.8b"]);
    expect(first?.steps.map((place) => explained.resolution.trace[place]?.kind)).to.deep.equal(["depends", "waits"]);
  });

  it("tells that an effect never comes to be applied, and why", () => {
    expect(long(explainedOf("blood-moon-urborg-urborg-first", of("Forest", "typeLine")))).to.include(
      `4: ${URBORG}'s effect is never applied: Blood Moon's effect sets the land types of ${URBORG}, which takes away the abilities of its text.`,
    );
  });

  it("names the condition of a static ability that does not hold", () => {
    const scenario = corpusScenarios().find(({ id }) => id === "heliod-and-devotion-under-humility");
    const asked = scenario === undefined ? [] : everyExplained(scenario, rulesetOf("current"));
    const explained = asked.find(
      ({ question, resolution }) =>
        question.kind === "object" &&
        question.object === "Heliod, God of the Sun" &&
        question.aspect === "typeLine" &&
        resolution.trace.some(({ kind }) => kind === "unmet"),
    );
    if (explained === undefined) return expect.fail("no check finds the God awake");
    const { short } = whyOf(explained);
    expect(said(short)).to.include(
      "The effect of Heliod, God of the Sun (isn't a creature) does not apply: the condition “as long as Ann's devotion to white is at most 4” is not met. Ann's devotion to white: 5 (Humility, Heliod, God of the Sun and Silver Knight).",
    );
    expect(short[0]?.steps.map((place) => explained.resolution.trace[place]?.kind)).to.deep.equal(["unmet"]);
  });

  it("names no condition that has nothing to do with what is asked", () => {
    const { short } = whyOf(
      explainedOf("heliod-and-devotion-under-humility", of("Heliod, God of the Sun", "abilities")),
    );
    expect(said(short).join(" ")).not.to.include("as long as Ann's devotion");
  });

  it("names the condition that failed as something resolved", () => {
    const scenario = corpusScenarios().find(({ id }) => id === "sanctuary-settles-its-bonus-at-once");
    const [first] = scenario === undefined ? [] : everyExplained(scenario, rulesetOf("current"));
    const short = first === undefined ? [] : whyOf(first).short;
    expect(said(short)).to.deep.equal([
      "The effect of Ana Sanctuary did nothing to Grizzly Bears: checked again on resolution, it was not true that “Ann controls a blue permanent or Ann controls a black permanent”.",
    ]);
    expect(short[0]?.clauses).to.deep.equal(["603.4", "608.2a"]);
  });

  it("tells the reasons of each member of a circle, and who is older", () => {
    const { short } = whyOf(explainedOf("life-and-limb-blood-moon-limb-first", of("Bayou", "size")));
    expect(said(short)).to.deep.equal([
      "Life and Limb's effect and Blood Moon's effect depend on each other, so their timestamps decide: with Blood Moon applied, Life and Limb would no longer apply to Bayou; with Life and Limb applied, Blood Moon would apply to Saproling too.",
      "Life and Limb's effect is older than Blood Moon's effect, so it is applied first: Blood Moon came later.",
      "Bayou becomes 1/1 (Life and Limb, layer 7b).",
    ]);
  });

  it("tells that what has begun goes on, who has the last word, and each value on the way", () => {
    const explained = explainedOf("opalescence-humility-humility-last", of("Humility", "size"));
    const sentences = long(explained);
    expect(sentences).to.include("7b: Opalescence's effect is applied: Humility becomes 4/4.");
    expect(sentences).to.include("7b: Humility's effect is applied: Humility becomes 1/1.");
    expect(sentences).to.include(
      "7b: Humility's effect is newer than Opalescence's effect, so it has the last word: Humility came later.",
    );
    expect(sentences).to.include(
      "7b: Humility's effect has taken away its own ability in layer 6, but it had begun in layer 6 and goes on.",
    );
  });

  it("tells what brings an object into an effect's reach", () => {
    expect(long(explainedOf("dralnus-crusade-conspiracy-goblin", of("Vhati il-Dal", "size")))).to.deep.equal([
      "4: Conspiracy's effect is applied: Vhati il-Dal loses the subtypes Human and Warrior and is a Goblin now.",
      "7c: The effect of Dralnu's Crusade applies to Vhati il-Dal because Vhati il-Dal loses the subtypes Human and Warrior and is a Goblin now (Conspiracy, layer 4).",
      "7c: The effect of Dralnu's Crusade is applied: Vhati il-Dal gets +1/+1 and is 4/4.",
    ]);
  });

  it("tells that an effect has waited for one that leaves it nothing to do", () => {
    const explained = explainedOf("necrotic-ooze-yixlid-jailer-ooze-first", of("Necrotic Ooze", "abilities"));
    const [first] = whyOf(explained).short;
    expect(said(first === undefined ? [] : [first])).to.deep.equal([
      "Necrotic Ooze's effect is older than Yixlid Jailer's effect but waits: with Yixlid Jailer applied, it would do something else.",
    ]);
    expect(long(explained)).to.include(
      "6: Yixlid Jailer's effect is applied: Crag Puca loses all abilities. Pirate Ship loses all abilities.",
    );
  });

  it("cites the loop where timestamps decide since two effects depend on each other", () => {
    const { short } = whyOf(explainedOf("life-and-limb-blood-moon-limb-first", of("Bayou", "size")));
    const [order] = short.filter(({ clauses }) => clauses.includes("613.7d"));
    expect(order?.clauses[0]).to.equal("613.8b");
  });

  it("tells the new type of a land with the abilities that come and go with it", () => {
    expect(long(explainedOf("blood-moon-urborg-urborg-first", of(URBORG, "abilities")))).to.include(
      `4: Blood Moon's effect is applied: ${URBORG} is a Mountain now and loses the abilities of its rules text (“Lands are also Swamps”). ${URBORG} has “{T}: add {R}” as a Mountain.`,
    );
  });

  it("leaves out what does not matter for the question", () => {
    const { long: chapters } = whyOf(explainedOf("dralnus-crusade-conspiracy-goblin", of("Goblin Piker", "size")));
    expect(chapters.map(({ stage }) => stage)).to.deep.equal(["7c"]);
  });

  it("calls layers as the edition does", () => {
    const [layer] = whyOf(
      explainedOf("skullbriar-ingester-before-ikoria", of("Skullbriar, the Walking Grave", "size"), rulesetOf("m10")),
    ).long.flatMap(({ title, stage }) => (stage === "7d" ? [ENGLISH.text(title)] : []));
    expect(layer).to.equal("Layer 7d: counters");
  });

  it("says so, and nothing else, where no step has touched what is asked", () => {
    const { short, long: chapters } = whyOf(explainedOf("blood-moon-urborg-urborg-first", of("Blood Moon", "colors")));
    expect(said(short)).to.deep.equal(["No effect changes this: it is what the card and the events say."]);
    expect(short[0]?.steps).to.deep.equal([]);
    expect(chapters).to.deep.equal([]);
  });

  it("says that what has touched it is over, and why", () => {
    const scenario = corpusScenarios().find(({ id }) => id === "boost-until-the-next-end-step");
    const asked = scenario === undefined ? [] : everyExplained(scenario, rulesetOf("current"));
    const told = asked.map((explained) => said(whyOf(explained).short));
    expect(told.at(-1)).to.deep.equal([
      "The effect of made-up spell 1 (+1/+1) on Grizzly Bears has ended: the step that it lasted until has begun.",
      "The effect of made-up spell 2 (+1/+1) on Grizzly Bears has ended: the step that it lasted until has begun.",
      "No effect changes this now.",
    ]);
  });

  it("tells that an effect waited for what brings the object into its reach, whatever else it waited for that for", () => {
    const { short } = whyOf(explainedOf("xenograft-urborg-kormus-bell-with-a-swamp", of(URBORG, "typeLine")));
    expect(said(short)).to.include(
      "Xenograft's effect is older than Kormus Bell's effect but waits: with Kormus Bell applied, it would apply to Swamp.",
    );
  });

  it("tells whom a condition is about that does not hold, where another player has come to control what has it", () => {
    const scenario = corpusScenarios().find(({ id }) => id === "blessed-sentry-keeps-the-blessing");
    const asked = scenario === undefined ? [] : everyExplained(scenario, rulesetOf("current"));
    expect(asked.flatMap((explained) => said(whyOf(explained).short))).to.include(
      "The effect of Snubhorn Sentry does not apply: the condition “as long as Bob has the city's blessing” is not met, and “you” is Bob, who controls Snubhorn Sentry.",
    );
  });

  it("tells that characteristic-defining abilities come first", () => {
    const { short } = whyOf(explainedOf("conspiracy-older-than-changeling", of("Skeletal Changeling", "typeLine")));
    expect(said(short)[0]).to.equal(
      "Characteristic-defining abilities come first whatever the timestamps, so Skeletal Changeling's effect is applied before Conspiracy's effect.",
    );
  });
});

describe("what decides", () => {
  it("is a rule for a player, although no object is affected", () => {
    const scenario = corpusScenarios().find(({ id }) => id === "orims-chant-silences-its-target");
    const [silenced] = scenario === undefined ? [] : everyExplained(scenario, rulesetOf("current"));
    if (silenced === undefined) return expect.fail("no check");
    expect(said(whyOf(silenced).short)).to.include("Bob can't cast spells, because of the effect of Orim's Chant.");
  });

  it("is that given abilities are not the text of an object, where something changes words of it", () => {
    const { short } = whyOf(explainedOf("granted-ability-is-not-text", of("Runeclaw Bear", "abilities")));
    expect(said(short).at(-1)).to.equal(
      "Mind Bend on the Bear's effect changes no word of Runeclaw Bear, for the abilities that other effects give it are not its text.",
    );
    expect(short.at(-1)?.clauses).to.deep.equal(["612.3"]);
  });

  it("is the board after state-based actions where that is asked", () => {
    const scenario = corpusScenarios().find(({ id }) => id === "consecrated-land-sheds-seas-claim");
    const asked = scenario === undefined ? [] : everyExplained(scenario, rulesetOf("current"));
    const told = asked.flatMap((each) =>
      each.question.kind === "after" && each.question.then.kind === "object" && each.question.then.aspect === "typeLine"
        ? said(whyOf(each).short)
        : [],
    );
    expect(told.map((sentence) => sentence.split(":")[0])).to.deep.equal([
      "Sea's Claim would be put into its owner's graveyard",
      "No effect changes this after that.",
    ]);
  });

  it("is no order of two effects where the other order comes to the same", () => {
    const { short } = whyOf(explainedOf("snitch-takes-one-protection-only", of("White Knight", "abilities")));
    expect(said(short).join(" ")).to.not.include("older");
  });

  it("is a number that comes out below zero, where the effect changes nothing", () => {
    const { short } = whyOf(explainedOf("weakened-clone-of-a-colossus", of("Clone", "size")));
    expect(said(short)).to.include(
      "Clone's effect is applied to Clone, which changes nothing here: it comes to +0/+0. The number comes out below 0, so it counts as 0 here.",
    );
  });

  it("is what a land has by its types, where no effect changes its abilities", () => {
    const { short } = whyOf(explainedOf("forest-becomes-a-saproling-at-once", of("Forest", "abilities")));
    expect(said(short)).to.deep.equal(["The mana abilities of Forest come with its basic land types: Forest."]);
    expect(short[0]?.clauses).to.deep.equal(["305.6"]);
  });

  it("tells two effects of one ability apart", () => {
    const { short } = whyOf(
      explainedOf("unstable-shapeshifter-copies-voice-of-all", of("Unstable Shapeshifter", "colors")),
    );
    expect(said(short)[0]).to.equal(
      "The effect of Unstable Shapeshifter is older than the effect of Unstable Shapeshifter (the second time), so it is applied first: the effect of Unstable Shapeshifter (the second time) began later.",
    );
  });

  it("has the last word only on an object that the other effect reaches too", () => {
    const { short } = whyOf(explainedOf("dependency-loop-three-confiscates", of("Ann's Confiscate", "controller")));
    expect(said(short).filter((sentence) => sentence.includes("last word"))).to.be.empty;
  });

  it("is what the spell is, where its cost is changed for that", () => {
    const { short } = whyOf(explainedOf("face-down-spell-is-colorless", { kind: "cost", spell: "Culling Drone" }));
    expect(said(short).join(" ")).to.include("Culling Drone becomes colorless");
  });
});

describe("what is said against a mistake", () => {
  const against = (explained: Explained, ...ids: readonly string[]): Reason[] => {
    const wrong = ids.flatMap((id) => MISCONCEPTIONS.filter((misconception) => misconception.id === id));
    expect(wrong).to.have.length(ids.length);
    const { resolution } = explained;
    return [
      ...whyOf({ ...explained, wrong: wrong.map((misconception) => ({ misconception, resolution })) }).notBecause,
    ];
  };

  it("names the effects, and cites the clause that is forgotten", () => {
    const reasons = against(explainedOf("blood-moon-urborg-urborg-first", of("Forest", "typeLine")), "timestamps-only");
    expect(said(reasons)).to.deep.equal([
      `Timestamps do not decide alone here: ${URBORG}'s effect depends on Blood Moon's effect and comes after.`,
    ]);
    expect(reasons[0]?.clauses).to.deep.equal(["613.8b"]);
  });

  it("is not said if no step shows it", () => {
    expect(against(explainedOf("blood-moon-urborg-urborg-first", of("Blood Moon", "colors")), "timestamps-only")).to.be
      .empty;
  });

  it("is the rule itself where no state-based action follows", () => {
    const reasons = against(
      explainedOf("two-garruks-of-two-names", { kind: "stateBased" }),
      "planeswalkers-like-legends",
    );
    expect(said(reasons)).to.deep.equal([
      "No rule compares planeswalker types any more, and the legend rule asks for two legendary permanents of one name that one player controls.",
    ]);
    expect(reasons[0]?.clauses).to.deep.equal(["306.4"]);
  });

  it("names two effects that can be told apart, of which the newer has the earlier layer", () => {
    const explained = explainedOf("renamed-rat-no-longer-counts", of("Clone", "size"));
    expect(said(against(explained, "no-layers"))).to.deep.equal([
      "Layers come before timestamps: Witness Protection's effect is applied in layer 3, Clone's effect in layer 7c.",
    ]);
  });

  it("names as renewed the timestamp of what was moved, not of what came attached", () => {
    const explained = explainedOf("dependency-loop-three-confiscates-reversed", of("Ann's Confiscate", "controller"));
    expect(said(against(explained, "attaching-keeps-the-timestamp"))).to.deep.equal([
      "The timestamp that counts here is a newer one, since it was renewed: the effect of Cid's Confiscate first, then the effect of Ann's Confiscate.",
    ]);
  });

  it("tells that to attach something once more renews no timestamp (CR 701.3b)", () => {
    const explained = explainedOf("mass-of-ghouls-helm-then-ovinize", of("Mass of Ghouls", "abilities"));
    const [again, ...others] = against(explained, "attaching-again-renews");
    expect(others).to.be.empty;
    expect(said(again === undefined ? [] : [again])).to.deep.equal([
      "To attach something once more to the same object does nothing, so the timestamps stay as they are: Helm of Kaldra's effect first, then Ovinize's effect.",
    ]);
    expect(again?.clauses).to.deep.equal(["701.3b"]);
  });

  it("is no renewed timestamp where everything has the one that it came with", () => {
    const explained = explainedOf("confiscate-chain-of-three", of("Birds of Paradise", "controller"));
    expect(against(explained, "attaching-keeps-the-timestamp")).to.be.empty;
  });

  it("names no effect as adding that takes something away", () => {
    expect(
      against(
        explainedOf("planeswalker-with-luxior-is-burned", of("Gideon Blackblade", "typeLine")),
        "added-types-replace",
      ),
    ).to.be.empty;
  });

  it("is that abilities are lost too late, also where their loss changes nothing that is asked", () => {
    const explained = explainedOf("devoid-stays-under-humility", of("Culling Drone", "colors"));
    expect(said(against(explained, "abilities-first"))).to.deep.equal([
      "Losing abilities in layer 6 comes too late to stop what Culling Drone's effect did in layer 5.",
    ]);
  });

  it("is of an effect that was there before its object became a copy, not of the copying", () => {
    const explained = explainedOf("what-a-copy-retains", of("Ember Echo", "typeLine"));
    expect(said(against(explained, "copying-ends-effects")).join()).to.not.include("mask");
  });

  it("is of an effect that a copy loses to those who believe so, not of a counter, which is none", () => {
    const scenario = corpusScenarios().find(({ id }) => id === "becoming-a-copy-keeps-effects-and-counters");
    const all = scenario === undefined ? [] : everyExplained(scenario, rulesetOf("current"));
    const asked = JSON.stringify(of("Runeclaw Bear", "size"));
    const explained = all.find(({ question }) => JSON.stringify(question) === asked);
    if (explained === undefined) return expect.fail("nothing asks for the size of the Bear");
    expect(said(against(explained, "copying-ends-effects"))).to.deep.equal([
      "Becoming a copy ends no effect: Giant Growth's effect goes on.",
    ]);
  });

  it("is at most three things, each shown by other steps", () => {
    const explained = explainedOf("opalescence-humility-humility-last", of("Honor of the Pure", "size"));
    const reasons = against(explained, ...MISCONCEPTIONS.map(({ id }) => id));
    expect(reasons).to.have.length(3);
    expect(new Set(reasons.map(({ steps }) => steps.join(" ")))).to.have.length(3);
  });
});

describe("the checker of explanations", () => {
  const explained = explainedOf("opalescence-humility-humility-last", of("Honor of the Pure", "size"));
  const { trace } = explained.resolution;
  const humility = trace.findIndex(
    (step) => step.kind === "applied" && step.layer === "7b" && step.effect.startsWith("Humility"),
  );
  const faults = (reason: Reason): string[] =>
    checkExplanation({ short: [reason], long: [], notBecause: [] }, explained).map(({ message }) => message);
  const words = say("mention-effect", { object: "Humility" });

  it("finds nothing wrong with what the steps hold", () => {
    expect(faults({ words, clauses: ["613.4b"], steps: [humility] })).to.be.empty;
  });

  it("finds an object that is not in the steps", () => {
    const other = say("mention-effect", { object: "Blood Moon" });
    expect(faults({ words: other, clauses: ["613.4b"], steps: [humility] })).to.have.length(1);
  });

  it("finds a size that nothing in the steps has", () => {
    const size = say("change-power", { number: 7 });
    expect(faults({ words: size, clauses: [], steps: [humility] })).to.have.length(1);
  });

  it("finds a clause that the steps do not go by", () => {
    expect(faults({ words, clauses: ["704.5f"], steps: [humility] })).to.have.length(1);
  });

  it("finds a claim without steps, and a step that is not there", () => {
    expect(faults({ words, clauses: [], steps: [] })).to.have.length(1);
    expect(faults({ words, clauses: [], steps: [trace.length] })).to.have.length(1);
  });
});
