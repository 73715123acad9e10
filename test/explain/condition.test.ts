import { expect } from "chai";
import { describeCondition } from "../../src/explain/ability.js";
import type { Condition } from "../../src/rules/formats.gen.js";
import { expectWords, schemaKeys } from "./wording.js";

const TOLD: readonly (readonly [Condition, string, string])[] = [
  [{ turn: "you" }, "it's your turn", "it isn't your turn"],
  [{ turn: "opponent" }, "it's an opponent's turn", "it isn't an opponent's turn"],
  [{ turn: "each" }, "it's any player's turn", "it's nobody's turn"],
  [{ player: { among: "you", has: "hexproof" } }, "you have hexproof", "you don't have hexproof"],
  [{ player: { among: "each", lacks: "shroud" } }, "a player has no shroud", "no player has no shroud"],
  [
    { player: { among: "opponent", noMaximumHandSize: false } },
    "an opponent has a maximum hand size",
    "no opponent has a maximum hand size",
  ],
  [{ exists: { type: "Land", controller: "you" } }, "you control a land", "you control no land"],
  [
    { exists: { other: true, controller: "you", colorCount: { atLeast: 2 } } },
    "you control another multicolored permanent",
    "you control no other multicolored permanent",
  ],
  [
    { exists: { type: "Artifact", controller: "opponent" } },
    "an opponent controls an artifact",
    "no opponent controls any artifact",
  ],
  [
    { exists: { type: "Creature", zone: "graveyard" } },
    "there is a creature card in a graveyard",
    "there is no creature card in a graveyard",
  ],
  [{ object: "self", is: { tapped: false } }, "this is untapped", "this isn't untapped"],
  [
    { object: { topOf: "graveyard" }, is: { type: "Creature" } },
    "the top card of your graveyard is a creature card",
    "the top card of your graveyard isn't a creature card",
  ],
  [
    { object: "self", is: { tapped: true, counter: "+1/+1" } },
    "this is tapped and has a +1/+1 counter",
    "this isn't tapped or doesn't have a +1/+1 counter",
  ],
  [
    { object: "self", is: { power: { atLeast: { toughnessOf: "self" } } } },
    "this has power at least its toughness",
    "this doesn't have power at least its toughness",
  ],
  [
    { compare: { count: { type: "Land", controller: "you" } }, atLeast: 7 },
    "the number of lands you control is at least 7",
    "the number of lands you control is less than 7",
  ],
  [
    { allOf: [{ turn: "you" }, { exists: { type: "Land" } }] },
    "it's your turn and there is a land",
    "it isn't your turn or there is no land",
  ],
  [{ player: "you", has: "monarch" }, "you are the monarch", "you are not the monarch"],
  [
    { player: "opponent", has: "city's blessing" },
    "an opponent has the city's blessing",
    "an opponent doesn't have the city's blessing",
  ],
  [{ compare: { life: "you" }, atMost: 5 }, "your life total is at most 5", "your life total is more than 5"],
  [{ compare: { chosen: "mode" }, equals: 1 }, "the chosen mode is 1", "the chosen mode isn't 1"],
  [
    { compare: { counter: "level", on: "self" }, atLeast: 2, atMost: 6 },
    "the number of level counters on this is from 2 to 6",
    "the number of level counters on this isn't from 2 to 6",
  ],
  [
    { anyOf: [{ turn: "you" }, { allOf: [{ exists: { type: "Land" } }, { exists: { type: "Artifact" } }] }] },
    "it's your turn or (there is a land and there is an artifact)",
    "it isn't your turn and (there is no land or there is no artifact)",
  ],
];

describe("conditions", () => {
  for (const [condition, holds, fails] of TOLD) {
    it(`${holds}, or ${fails}`, () => {
      expect(describeCondition(condition)).to.equal(holds);
      expect(describeCondition({ not: condition })).to.equal(fails);
      expect(describeCondition({ not: { not: condition } })).to.equal(holds);
    });
  }

  it("are all told, by every key of the schema", () => {
    const told = new Set(TOLD.flatMap(([condition]) => Object.keys(condition)));
    expect([...told, "not"]).to.have.members(schemaKeys("selector", "Condition"));
  });

  it("call the enchanted object by its name where the card is known", () => {
    const card = {
      abilities: [{ kind: "keyword" as const, keyword: "enchant", quality: { type: "Creature" as const } }],
    };
    expect(describeCondition({ object: "host", is: { color: "red" } }, card)).to.equal("the enchanted creature is red");
    expectWords(describeCondition({ object: "host", is: { color: "red" } }));
  });
});
