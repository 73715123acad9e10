import { expect } from "chai";
import { describeEffect, effectInShort } from "../../src/explain/effect-name.js";

const TOLD: readonly (readonly [string, string, string])[] = [
  ["Anthem", "the effect of Anthem", "Anthem's"],
  ["Anthem/boost", "the effect of Anthem (boost)", "Anthem's"],
  ["Lord of Bears/protection from red", "the effect of Lord of Bears (protection from red)", "Lord of Bears's"],
  ["Bear/counter:+1/+1", "the +1/+1 counters on Bear", "the +1/+1 counters on Bear"],
  ["Bear/counter:flying", "the flying counters on Bear", "the flying counters on Bear"],
  ["Growth#2", "the effect of the second Growth", "Growth's"],
  ["Growth/2", "the second effect of Growth", "Growth's"],
  ["Altar/pump#3/2", "the second effect of the third Altar (pump)", "Altar's"],
  ["Hot // Cold/boost", "the effect of Hot // Cold (boost)", "Hot // Cold's"],
  ["Hot // Cold", "the effect of Hot // Cold", "Hot // Cold's"],
  ["Bear 2/2", "the effect of Bear 2/2", "Bear 2/2's"],
  ["", "the effect of ", "'s"],
];

describe("the names of effects", () => {
  for (const [name, words, short] of TOLD) {
    it(`${name === "" ? "an empty one" : name}: ${words}`, () => {
      expect(describeEffect(name)).to.equal(words);
      expect(effectInShort(name)).to.equal(short);
    });
  }
});
