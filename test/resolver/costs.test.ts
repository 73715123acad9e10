import { expect } from "chai";
import type { Card, CastsEvent, ChangeCostPart, CostStep, Selector } from "../../src/rules/formats.gen.js";
import { play, type Played, type Step } from "../support/play.js";
import { artifact, BEAR, enchantment, LOSES_ALL, onTarget } from "../support/cards.js";

const SPELLS: Selector = { zone: "stack" };

function changing(name: string, part: Omit<ChangeCostPart, "kind">, affects: Selector = SPELLS): Card {
  return enchantment(name, { kind: "static", id: "cost", affects, does: [{ kind: "changeCost", ...part }] });
}

const DEARER = changing("Dearer", { increase: "{1}" });
const CHEAPER = changing("Cheaper", { reduce: "{1}" });
const THREE = changing("Three", { minimum: 3 });
const ROCK = artifact("Rock", { manaCost: "{4}" });

function casting(card: Card, over: Partial<CastsEvent> = {}): Step[] {
  return [[card, { zone: "hand" }], { kind: "casts", player: "Ann", object: card.name, ...over }];
}

function total({ resolution }: Played, spell: string): string | null | undefined {
  return resolution.costs?.[spell]?.total;
}

/** The steps of a cost in short: what it does, the mana, the total then. */
function steps(played: Played): (readonly [CostStep["step"], string | undefined, string | null])[] {
  return played.steps("cost").map(({ step, mana, total: then }) => [step, mana, then] as const);
}

describe("the total cost of a spell (CR 601.2f)", () => {
  it("is the mana cost if nothing changes it", () => {
    const played = play(...casting(BEAR));
    expect(played.resolution.costs).to.deep.equal({ Bear: { total: "{1}{G}" } });
    expect(steps(played)).to.deep.equal([
      ["base", undefined, "{1}{G}"],
      ["locked", undefined, "{1}{G}"],
    ]);
  });

  it("is not told of what is no spell", () => {
    expect(play(BEAR).resolution).to.not.have.property("costs");
  });

  it("goes from increases to reductions to what looks at the total, whatever the timestamps", () => {
    const played = play(THREE, CHEAPER, DEARER, ...casting(BEAR));
    expect(steps(played)).to.deep.equal([
      ["base", undefined, "{1}{G}"],
      ["increase", "{1}", "{2}{G}"],
      ["reduction", "{1}", "{1}{G}"],
      ["total", "{3}", "{2}{G}"],
      ["locked", undefined, "{2}{G}"],
    ]);
  });

  it("says which reductions take less, and that their order makes a difference (CR 601.2f)", () => {
    const held = changing("Held", { reduce: "{2}", leaves: 1 });
    const played = play(held, CHEAPER, ...casting(artifact("Stone", { manaCost: "{2}" })));
    const told = played.steps("cost").map(({ by, takes, heldBy, ordered }) => [by, takes, heldBy, ordered]);
    expect(told.slice(1, 3)).to.deep.equal([
      ["Held/cost", "{1}", "least", true],
      ["Cheaper/cost", undefined, undefined, undefined],
    ]);
    expect(total(played, "Stone")).to.equal("{0}");
  });

  it("is raised to a minimum once", () => {
    expect(total(play(THREE, changing("Four", { minimum: 4 }), ...casting(BEAR)), "Bear")).to.equal("{3}{G}");
  });

  it("goes by what the spell is on the stack", () => {
    const green = changing("Green", { reduce: "{1}" }, { ...SPELLS, color: "green", controller: "you" });
    const drain = enchantment("Drain", {
      kind: "static",
      id: "drain",
      affects: { zone: "any" },
      does: [{ kind: "setColors", colors: [] }],
    });
    expect(total(play(green, ...casting(BEAR)), "Bear")).to.equal("{G}");
    expect(total(play(green, drain, ...casting(BEAR)), "Bear")).to.equal("{1}{G}");
    expect(total(play([green, { controller: "Bob" }], ...casting(BEAR)), "Bear")).to.equal("{1}{G}");
  });

  it("goes by where the spell was cast from", () => {
    const gate = changing("Gate", { increase: "{2}" }, { ...SPELLS, castFrom: ["graveyard", "exile"] });
    const from = (zone: "graveyard" | "exile" | "hand"): unknown =>
      total(play(gate, [BEAR, { zone }], { kind: "casts", player: "Ann", object: "Bear" }), "Bear");
    const asked = play(gate, [BEAR, { zone: "exile" }], { kind: "casts", player: "Ann", object: "Bear" });
    expect(asked.steps("cost").flatMap(({ castFrom }) => castFrom ?? [])).to.deep.equal(["exile"]);
    expect([from("graveyard"), from("exile"), from("hand")]).to.deep.equal(["{3}{G}", "{3}{G}", "{1}{G}"]);
    expect(total(play(gate, [BEAR, { zone: "stack" }]), "Bear")).to.equal("{1}{G}");
    expect(total(play(gate, BEAR, { kind: "casts", player: "Ann", card: "Bear", id: "Other" }), "Other")).to.equal(
      "{1}{G}",
    );
  });

  it("is not changed by an ability that is lost", () => {
    expect(total(play(DEARER, onTarget("Blank", "Dearer", LOSES_ALL), ...casting(BEAR)), "Bear")).to.equal("{1}{G}");
  });

  it("is not changed while a condition fails", () => {
    const awake: Card = enchantment("Awake", {
      kind: "static",
      id: "cost",
      affects: SPELLS,
      condition: { object: "self", is: { tapped: false } },
      does: [{ kind: "changeCost", increase: "{2}" }],
    });
    expect(total(play(awake, ...casting(BEAR)), "Bear")).to.equal("{3}{G}");
    expect(total(play([awake, { tapped: true }], ...casting(BEAR)), "Bear")).to.equal("{1}{G}");
  });

  it("counts what a change is for each of, about that spell", () => {
    const heavy = changing("Heavy", { increase: "{1}", times: { manaValueOf: "affected" } });
    const played = play(heavy, ...casting(BEAR), ...casting(ROCK));
    expect([total(played, "Bear"), total(played, "Rock")]).to.deep.equal(["{3}{G}", "{8}"]);
  });

  it("is less for each object of a quality that the caster controls (CR 702.41a)", () => {
    const golem = artifact("Golem", {
      manaCost: "{5}",
      abilities: [{ kind: "keyword", keyword: "affinity", quality: { type: "Artifact" } }],
    });
    const played = play(ROCK, [ROCK, { id: "Bob's", controller: "Bob" }], ...casting(golem));
    expect(total(played, "Golem")).to.equal("{4}");
    expect(played.steps("cost")[1]).to.include({ by: "Golem/affinity", mana: "{1}" });
  });

  it("is changed by a resolved effect, also for spells that come later (CR 611.2c)", () => {
    const sale: Step = {
      kind: "resolves",
      id: "Sale",
      controller: "Ann",
      x: 2,
      ability: {
        effects: [
          {
            affects: { zone: "stack", controller: "you" },
            does: [{ kind: "changeCost", reduce: "{1}", times: { x: true } }],
            duration: "endOfTurn",
          },
        ],
      },
    };
    expect(total(play(sale, ...casting(ROCK)), "Rock")).to.equal("{2}");
    expect(total(play(sale, { kind: "turn", active: "Bob" }, ...casting(ROCK)), "Rock")).to.equal("{4}");
  });

  it("lets the payer apply first what may not take everything", () => {
    const careful = changing("Careful", { reduce: "{3}", leaves: 1 });
    expect(total(play(CHEAPER, careful, ...casting(ROCK)), "Rock")).to.equal("{0}");
    expect(total(play(careful, CHEAPER, ...casting(ROCK)), "Rock")).to.equal("{0}");
  });

  it("can't be paid without a mana cost (CR 118.6), whatever is added (CR 118.6a)", () => {
    const vision: Card = { name: "Vision", types: ["Sorcery"], manaCost: null };
    expect(total(play(DEARER, CHEAPER, ...casting(vision)), "Vision")).to.equal(null);
    expect(total(play(DEARER, ...casting(vision, { alternative: "without paying its mana cost" })), "Vision")).to.equal(
      "{1}",
    );
  });

  it("is what it would be now for a spell that no event has cast", () => {
    const played = play([BEAR, { zone: "stack" }], DEARER);
    expect(total(played, "Bear")).to.equal("{2}{G}");
    expect(played.steps("cost").map(({ step }) => step)).to.deep.equal(["base", "increase"]);
  });
});
