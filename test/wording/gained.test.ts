import { expect } from "chai";
import type { Ability } from "../../src/rules/formats.gen.js";
import { label } from "../../src/rules/ability.js";
import { gainedInShort } from "../../src/wording/ability-in-short.js";
import { LANGUAGES } from "../../src/wording/language.js";
import { Speaker } from "../../src/wording/speaker.js";

/** What is gained is told by what it does. */

const TAP: Ability = { kind: "activated", id: "tap", cost: "{T}", then: "draw a card" };
const PAY: Ability = { kind: "activated", id: "pay", cost: "{1}", then: "draw a card" };
const LONG: Ability = {
  kind: "triggered",
  id: "long",
  when: "it attacks",
  targets: Array.from({ length: 8 }, () => ({ is: { type: "Creature", controller: "opponent", tapped: true } })),
  effects: [
    {
      affects: { target: true },
      does: [{ kind: "modifyPowerToughness", power: 2, toughness: 2 }],
      duration: "endOfTurn",
    },
  ],
};

function told(...abilities: readonly Ability[]): string[] {
  const spoken = new Map(abilities.map((ability) => [label(ability), { ability }]));
  const phrase = gainedInShort([...spoken.keys()], (name) => spoken.get(name));
  return LANGUAGES.map((language) => new Speaker(language).text(phrase));
}

describe("abilities that are gained", () => {
  it("are told in full, also where there are several", () => {
    for (const words of told(TAP, PAY))
      expect(words)
        .to.match(/\{T\} ?: /)
        .and.to.match(/\{1\} ?: /);
  });

  it("are told by what their effects are about, where they are long", () => {
    expect(told(LONG)).to.deep.equal([
      "a triggered ability (+2/+2)",
      "eine ausgelöste Fähigkeit (+2/+2)",
      "une capacité déclenchée (+2/+2)",
    ]);
    for (const words of told(TAP, LONG))
      expect(words)
        .to.match(/\{T\} ?: /)
        .and.to.include("(+2/+2)");
  });
});
