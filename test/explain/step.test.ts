import { expect } from "chai";
import { clausesOf } from "../../src/rules/trace-clauses.js";
import type { CostStep, DependsStep, Footprint, StateBasedAction, TraceStep } from "../../src/rules/formats.gen.js";
import { expectSentences } from "../support/told-words.js";
import { english } from "../../src/explain/narrator.js";

const ON = { layer: "4", clause: "613.8a" } as const;

function print(over: Partial<Footprint> = {}): Footprint {
  return { exists: true, objects: [], ...over };
}

function depends(over: Partial<DependsStep>): DependsStep {
  return {
    kind: "depends",
    effect: "Tomb/swamps",
    on: "Moon/mountains",
    because: ["existence"],
    before: print(),
    after: print({ exists: false }),
    ...ON,
    ...over,
  };
}

function cost(over: Partial<CostStep>): CostStep {
  return { kind: "cost", object: "Golem", step: "base", total: "{0}", clause: "601.2f", ...over };
}

const crowd = Array.from({ length: 30 }, (_, n) => `Bear ${n + 1}`);

const TOLD: readonly (readonly [TraceStep, string])[] = [
  [
    depends({}),
    "The effect of Tomb (swamps) depends on the effect of Moon (mountains): once that is applied, it would not exist.",
  ],
  [
    depends({
      because: ["appliesTo", "whatItDoes"],
      before: print({ objects: ["A", "B"], does: "gets +1/+1" }),
      after: print({ objects: ["A"], does: "gets +2/+2" }),
    }),
    "The effect of Tomb (swamps) depends on the effect of Moon (mountains): once that is applied, it would apply to other objects (before: A and B; after: A) and do something else (before: gets +1/+1; after: gets +2/+2).",
  ],
  [
    depends({
      because: ["text"],
      before: print({
        text: JSON.stringify({
          kind: "static",
          id: "a",
          affects: { color: "black" },
          does: [{ kind: "modifyPowerToughness", power: 1 }],
        }),
      }),
      after: print({ text: "red permanents get +1/+0" }),
    }),
    "The effect of Tomb (swamps) depends on the effect of Moon (mountains): once that is applied, it would have another text (before: “All black permanents get +1/+0”; after: “red permanents get +1/+0”).",
  ],
  [
    depends({ on: "Tomb/golems" }),
    "The effect of Tomb (swamps) depends on the effect of Tomb (golems): once that is applied, it would not exist.",
  ],
  [
    depends({ effect: "Ape/counter:+1/+1", on: "Bear/counter:+1/+1" }),
    "The +1/+1 counters on Ape depend on the +1/+1 counters on Bear: once those are applied, they would not exist.",
  ],
  [
    { kind: "waits", effect: "A/x", for: ["B/y", "C"], ...ON },
    "The effect of A (x) is older but waits for the effect of B (y) and the effect of C.",
  ],
  [
    { kind: "loop", members: ["A", "B", "C"], ...ON },
    "The effect of A, the effect of B and the effect of C depend on each other in a circle, so timestamps decide which of them goes first.",
  ],
  [
    { kind: "locked", effect: "A/x", objects: ["B", "C"], ...ON },
    "The effect of A (x) begins to apply in this layer, and applies to the same objects in all later ones: B and C.",
  ],
  [
    { kind: "locked", effect: "A/x", objects: [], ...ON },
    "The effect of A (x) affects nothing, in this and all later layers.",
  ],
  [
    { kind: "continues", effect: "A/x", ...ON },
    "The effect of A (x) has begun and goes on, although the ability behind it is gone.",
  ],
  [
    { kind: "ceased", effect: "A/x", by: "B/y", ...ON },
    "The effect of A (x) is never applied: the effect of B (y) has taken away the ability that makes it.",
  ],
  [
    {
      kind: "applied",
      layer: "7b",
      effect: "A/x",
      parts: ["setPowerToughness"],
      objects: ["B"],
      changes: [{ object: "B", characteristic: "power", before: 2, after: 1 }],
      clauses: ["613.4b"],
    },
    "The effect of A (x) applies to B.",
  ],
  [
    {
      kind: "applied",
      layer: "4",
      effect: "B/counter:flying",
      parts: [],
      objects: ["B"],
      changes: [],
      clauses: ["613.1d"],
    },
    "The flying counters on B apply to B, which changes nothing.",
  ],
  [
    { kind: "applied", layer: "4", effect: "A/x", parts: [], objects: [], changes: [], clauses: ["613.1d"] },
    "The effect of A (x) applies to nothing.",
  ],
  [
    { kind: "locked", effect: "A", objects: crowd, ...ON },
    `The effect of A begins to apply in this layer, and applies to the same objects in all later ones: ${crowd.slice(0, 24).join(", ")} and 6 more.`,
  ],
  [{ kind: "layer", layer: "4", pass: "all", clause: "613.1d" }, "Layer 4: types."],
  [
    { kind: "layer", layer: "4", pass: "cda", clause: "613.3" },
    "Layer 4: types; first the characteristic-defining abilities.",
  ],
  [
    {
      kind: "player",
      effect: "Bane/strips",
      players: ["Ann", "Bob"],
      gains: [],
      loses: ["hexproof"],
      clause: "613.10",
    },
    "Ann and Bob lose hexproof, because of the effect of Bane (strips).",
  ],
  [
    {
      kind: "player",
      effect: "Bane/bars",
      players: ["Ann"],
      gains: [],
      cantHave: ["hexproof", "shroud"],
      clause: "613.10",
    },
    "Ann can't have hexproof or shroud, because of the effect of Bane (bars).",
  ],
  [
    {
      kind: "player",
      effect: "Bane/strips",
      players: ["Ann", "Bob"],
      gains: [],
      loses: ["hexproof"],
      lacking: ["Bob"],
      clause: "613.10",
    },
    "Ann loses hexproof, because of the effect of Bane (strips); the effect of Bane (strips) finds no hexproof to take from Bob.",
  ],
  [
    { kind: "player", effect: "Bane/strips", players: [], gains: [], loses: ["hexproof"], clause: "613.10" },
    "The effect of Bane (strips) finds no player to take hexproof from.",
  ],
  [
    depends({
      layer: "players",
      because: ["appliesTo"],
      before: print({ players: [] }),
      after: print({ players: ["Ann"] }),
    }),
    "The effect of Tomb (swamps) depends on the effect of Moon (mountains): once that is applied, it would apply to other players (before: nothing; after: Ann).",
  ],
  [cost({ step: "base", total: "{7}" }), "The cost of Golem starts as its mana cost: {7}."],
  [cost({ step: "base", total: null }), "Golem has no mana cost, which can't be paid."],
  [
    cost({ step: "alternative", by: "flashback", total: "{G}" }),
    "In place of its mana cost, an alternative cost is paid for Golem (flashback): {G}.",
  ],
  [
    cost({ step: "additional", by: "kicker", mana: "{W}", total: "{7}{W}" }),
    "An additional cost of {W} is paid for Golem (kicker): {7}{W}.",
  ],
  [
    cost({ step: "additional", by: "sacrifice a creature", total: "{7}" }),
    "Casting Golem also costs something besides mana: sacrificing a creature.",
  ],
  [
    cost({ step: "increase", by: "Sphere/tax", mana: "{1}", total: "{8}" }),
    "Golem costs {1} more because of the effect of Sphere (tax): {8}.",
  ],
  [
    cost({ step: "reduction", by: "Golem/affinity", mana: "{8}", total: "{0}" }),
    "Golem costs {8} less because of its affinity: {0}.",
  ],
  [
    cost({ step: "total", by: "Ball/minimum", mana: "{3}", total: "{3}" }),
    "Last, because of the effect of Ball (minimum), Golem costs at least {3} in all: {3}.",
  ],
  [
    cost({ step: "locked", total: "{3}" }),
    "The total cost of Golem was determined as it was cast and is locked in: {3}.",
  ],
  [
    { kind: "player", effect: "Orb/shell", players: ["Ann"], gains: ["hexproof"], clause: "613.10" },
    "Ann has hexproof, because of the effect of Orb (shell).",
  ],
  [
    {
      kind: "gameRule",
      effect: "A/x",
      rule: { rule: "cant-be-blocked", effect: "A/x", objects: ["B"] },
      clause: "613.11",
    },
    "B can't be blocked, because of the effect of A (x).",
  ],
  [
    {
      kind: "gameRule",
      effect: "A/x",
      rule: { rule: "must-block-source-if-able", effect: "A/x", objects: ["B", "C"] },
      clause: "613.11",
    },
    "B and C must block A if able, because of the effect of A (x).",
  ],
  [
    {
      kind: "gameRule",
      effect: "A/x",
      rule: { rule: "cant-be-blocked", effect: "A/x", objects: [] },
      clause: "613.11",
    },
    "The effect of A (x) (“can't be blocked”) affects nothing at the moment.",
  ],
  [
    { kind: "stateBased", action: { clause: "704.5f", object: "B", result: "graveyard" }, clause: "704.5f" },
    "B would be put into its owner's graveyard: toughness of 0 or less.",
  ],
  [
    {
      kind: "stateBased",
      action: { clause: "704.5j", player: "Ann", result: "chooseOne", among: ["A", "B"] },
      clause: "704.5j",
    },
    "Ann would keep one of A and B and put the other into its owner's graveyard: legendary, of one name and under one player's control.",
  ],
  [
    { kind: "stateBased", action: { clause: "704.5j", object: "A", result: "graveyard" }, clause: "704.5j" },
    "A would be put into its owner's graveyard: another legendary permanent of its name.",
  ],
  [
    {
      kind: "stateBased",
      action: { clause: "704.5r", object: "A", result: "countersRemoved", counter: "dream", amount: 2 },
      clause: "704.5r",
    },
    "Two dream counters would be removed from A: it can't have more.",
  ],
  [
    {
      kind: "stateBased",
      action: { clause: "704.5n", object: "A", result: "unattached", also: ["301.5c", "702.16d"] },
      clause: "704.5n",
    },
    "A would become unattached: what it is attached to has protection from it.",
  ],
  [
    {
      kind: "stateBased",
      action: { clause: "704.5p", object: "A", result: "unattached", also: ["303.4d", "310.10"] },
      clause: "704.5p",
    },
    "A would become unattached: an Aura that is a creature can't enchant anything and a battle can't be attached to anything.",
  ],
  [{ kind: "stands", object: "A", clauses: ["702.12b"] }, "A would be destroyed, but is indestructible."],
];

describe("steps of the trace", () => {
  for (const [step, words] of TOLD) {
    it(words, () => expect(english().step(step)).to.equal(words));
  }

  it("cite their clauses", () => {
    expect(clausesOf(depends({}))).to.deep.equal(["613.8a"]);
    expect(
      clausesOf({
        kind: "applied",
        layer: "4",
        effect: "A",
        parts: [],
        objects: [],
        changes: [],
        clauses: ["613.1d", "205.1b"],
      }),
    ).to.deep.equal(["613.1d", "205.1b"]);
  });

  it("do not trust the text in a footprint to be data of ours", () => {
    for (const text of ["{", '{"kind":"static"}', '{"kind":"nonsense"}', "[1,2]", '{"a":1}', ""]) {
      expectSentences(english().step(depends({ because: ["text"], before: print({ text }), after: print() })));
    }
  });

  it("have words for every result of a state-based action", () => {
    const results: StateBasedAction["result"][] = [
      "graveyard",
      "destroyed",
      "sacrificed",
      "unattached",
      "countersRemoved",
      "ceasesToExist",
      "loses",
      "chooseOne",
    ];
    const told = results.map((result) =>
      english().step({ kind: "stateBased", action: { clause: "704.5", object: "B", result }, clause: "704.5" }),
    );
    told.forEach(expectSentences);
    expect(new Set(told)).to.have.length(results.length);
  });
});
