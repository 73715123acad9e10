import { expect } from "chai";
import type { Card, ResolvesEvent, ScenarioEvent } from "../../src/rules/formats.gen.js";
import { affecting, BEAR, creature, enchantment, gains, LOSES_ALL, onTarget } from "../support/cards.js";
import { faultOf, play, type Step } from "../support/play.js";

const KNIGHT: Card = creature("Knight", 2, 2, {
  abilities: [
    "soulbond",
    {
      ...affecting("together", { anyOf: [{ self: true }, { pairedWith: { self: true } }] }, gains("reach")),
      condition: { object: "self", is: { designation: "paired" } },
    },
  ],
});
const ELF = creature("Elf", 1, 1);

function bond(other = "Bear", over: Partial<ResolvesEvent> = {}): ResolvesEvent {
  return {
    kind: "resolves",
    source: "Knight",
    ability: "soulbond",
    controller: "Ann",
    chosenObjects: [other],
    ...over,
  };
}

/** Which of them the Knight's ability reaches. */
function paired(...steps: Step[]): string[] {
  const { objects } = play(...steps).resolution;
  return Object.keys(objects).filter((id) => objects[id]?.abilities.includes("reach"));
}

const NO_CREATURE = onTarget("stone", "Bear", { kind: "setTypes", types: ["Artifact"] });
const BOTH = ["Knight", "Bear"];

describe("a pair", () => {
  it("is made by soulbond with what is chosen, or with what came", () => {
    expect(paired(KNIGHT, BEAR)).to.deep.equal([]);
    expect(paired(KNIGHT, BEAR, bond())).to.have.members(BOTH);
    const { chosenObjects: _, ...triggered } = bond();
    expect(paired(KNIGHT, BEAR, { ...triggered, triggeredBy: { object: "Bear" } })).to.have.members(BOTH);
    expect(faultOf(KNIGHT, BEAR, triggered).message).to.match(/an object chosen on resolution, and none is named/);
    expect(faultOf(KNIGHT, BEAR, bond("Bear", { triggeredBy: { object: "Bear" } })).message).to.match(
      /never speaks of/,
    );
  });

  it("needs two creatures of the ability's controller that are unpaired (CR 702.95c-d)", () => {
    expect(paired(KNIGHT, BEAR, NO_CREATURE, bond())).to.deep.equal([]);
    expect(paired(KNIGHT, [BEAR, { controller: "Bob" }], bond())).to.deep.equal([]);
    expect(paired(KNIGHT, BEAR, ELF, bond(), bond("Elf", { id: "second" }))).to.have.members(BOTH);
    expect(paired(KNIGHT, bond("Knight"))).to.deep.equal([]);
    expect(paired(KNIGHT, BEAR, { kind: "moves", object: "Knight", to: "graveyard" }, bond())).to.deep.equal([]);
  });

  const ENDS: readonly (readonly [why: string, end: ScenarioEvent])[] = [
    ["one leaves", { kind: "moves", object: "Bear", to: "exile" }],
    ["the one with soulbond leaves", { kind: "moves", object: "Knight", to: "hand" }],
    ["one is no creature any more", NO_CREATURE],
    ["one changes controllers", onTarget("theft", "Bear", { kind: "gainControl", player: { player: "Bob" } })],
    [
      "the one with soulbond changes controllers",
      onTarget("theft", "Knight", { kind: "gainControl", player: { player: "Bob" } }),
    ],
    ["one phases out", { kind: "phaseOut", objects: ["Bear"] }],
    [
      "both change controllers",
      {
        kind: "resolves",
        controller: "Bob",
        ability: { effects: [{ affects: { type: "Creature" }, does: [{ kind: "gainControl", player: "you" }] }] },
      },
    ],
    ["an event says so", { kind: "designate", object: "Bear", designation: "paired", on: false }],
  ];
  for (const [why, end] of ENDS)
    it(`ends when ${why}`, () => {
      expect(paired(KNIGHT, BEAR, ELF, bond(), end)).to.deep.equal([]);
    });

  it("does not come back with what ended it, and another can be made", () => {
    const steps: Step[] = [
      KNIGHT,
      BEAR,
      ELF,
      bond(),
      { kind: "phaseOut", objects: ["Bear"] },
      { kind: "phaseIn", objects: ["Bear"] },
    ];
    expect(paired(...steps)).to.deep.equal([]);
    expect(paired(...steps, bond("Elf", { id: "second" }))).to.have.members(["Knight", "Elf"]);
    expect(paired(...steps, bond("Bear", { id: "second" }))).to.have.members(BOTH);
  });

  it("lasts through the loss of all abilities, and through being a copy", () => {
    const blank = enchantment("Blank", affecting("blank", { type: "Creature" }, LOSES_ALL));
    const steps: Step[] = [KNIGHT, BEAR, ELF, bond(), blank];
    expect(paired(...steps)).to.deep.equal([]);
    expect(paired(...steps, { kind: "moves", object: "Blank", to: "graveyard" })).to.have.members(BOTH);
    const copy = onTarget("copy", "Bear", { kind: "copy", of: { object: "Knight" } });
    expect(
      play(KNIGHT, BEAR, bond(), copy)
        .object("Bear")
        .abilities.filter((word) => word === "reach"),
    ).to.have.length(2);
  });

  it("tells of itself by the clauses", () => {
    const clauses = (...steps: Step[]): readonly string[] =>
      play(...steps)
        .steps("starts")
        .flatMap(({ object, clauses: cited }) => (object === "Bear" ? cited : []));
    expect(clauses(KNIGHT, BEAR, bond())).to.include("702.95b");
    expect(clauses(KNIGHT, BEAR, NO_CREATURE, bond())).to.include("702.95c");
    expect(clauses(KNIGHT, BEAR, bond(), NO_CREATURE))
      .to.include("702.95e")
      .and.not.include("702.95b");
  });
});

describe("saddled", () => {
  const mount = creature("Mount", 2, 2, {
    abilities: [
      { kind: "keyword", keyword: "saddle", n: 1 },
      affecting("tall", { self: true, designation: "saddled" }, gains("reach")),
    ],
  });
  const saddle: ResolvesEvent = { kind: "resolves", source: "Mount", ability: "saddle", controller: "Ann" };

  it("ends with the turn (CR 702.171b)", () => {
    expect(paired(mount, saddle)).to.deep.equal(["Mount"]);
    expect(paired(mount, saddle, { kind: "turn", active: "Bob" })).to.deep.equal([]);
  });

  it("is nothing that a card elsewhere is", () => {
    const steps: Step[] = [mount, { kind: "moves", object: "Mount", to: "graveyard" }, saddle];
    expect(paired(...steps, { kind: "moves", object: "Mount", to: "battlefield" })).to.deep.equal([]);
  });
});

describe("an encoded card", () => {
  const spell: Card = { name: "Spell", types: ["Sorcery"], abilities: ["cipher"] };
  const encoded: Step = [spell, { zone: "exile", links: { encoded: ["Bear"] } }];
  const has = (...steps: Step[]): readonly string[] => play(...steps).object("Bear").abilities;

  it("gives the creature an ability as long as it is in exile", () => {
    expect(has(BEAR, encoded)).to.deep.equal(["cast-encoded"]);
    expect(has(BEAR, encoded, { kind: "moves", object: "Spell", to: "graveyard" })).to.deep.equal([]);
  });

  it("does so also if the creature is none any more or another player's (CR 702.99c)", () => {
    const theft = onTarget("theft", "Bear", { kind: "gainControl", player: { player: "Bob" } });
    expect(has(BEAR, encoded, NO_CREATURE, theft)).to.deep.equal(["cast-encoded"]);
  });

  it("is encoded on that object alone", () => {
    const blink: Step[] = [
      { kind: "moves", object: "Bear", to: "exile" },
      { kind: "moves", object: "Bear", to: "battlefield" },
    ];
    expect(has(BEAR, encoded, ...blink)).to.deep.equal([]);
  });

  it("is encoded later by a link too", () => {
    const link: ScenarioEvent = { kind: "link", object: "Spell", as: "encoded", objects: ["Bear"] };
    expect(has(BEAR, [spell, { zone: "exile" }], link)).to.deep.equal(["cast-encoded"]);
  });
});
