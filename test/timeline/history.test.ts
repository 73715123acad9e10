import { expect } from "chai";
import type { Card, Quantity, ScenarioEvent, Selector } from "../../src/rules/formats.gen.js";
import { affecting, BEAR, creature, gains, onTarget } from "../support/cards.js";
import { faultOf, play, type Step } from "../support/play.js";

/** A creature that is as strong as a number, for whoever wants to know it. */
function counting(power: Quantity, name = "Counter"): Card {
  return creature(name, 0, 5, {
    abilities: [affecting("count", { self: true }, { kind: "modifyPowerToughness", power })],
  });
}

function counted(asked: Quantity, ...steps: Step[]): number | null {
  return play([counting(asked), {}], ...steps).object("Counter").power;
}

const ELF = creature("Elf", 1, 1);
const LAND: Card = { name: "Field", types: ["Land"], madeUp: true };
const BOBS = { controller: "Bob" };
const BOBS_TURN: ScenarioEvent = { kind: "turn", active: "Bob" };
const lives = (player: string, life: number): ScenarioEvent => ({ kind: "player", player, life });
const moves = (object: string, to: "graveyard" | "battlefield" | "exile" | "hand"): ScenarioEvent => ({
  kind: "moves",
  object,
  to,
});
const strike = (to: string, amount: number, source?: string): ScenarioEvent =>
  source === undefined ? { kind: "damage", to, amount } : { kind: "damage", to, amount, source };
const of = (thisTurn: string, which: Selector, by: "you" | "opponent" | "each" = "you"): Quantity => ({
  thisTurn,
  by,
  of: which,
});
const CREATURE: Selector = { type: "Creature" };

const COUNTED: readonly (readonly [says: string, asked: Quantity, number: number, ...steps: Step[]])[] = [
  ["what entered, itself too", { thisTurn: "permanents entered", by: "you" }, 3, LAND, BEAR],
  ["only such as enters under that control", { thisTurn: "permanents entered", by: "opponent" }, 1, BEAR, [ELF, BOBS]],
  ["no card in another zone", of("permanents entered", { other: true }), 0, [BEAR, { zone: "graveyard" }]],
  [
    "what was no creature as it entered as none",
    of("permanents entered", { type: "Creature", other: true }),
    0,
    LAND,
    onTarget("grow", "Field", { kind: "addTypes", types: ["Creature"] }),
  ],
  [
    "what entered as a creature though it is none since",
    of("permanents entered", { type: "Creature", other: true }),
    1,
    BEAR,
    onTarget("stone", "Bear", { kind: "setTypes", types: ["Artifact"] }),
  ],
  [
    "what left",
    { thisTurn: "permanents left", by: "you" },
    2,
    BEAR,
    ELF,
    moves("Bear", "hand"),
    moves("Elf", "graveyard"),
  ],
  ["who died", of("permanents died", CREATURE), 1, BEAR, ELF, moves("Bear", "exile"), moves("Elf", "graveyard")],
  ["whose it was last", of("permanents died", CREATURE, "opponent"), 1, [BEAR, BOBS], moves("Bear", "graveyard")],
  [
    "anybody's",
    of("permanents died", CREATURE, "each"),
    2,
    BEAR,
    [ELF, BOBS],
    moves("Bear", "graveyard"),
    moves("Elf", "graveyard"),
  ],
  [
    "a token that died, which is no card",
    {
      sum: [
        { thisTurn: "permanents died", by: "you" },
        { product: [10, of("cards put into graveyards", { permanent: true })] },
      ],
    },
    12,
    [BEAR, { token: true }],
    ELF,
    moves("Bear", "graveyard"),
    moves("Elf", "graveyard"),
  ],
  [
    "a card that comes to a graveyard from elsewhere",
    of("cards put into graveyards", { permanent: true }),
    1,
    [BEAR, { zone: "hand" }],
    moves("Bear", "graveyard"),
  ],
  ["no card that is laid into the graveyard", of("cards put into graveyards", {}), 0, [BEAR, { zone: "graveyard" }]],
  ["life gained", { thisTurn: "life gained", by: "you" }, 5, lives("Ann", 15), lives("Ann", 20)],
  ["life lost, as damage too", { thisTurn: "life lost", by: "opponent" }, 7, strike("Bob", 3), lives("Bob", 13)],
  ["damage to a player", { thisTurn: "damage taken", by: "opponent" }, 3, strike("Bob", 3)],
  [
    "damage by sources of a player",
    { thisTurn: "damage dealt", by: "you" },
    2,
    BEAR,
    strike("Bob", 3),
    strike("Bob", 2, "Bear"),
  ],
  [
    "cards drawn",
    { thisTurn: "cards drawn", by: "you" },
    3,
    { kind: "player", player: "Ann", draws: 1 },
    { kind: "player", player: "Ann", draws: 2, hand: 7 },
  ],
  ["nothing of a turn before", { thisTurn: "life lost", by: "opponent" }, 0, strike("Bob", 3), BOBS_TURN],
  [
    "what is told to have been before",
    { thisTurn: "life lost", by: "opponent" },
    6,
    { kind: "player", player: "Bob", thisTurn: { "life lost": 4 } },
    strike("Bob", 2),
  ],
  ["attacks", of("attackers declared", { other: true }), 1, BEAR, { kind: "attacks", object: "Bear" }],
  [
    "attacks of one creature in two combats",
    { thisTurn: "attackers declared", by: "you" },
    2,
    BEAR,
    { kind: "attacks", object: "Bear" },
    { kind: "endOfCombat" },
    { kind: "untap", object: "Bear" },
    { kind: "attacks", object: "Bear" },
  ],
];

describe("what has happened this turn", () => {
  for (const [says, asked, number, ...steps] of COUNTED)
    it(`counts ${says}`, () => expect(counted(asked, ...steps)).to.equal(number));

  it("counts spells as they were cast (CR 601.2i)", () => {
    const spell: Step = { kind: "casts", player: "Ann", card: "Spell" };
    const SPELL: Card = { name: "Spell", types: ["Instant"], manaCost: "{U}", madeUp: true };
    const seen = (which: Selector): number | null =>
      counted(
        of("spells cast", which),
        [SPELL, { zone: "exile", id: "Other" }],
        spell,
        onTarget("paint", "Spell", { kind: "setColors", colors: ["red"] }),
        moves("Spell", "graveyard"),
      );
    expect(seen({ color: "blue" })).to.equal(1);
    expect(seen({ color: "red" })).to.equal(0);
    expect(seen({ type: "Creature" })).to.equal(0);
  });

  const said = (designation: string): Card[] => [
    creature("Teller", 1, 1, { abilities: [affecting("tell", { designation }, gains("flying"))] }),
  ];
  const flies = (designation: string, ...steps: Step[]): boolean =>
    play(...said(designation), ...steps)
      .object("Bear")
      .abilities.includes("flying");
  const OF_OBJECTS: readonly (readonly [designation: string, ...steps: Step[]])[] = [
    ["dealt damage this turn", strike("Bear", 1)],
    ["has dealt damage this turn", strike("Bob", 1, "Bear")],
    ["became tapped this turn", { kind: "tap", object: "Bear" }],
    ["became tapped this turn", { kind: "attacks", object: "Bear" }],
    ["attacked this turn", { kind: "attacks", object: "Bear" }],
    ["got counters this turn", { kind: "counters", object: "Bear", add: { charge: 1 } }],
    ["entered this turn", moves("Bear", "exile"), moves("Bear", "battlefield")],
  ];
  for (const [designation, ...steps] of OF_OBJECTS)
    it(`says that an object ${designation} (${steps.map((step) => ("kind" in step ? step.kind : "")).join(", ")}), until the turn ends or it is another object`, () => {
      const before: ScenarioEvent = { kind: "turn", active: "Ann" };
      expect(flies(designation, BEAR, before)).to.equal(false);
      expect(flies(designation, BEAR, before, ...steps)).to.equal(true);
      expect(flies(designation, BEAR, before, ...steps, BOBS_TURN)).to.equal(false);
      if (designation !== "entered this turn")
        expect(
          flies(designation, BEAR, before, ...steps, moves("Bear", "exile"), moves("Bear", "battlefield")),
        ).to.equal(false);
    });

  it("is told where it was before the first event, and counts once however often it is told", () => {
    const before: ScenarioEvent = { kind: "turn", active: "Ann" };
    const told: ScenarioEvent = { kind: "designate", object: "Bear", designation: "attacked this turn" };
    const attacks: ScenarioEvent = { kind: "attacks", object: "Bear" };
    expect(flies("attacked this turn", BEAR, before, told)).to.equal(true);
    expect(flies("attacked this turn", BEAR, before, told, { ...told, on: false })).to.equal(false);
    expect(counted({ thisTurn: "attackers declared", by: "you" }, BEAR, attacks, told)).to.equal(1);
    expect(counted({ thisTurn: "attackers declared", by: "you" }, BEAR, told, told)).to.equal(1);
    expect(counted({ thisTurn: "attackers declared", by: "you" }, BEAR, told, attacks)).to.equal(2);
    const lost: ScenarioEvent = { kind: "player", player: "Bob", thisTurn: { "life lost": 4 } };
    const counter = counting({ thisTurn: "life lost", by: "opponent" });
    expect(faultOf(counter, strike("Bob", 1), lost).message).to.match(
      /events have counted "life lost" of Bob this turn already/,
    );
  });

  it("is told in words of an ability's own where events do not count it", () => {
    const crimes: Quantity = { thisTurn: "crimes committed", by: "you" };
    expect(counted(crimes, { kind: "player", player: "Ann", thisTurn: { "crimes committed": 2 } })).to.equal(2);
  });
});

describe("players who are asked about one by one", () => {
  const asks = (where: object): Quantity => ({ players: { among: "opponent", where } as never });
  it("fit a condition about them", () => {
    const lost = asks({ compare: { thisTurn: "life lost", by: "thatPlayer" }, atLeast: 1 });
    expect(counted(lost)).to.equal(0);
    expect(counted(lost, strike("Bob", 1))).to.equal(1);
    expect(counted(lost, strike("Ann", 1))).to.equal(0);
  });

  it("are compared with you", () => {
    const richer = asks({
      compare: { count: { type: "Land", controller: "thatPlayer" } },
      atLeast: { sum: [{ count: { type: "Land", controller: "you" } }, 1] },
    });
    const second: Step = [LAND, { id: "Second", controller: "Bob" }];
    expect(counted(richer, LAND, [LAND, { id: "Bob's", controller: "Bob" }])).to.equal(0);
    expect(counted(richer, LAND, [LAND, { id: "Bob's", controller: "Bob" }], second)).to.equal(1);
  });
});
