import { expect } from "chai";
import type { CheckEvent, Scenario, ScenarioEvent } from "../../src/rules/formats.gen.js";
import { boardOf } from "../../web/what-if/board.js";
import { differenceWords } from "../../web/what-if/difference.js";
import { insertEvent, moveEvent, removeEvent, replaceEvent, swapCard } from "../../web/what-if/edit.js";
import { withoutUnknownNames } from "../../web/what-if/unknown-names.js";
import { entryOf, LAB_CORPUS } from "./support.js";

const BOARD = boardOf(entryOf("two-conspiracies-one-crusade"));
const BEAR = "Runeclaw Bear";
const TAP: ScenarioEvent = { kind: "tap", object: BEAR };
const DAMAGE: ScenarioEvent = { kind: "damage", to: BEAR, amount: 1 };

describe("how a board differs from another, in words", () => {
  const tapping = insertEvent(BOARD, 3, TAP);
  for (const [words, before, after] of [
    [undefined, BOARD, BOARD],
    [undefined, BOARD, insertEvent(BOARD, 1, { kind: "check", id: "early" })],
    ["without Runeclaw Bear", BOARD, removeEvent(BOARD, 1).board],
    ["with Runeclaw Bear as well", removeEvent(BOARD, 1).board, BOARD],
    ["with Savannah Lions in place of Runeclaw Bear", BOARD, swapCard(BOARD, 1, "Savannah Lions")],
    ["in another order", BOARD, moveEvent(BOARD, 0, 2)],
    ["with tapping as well", BOARD, tapping],
    ["without tapping", tapping, BOARD],
    ["with tapping and damage as well", BOARD, insertEvent(tapping, 4, DAMAGE)],
    ["with less of the same", insertEvent(tapping, 4, TAP), tapping],
    ["with other events", tapping, replaceEvent(tapping, 3, DAMAGE)],
    ["set up otherwise", BOARD, { ...BOARD, players: ["Ann", { name: "Bob", life: 1 }] }],
    [
      "without Runeclaw Bear, Goblin Piker, Ann's Conspiracy and others",
      BOARD,
      { ...BOARD, timeline: BOARD.timeline.slice(0, 1) },
    ],
  ] as const) {
    it(words ?? `says nothing where what happens is the same, ${after.timeline.length} events`, () => {
      expect(differenceWords(before, after as Scenario)).to.equal(words);
    });
  }
});

describe("expectations that no name leads to", () => {
  const check: CheckEvent = {
    kind: "check",
    id: "end",
    expect: {
      [BEAR]: { abilities: ["flying", "of-nobody", "trample", "of-nobody-else"], power: 2 },
      "Goblin Piker": { abilities: ["of-nobody"] },
      Nobody: { power: 1 },
      "Dralnu's Crusade": { attachedTo: "Nobody", types: ["Enchantment"] },
    },
  };
  const scenario: Scenario = { ...BOARD, timeline: [...BOARD.timeline.slice(0, -1), check] };

  it("are left out, and of abilities the others are told", () => {
    const { timeline } = withoutUnknownNames(scenario, new Set(["end"]), LAB_CORPUS.cards);
    expect(timeline.at(-1)).to.deep.equal({
      ...check,
      expect: {
        [BEAR]: { power: 2, has: ["flying", "trample"] },
        "Dralnu's Crusade": { types: ["Enchantment"] },
      },
    });
  });

  it("stay where somebody typed them", () => {
    expect(withoutUnknownNames(scenario, new Set(["one-conspiracy"]), LAB_CORPUS.cards)).to.deep.equal(scenario);
  });

  it("are left out where they are many", () => {
    const many = Object.fromEntries(Array.from({ length: 300 }, (_, i) => [`Nobody ${i}`, { power: i }]));
    const crowded = { ...scenario, timeline: [...BOARD.timeline.slice(0, -1), { ...check, expect: many }] };
    const { timeline } = withoutUnknownNames(crowded, new Set(["end"]), LAB_CORPUS.cards);
    expect(timeline.at(-1)).to.deep.equal({ ...check, expect: {} });
  });
});
