import { expect } from "chai";
import type { Ability, Card, ScenarioEvent, Zone } from "../../src/rules/formats.gen.js";
import { play, type Step } from "../support/play.js";
import { affecting, BEAR, creature, CREATURES, enchantment, gets, resolving } from "../support/cards.js";

/** Puts as many counters on the target as its power says. */
function grows(kind: "activated" | "triggered", zones?: Zone[]): Ability {
  return {
    kind,
    id: "grow",
    ...(zones === undefined ? {} : { zones }),
    puts: [{ on: { target: true }, counter: "+1/+1", amount: { powerOf: "self" } }],
  };
}

/** A 1/1 that is 3/3 on the battlefield only. */
function seed(ability: Ability): Card {
  return creature("Seed", 1, 1, { abilities: [ability, affecting("tall", { self: true }, gets(2, 2))] });
}

function moves(...zones: Zone[]): Step[] {
  return zones.map((to): ScenarioEvent => ({ kind: "moves", object: "Seed", to }));
}

const GROW: ScenarioEvent = {
  kind: "resolves",
  controller: "Ann",
  source: "Seed",
  ability: "grow",
  targets: ["Bear"],
};

function counters(...steps: Step[]): number {
  return play(BEAR, ...steps, GROW).object("Bear").counters["+1/+1"] ?? 0;
}

describe("the source of an ability on the stack (CR 113.7a)", () => {
  it("is the object as it is, where the ability functions", () => {
    expect(counters(seed(grows("activated")))).to.equal(3);
    expect(counters([seed(grows("activated", ["graveyard"])), { zone: "graveyard" }])).to.equal(1);
  });

  it("is looked back at where the ability functions, if it has moved since (CR 608.2h)", () => {
    expect(counters(seed(grows("activated")), ...moves("graveyard"))).to.equal(3);
    expect(counters(seed(grows("activated")), ...moves("graveyard", "exile"))).to.equal(3);
    expect(counters(seed(grows("activated", ["graveyard"])), ...moves("graveyard", "exile"))).to.equal(1);
    expect(counters([seed(grows("activated", ["hand"])), { zone: "hand" }], ...moves("graveyard"))).to.equal(1);
  });

  it("is the card in the graveyard for what is activated there, though it has been on the battlefield", () => {
    expect(counters(seed(grows("activated", ["graveyard"])), ...moves("graveyard"))).to.equal(1);
    expect(counters(seed(grows("triggered", ["graveyard"])), ...moves("graveyard"))).to.equal(1);
  });

  it("is looked back at on the battlefield by what triggers there (CR 603.10)", () => {
    expect(counters(seed(grows("triggered")), ...moves("graveyard"))).to.equal(3);
    expect(counters(seed(grows("triggered")), ...moves("graveyard", "battlefield"))).to.equal(3);
  });

  it("is found with an ability that only its last form had", () => {
    const copy = resolving("Copy", [{ affects: { target: 1 }, does: [{ kind: "copy", of: { target: 2 } }] }], {
      targets: ["Seed", "Other"],
    });
    const other: Step = [{ ...seed(grows("activated")), name: "Sapling" }, { id: "Other" }];
    const plain = creature("Seed", 7, 7);
    expect(counters(other, plain, copy, ...moves("graveyard"))).to.equal(3);
  });

  it("loses the ability without the ability on the stack minding", () => {
    const blank = enchantment("Blank", affecting("blank", CREATURES, { kind: "loseAllAbilities" }));
    expect(counters(seed(grows("activated")), blank)).to.equal(1);
  });
});
