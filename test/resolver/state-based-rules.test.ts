import { expect } from "chai";
import type { AbilityEntry, Card, ScenarioEvent, Selector } from "../../src/rules/formats.gen.js";
import { play, type Step } from "../support/play.js";
import { artifact, aura, BEAR, creature, enchantment, equipment, land, onTarget } from "../support/cards.js";

function told(...steps: Step[]): string[] {
  return play(...steps).resolution.stateBased.map(({ clause, object, result }) => `${clause} ${object}: ${result}`);
}

function ruled(rule: string, affects: Selector, amount?: number): AbilityEntry {
  return {
    kind: "static",
    id: "rule",
    affects,
    does: [{ kind: "changeGameRule", rule, ...(amount === undefined ? {} : { amount }) }],
  };
}

const ENCHANT: AbilityEntry = { kind: "keyword", keyword: "enchant", quality: {} };
const VEIL = aura("Veil", ENCHANT);

describe("what can't be enchanted or equipped (CR 303.4c, 613.11)", () => {
  it("loses its Auras", () => {
    const ban = enchantment("Ban", ruled("cant-be-enchanted", { type: "Creature" }));
    expect(told(BEAR, [VEIL, { attachedTo: "Bear" }], ban)).to.deep.equal(["704.5m Veil: graveyard"]);
  });

  it("but not the one that says so of others", () => {
    const jealous = aura("Jealous", ENCHANT, ruled("cant-be-enchanted-by-other-auras", { host: true }));
    const board = [land("Plot"), [jealous, { attachedTo: "Plot" }]] as const;
    expect(told(...board)).to.deep.equal([]);
    expect(told(...board, [VEIL, { attachedTo: "Plot" }])).to.deep.equal(["704.5m Veil: graveyard"]);
  });

  it("drops its Equipment", () => {
    const ban = enchantment("Ban", ruled("cant-be-equipped", { type: "Creature" }));
    expect(told(BEAR, [equipment("Sword"), { attachedTo: "Bear" }], ban)).to.deep.equal(["704.5n Sword: unattached"]);
  });
});

describe("an Aura that is a creature (CR 303.4d)", () => {
  it("comes off first and is buried next", () => {
    const wake = onTarget(
      "Wake",
      "Veil",
      { kind: "addTypes", types: ["Creature"] },
      {
        kind: "setPowerToughness",
        power: 1,
        toughness: 1,
      },
    );
    const board: Step[] = [BEAR, [VEIL, { attachedTo: "Bear" }], wake];
    expect(told(...board)).to.deep.equal(["704.5p Veil: unattached"]);
    expect(told(...board, { kind: "unattach", object: "Veil" })).to.deep.equal(["704.5m Veil: graveyard"]);
  });
});

describe("more counters than permitted (CR 704.5r)", () => {
  const dreamer = creature("Dreamer", 4, 1, {
    abilities: [ruled("at-most-dream-counters", { self: true }, 7)],
  });

  it("are removed, the rest stays", () => {
    const board: Step[] = [[dreamer, { counters: { dream: 9, charge: 9 } }]];
    expect(play(...board).resolution.stateBased).to.deep.equal([
      { clause: "704.5r", object: "Dreamer", result: "countersRemoved", counter: "dream", amount: 2 },
    ]);
    const after = play(...board, { kind: "stateBased" });
    expect(after.object("Dreamer").counters).to.deep.equal({ charge: 9, dream: 7 });
    expect(after.resolution.stateBased).to.deep.equal([]);
  });

  it("only if there are more", () => {
    expect(told([dreamer, { counters: { dream: 7 } }])).to.deep.equal([]);
  });
});

describe("tokens elsewhere (CR 704.5d)", () => {
  it("cease to exist, but for an emblem or a copy of a spell", () => {
    expect(told([BEAR, { token: true, zone: "graveyard" }])).to.deep.equal(["704.5d Bear: ceasesToExist"]);
    expect(told([BEAR, { token: true, zone: "stack" }])).to.deep.equal([]);
    expect(play([BEAR, { token: true, zone: "exile" }], { kind: "stateBased" }).resolution.objects).to.deep.equal({});
  });
});

describe("Sagas (CR 704.5s, 714)", () => {
  const chapters = (id: string, ...numbers: number[]): AbilityEntry => ({ kind: "triggered", id, chapters: numbers });
  const saga: Card = { ...enchantment("Saga", chapters("first", 1, 2), chapters("last", 3)), subtypes: ["Saga"] };
  const lore: ScenarioEvent = { kind: "counters", object: "Saga", add: { lore: 1 } };
  const resolved = (ability: string): ScenarioEvent => ({
    kind: "resolves",
    source: "Saga",
    ability,
    controller: "Ann",
  });

  it("enter with a lore counter (CR 714.3a), or with what the event says", () => {
    expect(play(saga).object("Saga").counters).to.deep.equal({ lore: 1 });
    expect(play([saga, { counters: { lore: 3 } }]).object("Saga").counters).to.deep.equal({ lore: 3 });
  });

  it("stay until the last chapter has left the stack", () => {
    const third: Step[] = [saga, resolved("first"), lore, resolved("first"), lore];
    expect(told(...third)).to.deep.equal([]);
    expect(told(...third, resolved("last"))).to.deep.equal(["704.5s Saga: sacrificed"]);
    expect(told(...third, { kind: "turn", active: "Bob" })).to.deep.equal(["704.5s Saga: sacrificed"]);
  });

  it("wait for an earlier chapter too", () => {
    const rushed: Step[] = [saga, { kind: "counters", object: "Saga", add: { lore: 2 } }, resolved("last")];
    expect(told(...rushed)).to.deep.equal([]);
    expect(told(...rushed, resolved("first"))).to.deep.equal(["704.5s Saga: sacrificed"]);
  });

  it("whose chapters are gone trigger nothing and stay", () => {
    const blank = onTarget("Blank", "Saga", { kind: "loseAllAbilities" });
    expect(told(saga, blank, lore, lore, { kind: "turn", active: "Bob" })).to.deep.equal([]);
  });
});

describe("what several rules say of one object (CR 704.7)", () => {
  it("is told for each and done once", () => {
    const hero = creature("Hero", 2, 0, { supertypes: ["Legendary"] });
    const board: Step[] = [hero, [hero, { id: "Second" }], artifact("Rock")];
    const after = play(...board, { kind: "stateBased", keep: ["Hero"] });
    expect(["Hero", "Second"].map((id) => after.object(id).zone)).to.deep.equal(["graveyard", "graveyard"]);
    expect(Object.keys(after.resolution.objects)).to.have.length(3);
  });
});
