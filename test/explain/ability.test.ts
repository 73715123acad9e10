// oxlint-disable unicorn/no-thenable -- `then` is a key of the data, which is never awaited
import { expect } from "chai";
import type { AbilityEntry, Duration, EffectPart } from "../../src/rules/formats.gen.js";
import { affecting, aura, becomes, defining, gains, gets, LOSES_ALL } from "../support/cards.js";
import { schemaEnum } from "../support/told-words.js";
import { describeAbility, english } from "../../src/explain/narrator.js";

const animate: EffectPart = { kind: "addTypes", types: ["Creature"] };

const TOLD: readonly (readonly [AbilityEntry, string])[] = [
  ["flying", "Flying."],
  [{ kind: "keyword", keyword: "landwalk", landType: "Mountain" }, "Mountainwalk."],
  [
    { kind: "keyword", keyword: "landwalk", quality: { type: "Land", not: { supertype: "Basic" } } },
    "Nonbasic landwalk.",
  ],
  [{ kind: "keyword", keyword: "protection", from: "black" }, "Protection from black."],
  [{ kind: "keyword", keyword: "protection", fromQuality: { type: "Artifact" } }, "Protection from artifacts."],
  [{ kind: "keyword", keyword: "enchant", player: true }, "Enchant player."],
  [
    { kind: "keyword", keyword: "splice", cost: "{1}{R}", quality: { subtype: "Arcane" } },
    "Splice onto Arcane {1}{R}.",
  ],
  [{ kind: "keyword", keyword: "ward", cost: "pay 2 life" }, "Ward—pay 2 life."],
  [{ kind: "keyword", keyword: "suspend", n: 4, cost: "{U}" }, "Suspend 4—{U}."],
  [
    affecting("a", { type: "Creature", controller: "you", other: true }, gets(1, 1)),
    "Other creatures you control get +1/+1.",
  ],
  [
    affecting(
      "a",
      { type: "Land", not: { supertype: "Basic" } },
      { kind: "setBasicLandTypes", subtypes: ["Mountain"] },
    ),
    "Nonbasic lands are Mountains (losing their other land types and the abilities of their text).",
  ],
  [affecting("a", { type: "Creature", controller: "you" }, gets(1, 1)), "All creatures you control get +1/+1."],
  [
    affecting("a", { type: "Creature" }, LOSES_ALL, becomes(1, 1)),
    "Creatures lose all abilities and have base power and toughness 1/1.",
  ],
  [affecting("a", { type: "Land" }, animate, becomes(2, 2)), "Lands are also 2/2 creatures."],
  [
    affecting(
      "a",
      { type: "Enchantment", other: true },
      animate,
      becomes({ manaValueOf: "affected" }, { manaValueOf: "affected" }),
    ),
    "Each other enchantment is also a creature with power and toughness equal to its mana value.",
  ],
  [
    { ...affecting("a", { self: true }, becomes(2, 2)), condition: { turn: "you" } },
    "As long as it's your turn, this has base power and toughness 2/2.",
  ],
  [
    { ...affecting("a", { self: true }, gets(1, 1)), condition: { object: "self", is: { tapped: true } } },
    "As long as this is tapped, it gets +1/+1.",
  ],
  [
    {
      ...affecting("a", { type: "Creature" }, gains("haste")),
      zones: ["graveyard"],
      lingers: "endOfTurn",
      note: "a remark",
    },
    "While this card is in a graveyard, all creatures have haste (a remark). If this card leaves the battlefield, the effect goes on until end of turn.",
  ],
  [
    defining("a", becomes({ handSize: "you" }, { handSize: "you" })),
    "In every zone, the power and toughness of this are each the number of cards in your hand.",
  ],
  [
    defining("a", becomes({ count: { type: "Land" } }, { sum: [{ count: { type: "Land" } }, 1] })),
    "In every zone, the power of this is the number of lands and its toughness 1 more.",
  ],
  [defining("a", { kind: "setColors", colors: [] }), "In every zone, this is colorless."],
  [
    {
      kind: "activated",
      id: "a",
      cost: "discard a card",
      effects: [{ affects: { self: true }, does: [gets({ powerOf: "self" }, 0)], duration: "endOfTurn" }],
      then: "draw a card",
    },
    "Discard a card: until end of turn, this gets +X/+0, where X is its power. You draw a card.",
  ],
  [
    { kind: "triggered", id: "a", when: "it dies", puts: [{ on: { target: true }, counter: "+1/+1", amount: 2 }] },
    "Triggers when this dies: two +1/+1 counters are put on the target.",
  ],
  [
    { kind: "triggered", id: "a", when: "a land enters", zones: ["graveyard"], then: "it comes back" },
    "Triggers when a land enters, while this card is in a graveyard: it comes back.",
  ],
  [
    { kind: "activated", id: "a", cost: "{2}", zones: ["hand"], then: "draw a card" },
    "{2}, while this card is in a hand: you draw a card.",
  ],
  [
    affecting("a", { self: true }, { kind: "setColors", colors: [{ chosen: "second/color" }] }),
    "This is of the chosen color instead of any other color.",
  ],
  [
    {
      kind: "spell",
      id: "a",
      effects: [{ affects: { target: true }, does: [gets(1, 0), { kind: "changeGameRule", rule: "cant-be-blocked" }] }],
    },
    "From then on, the target gets +1/+0 and can't be blocked.",
  ],
  [
    {
      kind: "spell",
      id: "a",
      effects: [
        {
          affects: { target: true },
          condition: { object: "target", is: { color: "red" } },
          does: [gains("haste")],
          duration: "endOfTurn",
        },
      ],
    },
    "If the target is red, until end of turn, it has haste.",
  ],
  [{ kind: "mana", produces: ["W", "U"] }, "{T}: add {W} or {U}."],
  [
    { kind: "asEnters", id: "a", exchangesTextBox: { type: "Creature", other: true } },
    "As this enters, this may exchange its text box with that of another creature.",
  ],
  [
    { kind: "replacement", id: "a", attachesOnlyTo: { type: "Creature", toughness: { atLeast: 4 } } },
    "This can be attached only to creatures with toughness 4 or more.",
  ],
  [{ kind: "asEnters", id: "a", choose: "creatureType" }, "As this enters, a creature type is chosen."],
  [
    {
      kind: "asEnters",
      id: "a",
      when: ["enters", "turnedFaceUp"],
      choose: "body",
      bodies: [
        { name: "5/1", power: 5, toughness: 1 },
        {
          name: "Wall",
          power: 1,
          toughness: 6,
          addTypes: ["Creature"],
          addSubtypes: ["Wall"],
          abilities: ["defender"],
        },
      ],
    },
    "As this enters or is turned face up, it is chosen what this is: 5/1 or a 1/6 Wall creature with defender.",
  ],
  [
    { kind: "asEnters", id: "a", copy: { of: { type: ["Artifact", "Creature"] }, except: { addTypes: ["Artifact"] } } },
    "As this enters, this may be made a copy of an artifact or creature, except it is also an artifact.",
  ],
  [
    { kind: "asEnters", id: "a", turnsFaceDown: { type: "Creature", other: true }, counters: { charge: 1 } },
    "As this enters, other creatures are turned face down and a charge counter is put on it.",
  ],
  [
    { kind: "replacement", id: "a", othersEnterAsCopy: { type: "Creature", controller: "you" } },
    "Creatures you control enter as copies of this.",
  ],
  [{ kind: "replacement", id: "a", countersStay: true }, "Counters stay on this as it changes zones."],
  [{ kind: "replacement", id: "a", then: "you have no draw step" }, "You skip your draw step."],
];

describe("abilities", () => {
  for (const [ability, words] of TOLD) {
    it(words, () => expect(describeAbility(ability)).to.equal(words));
  }

  it("call what an Aura, an Equipment or a Fortification is attached to by its name", () => {
    const weaker = affecting("weaker", { host: true }, { kind: "modifyPowerToughness", power: -3 });
    const on = (keyword: string): string =>
      describeAbility(weaker, { abilities: [{ kind: "keyword", keyword, cost: "{1}" }] });
    expect(describeAbility(weaker)).to.equal("The permanent this is attached to gets -3/-0.");
    expect(on("equip")).to.equal("The equipped creature gets -3/-0.");
    expect(on("fortify")).to.equal("The fortified land gets -3/-0.");
    const card = aura("Chain", { kind: "keyword", keyword: "enchant", quality: { type: "Creature" } }, weaker);
    expect(english().abilities(card)).to.deep.equal(["Enchant creature.", "The enchanted creature gets -3/-0."]);
  });

  it("quote the abilities that they give, which speak for themselves", () => {
    const lord = affecting("lord", { type: "Creature", other: true }, gets(1, 1));
    expect(describeAbility(affecting("a", { self: true }, gains(lord)))).to.equal(
      "This has “Other creatures get +1/+1”.",
    );
  });

  it("say every duration of the schema, each in its own words", () => {
    const durations = schemaEnum("ability", "Duration") as Duration[];
    const told = durations.map((duration) =>
      describeAbility({
        kind: "spell",
        id: "a",
        effects: [{ affects: { target: true }, does: [gets(1, 1)], duration }],
      }),
    );
    expect(new Set(told)).to.have.length(durations.length);
    expect(told).to.include("Until end of turn, the target gets +1/+1.");
    const watched = { while: { object: "target", is: { counter: "feather" } } } as const;
    expect(
      describeAbility({
        kind: "spell",
        id: "a",
        effects: [{ affects: { target: true }, does: [gets(1, 1)], duration: watched }],
      }),
    ).to.equal("For as long as the target has a feather counter, the target gets +1/+1.");
  });

  it("say so when they do nothing that is modelled", () => {
    for (const kind of ["activated", "triggered", "spell", "asEnters"] as const)
      expect(describeAbility({ kind, id: "a" })).to.match(/it does something that isn't told here\.$/i);
  });
});
