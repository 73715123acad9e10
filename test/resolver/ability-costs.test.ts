import { expect } from "chai";
import type { Ability, ActivatesEvent, Card, ChangeCostPart, Selector } from "../../src/rules/formats.gen.js";
import { faultOf, play, type Played, type Step } from "../support/play.js";
import { artifact, BEAR, creature, enchantment, LOSES_ALL } from "../support/cards.js";

type Activating = Omit<ChangeCostPart, "kind">;

function changing(name: string, part: Activating, affects: Selector = { zone: "any" }): Card {
  return enchantment(name, { kind: "static", id: "cost", affects, does: [{ kind: "changeCost", ...part }] });
}

const DEARER = changing("Dearer", { activating: {}, increase: "{2}" });
const CHEAPER = changing("Cheaper", { activating: { except: "mana" }, reduce: "{2}", leaves: 1 });
const EQUIP = changing("Equip", { activating: { abilities: ["equip"] }, reduce: "{1}" });
const THREE = changing("Three", { activating: {}, minimum: 3 });

function having(name: string, ...abilities: Ability[]): Card {
  return creature(name, 1, 1, { abilities });
}

function activated(id: string, cost: string, more: Partial<Extract<Ability, { kind: "activated" }>> = {}): Ability {
  return { kind: "activated", id, cost, ...more };
}

function keyword(name: string, more: Partial<Extract<Ability, { kind: "keyword" }>> = {}): Ability {
  return { kind: "keyword", keyword: name, ...more };
}

function total(played: Played, object: string, ability: string): string | null | undefined {
  return played.resolution.abilityCosts?.[object]?.[ability]?.total;
}

describe("the cost of an activated ability (CR 602.2b)", () => {
  it("is what is written if nothing changes it, and no step tells of it", () => {
    const played = play(having("Mage", activated("pings", "{1}{R}, {T}")));
    expect(played.resolution.abilityCosts).to.deep.equal({ Mage: { pings: { total: "{1}{R}", also: ["{T}"] } } });
    expect(played.steps("cost")).to.deep.equal([]);
  });

  it("is no cost of a spell, and changes of the one are none of the other", () => {
    const spells = changing("Spells", { increase: "{1}" });
    const played = play(spells, DEARER, having("Mage", activated("pings", "{T}")), [BEAR, { zone: "stack" }]);
    expect(played.resolution.costs?.["Bear"]?.total).to.equal("{2}{G}");
    expect(total(played, "Mage", "pings")).to.equal("{2}");
  });

  it("goes from increases to reductions to what looks at the total, whatever the timestamps", () => {
    const played = play(THREE, CHEAPER, DEARER, having("Mage", activated("pings", "{R}")));
    expect(played.steps("cost").map(({ step, total: then }) => [step, then])).to.deep.equal([
      ["base", "{R}"],
      ["increase", "{2}{R}"],
      ["reduction", "{R}"],
      ["total", "{2}{R}"],
    ]);
  });

  it("leaves out mana abilities where the effect does, and keywords that it does not name", () => {
    const played = play(
      CHEAPER,
      EQUIP,
      having("Mage", { kind: "mana", id: "filters", cost: "{3}", produces: ["{C}{C}{C}"] }, activated("pings", "{3}")),
      artifact("Blade", { subtypes: ["Equipment"], abilities: [keyword("equip", { cost: "{3}" })] }),
    );
    expect(total(played, "Mage", "filters")).to.equal("{3}");
    expect(total(played, "Mage", "pings")).to.equal("{1}");
    // The one that may take everything goes last, which costs the payer least.
    expect(total(played, "Blade", "equip {3}")).to.equal("{0}");
  });

  it("is told where the ability functions only", () => {
    const cards = having("Mage", keyword("cycling", { cost: "{2}" }), keyword("unearth", { cost: "{3}" }));
    const inZone = (zone: "hand" | "graveyard" | "battlefield"): unknown =>
      play(DEARER, [cards, { zone }]).resolution.abilityCosts;
    expect(inZone("hand")).to.deep.equal({ Mage: { "cycling {2}": { total: "{4}" } } });
    expect(inZone("graveyard")).to.deep.equal({ Mage: { "unearth {3}": { total: "{5}" } } });
    expect(inZone("battlefield")).to.equal(undefined);
  });

  it("is not there with an ability that is lost", () => {
    const played = play(
      DEARER,
      enchantment("Silence", { kind: "static", id: "silences", affects: { type: "Creature" }, does: [LOSES_ALL] }),
      having("Mage", activated("pings", "{R}")),
    );
    expect(played.resolution.abilityCosts).to.equal(undefined);
  });

  it("keeps the sign of loyalty, and takes no mana for crewing", () => {
    const played = play(
      CHEAPER,
      having("Walker", activated("down", "-3"), activated("up", "+1")),
      artifact("Ship", { subtypes: ["Vehicle"], abilities: [keyword("crew", { n: 2 })] }),
    );
    expect(played.resolution.abilityCosts).to.deep.equal({
      Walker: { down: { total: "{0}", also: ["-3"] }, up: { total: "{0}", also: ["+1"] } },
      Ship: { "crew 2": { total: "{0}", also: ["crew 2"] } },
    });
  });

  it("can't be paid if it is a mana cost that is not there (CR 118.6), whatever is added (CR 118.6a)", () => {
    const played = play(DEARER, [
      having("Token", keyword("scavenge", { cost: "its mana cost" })),
      { zone: "graveyard" },
    ]);
    expect(total(played, "Token", "scavenge its mana cost")).to.equal(null);
    expect(played.steps("cost").at(-1)?.also).to.include("118.6a");
  });
});

const AXE = artifact("Axe", {
  subtypes: ["Equipment"],
  abilities: [
    keyword("equip", { cost: "{5}" }),
    {
      kind: "static",
      id: "by-power",
      affects: { self: true },
      does: [{ kind: "changeCost", activating: { abilities: ["equip"] }, reduce: "{1}", times: { powerOf: "target" } }],
    },
  ],
});

function activates(object: string, ability: string, more: Partial<ActivatesEvent> = {}): ActivatesEvent {
  return { kind: "activates", player: "Ann", object, ability, ...more };
}

describe("an ability that is activated (CR 602.2)", () => {
  it("costs what its target and X make of it, and only while it is on the stack", () => {
    const onBear = activates("Axe", "equip", { targets: ["Bear"] });
    const attaches: Step = { kind: "resolves", source: "Axe", ability: "equip", controller: "Ann", targets: ["Bear"] };
    expect(total(play(AXE, BEAR), "Axe", "equip {5}")).to.equal("{5}");
    expect(total(play(AXE, BEAR, onBear), "Axe", "equip {5}")).to.equal("{3}");
    expect(total(play(AXE, BEAR, onBear, attaches), "Axe", "equip {5}")).to.equal("{5}");
    expect(total(play(AXE, BEAR, onBear, { kind: "turn", active: "Bob" }), "Axe", "equip {5}")).to.equal("{5}");
    const mage = having("Mage", activated("pings", "{X}{X}{R}"));
    expect(total(play(mage, activates("Mage", "pings", { x: 3 })), "Mage", "pings")).to.equal("{6}{R}");
    expect(total(play(DEARER, mage, activates("Mage", "pings", { x: 1 })), "Mage", "pings")).to.equal("{4}{R}");
  });

  it("keeps the cost that was locked in, whatever comes and whatever becomes of its object (CR 601.2f, 602.4)", () => {
    const mage = having("Mage", activated("pings", "{R}"));
    const calm = enchantment("Calm", { kind: "static", id: "calms", affects: { type: "Creature" }, does: [LOSES_ALL] });
    const played = play(mage, activates("Mage", "pings"), DEARER, calm);
    expect(total(played, "Mage", "pings")).to.equal("{R}");
    expect(played.object("Mage").abilities).to.deep.equal([]);
    expect(played.steps("cost").map(({ step, clause, also }) => [step, clause, also])).to.deep.equal([
      ["base", "602.2b", ["601.2f", "602.2a"]],
      ["locked", "601.2f", ["602.2b"]],
    ]);
  });

  it("is one that the object has then, where it functions", () => {
    const cycles = having("Cycler", keyword("cycling", { cost: "{1}" }));
    expect(faultOf(cycles, activates("Cycler", "cycling {1}"))).to.deep.include({
      message: 'Cycler has no activated ability "cycling {1}" now',
    });
    const inHand: Step = [cycles, { zone: "hand" }];
    expect(total(play(inHand, activates("Cycler", "cycling")), "Cycler", "cycling {1}")).to.equal("{1}");
  });

  it("leaves what a resolved effect targeted to that effect", () => {
    const spell: Step = {
      kind: "resolves",
      controller: "Ann",
      ability: {
        effects: [
          {
            affects: { target: true },
            does: [{ kind: "changeCost", activating: {}, reduce: "{1}", times: { powerOf: "target" } }],
          },
        ],
      },
      targets: ["Axe"],
    };
    const played = play(AXE, BEAR, spell, activates("Axe", "equip", { targets: ["Bear"] }));
    expect(total(played, "Axe", "equip {5}")).to.equal("{3}");
  });
});
