import { expect } from "chai";
import type { EffectPart } from "../../src/rules/formats.gen.js";
import { play } from "../support/play.js";
import { affecting, BEAR, creature, CREATURES, enchantment, gains, onTarget, RELIC } from "../support/cards.js";

function rule(slug: string): EffectPart {
  return { kind: "changeGameRule", rule: slug };
}

function ruling(name: string, ...slugs: string[]): ReturnType<typeof enchantment> {
  return enchantment(name, affecting("rules", CREATURES, ...slugs.map(rule)));
}

const WALL = creature("Wall", 0, 4, { abilities: ["defender"] });

describe("the rules in force for an object (CR 613.11)", () => {
  it("are told each once, sorted; none if there are none", () => {
    const { object } = play(BEAR, RELIC, ruling("Law", "odd-rule", "cant-block"), ruling("More", "cant-block"));
    expect(object("Bear").rules).to.deep.equal(["cant-block", "odd-rule"]);
    expect(object("Relic")).to.not.have.any.keys("rules", "attacks", "blocks");
  });

  it("say whether it can't attack or block, must, or may", () => {
    const duties = (...slugs: string[]): unknown => {
      const { attacks, blocks } = play(BEAR, ruling("Law", ...slugs)).object("Bear");
      return [attacks, blocks];
    };
    expect(duties("odd-rule")).to.deep.equal([undefined, undefined]);
    expect(duties("must-attack-if-able")).to.deep.equal(["must", undefined]);
    expect(duties("must-attack-if-able", "cant-attack")).to.deep.equal(["can't", undefined]);
    expect(duties("cant-attack", "must-attack-if-able")).to.deep.equal(["can't", undefined]);
    expect(duties("must-block-if-able")).to.deep.equal([undefined, "must"]);
    expect(duties("cant-block", "must-block-if-able")).to.deep.equal([undefined, "can't"]);
  });

  it("have defender beside them (CR 702.3b), which an effect can lift", () => {
    expect(play(WALL).object("Wall").attacks).to.equal("can't");
    expect(play(WALL, ruling("Charge", "must-attack-if-able")).object("Wall").attacks).to.equal("can't");
    expect(play(WALL, ruling("Gate", "attacks-as-though-without-defender")).object("Wall")).to.not.have.property(
      "attacks",
    );
    expect(play(BEAR, onTarget("Hold", "Bear", gains("defender"))).object("Bear").attacks).to.equal("can't");
  });

  it("have goading beside them (CR 701.15b)", () => {
    const goaded = { kind: "designate", object: "Bear", designation: "goaded" } as const;
    expect(play(BEAR, goaded).object("Bear").attacks).to.equal("must");
    expect(play(BEAR, goaded, ruling("Law", "cant-attack")).object("Bear").attacks).to.equal("can't");
  });

  it("are about creatures on the battlefield only", () => {
    const everything = enchantment("Law", affecting("rules", { zone: "any" }, rule("cant-attack")));
    const { object } = play(RELIC, [BEAR, { zone: "hand" }], everything);
    expect(object("Relic")).to.not.have.property("attacks");
    expect(object("Bear")).to.not.have.property("attacks");
    expect(object("Bear").rules).to.deep.equal(["cant-attack"]);
  });
});
