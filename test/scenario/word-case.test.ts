import { expect } from "chai";
import { KEYWORDS } from "../../src/rules/keywords.js";
import { parseCard } from "../../src/scenario/parse.js";
import { inCaseOfData } from "../../src/scenario/word-case.js";
import { cardText } from "./files.js";

type Row = readonly [written: unknown, read: unknown];

function keyword(name: string, more: object): object {
  return { kind: "keyword", keyword: name, ...more };
}

const DATA: readonly Row[] = [
  [keyword("Protection", { from: "Red" }), keyword("protection", { from: "red" })],
  [keyword("hexproof", { from: "BLACK" }), keyword("hexproof", { from: "black" })],
  [keyword("landwalk", { landType: "island" }), keyword("landwalk", { landType: "Island" })],
  [
    keyword("Enchant", { quality: { type: "creature", not: { subtype: "human" } } }),
    keyword("enchant", { quality: { type: "Creature", not: { subtype: "Human" } } }),
  ],
  [keyword("affinity", { quality: { type: "ARTIFACT" } }), keyword("affinity", { quality: { type: "Artifact" } })],
  [keyword("offering", { quality: { subtype: "goblin" } }), keyword("offering", { quality: { subtype: "Goblin" } })],
  [
    keyword("landwalk", { quality: { supertype: "legendary", type: "land" } }),
    keyword("landwalk", { quality: { supertype: "Legendary", type: "Land" } }),
  ],
  [
    keyword("protection", { fromQuality: { anyOf: [{ color: "Red" }, { subtype: ["dragon", "Elf"] }] } }),
    keyword("protection", { fromQuality: { anyOf: [{ color: "red" }, { subtype: ["Dragon", "Elf"] }] } }),
  ],
  [
    { affects: { type: "creature", color: ["Red", "green"], not: { subtype: "human" } } },
    { affects: { type: "Creature", color: ["red", "green"], not: { subtype: "Human" } } },
  ],
  [
    { types: ["LAND"], supertypes: ["snow"], subtypes: ["forest"], colors: ["Green"] },
    { types: ["Land"], supertypes: ["Snow"], subtypes: ["Forest"], colors: ["green"] },
  ],
  [
    { links: { subtypes: ["forest"], has: ["Red"] }, choices: { type: "creature" } },
    { links: { subtypes: ["forest"], has: ["Red"] }, choices: { type: "creature" } },
  ],
  [
    { kind: "loseAbilities", abilities: ["Flying", { keyword: "Protection", from: "White" }] },
    { kind: "loseAbilities", abilities: ["flying", { keyword: "protection", from: "white" }] },
  ],
  [
    {
      choices: { color: "Red", "asks/creatureType": "elf", basicLandType: "ISLAND", keyword: "Flying", shape: "Round" },
    },
    {
      choices: { color: "red", "asks/creatureType": "Elf", basicLandType: "Island", keyword: "flying", shape: "Round" },
    },
  ],
];

const WORDS: readonly (readonly [written: string, read: string])[] = [
  ["Protection from Red", "protection from red"],
  ["hexproof from Black", "hexproof from black"],
  ["Protection From Dragon or Elf", "protection from dragon or elf"],
  ["Protection from Everything", "protection from everything"],
  ["Protection from Progenitus", "protection from Progenitus"],
  ["Islandwalk", "islandwalk"],
  ["Snow Landwalk", "snow landwalk"],
  ["Enchant Creature", "enchant creature"],
  ["Ward {2}{U/P}", "ward {2}{U/P}"],
  ["Plains", "Plains"],
  ["Human", "Human"],
  ["{T}: Add {G}", "{T}: Add {G}"],
  ["Razes", "Razes"],
  ["Red", "red"],
  ["OGRE", "Ogre"],
  ["LEGENDARY", "Legendary"],
  ["CREATURE", "Creature"],
  ["forest", "forest"],
];

describe("the case of keywords, colors and words of type lines", () => {
  for (const [written, read] of DATA)
    it(`does not matter in ${JSON.stringify(written)}`, () => expect(inCaseOfData(written)).to.deep.equal(read));

  for (const [written, read] of WORDS)
    it(`of "${written}" in a check is that of "${read}"`, () =>
      expect(inCaseOfData({ has: [written], lacks: written })).to.deep.equal({ has: [read], lacks: read }));

  it("does not matter for any keyword", () => {
    for (const { name } of KEYWORDS)
      expect(inCaseOfData({ abilities: [name.toUpperCase()] }), name).to.deep.equal({ abilities: [name] });
  });

  it("leaves all other words as they are, and what is right as it was", () => {
    const card = { name: "Flying", types: ["cretur"], text: "Protection", from: "Red", when: "Red", id: "Haste" };
    expect(inCaseOfData(card)).to.deep.equal(card);
    for (const [, read] of DATA) expect(inCaseOfData(read)).to.deep.equal(read);
  });

  it("is put right as a file is read", () => {
    const text = cardText({ abilities: ["Flying", keyword("Protection", { from: "Red" })] });
    const parsed = parseCard(text, "x");
    expect(parsed.ok && parsed.value.abilities).to.deep.equal(["flying", keyword("protection", { from: "red" })]);
  });

  it("is nothing to go down a file without end for", () => {
    const deep = JSON.parse(`${"[".repeat(2000)}${"]".repeat(2000)}`) as unknown;
    expect(() => inCaseOfData(deep)).not.to.throw();
  });
});
