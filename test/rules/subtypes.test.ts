import { expect } from "chai";
import * as fc from "fast-check";
import { typeSet } from "../../src/rules/card-types.js";
import type { CardType } from "../../src/rules/formats.gen.js";
import { BASIC_LAND_TYPES, SUBTYPES, type SubtypeFamily } from "../../src/rules/subtypes.js";
import {
  contains,
  difference,
  EVERY_BASIC_LAND_TYPE,
  EVERY_CREATURE_TYPE,
  EVERY_CREATURE_TYPE_WORDS,
  FAMILIES,
  familyOf,
  familySet,
  hasSubtype,
  intersection,
  intersects,
  isEmpty,
  sameSubtypes,
  subtypeNames,
  subtypePlace,
  subtypesAllowedBy,
  subtypeSet,
  union,
  without,
  type SubtypeSet,
} from "../../src/rules/subtype-set.js";

const EVERY_WORD = FAMILIES.flatMap((family) => SUBTYPES[family]);

describe("the lists of subtypes (September 2026)", () => {
  const counts: Readonly<Record<SubtypeFamily, number>> = {
    artifact: 23,
    battle: 1,
    creature: 324,
    enchantment: 13,
    land: 17,
    planeswalker: 80,
    spell: 5,
    dungeon: 1,
  };
  for (const family of FAMILIES) {
    it(`have ${counts[family]} words for ${family}`, () => expect(SUBTYPES[family]).to.have.length(counts[family]));
  }

  it("have no word twice, so that a word tells its family", () => {
    expect(new Set(EVERY_WORD).size).to.equal(EVERY_WORD.length);
    for (const family of FAMILIES) for (const word of SUBTYPES[family]) expect(familyOf(word), word).to.equal(family);
  });

  it("know the only creature type of two words", () => expect(familyOf("Time Lord")).to.equal("creature"));

  it("have five basic land types (CR 305.6)", () => {
    expect(subtypeNames(EVERY_BASIC_LAND_TYPE)).to.have.members([...BASIC_LAND_TYPES]);
  });

  it("know no other word", () => {
    expect(familyOf("Lord")).to.equal(undefined);
    expect(subtypePlace("forest")).to.equal(-1);
    expect(isEmpty(subtypeSet(["Nonsense"]))).to.equal(true);
  });
});

describe("sets of subtypes", () => {
  const words = fc.uniqueArray(fc.constantFrom(...EVERY_WORD), { maxLength: 12 });

  function members(set: SubtypeSet): string[] {
    return EVERY_WORD.filter((word) => hasSubtype(set, subtypePlace(word) ?? -1));
  }

  it("behave as sets do", () => {
    fc.assert(
      fc.property(words, words, (a, b) => {
        const [left, right] = [subtypeSet(a), subtypeSet(b)];
        expect(members(left)).to.have.members(a);
        expect(members(union(left, right))).to.have.members([...new Set([...a, ...b])]);
        expect(members(intersection(left, right))).to.have.members(a.filter((word) => b.includes(word)));
        expect(members(without(left, right))).to.have.members(a.filter((word) => !b.includes(word)));
        expect(sameSubtypes(difference(left, right), union(without(left, right), without(right, left)))).to.equal(true);
        expect(intersects(left, right)).to.equal(a.some((word) => b.includes(word)));
        expect(contains(left, right)).to.equal(b.every((word) => a.includes(word)));
        expect(sameSubtypes(left, subtypeSet(a.toReversed()))).to.equal(true);
      }),
    );
  });

  it("are written sorted", () => {
    expect(subtypeNames(subtypeSet(["Swamp", "Elf", "Aura"]))).to.deep.equal(["Aura", "Elf", "Swamp"]);
  });

  it("write the whole list of creature types as one entry", () => {
    expect(subtypeNames(union(EVERY_CREATURE_TYPE, subtypeSet(["Forest"])))).to.deep.equal([
      "Forest",
      EVERY_CREATURE_TYPE_WORDS,
    ]);
  });

  it("write all creature types but one word by word", () => {
    const names = subtypeNames(without(EVERY_CREATURE_TYPE, subtypeSet(["Elf"])));
    expect(names).to.have.length(323);
    expect(names).not.to.include("Elf");
  });
});

describe("which subtypes an object can have (CR 205.3d)", () => {
  const cases: readonly (readonly [types: CardType[], families: SubtypeFamily[]])[] = [
    [["Artifact"], ["artifact"]],
    [["Battle"], ["battle"]],
    [["Creature"], ["creature"]],
    [["Kindred"], ["creature"]],
    [["Enchantment"], ["enchantment"]],
    [["Land"], ["land"]],
    [["Planeswalker"], ["planeswalker"]],
    [["Instant"], ["spell"]],
    [["Sorcery"], ["spell"]],
    [["Dungeon"], ["dungeon"]],
    [
      ["Artifact", "Creature"],
      ["artifact", "creature"],
    ],
    [
      ["Creature", "Land"],
      ["creature", "land"],
    ],
    [["Conspiracy"], []],
    [[], []],
  ];
  for (const [types, families] of cases) {
    it(`${types.join(" ") || "no type"}: ${families.join(" and ") || "none"}`, () => {
      const allowed = families.map(familySet).reduce(union, subtypeSet([]));
      expect(sameSubtypes(subtypesAllowedBy(typeSet(types)), allowed)).to.equal(true);
    });
  }
});
