import { expect } from "chai";
import type { Card, ScenarioEvent } from "../../src/rules/formats.gen.js";
import { aura, BEAR, creature, gets } from "../support/cards.js";
import { faultOf, play, type Step } from "../support/play.js";

const GROWTH: Card = {
  name: "Growth",
  manaCost: "{X}{G}",
  types: ["Instant"],
  abilities: [
    {
      kind: "spell",
      id: "grows",
      targets: [{ is: { type: "Creature" } }],
      effects: [{ affects: { target: true }, does: [gets({ x: true }, 0)], duration: "endOfTurn" }],
    },
  ],
};
const ELF = creature("Elf", 1, 1);
const GUARD = creature("Guard", 1, 1, { abilities: ["hexproof"] });
const VEIL: Card = {
  ...aura("Veil", "enchant creature"),
  manaCost: "{G}",
  abilities: [
    { kind: "keyword", keyword: "enchant", quality: { type: "Creature" } },
    { kind: "static", id: "veils", affects: { host: true }, does: [gets(1, 1)] },
  ],
};
const NYMPH: Card = {
  ...creature("Nymph", 2, 2, { types: ["Enchantment", "Creature"] }),
  abilities: [{ kind: "keyword", keyword: "bestow", cost: "{4}{G}" }],
};
const IN_HAND = { zone: "hand" } as const;

/** An object of the card is cast that is in a hand. */
function cast(object: string, targets: string[], more: object = {}): ScenarioEvent {
  return { kind: "casts", player: "Ann", object, targets, ...more };
}

const RESOLVES: ScenarioEvent = { kind: "resolves", card: "Growth", controller: "Ann" };
const FLICKERS: readonly ScenarioEvent[] = [
  { kind: "moves", object: "Bear", to: "exile" },
  { kind: "moves", object: "Bear", to: "battlefield" },
];
const comes = (object: string, more: object = {}): ScenarioEvent => ({
  kind: "moves",
  object,
  to: "battlefield",
  ...more,
});

describe("what was chosen as a spell was cast (CR 601.2b-c)", () => {
  it("is so as it resolves", () => {
    const steps: Step[] = [BEAR, [GROWTH, IN_HAND], cast("Growth", ["Bear"], { x: 3 }), RESOLVES];
    expect(play(...steps).object("Bear").power).to.equal(5);
  });

  it("means the object that it was, not the one that has its card now (CR 400.7, 608.2b)", () => {
    const steps: Step[] = [BEAR, [GROWTH, IN_HAND], cast("Growth", ["Bear"], { x: 3 }), ...FLICKERS];
    expect(faultOf(...steps, RESOLVES).message).to.match(/"Bear" is no legal target .* no longer there/);
    const unresolved: ScenarioEvent = { ...RESOLVES, illegalTargets: ["Bear"] };
    expect(play(...steps, unresolved).object("Bear").power).to.equal(2);
  });

  it("is what the newest of several spells alike has, which resolves first", () => {
    const steps: Step[] = [
      BEAR,
      ELF,
      [GROWTH, IN_HAND],
      [GROWTH, { ...IN_HAND, id: "Second" }],
      cast("Growth", ["Bear"], { x: 3 }),
      cast("Second", ["Elf"], { x: 5 }),
      RESOLVES,
    ];
    expect([play(...steps).object("Bear").power, play(...steps).object("Elf").power]).to.deep.equal([2, 6]);
    const both = play(...steps, { ...RESOLVES });
    expect([both.object("Bear").power, both.object("Elf").power]).to.deep.equal([5, 6]);
  });
});

describe("an Aura spell (CR 303.4a, 608.3b)", () => {
  const CAST: Step[] = [BEAR, [VEIL, IN_HAND], cast("Veil", ["Bear"])];

  it("enters attached to its target", () => {
    const { object } = play(...CAST, comes("Veil"));
    expect([object("Veil").attachedTo, object("Bear").power]).to.deep.equal(["Bear", 3]);
  });

  it("is not attached to anything else", () => {
    expect(faultOf(...CAST, ELF, comes("Veil", { attachedTo: "Elf" }))).to.include({
      pointer: "/timeline/4/attachedTo",
      message: "Veil was cast with the target Bear (CR 303.4a), and can't come attached to Elf",
    });
  });

  it("does not resolve if its target has left, or is another object now", () => {
    const { pointer, message } = faultOf(...CAST, ...FLICKERS, comes("Veil"));
    expect(pointer).to.equal("/timeline/5/to");
    expect(message).to.match(/no longer there .* so it does not resolve \(CR 608\.3b\)/);
  });

  it("does not resolve if its target is no creature any more, or has become hexproof", () => {
    const stone: ScenarioEvent = {
      kind: "resolves",
      controller: "Bob",
      ability: { effects: [{ affects: { type: "Creature" }, does: [{ kind: "setTypes", types: ["Artifact"] }] }] },
    };
    expect(faultOf(...CAST, stone, comes("Veil")).message).to.match(/nothing that it enchants/);
    const others: Step[] = [[GUARD, { controller: "Bob" }], [VEIL, IN_HAND], cast("Veil", ["Guard"])];
    expect(faultOf(...others, comes("Veil")).message).to.match(/hexproof keeps it/);
  });

  it("goes to the graveyard then, and tells why; what is countered tells nothing", () => {
    const told = (...steps: Step[]): string[] =>
      play(...steps, { kind: "moves", object: "Veil", to: "graveyard" })
        .steps("starts")
        .flatMap(({ object, clauses }) => (object === "Veil" ? clauses : []));
    expect(told(...CAST, ...FLICKERS)).to.include("608.3b");
    expect(told(...CAST)).not.to.include("608.3b");
  });
});

describe("a bestowed spell (CR 702.103e)", () => {
  const CAST: Step[] = [BEAR, [NYMPH, IN_HAND], cast("Nymph", ["Bear"], { alternative: "bestow" })];

  it("enters attached to its target", () => {
    const { attachedTo, types } = play(...CAST, comes("Nymph")).object("Nymph");
    expect([attachedTo, types]).to.deep.equal(["Bear", ["Enchantment"]]);
  });

  it("is a creature if its target is illegal, and attached to nothing", () => {
    const { attachedTo, types } = play(...CAST, ...FLICKERS, comes("Nymph")).object("Nymph");
    expect([attachedTo, types]).to.deep.equal([null, ["Creature", "Enchantment"]]);
    expect(faultOf(...CAST, ...FLICKERS, comes("Nymph", { attachedTo: "Bear" })).message).to.match(
      /resolves as a creature spell \(CR 702\.103e\)/,
    );
  });
});
