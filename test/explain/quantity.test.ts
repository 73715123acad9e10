// oxlint-disable unicorn/no-thenable -- `then` is a key of the data, which is never awaited
import { expect } from "chai";
import { describeQuantity } from "../../src/explain/ability.js";
import type { Quantity, Selector } from "../../src/rules/formats.gen.js";
import { schemaKeys } from "./wording.js";

const YOURS: Selector = { type: "Creature", controller: "you" };

const TOLD: readonly (readonly [Quantity, string])[] = [
  [3, "3"],
  [{ x: true }, "X"],
  [{ powerOf: "self" }, "the power of this"],
  [{ toughnessOf: { linked: "exiled" } }, "the toughness of the card exiled with this"],
  [{ manaValueOf: "affected" }, "its mana value"],
  [{ manaValueOf: { topOf: "library" } }, "the mana value of the top card of your library"],
  [{ counter: "+1/+1", on: "self" }, "the number of +1/+1 counters on this"],
  [
    { counter: "+1/+1", onEach: { type: "Creature", controller: "you" } },
    "the number of +1/+1 counters on creatures you control",
  ],
  [{ counter: "energy", onPlayer: "you" }, "the number of energy counters you have"],
  [{ counter: "poison", onPlayer: "targetPlayer" }, "the number of poison counters the targeted player has"],
  [{ basePowerOf: "self" }, "the base power of this"],
  [{ baseToughnessOf: "target" }, "the base toughness of the target"],
  [{ levelOf: "self" }, "the level of this"],
  [{ counter: "any", on: "host" }, "the number of counters on the permanent this is attached to"],
  [{ count: YOURS }, "the number of creatures you control"],
  [
    { total: "manaValue", of: { ...YOURS, other: true } },
    "the total mana value of creatures you control other than this",
  ],
  [{ greatest: "power", of: YOURS }, "the greatest power among creatures you control"],
  [{ least: "loyalty", of: { type: "Planeswalker" } }, "the least loyalty among planeswalkers"],
  [
    { distinct: "types", among: { zone: "graveyard" } },
    "the number of different card types among cards in all graveyards",
  ],
  [{ devotion: ["white", "blue"] }, "your devotion to white and blue"],
  [{ handSize: "you" }, "the number of cards in your hand"],
  [{ handSize: "opponent" }, "the number of cards in your opponents' hands"],
  [{ handSize: "each" }, "the number of cards in all hands"],
  [{ life: "you" }, "your life total"],
  [{ life: "each" }, "the total life of all players"],
  [{ players: "opponent" }, "the number of your opponents"],
  [{ chosen: "number" }, "the chosen number"],
  [{ sum: [2, { count: YOURS }] }, "2 plus the number of creatures you control"],
  [{ product: [2, { x: true }] }, "twice X"],
  [{ product: [3, { sum: [1, { x: true }] }] }, "3 times (1 plus X)"],
  [{ negative: { count: YOURS } }, "minus the number of creatures you control"],
  [{ half: { life: "you" } }, "half of your life total, rounded down"],
  [{ half: { x: true }, round: "up" }, "half of X, rounded up"],
  [{ atMostOf: [{ x: true }, 5] }, "the smallest of X and 5"],
  [{ atLeastOf: [{ x: true }, 5] }, "the greatest of X and 5"],
  [{ if: { turn: "you" }, then: 3 }, "3 if it's your turn, otherwise 0"],
  [{ if: { turn: "you" }, then: 3, else: { x: true } }, "3 if it's your turn, otherwise X"],
  [{ sum: [{ if: { turn: "you" }, then: 3, else: 1 }, 1] }, "(3 if it's your turn, otherwise 1) plus 1"],
];

describe("quantities", () => {
  for (const [quantity, words] of TOLD) {
    it(words, () => expect(describeQuantity(quantity)).to.equal(words));
  }

  it("are all told, by every key of the schema", () => {
    const told = new Set(TOLD.flatMap(([quantity]) => (typeof quantity === "number" ? [] : Object.keys(quantity))));
    expect([...told]).to.have.members(schemaKeys("quantity", "QuantityExpression"));
  });
});
