import { expect } from "chai";
import type { Change, Value } from "../../src/rules/formats.gen.js";
import { english } from "../../src/explain/narrator.js";

const TOLD: readonly (readonly [Change["characteristic"], Value, Value, string])[] = [
  ["power", 4, 1, "power 4 → 1"],
  ["power", null, 2, "power now 2"],
  ["toughness", 2, null, "toughness gone (before: 2)"],
  ["loyalty", 3, 4, "loyalty 3 → 4"],
  ["defense", 3, 4, "defense 3 → 4"],
  ["abilities", ["flying"], [], "loses all abilities (before: flying)"],
  [
    "abilities",
    ["no-abilities", "{T}: Add {G}"],
    [],
    "loses all abilities (before: “no-abilities” and “{T}: add {G}”)",
  ],
  ["abilities", ["flying"], ["flying", "flying", "islandwalk"], "gains flying and islandwalk"],
  ["abilities", [], ["trample", "trample", "trample"], "gains 3 instances of trample"],
  ["abilities", ["flying", "protection from red"], ["haste"], "loses flying and protection from red and gains haste"],
  ["types", ["Enchantment"], ["Creature", "Enchantment"], "is also a creature"],
  ["types", ["Artifact", "Creature"], ["Land"], "is now a land (before: an artifact and a creature)"],
  ["supertypes", ["Legendary"], ["Legendary", "Snow"], "gains the supertype Snow"],
  ["subtypes", ["Bear"], ["Elf", "Ox"], "loses the subtype Bear and gains the subtypes Elf and Ox"],
  ["subtypes", [], ["every creature type"], "gains every creature type"],
  ["subtypes", ["Bear"], [], "loses all subtypes (before: Bear)"],
  ["colors", ["green"], ["white", "blue"], "becomes white and blue (before: green)"],
  ["colors", ["green"], [], "becomes colorless (before: green)"],
  ["controller", "Ann", "Bob", "changes hands: Ann → Bob"],
  ["name", "Bear", null, "has no name any more (before: Bear)"],
  ["manaCost", "{1}{G}", "{G}", "mana cost {1}{G} → {G}"],
  ["cantHave", [], ["flying", "haste"], "can't have flying or haste from now on"],
];

describe("changes", () => {
  for (const [characteristic, before, after, words] of TOLD) {
    it(words, () =>
      expect(english().changes([{ object: "Bear", characteristic, before, after }])).to.deep.equal([`Bear: ${words}`]),
    );
  }

  it("are told object by object", () => {
    const changes: Change[] = [
      { object: "A", characteristic: "power", before: 4, after: 1 },
      { object: "B", characteristic: "power", before: 2, after: 1 },
      { object: "A", characteristic: "toughness", before: 4, after: 1 },
    ];
    expect(english().changes(changes)).to.deep.equal(["A: power 4 → 1, toughness 4 → 1", "B: power 2 → 1"]);
  });
});
