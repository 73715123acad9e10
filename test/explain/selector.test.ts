import { expect } from "chai";
import { describeCondition, describeSelector } from "../../src/explain/ability.js";
import type { Selector } from "../../src/rules/formats.gen.js";
import { expectWords, schemaEnum, schemaKeys } from "./wording.js";

const TOLD: readonly (readonly [Selector, string])[] = [
  [{}, "permanents"],
  [{ type: "Creature", controller: "you", other: true }, "creatures you control other than this"],
  [{ type: "Land", not: { supertype: "Basic" } }, "nonbasic lands"],
  [{ type: "Enchantment", other: true, not: { subtype: "Aura" } }, "non-Aura enchantments other than this"],
  [{ type: ["Artifact", "Creature"], controller: "you" }, "artifacts and creatures you control"],
  [{ type: "Creature", subtype: "Goblin" }, "Goblin creatures"],
  [{ subtype: ["Elf", "Plains", "Ally"] }, "Elves, Plains and Allies"],
  [{ subtype: "Urza's" }, "Urza's permanents"],
  [{ subtype: { chosen: "creatureType" } }, "permanents of the chosen creature type"],
  [
    { type: "Creature", subtype: ["Elf", { chosen: "creatureType" }] },
    "creatures of type Elf or the chosen creature type",
  ],
  [{ zone: "stack", subtype: ["Kithkin", "Soldier"], controller: "you" }, "Kithkin and Soldier spells you control"],
  [{ type: "Creature", zone: "graveyard" }, "creature cards in all graveyards"],
  [{ type: "Creature", zone: "graveyard", controller: "you" }, "creature cards in your graveyard"],
  [{ zone: "hand", owner: "opponent" }, "cards in your opponents' hands"],
  [{ zone: ["hand", "graveyard"], owner: "you" }, "cards you own in a hand or a graveyard"],
  [{ zone: "any" }, "objects in every zone"],
  [{ type: "Creature", owner: "you", controller: "opponent" }, "creatures you own under an opponent's control"],
  [{ permanent: true, zone: "graveyard" }, "permanent cards in all graveyards"],
  [{ type: "Creature", permanent: true, zone: "graveyard" }, "permanent creature cards in all graveyards"],
  [{ subtype: "Goblin", token: true }, "Goblin tokens"],
  [{ type: "Creature", token: false, tapped: true }, "tapped nontoken creatures"],
  [{ type: "Creature", colorCount: { equals: 0 } }, "colorless creatures"],
  [{ type: "Creature", colorCount: { atLeast: 2 } }, "multicolored creatures"],
  [{ type: "Creature", colorCount: { atLeast: 2, atMost: 3 } }, "creatures with 2 to 3 colors"],
  [{ type: "Creature", power: { atLeast: 4 } }, "creatures with power 4 or more"],
  [{ type: "Creature", manaValue: { atLeast: 2, atMost: 4 } }, "creatures with mana value from 2 to 4"],
  [
    { type: "Creature", toughness: { atMost: { count: { type: "Land" } } } },
    "creatures with toughness at most the number of lands",
  ],
  [{ type: "Creature", basePower: { equals: 1 } }, "creatures with base power 1"],
  [{ type: "Creature", abilityCount: { equals: 0 } }, "creatures with no abilities"],
  [{ type: "Creature", keyword: "flying", controller: "opponent" }, "creatures your opponents control with flying"],
  [{ subtype: "Aura", attachedTo: { type: "Creature" } }, "Auras attached to a creature"],
  [
    { type: "Creature", hasAttached: { subtype: "Aura", controller: "you" } },
    "creatures with an Aura you control attached",
  ],
  [
    { type: "Creature", shares: { characteristic: "creatureType", with: "self" } },
    "creatures that share a creature type with this",
  ],
  [{ type: "Creature", anyOf: [{ color: "white" }, { keyword: "flying" }] }, "creatures that are white or have flying"],
  [
    { type: "Creature", allOf: [{ color: "white" }, { keyword: "flying" }] },
    "creatures that are white and have flying",
  ],
  [{ type: "Creature", not: { keyword: "flying" } }, "creatures without flying"],
  [{ type: "Creature", not: { target: true } }, "creatures other than the target"],
  [{ type: "Creature", not: { designation: "attacking" } }, "creatures that aren't attacking"],
  [{ type: "Creature", not: { type: "Artifact", color: "white" } }, "creatures that aren't white artifacts"],
  [{ type: "Creature", not: { token: true } }, "nontoken creatures"],
  [{ not: { type: ["Creature", "Land"] } }, "noncreature, nonland permanents"],
  [{ type: "Creature", not: { not: { color: "white" } } }, "creatures that are white"],
  [{ self: true }, "this"],
  [{ self: true, color: "blue" }, "this (if it is blue)"],
  [{ topOf: "library", type: "Land" }, "the top card of your library (if it is a land card)"],
  [{ linked: "exiled", zone: "exile" }, "the cards exiled with this"],
  [{ target: 2 }, "the second target"],
];

/** For every key a value that changes the words. */
const SAMPLES: { readonly [K in keyof Required<Selector>]: readonly NonNullable<Selector[K]>[] } = {
  self: [true],
  other: [true],
  affected: [true],
  host: [true],
  target: [true, 3],
  object: ["Bear #1"],
  linked: ["exiled", "died"],
  topOf: ["graveyard", "library"],
  type: ["Land", ["Artifact", "Land"]],
  supertype: ["Snow", ["Snow", "Legendary"]],
  subtype: ["Elf", ["Elf", "Ox"], { chosen: "creatureType" }],
  color: ["white", ["white", "blue"], { chosen: "color" }],
  colorCount: [{ equals: 1 }, { atLeast: 1 }, { atMost: 3 }],
  name: ["Bear", { chosen: "cardName" }],
  controller: [
    "you",
    "opponent",
    "enchantedPlayer",
    "hostController",
    "chosenPlayer",
    "targetPlayer",
    "activePlayer",
    "owner",
    "controller",
    "each",
  ],
  owner: [
    "you",
    "opponent",
    "enchantedPlayer",
    "hostController",
    "chosenPlayer",
    "targetPlayer",
    "activePlayer",
    "owner",
    "controller",
    "each",
  ],
  zone: ["any", "graveyard", "hand", "library", "exile", "stack", "command", ["battlefield", "graveyard"]],
  token: [true, false],
  permanent: [true],
  historic: [true],
  faceDown: [true, false],
  tapped: [true, false],
  designation: ["blocked"],
  keyword: ["flying"],
  abilityCount: [{ equals: 0 }, { atLeast: 1 }, { atMost: { x: true } }],
  power: [{ equals: 2 }, { atLeast: 2 }, { atMost: { x: true } }],
  toughness: [{ equals: 2 }, { atLeast: 2, atMost: 5 }],
  basePower: [{ equals: 1 }, { atLeast: 3 }],
  baseToughness: [{ equals: 1 }, { atLeast: 3 }],
  manaValue: [{ equals: { powerOf: "self" } }],
  counter: ["any", "charge"],
  castFrom: ["graveyard", ["exile", "hand"]],
  attached: [true, false],
  attachedTo: [{ type: "Land" }, { self: true }],
  hasAttached: [{ subtype: "Equipment" }],
  shares: [
    { characteristic: "name", with: "host" },
    { characteristic: "landType", with: { topOf: "library" } },
  ],
  allOf: [[{ color: "white" }, { tapped: true }]],
  anyOf: [[{ color: "white" }, { controller: "you" }]],
  not: [
    { color: "white" },
    [{ color: "white" }, { self: true }],
    { controller: "you" },
    { zone: "exile" },
    { other: true },
    { shares: { characteristic: "color", with: "self" } },
  ],
};

describe("descriptions of objects", () => {
  for (const [selector, words] of TOLD) {
    it(words, () => expect(describeSelector(selector)).to.equal(words));
  }

  it("have words for every key of the schema", () => {
    expect(Object.keys(SAMPLES)).to.have.members(schemaKeys("selector", "Selector"));
  });

  it("have words for every player and zone of the schema", () => {
    expect(SAMPLES.controller).to.have.members(schemaEnum("selector", "PlayerReference"));
    expect([...SAMPLES.zone.flat(), "battlefield"]).to.include.members(schemaEnum("selector", "Zone"));
  });

  for (const [key, values] of Object.entries(SAMPLES)) {
    it(`say ${key}, also denied and in a condition`, () => {
      for (const value of values) {
        // "permanent" alone is no narrowing of permanents
        const selector: Selector = {
          ...(key === "permanent" ? {} : { type: "Creature" }),
          ...(key === "permanent" ? { zone: "graveyard" } : {}),
          [key]: value,
        };
        const plain = describeSelector(key === "permanent" ? { zone: "graveyard" } : { type: "Creature" });
        const words = describeSelector(selector);
        expectWords(words);
        expect(words).to.not.equal(plain);
        expectWords(describeSelector({ type: "Creature", not: { [key]: value } }));
        const claim = describeCondition({ object: "self", is: { [key]: value } });
        const denial = describeCondition({ not: { object: "self", is: { [key]: value } } });
        expectWords(claim);
        expectWords(denial);
        expect(claim).to.not.equal(denial);
      }
    });
  }
});
