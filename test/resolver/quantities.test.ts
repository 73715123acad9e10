import { expect } from "chai";
import type { CardType, Quantity } from "../../src/rules/formats.gen.js";
import { play, playTimeline, timelineOf, type Step } from "../support/play.js";
import {
  artifact,
  aura,
  BEAR,
  creature,
  enchantment,
  FOREST,
  ISLAND,
  land,
  onTarget,
  resolving,
  gets,
} from "../support/cards.js";

const OGRE = creature("Ogre", 3, 5, { manaCost: "{3}{R}", subtypes: ["Ogre"] });
const WISP = creature("Wisp", -1, 1, { manaCost: "{W/U}", subtypes: ["Spirit", "Bird"] });
const JACE = { name: "Jace", manaCost: "{1}{U}{U}", types: ["Planeswalker"] as "Planeswalker"[], loyalty: 3 };

/** Keeps what is read above zero, since a rule has no amount below that (CR 107.1b). */
const MANY = 1000;

/** A quantity as an ability of an Aura of Ann's on the ogre reads it. */
function read(quantity: Quantity): number | undefined {
  const reader = aura("Reader", {
    kind: "static",
    id: "read",
    does: [{ kind: "changeGameRule", rule: "seen", amount: { sum: [MANY, quantity] } }],
  });
  const board: readonly Step[] = [
    [OGRE, { counters: { "+1/+1": 2, charge: 3 } }],
    BEAR,
    [BEAR, { id: "Second Bear", controller: "Bob" }],
    WISP,
    FOREST,
    [ISLAND, { controller: "Bob" }],
    artifact("Relic", { manaCost: "{3}" }),
    [BEAR, { id: "Dead", zone: "graveyard" }],
    [OGRE, { id: "Held", zone: "hand" }],
    [JACE, { zone: "graveyard" }],
    [reader, { attachedTo: "Ogre", choices: { number: 4, word: "Elf" }, links: { kept: ["Bear", "Wisp"] } }],
  ];
  const players = [{ name: "Ann", life: 18, hand: 2 }, { name: "Bob", hand: 5 }, "Cleo"];
  const [played] = playTimeline(timelineOf(board, players));
  const amount = played?.resolution.gameRules[0]?.amount;
  return amount === undefined ? undefined : amount - MANY;
}

type Case = readonly [quantity: Quantity, number: number];

const OF_OBJECTS: readonly Case[] = [
  [{ powerOf: "host" }, 5],
  [{ toughnessOf: "host" }, 7],
  [{ manaValueOf: "host" }, 4],
  [{ powerOf: { object: "Wisp" } }, -1],
  [{ powerOf: { linked: "kept" } }, 1],
  [{ powerOf: "self" }, 0],
  [{ powerOf: { object: "Relic" } }, 0],
  [{ manaValueOf: { linked: "never" } }, 0],
  [{ powerOf: { object: "Dead" } }, 2],
  [{ basePowerOf: "host" }, 3],
  [{ baseToughnessOf: "host" }, 5],
  [{ levelOf: "host" }, 1],
  [{ counter: "charge", on: "host" }, 3],
  [{ counter: "any", on: "host" }, 5],
  [{ counter: "lore", on: "host" }, 0],
];

const OF_MANY: readonly Case[] = [
  [{ count: { type: "Creature" } }, 4],
  [{ count: { type: "Creature", controller: "you" } }, 3],
  [{ count: { type: "Creature", zone: "graveyard" } }, 1],
  [{ count: { type: "Dungeon" } }, 0],
  [{ counter: "any", onEach: { type: "Creature" } }, 5],
  [{ counter: "any", onEach: { type: "Land" } }, 0],
  [{ counter: "poison", onPlayer: "each" }, 0],
  [{ total: "basePower", of: { type: "Creature" } }, 6],
  [{ total: "power", of: { type: "Creature" } }, 8],
  [{ total: "toughness", of: { subtype: "Bear" } }, 4],
  [{ total: "manaValue", of: { controller: "you" } }, 10],
  [{ total: "loyalty", of: { zone: "graveyard" } }, 3],
  [{ greatest: "power", of: { type: "Creature" } }, 5],
  [{ greatest: "manaValue", of: {} }, 4],
  [{ greatest: "power", of: { type: "Land" } }, 0],
  [{ least: "power", of: { type: "Creature" } }, -1],
  [{ least: "toughness", of: { type: "Land" } }, 0],
  [{ distinct: "types", among: { zone: "any", not: { subtype: "Aura" } } }, 4],
  [{ distinct: "colors", among: {} }, 4],
  [{ distinct: "basicLandTypes", among: { type: "Land" } }, 2],
  [{ distinct: "basicLandTypes", among: { controller: "you" } }, 1],
  [{ distinct: "creatureTypes", among: { type: "Creature" } }, 4],
  [{ distinct: "supertypes", among: {} }, 1],
  [{ distinct: "subtypes", among: { type: "Creature" } }, 4],
  [{ distinct: "landTypes", among: { type: "Land" } }, 2],
  [{ distinct: "names", among: { type: "Creature" } }, 3],
  [{ distinct: "powers", among: { type: "Creature" } }, 3],
  [{ distinct: "manaValues", among: { type: "Creature" } }, 3],
  [{ devotion: ["green"] }, 1],
  [{ devotion: ["white", "red"] }, 2],
  [{ devotion: ["black"] }, 0],
];

const OF_PLAYERS_AND_CHOICES: readonly Case[] = [
  [{ handSize: "you" }, 3],
  [{ handSize: "opponent" }, 5],
  [{ life: "you" }, 18],
  [{ life: "opponent" }, 40],
  [{ players: "each" }, 3],
  [{ players: "opponent" }, 2],
  [{ chosen: "number" }, 4],
  [{ chosen: "word" }, 0],
  [{ chosen: "nothing" }, 0],
  [{ x: true }, 0],
];

/** One number if there is such an object, another (or 0) if not. */
function either(type: CardType, there: Quantity, otherwise?: Quantity): Quantity {
  // oxlint-disable-next-line unicorn/no-thenable -- data, never awaited
  return { if: { exists: { type } }, then: there, ...(otherwise === undefined ? {} : { else: otherwise }) };
}

const ARITHMETIC: readonly Case[] = [
  [7, 7],
  [{ sum: [1, { powerOf: "host" }, -2] }, 4],
  [{ product: [2, { count: { type: "Creature" } }] }, 8],
  [{ negative: { powerOf: "host" } }, -5],
  [{ half: 7 }, 3],
  [{ half: 7, round: "down" }, 3],
  [{ half: 7, round: "up" }, 4],
  [{ half: { toughnessOf: "host" }, round: "up" }, 4],
  [{ atMostOf: [4, { powerOf: "host" }] }, 4],
  [{ atLeastOf: [4, { powerOf: "host" }] }, 5],
  [either("Artifact", 6, 1), 6],
  [either("Dungeon", 6, 1), 1],
  [either("Dungeon", 6), 0],
];

describe("quantities", () => {
  for (const [group, cases] of Object.entries({ OF_OBJECTS, OF_MANY, OF_PLAYERS_AND_CHOICES, ARITHMETIC })) {
    describe(group.toLowerCase().replaceAll("_", " "), () => {
      for (const [quantity, number] of cases) {
        it(`${JSON.stringify(quantity)} is ${number}`, () => expect(read(quantity)).to.equal(number));
      }
    });
  }

  it("X is what was paid for the spell or ability", () => {
    const growth = {
      ...resolving(
        "Growth",
        [{ affects: { target: true }, does: [gets({ x: true }, { product: [2, { x: true }] })] }],
        { targets: ["Bear"] },
      ),
      x: 3,
    };
    expect(play(BEAR, growth).object("Bear")).to.include({ power: 5, toughness: 8 });
  });

  it("a number chosen for a resolution stays with it", () => {
    const shrink = resolving("Shrink", [{ affects: { target: true }, does: [gets({ chosen: "number" }, 0)] }], {
      targets: ["Bear"],
      choices: { number: 2 },
    });
    expect(play(BEAR, shrink).object("Bear").power).to.equal(4);
  });

  it("the second target can be read", () => {
    const fling = resolving("Fling", [{ affects: { target: 1 }, does: [gets({ powerOf: { target: 2 } }, 0)] }], {
      targets: ["Bear", "Ogre"],
    });
    expect(play(BEAR, OGRE, fling).object("Bear").power).to.equal(5);
  });

  it("the power of a permanent that is no creature is none, so a sum leaves it out (CR 208.3)", () => {
    const cart = artifact("Cart", { subtypes: ["Vehicle"], power: 6, toughness: 6 });
    const sum = enchantment("Sum", {
      kind: "static",
      id: "sum",
      does: [{ kind: "changeGameRule", rule: "seen", amount: { total: "power", of: {} } }],
    });
    expect(play(cart, BEAR, sum).resolution.gameRules[0]?.amount).to.equal(2);
    const crewed = play(cart, BEAR, sum, onTarget("Crew", "Cart", { kind: "addTypes", types: ["Creature"] }));
    expect(crewed.resolution.gameRules[0]?.amount).to.equal(8);
  });

  it("basic land types count once, however many lands have them", () => {
    const domain = enchantment("Domain", {
      kind: "static",
      id: "domain",
      does: [
        {
          kind: "changeGameRule",
          rule: "seen",
          amount: { distinct: "basicLandTypes", among: { type: "Land", controller: "you" } },
        },
      ],
    });
    const dual = land("Dual", ["Swamp", "Forest"]);
    expect(play(dual, FOREST, domain).resolution.gameRules[0]?.amount).to.equal(2);
  });
});
