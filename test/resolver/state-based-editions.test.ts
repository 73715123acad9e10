import { expect } from "chai";
import type { AbilityEntry, Card, RulesetId, ScenarioEvent } from "../../src/rules/formats.gen.js";
import { rulesetOf } from "../../src/rules/rulesets.js";
import { playTimeline, timelineOf, type Step } from "../support/play.js";
import { BEAR, creature, enchantment, loses, onTarget } from "../support/cards.js";

/** What would happen by the text of an edition. */
function told(id: RulesetId, ...steps: Step[]): string[] {
  const played = playTimeline(timelineOf(steps), [], rulesetOf(id)).at(-1);
  return (played?.resolution.stateBased ?? []).map(
    ({ clause, object, player, among, result }) =>
      `${clause} ${object ?? `${player}: ${(among ?? []).join("/")}`} ${result}`,
  );
}

function eachEdition(steps: readonly Step[], expected: { readonly [id in RulesetId]: readonly string[] }): void {
  for (const [id, actions] of Object.entries(expected))
    it(id, () => expect(told(id as RulesetId, ...steps)).to.deep.equal(actions));
}

const HERO = creature("Hero", 2, 2, { supertypes: ["Legendary"] });
const JACE: Card = { name: "Jace", types: ["Planeswalker"], subtypes: ["Jace"], loyalty: 3 };

describe("the legend rule of the editions (CR 704.5j): one player's two and another's one", () => {
  const all = ["704.5j Hero graveyard", "704.5j Second graveyard", "704.5j Bob's graveyard"];
  const own = ["704.5j Ann: Hero/Second chooseOne"];
  eachEdition([HERO, [HERO, { id: "Second" }], [HERO, { id: "Bob's", controller: "Bob" }]], {
    "pre-m10": all,
    m10: all,
    m14: own,
    ikoria: own,
    current: own,
  });
});

describe("the legend rule of the editions (CR 704.5j): one for each player", () => {
  const all = ["704.5j Hero graveyard", "704.5j Bob's graveyard"];
  eachEdition([HERO, [HERO, { id: "Bob's", controller: "Bob" }]], {
    "pre-m10": all,
    m10: all,
    m14: [],
    ikoria: [],
    current: [],
  });
});

describe("planeswalkers of one planeswalker type (CR 306.4)", () => {
  const other: Card = { ...JACE, name: "Another Jace", subtypes: ["Jace"] };
  const gideon: Card = { ...JACE, name: "Gideon", subtypes: ["Gideon"] };
  const all = ["306.4 Jace graveyard", "306.4 Another Jace graveyard", "306.4 Bob's graveyard"];
  eachEdition([JACE, other, [JACE, { id: "Bob's", controller: "Bob" }], gideon], {
    "pre-m10": all,
    m10: all,
    m14: ["306.4 Ann: Jace/Another Jace chooseOne"],
    ikoria: [],
    current: [],
  });
});

describe("deathtouch as a state-based action (CR 704.5h)", () => {
  const destroyed = ["704.5h Giant destroyed"];
  const poke: ScenarioEvent = { kind: "damage", to: "Giant", amount: 1, with: ["deathtouch"] };
  eachEdition([creature("Giant", 5, 5), poke], {
    "pre-m10": [],
    m10: destroyed,
    m14: destroyed,
    ikoria: destroyed,
    current: destroyed,
  });
});

describe("a Saga without chapter abilities (CR 704.5s)", () => {
  const chapter: AbilityEntry = { kind: "triggered", id: "three", chapters: [3] };
  const saga: Card = { ...enchantment("Tale", chapter), subtypes: ["Saga"] };
  const sacrificed = ["704.5s Tale sacrificed"];
  eachEdition([saga, onTarget("Silence", "Tale", { kind: "loseAllAbilities" })], {
    "pre-m10": sacrificed,
    m10: sacrificed,
    m14: sacrificed,
    ikoria: sacrificed,
    current: [],
  });
});

describe("the world rule and phasing (CR 704.5k)", () => {
  const world = (name: string): Card => ({ name, supertypes: ["World"], types: ["Enchantment"] });
  const blink: ScenarioEvent[] = [
    { kind: "phaseOut", objects: ["Old"] },
    { kind: "phaseIn", objects: ["Old"] },
  ];
  // As a permanent it is new again by the old measure; the supertype it has had all the time.
  const restarted = ["704.5k New graveyard"];
  const unbroken = ["704.5k Old graveyard"];
  eachEdition([world("Old"), world("New"), ...blink], {
    "pre-m10": restarted,
    m10: restarted,
    m14: unbroken,
    ikoria: unbroken,
    current: unbroken,
  });
});

describe("the world rule measures the supertype, not the permanent (CR 704.5k)", () => {
  const world: Card = { name: "World", supertypes: ["World"], types: ["Enchantment"] };
  const crown = (target: string): Step =>
    onTarget(`Crown ${target}`, target, { kind: "addTypes", supertypes: ["World"] });
  const uncrown = onTarget("Uncrown", "World", { kind: "removeTypes", supertypes: ["World"] });

  it("an older permanent that has become a world later is the newer world", () => {
    expect(told("current", BEAR, world, crown("Bear"))).to.deep.equal(["704.5k World graveyard"]);
  });

  it("one that loses it and has it again begins anew", () => {
    expect(told("current", world, BEAR, crown("Bear"), uncrown, { kind: "ends", effect: "Uncrown" })).to.deep.equal([
      "704.5k Bear graveyard",
    ]);
  });

  it("two that become worlds at once both go", () => {
    const both: ScenarioEvent = {
      kind: "resolves",
      id: "Crowns",
      controller: "Ann",
      targets: ["Bear", "Relic"],
      ability: { effects: [{ affects: { target: true }, does: [{ kind: "addTypes", supertypes: ["World"] }] }] },
    };
    expect(told("current", BEAR, { name: "Relic", types: ["Artifact"] }, world, both)).to.deep.equal([
      "704.5k Bear graveyard",
      "704.5k Relic graveyard",
      "704.5k World graveyard",
    ]);
  });
});

describe("indestructible (CR 702.12b)", () => {
  const golem = creature("Golem", 2, 2, { abilities: ["indestructible"] });
  const burn: ScenarioEvent = { kind: "damage", to: "Golem", amount: 2, with: ["deathtouch"] };
  const quality: AbilityEntry = {
    kind: "static",
    id: "guard",
    affects: { type: "Creature" },
    does: [{ kind: "changeGameRule", rule: "cant-be-destroyed" }],
  };

  it("keeps from being destroyed, by damage and by deathtouch", () => {
    expect(told("current", golem, burn)).to.deep.equal([]);
    expect(told("current", golem, burn, onTarget("Rust", "Golem", loses("indestructible")))).to.deep.equal([
      "704.5g Golem destroyed",
      "704.5h Golem destroyed",
    ]);
  });

  it("does not help without toughness (CR 704.5f)", () => {
    const wither: ScenarioEvent = { kind: "counters", object: "Golem", add: { "-1/-1": 2 } };
    expect(told("current", golem, burn, wither)).to.deep.equal(["704.5f Golem graveyard"]);
  });

  it("as a rule of the game is no ability that could be lost", () => {
    const plain = creature("Golem", 2, 2);
    const blank = onTarget("Blank", "Golem", { kind: "loseAllAbilities" });
    expect(told("m10", plain, enchantment("Guard", quality), blank, burn)).to.deep.equal([]);
  });
});
