import { expect } from "chai";
import type { AbilityEntry, Card } from "../../src/rules/formats.gen.js";
import { ENTERING_KEYWORDS } from "../../src/rules/keyword-entering.js";
import { affecting, creature, CREATURES, enchantment, gains, LOSES_ALL } from "../support/cards.js";
import { play, type Step } from "../support/play.js";

const BLANK = enchantment("Blank", affecting("blank", CREATURES, LOSES_ALL));

function comer(ability: AbilityEntry, manaCost = "{1}"): Card {
  return creature("Comer", 1, 1, { manaCost, abilities: [ability] });
}

function keyword(name: string, n: number): AbilityEntry {
  return { kind: "keyword", keyword: name, n };
}

const CAST: readonly Step[] = [
  { kind: "casts", player: "Ann", object: "Comer", x: 4 },
  { kind: "moves", object: "Comer", to: "battlefield" },
];
const IMPENDING: AbilityEntry = { kind: "keyword", keyword: "impending", n: 4, cost: "{3}" };

/** How each comes, and the counters it has then. */
const CASES: Readonly<Record<string, readonly [steps: readonly Step[], counters: object]>> = {
  fading: [[comer(keyword("fading", 3))], { fade: 3 }],
  modular: [[comer(keyword("modular", 2))], { "+1/+1": 2 }],
  graft: [[comer(keyword("graft", 2))], { "+1/+1": 2 }],
  vanishing: [[comer(keyword("vanishing", 3))], { time: 3 }],
  ravenous: [[[comer("ravenous", "{X}{G}"), { zone: "hand" }], ...CAST], { "+1/+1": 4 }],
  impending: [
    [
      [comer(IMPENDING), { zone: "hand" }],
      { kind: "casts", player: "Ann", object: "Comer", alternative: "impending" },
      { kind: "moves", object: "Comer", to: "battlefield" },
    ],
    { time: 4 },
  ],
  riot: [[comer("riot")], {}],
};

function counters(...steps: Step[]): object {
  return play(...steps).object("Comer").counters;
}

describe("keywords with which a permanent enters", () => {
  it("are all here", () => expect(Object.keys(CASES)).to.have.members([...ENTERING_KEYWORDS]));

  for (const [name, [steps, expected]] of Object.entries(CASES)) {
    it(`put on it what ${name} says`, () => expect(counters(...steps)).to.deep.equal(expected));
    it(`put nothing on what would not have ${name} (CR 614.12)`, () =>
      expect(counters(BLANK, ...steps)).to.deep.equal({}));
  }

  it("leave it to the event how many counters of a kind it has", () => {
    expect(counters([comer(keyword("modular", 2)), { counters: { "+1/+1": 3 } }])).to.deep.equal({ "+1/+1": 3 });
    expect(counters([comer(keyword("modular", 2)), { counters: { shield: 1 } }])).to.deep.equal({
      "+1/+1": 2,
      shield: 1,
    });
  });

  it("count each instance (CR 702.43b)", () => {
    const twice = creature("Comer", 0, 0, { abilities: [keyword("modular", 1), keyword("modular", 2)] });
    expect(counters(twice)).to.deep.equal({ "+1/+1": 3 });
  });

  it("put no time counter on what is not cast for its impending cost", () =>
    expect(counters(comer(IMPENDING))).to.deep.equal({}));

  it("put nothing on it for vanishing without a number (CR 702.63b)", () =>
    expect(counters(comer("vanishing"))).to.deep.equal({}));

  it("put nothing on it in another zone", () =>
    expect(counters([comer(keyword("modular", 2)), { zone: "graveyard" }])).to.deep.equal({}));

  it("give haste with riot, or the counter that the event says", () => {
    const riots = enchantment("Riots", affecting("riots", CREATURES, gains("riot")));
    const abilities = (...steps: Step[]): readonly string[] => play(...steps).object("Comer").abilities;
    expect(abilities(comer("riot"))).to.have.members(["riot", "haste"]);
    expect(abilities([comer("riot"), { counters: { "+1/+1": 1 } }])).to.have.members(["riot"]);
    expect(abilities(riots, comer("riot"))).to.have.members(["riot", "riot", "haste", "haste"]);
    expect(abilities(riots, [comer("riot"), { counters: { "+1/+1": 1 } }])).to.have.members(["riot", "riot", "haste"]);
    expect(abilities(comer("riot"), riots)).to.have.members(["riot", "riot", "haste"]);
    expect(abilities(BLANK, comer("riot"), { kind: "moves", object: "Blank", to: "graveyard" })).to.have.members([
      "riot",
    ]);
  });
});
