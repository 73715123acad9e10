import { expect } from "chai";
import type { Selector } from "../../src/rules/formats.gen.js";
import { play, type Step } from "../support/play.js";
import { affecting, artifact, aura, creature, enchantment, equipment, land } from "../support/cards.js";

/*
 * One board, and every key of a description asked of it. The watcher's ability has the description, so "self" is the
 * watcher and "you" is Ann; it is attached to the elf, remembers the relic and chose blue and Goblin.
 */

const ELF = creature("Elf", 1, 1, { manaCost: "{G}", subtypes: ["Elf", "Druid"], abilities: ["reach"] });
const GOBLIN = creature("Goblin", 2, 1, { manaCost: "{1}{R}", subtypes: ["Goblin"], supertypes: ["Legendary"] });
const MERFOLK = creature("Merfolk", 3, 3, {
  manaCost: "{1}{U}{R}",
  subtypes: ["Merfolk"],
  abilities: [{ kind: "keyword", keyword: "landwalk", landType: "Island" }],
});
const RELIC = artifact("Relic", { manaCost: "{3}" });
const FOREST = land("Forest", ["Forest"], { supertypes: ["Basic"] });
const SAGA = { ...enchantment("Saga"), subtypes: ["Saga"], manaCost: "{W}" };
const DEAD = creature("Dead", 5, 5, { manaCost: "{B}", subtypes: ["Zombie"] });
const RECENT = artifact("Recent", { manaCost: "{1}" });
const SPELL = { name: "Spell", manaCost: "{U}", types: ["Instant"] as "Instant"[] };
const SWORD = equipment("Sword");

function matching(selector: Selector): string[] {
  const watcher = aura("Watcher", affecting("watch", selector, { kind: "changeGameRule", rule: "seen" }));
  const board: readonly Step[] = [
    ELF,
    [GOBLIN, { tapped: true, counters: { "+1/+1": 1 } }],
    [MERFOLK, { controller: "Bob" }],
    RELIC,
    [FOREST, { controller: "Bob" }],
    SAGA,
    [
      { ...ELF, name: "Token" },
      { token: true, controller: "Bob", owner: "Ann" },
    ],
    [ELF, { id: "Hidden", faceDown: true }],
    [DEAD, { zone: "graveyard" }],
    [RECENT, { zone: "graveyard" }],
    [SPELL, { zone: "stack", controller: "Bob" }],
    [SWORD, { attachedTo: "Merfolk" }],
    { kind: "designate", object: "Merfolk", designation: "attacking" },
    [ELF, { id: "Phased" }],
    { kind: "phaseOut", objects: ["Phased"] },
    [
      watcher,
      {
        attachedTo: "Elf",
        choices: { color: "blue", creatureType: "Goblin", cardName: "Relic" },
        links: { kept: ["Relic"] },
      },
    ],
  ];
  return play(...board).resolution.gameRules.flatMap(({ objects }) => objects ?? []);
}

const CREATURES_HERE = ["Elf", "Goblin", "Merfolk", "Token", "Hidden"];
const HERE = ["Elf", "Goblin", "Merfolk", "Relic", "Forest", "Saga", "Token", "Hidden", "Sword", "Watcher"];

type Case = readonly [selector: Selector, fits: readonly string[]];

const POINTING: readonly Case[] = [
  [{}, HERE],
  [{ self: true }, ["Watcher"]],
  [{ other: true, type: "Enchantment" }, ["Saga"]],
  [{ host: true }, ["Elf"]],
  [{ object: "Dead" }, ["Dead"]],
  [{ object: "Elf", type: "Artifact" }, []],
  [{ linked: "kept" }, ["Relic"]],
  [{ linked: "never" }, []],
  [{ topOf: "graveyard" }, ["Recent"]],
  [{ topOf: "library" }, []],
  [{ target: true }, []],
  [{ target: 1 }, []],
];

const CHARACTERISTICS: readonly Case[] = [
  [{ type: "Creature" }, CREATURES_HERE],
  [{ type: ["Land", "Artifact"] }, ["Relic", "Forest", "Sword"]],
  [{ supertype: "Legendary" }, ["Goblin"]],
  [{ supertype: ["Legendary", "Basic"] }, ["Goblin", "Forest"]],
  [{ subtype: "Elf" }, ["Elf", "Token"]],
  [{ subtype: ["Goblin", "Merfolk"] }, ["Goblin", "Merfolk"]],
  [{ subtype: { chosen: "creatureType" } }, ["Goblin"]],
  [{ subtype: { chosen: "nothing" } }, []],
  [{ subtype: ["Elf", { chosen: "creatureType" }] }, ["Elf", "Goblin", "Token"]],
  [{ color: "red" }, ["Goblin", "Merfolk"]],
  [{ color: ["green", "white"] }, ["Elf", "Saga", "Token"]],
  [{ color: { chosen: "color" } }, ["Merfolk"]],
  [{ color: { chosen: "nothing" } }, []],
  [{ type: "Creature", colorCount: { equals: 0 } }, ["Hidden"]],
  [{ colorCount: { atLeast: 2 } }, ["Merfolk"]],
  [{ type: "Creature", colorCount: { equals: 1 } }, ["Elf", "Goblin", "Token"]],
  [{ name: "Elf" }, ["Elf"]],
  [{ name: { chosen: "cardName" } }, ["Relic"]],
  [{ name: { chosen: "nothing" } }, []],
  [{ keyword: "reach" }, ["Elf", "Token"]],
  [{ keyword: "landwalk" }, ["Merfolk"]],
  [{ type: "Creature", abilityCount: { equals: 0 } }, ["Goblin", "Hidden"]],
  [{ permanent: true, zone: "graveyard" }, ["Dead", "Recent"]],
  [{ permanent: true, zone: "stack" }, []],
  [{ historic: true }, ["Goblin", "Relic", "Saga", "Sword"]],
];

const NUMBERS: readonly Case[] = [
  [{ power: { equals: 3 } }, ["Goblin", "Merfolk"]],
  [{ power: { atMost: 2 } }, ["Elf", "Token", "Hidden"]],
  [{ power: { atLeast: 2, atMost: 2 } }, ["Hidden"]],
  [{ power: { atLeast: 0 } }, CREATURES_HERE],
  [{ toughness: { atMost: 1 } }, ["Elf", "Token"]],
  [{ manaValue: { atLeast: 3 } }, ["Merfolk", "Relic"]],
  [{ type: "Creature", manaValue: { equals: 0 } }, ["Hidden"]],
  [{ power: { atLeast: { count: { type: "Land" } } }, controller: "opponent" }, ["Merfolk", "Token"]],
  [{ power: { atLeast: { powerOf: { object: "Merfolk" } } } }, ["Goblin", "Merfolk"]],
];

const STATUS: readonly Case[] = [
  [{ token: true }, ["Token"]],
  [{ token: false, subtype: "Elf" }, ["Elf"]],
  [{ faceDown: true }, ["Hidden"]],
  [{ faceDown: false, type: "Creature", controller: "you" }, ["Elf", "Goblin"]],
  [{ tapped: true }, ["Goblin"]],
  [{ tapped: false, type: "Creature", controller: "you" }, ["Elf", "Hidden"]],
  [{ designation: "attacking" }, ["Merfolk"]],
  [{ counter: "+1/+1" }, ["Goblin"]],
  [{ counter: "any" }, ["Goblin", "Saga"]],
  [{ counter: "charge" }, []],
  [{ attached: true }, ["Sword", "Watcher"]],
  [{ attached: false, type: "Artifact" }, ["Relic"]],
];

const RELATIONS: readonly Case[] = [
  [{ type: "Creature", controller: "you" }, ["Elf", "Goblin", "Hidden"]],
  [{ type: "Creature", controller: "opponent" }, ["Merfolk", "Token"]],
  [{ type: "Creature", controller: "each" }, CREATURES_HERE],
  [{ type: "Creature", controller: "activePlayer" }, ["Elf", "Goblin", "Hidden"]],
  [{ type: "Creature", controller: "hostController" }, ["Elf", "Goblin", "Hidden"]],
  [{ type: "Creature", controller: "chosenPlayer" }, []],
  [{ token: true, owner: "you" }, ["Token"]],
  [{ controller: "you", zone: "graveyard" }, ["Dead", "Recent"]],
  [{ attachedTo: { subtype: "Merfolk" } }, ["Sword"]],
  [{ attachedTo: {} }, ["Sword", "Watcher"]],
  [{ hasAttached: { subtype: "Equipment" } }, ["Merfolk"]],
  [{ hasAttached: { self: true } }, ["Elf"]],
  [{ type: "Creature", shares: { characteristic: "creatureType", with: "host" } }, ["Elf", "Token"]],
  [{ shares: { characteristic: "color", with: { object: "Goblin" } } }, ["Goblin", "Merfolk"]],
  [{ shares: { characteristic: "type", with: { linked: "kept" } } }, ["Relic", "Sword"]],
  [{ shares: { characteristic: "name", with: "host" } }, ["Elf"]],
  [{ shares: { characteristic: "name", with: { object: "Hidden" } } }, []],
  [{ shares: { characteristic: "landType", with: { object: "Forest" } } }, ["Forest"]],
];

const COMBINED: readonly Case[] = [
  [{ zone: "stack" }, ["Spell"]],
  [{ zone: ["graveyard", "stack"] }, ["Dead", "Recent", "Spell"]],
  [{ zone: "any", type: "Creature" }, [...CREATURES_HERE, "Dead"]],
  [{ zone: "any", manaValue: { equals: 1 } }, ["Elf", "Saga", "Token", "Dead", "Recent", "Spell"]],
  [{ allOf: [{ type: "Creature" }, { color: "red" }, { controller: "you" }] }, ["Goblin"]],
  [{ allOf: [{ zone: "graveyard" }, { type: "Creature" }] }, ["Dead"]],
  [{ anyOf: [{ subtype: "Goblin" }, { type: "Land" }] }, ["Goblin", "Forest"]],
  [{ anyOf: [{ type: "Creature" }, { type: "Creature", zone: "graveyard" }] }, [...CREATURES_HERE, "Dead"]],
  [{ type: "Creature", anyOf: [{ color: "red" }, { color: "green" }] }, ["Elf", "Goblin", "Merfolk", "Token"]],
  [{ zone: "graveyard", anyOf: [{ type: "Creature" }, { type: "Land" }] }, ["Dead"]],
  [{ type: "Creature", not: { color: "red" } }, ["Elf", "Token", "Hidden"]],
  [{ type: "Creature", not: [{ color: "red" }, { token: true }] }, ["Elf", "Hidden"]],
  [{ not: { type: ["Creature", "Artifact"] } }, ["Forest", "Saga", "Watcher"]],
  [{ zone: "graveyard", not: { type: "Creature" } }, ["Recent"]],
];

describe("descriptions of objects", () => {
  for (const [group, cases] of Object.entries({ POINTING, CHARACTERISTICS, NUMBERS, STATUS, RELATIONS, COMBINED })) {
    describe(group.toLowerCase(), () => {
      for (const [selector, fits] of cases) {
        it(`${JSON.stringify(selector)} fits ${fits.join(", ") || "nothing"}`, () => {
          expect(matching(selector)).to.deep.equal([...fits]);
        });
      }
    });
  }
});
