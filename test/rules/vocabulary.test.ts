import { expect } from "chai";
import { CREATURE, LAND } from "../../src/rules/card-types.js";
import { KEYWORD_COUNTERS } from "../../src/rules/keywords.js";
import { clauseOfCounter, partsOfCounters } from "../../src/rules/counters.js";
import { stageOf } from "../../src/effects/index.js";
import { LAYERS, type PartKind, type Stage } from "../../src/rules/layers.js";
import { visibleNumber } from "../../src/rules/object-view.js";
import { rulesetOf, SUPPORTED_RULESETS } from "../../src/rules/rulesets.js";
import { faceDownView } from "../../src/table/printed.js";

describe("which layer a part of an effect belongs to (CR 613.1-613.4)", () => {
  const stages: readonly (readonly [stage: Stage, what: string, kinds: PartKind[]])[] = [
    ["copying", "copiable values", ["copy", "copiedValues", "body", "merged"]],
    ["faceDown", "face-down values", ["faceDown"]],
    ["control", "control", ["gainControl"]],
    ["text", "text", ["replaceWords", "gainFullText", "setName"]],
    ["type", "types", ["addTypes", "setTypes", "removeTypes", "setSubtypes", "setBasicLandTypes", "addEverySubtype"]],
    ["color", "colors", ["setColors", "addColors"]],
    ["ability", "abilities", ["gainAbilities", "gainAbilitiesOf"]],
    ["abilityLoss", "losing abilities", ["loseAbilities", "loseAllAbilities", "cantHave"]],
    ["setSize", "setting power and toughness", ["setPowerToughness"]],
    ["boost", "modifying power and toughness", ["modifyPowerToughness"]],
    ["switch", "switching power and toughness", ["switchPowerToughness"]],
    ["players", "players", ["playerGains"]],
    ["gameRules", "rules of the game", ["changeGameRule"]],
  ];
  for (const [stage, what, kinds] of stages) {
    it(`${what}: ${stage}`, () => {
      for (const kind of kinds) expect(stageOf(kind, "resolution"), kind).to.equal(stage);
    });
  }

  it("tells what counters give from what effects give", () => {
    expect(stageOf("gainAbilities", "counters")).to.equal("abilityCounter");
    expect(stageOf("modifyPowerToughness", "counters")).to.equal("counterBoost");
  });

  it("moves only power and toughness when a characteristic-defining ability does it (CR 613.4a)", () => {
    expect(stageOf("setPowerToughness", "defining")).to.equal("definedSize");
    expect(stageOf("addEverySubtype", "defining")).to.equal("type");
    expect(stageOf("setColors", "defining")).to.equal("color");
  });
});

describe("what counters do", () => {
  const TODAY = { keywordCounters: KEYWORD_COUNTERS, honeCounters: true };

  it("+X/+Y counters add up (CR 122.1a)", () => {
    expect(partsOfCounters("+1/+1", 3, TODAY)).to.deep.equal([
      { kind: "modifyPowerToughness", power: 3, toughness: 3 },
    ]);
    expect(partsOfCounters("-2/-1", 2, TODAY)).to.deep.equal([
      { kind: "modifyPowerToughness", power: -4, toughness: -2 },
    ]);
    expect(partsOfCounters("+1/+0", 2, TODAY)).to.deep.equal([
      { kind: "modifyPowerToughness", power: 2, toughness: 0 },
    ]);
    expect(clauseOfCounter("+1/+1")).to.equal("122.1a");
  });

  it("keyword counters can give variants of keywords (CR 122.1b)", () => {
    expect(partsOfCounters("hexproof from black", 1, TODAY)).to.deep.equal([
      { kind: "gainAbilities", abilities: [{ kind: "keyword", keyword: "hexproof", from: "black" }] },
    ]);
    expect(partsOfCounters("protection from black", 1, TODAY)).to.deep.equal([]);
    expect(partsOfCounters("hexproof from home", 1, TODAY)).to.deep.equal([]);
  });

  it("keyword counters give the keyword, each its own instance (CR 122.1b)", () => {
    expect(partsOfCounters("flying", 2, TODAY)).to.deep.equal([
      { kind: "gainAbilities", abilities: ["flying", "flying"] },
    ]);
    expect(clauseOfCounter("flying")).to.equal("122.1b");
  });

  it("all others change no characteristic", () => {
    for (const kind of ["charge", "loyalty", "lore", "shield", "1/1", "defender"]) {
      expect(partsOfCounters(kind, 1, TODAY), kind).to.deep.equal([]);
    }
  });
});

describe("the current edition", () => {
  const current = rulesetOf("current");

  it("is supported, and so are four older ones, oldest first", () => {
    expect(SUPPORTED_RULESETS).to.deep.equal(["pre-m10", "m10", "m14", "ikoria", "current"]);
  });

  it("goes through the layers in order", () => {
    expect([...new Set(current?.slots.map(({ layer }) => layer))]).to.deep.equal([...LAYERS]);
  });

  it("lets characteristic-defining abilities go first in layers 2 to 6 and nowhere else (CR 613.3)", () => {
    for (const layer of LAYERS) {
      const passes = current?.slots.filter((slot) => slot.layer === layer).map(({ pass }) => pass);
      expect(passes, layer).to.deep.equal(["2", "3", "4", "5", "6"].includes(layer) ? ["cda", "rest"] : ["all"]);
    }
  });

  it("has the copiable values after 1b (CR 613.2c) and the base numbers after 7b (CR 208.4b)", () => {
    expect(current?.copiableAfter).to.equal("1b");
    expect(current?.baseAfter).to.equal("7b");
  });
});

describe("power and toughness to be seen", () => {
  const view = faceDownView(true, { faceDownSizes: "twoTwo" });

  it("are there on a creature, 0 where no value is (CR 208.5)", () => {
    expect(visibleNumber(3, { ...view, types: CREATURE }, () => true)).to.equal(3);
    expect(visibleNumber(null, { ...view, types: CREATURE | LAND }, () => true)).to.equal(0);
  });

  it("are not there on a noncreature permanent (CR 208.3)", () => {
    expect(visibleNumber(3, { ...view, types: LAND }, () => true)).to.equal(null);
  });

  it("are those printed on a noncreature object elsewhere (CR 208.3)", () => {
    expect(visibleNumber(3, { ...view, types: LAND }, () => false)).to.equal(3);
    expect(visibleNumber(null, { ...view, types: LAND }, () => false)).to.equal(null);
  });
});
