import { expect } from "chai";
import { lint } from "../../src/lint/lint.js";
import { scenarioFile } from "./spoilt.js";

const CUB = {
  name: "Cub",
  madeUp: true,
  types: ["Creature"],
  power: 2,
  toughness: 2,
  abilities: [
    { kind: "activated", id: "taps", cost: "{1}, {T}", effects: [grows()] },
    { kind: "activated", id: "untaps", cost: "{Q}", effects: [grows()] },
    { kind: "activated", id: "pays", cost: "{1}", effects: [grows()] },
    { kind: "keyword", keyword: "outlast", cost: "{1}" },
    { kind: "triggered", id: "wakes", when: "your upkeep begins", effects: [grows()] },
  ],
};
const STONE = { ...CUB, name: "Stone", types: ["Artifact"], power: undefined, toughness: undefined };
const LIFE = {
  name: "Life",
  madeUp: true,
  types: ["Enchantment"],
  abilities: [
    {
      kind: "static",
      id: "lives",
      affects: { type: "Artifact" },
      does: [
        { kind: "addTypes", types: ["Creature"] },
        { kind: "setPowerToughness", power: 1, toughness: 1 },
      ],
    },
  ],
};
const RUSH = {
  name: "Rush",
  madeUp: true,
  types: ["Enchantment"],
  abilities: [
    {
      kind: "static",
      id: "rushes",
      affects: { type: "Creature" },
      does: [{ kind: "gainAbilities", abilities: ["haste"] }],
    },
  ],
};
const HOURGLASS = {
  name: "Hourglass",
  madeUp: true,
  types: ["Artifact"],
  abilities: [{ kind: "activated", id: "waits", cost: "{1}", then: "you take an extra turn after this one" }],
};

function grows(): object {
  return {
    affects: { self: true },
    does: [{ kind: "modifyPowerToughness", power: 1, toughness: 0 }],
    duration: "endOfTurn",
  };
}

const enters = (card: string, controller = "Ann"): object => ({ kind: "enters", card, controller });
const uses = (source: string, ability: string, controller = "Ann"): object => ({
  kind: "resolves",
  source,
  ability,
  controller,
});
const turn = (active: string): object => ({ kind: "turn", active });
const tap = (object: string): object => ({ kind: "tap", object });
const attacks = (object: string): object => ({ kind: "attacks", object });
const CHECK = { kind: "check", id: "end", expect: {} };

/** What the rule `played` finds in these events. */
function found(timeline: readonly object[], players: readonly string[]): string[] {
  const file = scenarioFile({ cards: [CUB, STONE, LIFE, RUSH, HOURGLASS], players, timeline: [...timeline, CHECK] });
  const asked = { cards: [], scenarios: [file] };
  const findings = lint({ asked, around: { cards: [], scenarios: [] }, hints: false });
  expect(findings.filter(({ severity }) => severity === "broken")).to.deep.equal([]);
  return findings.filter(({ rule }) => rule === "played").map(({ pointer }) => pointer);
}

describe("what the board shows that no game has", () => {
  const TWO = ["Ann", "Bob"];
  const THREE = ["Ann", "Bob", "Cyd"];
  const cases: readonly [string, readonly object[], readonly string[], readonly string[]][] = [
    ["{T} of a creature that no turn has seen", [enters("Cub"), uses("Cub", "taps")], TWO, ["/timeline/1"]],
    ["{Q} of one", [enters("Cub"), uses("Cub", "untaps")], TWO, ["/timeline/1"]],
    ["outlast, whose cost has {T} by its meaning", [enters("Cub"), uses("Cub", "outlast")], TWO, ["/timeline/1"]],
    ["an attack of one", [enters("Cub"), attacks("Cub")], TWO, ["/timeline/1"]],
    ["only a turn of another player's", [enters("Cub"), turn("Bob"), uses("Cub", "taps")], TWO, ["/timeline/2"]],
    [
      "a turn of one's own that began before it came",
      [turn("Ann"), enters("Cub"), uses("Cub", "taps")],
      TWO,
      ["/timeline/2"],
    ],
    ["a cost of mana alone", [enters("Cub"), uses("Cub", "pays")], TWO, []],
    ["a turn of its controller's", [enters("Cub"), turn("Ann"), tap("Cub"), uses("Cub", "taps")], TWO, []],
    ["an artifact that is no creature", [enters("Stone"), uses("Stone", "taps")], TWO, []],
    ["an artifact that is one", [enters("Life"), enters("Stone"), uses("Stone", "taps")], TWO, ["/timeline/2"]],
    [
      "what became one after it had been tapped",
      [enters("Stone"), tap("Stone"), enters("Life"), uses("Stone", "taps")],
      TWO,
      [],
    ],
    ["haste", [enters("Rush"), enters("Cub"), uses("Cub", "taps")], TWO, []],
    [
      "an attack of what has attacked in this turn before the first event",
      [enters("Cub"), { kind: "designate", object: "Cub", designation: "attacked this turn" }, attacks("Cub")],
      TWO,
      [],
    ],
    ["a board that is there before the first player's turn", [enters("Cub"), turn("Ann")], TWO, []],
    [
      "a second turn of the first player's",
      [enters("Cub"), uses("Cub", "pays"), turn("Ann")],
      TWO,
      ["/timeline/2/active"],
    ],
    ["a player passed over", [enters("Cub"), turn("Bob"), turn("Ann")], THREE, ["/timeline/2/active"]],
    ["turns around the table", [enters("Cub"), turn("Bob"), turn("Cyd"), turn("Ann")], THREE, []],
    [
      "a player passed over who has left the game",
      [turn("Bob"), { kind: "player", player: "Cyd", life: 0 }, { kind: "stateBased" }, turn("Ann")],
      THREE,
      [],
    ],
    ["an extra turn", [enters("Hourglass"), turn("Ann"), uses("Hourglass", "waits"), turn("Ann")], TWO, []],
    ["an upkeep of another player's", [enters("Cub"), turn("Bob"), uses("Cub", "wakes")], TWO, ["/timeline/2/ability"]],
    ["an upkeep of one's own", [enters("Cub"), turn("Ann"), uses("Cub", "wakes")], TWO, []],
  ];
  for (const [what, timeline, players, pointers] of cases)
    it(`${pointers.length > 0 ? "finds" : "allows"} ${what}`, () => {
      expect(found(timeline, players)).to.deep.equal(pointers);
    });

  it("is reason enough for a turn that no check notices", () => {
    const hints = (first: readonly object[]): string[] => {
      const expects = { ...CHECK, expect: { Cub: { power: 3 } } };
      const timeline = [...first, uses("Cub", "taps"), expects];
      const asked = { cards: [], scenarios: [scenarioFile({ cards: [CUB], players: ["Ann", "Bob"], timeline })] };
      const findings = lint({ asked, around: { cards: [], scenarios: [] }, hints: true });
      return findings.filter(({ rule }) => rule === "minimal").map(({ pointer }) => pointer);
    };
    expect(hints([enters("Cub"), turn("Ann")])).to.deep.equal([]);
    expect(hints([enters("Cub"), turn("Bob"), tap("Cub"), turn("Ann")])).to.include("/timeline/2");
  });
});
