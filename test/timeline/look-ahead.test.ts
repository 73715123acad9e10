import { expect } from "chai";
import type { AbilityEntry, Card, ScenarioEvent } from "../../src/rules/formats.gen.js";
import { play, type Step } from "../support/play.js";
import {
  affecting,
  BEAR,
  creature,
  CREATURES,
  enchantment,
  FOREST,
  gains,
  ISLAND,
  LOSES_ALL,
  onTarget,
} from "../support/cards.js";

const GROWS: AbilityEntry = { kind: "asEnters", id: "grow", counters: { "+1/+1": 2 } };
const HYDRA = creature("Hydra", 1, 1, { subtypes: ["Hydra"], abilities: [GROWS] });
const BLANK = enchantment("Blank", affecting("blank", CREATURES, LOSES_ALL));

function grown(...steps: Step[]): number {
  return play(...steps).object("Hydra").counters["+1/+1"] ?? 0;
}

function together(...events: ScenarioEvent[]): ScenarioEvent {
  return { kind: "simultaneous", events };
}

function enters(card: Card): ScenarioEvent {
  return { kind: "enters", card: card.name, controller: "Ann" };
}

/** Cards that enter by events of their own must be known: they lie in a library. */
function known(...cards: Card[]): Step[] {
  return cards.map((card): Step => [card, { id: `known ${card.name}`, zone: "library" }]);
}

describe("looking ahead at what enters (CR 614.12)", () => {
  it("counts what its own static abilities do to it", () => {
    const shy = (text: AbilityEntry): Card => creature("Hydra", 1, 1, { abilities: [GROWS, text] });
    expect(grown(shy(affecting("mute", { self: true }, LOSES_ALL)))).to.equal(0);
    expect(grown(shy(affecting("mute", { other: true }, LOSES_ALL)))).to.equal(2);
  });

  it("counts what an ability that its own abilities give it says", () => {
    const proud = creature("Hydra", 1, 1, { abilities: [affecting("has", { self: true }, gains(GROWS))] });
    expect(grown(proud)).to.equal(2);
    expect(grown(BLANK, proud)).to.equal(0);
  });

  it("counts the static abilities of others that would reach it there", () => {
    expect(grown(BLANK, HYDRA)).to.equal(0);
    expect(grown(HYDRA, BLANK)).to.equal(2);
    const graves = enchantment("Graves", affecting("graves", { zone: "graveyard" }, LOSES_ALL));
    expect(
      grown(graves, [HYDRA, { zone: "graveyard" }], { kind: "moves", object: "Hydra", to: "battlefield" }),
    ).to.equal(2);
  });

  it("counts effects on the spell that it was (CR 400.7a)", () => {
    const cast: Step[] = [[HYDRA, { zone: "stack" }], onTarget("Mute", "Hydra", LOSES_ALL)];
    expect(grown(...cast, { kind: "moves", object: "Hydra", to: "battlefield" })).to.equal(0);
    const bounced: Step[] = [
      { kind: "moves", object: "Hydra", to: "hand" },
      { kind: "moves", object: "Hydra", to: "battlefield" },
    ];
    expect(grown(...cast, ...bounced)).to.equal(2);
  });

  it("counts a copy of a permanent spell, which becomes a token (CR 608.3f)", () => {
    const copy: Step[] = [
      [HYDRA, { zone: "stack", token: true }],
      { kind: "moves", object: "Hydra", to: "battlefield" },
    ];
    expect(grown(...copy)).to.equal(2);
    expect(play(...copy, { kind: "moves", object: "Hydra", to: "hand" }).resolution.objects).to.deep.equal({});
  });

  it("does not count what comes at the same time", () => {
    expect(grown(...known(BLANK, HYDRA), together(enters(BLANK), enters(HYDRA)))).to.equal(2);
  });

  it("counts numbers in that state, the object itself among them", () => {
    const herd = creature("Hydra", 1, 1, {
      abilities: [
        { kind: "asEnters", id: "grow", counters: { "+1/+1": { count: { type: "Creature", controller: "you" } } } },
      ],
    });
    expect(grown(BEAR, herd)).to.equal(2);
    const tide = creature("Hydra", 1, 1, {
      abilities: [
        { kind: "asEnters", id: "grow", counters: { "+1/+1": { count: { subtype: "Island", controller: "you" } } } },
      ],
    });
    const flood = enchantment(
      "Flood",
      affecting("flood", { type: "Land" }, { kind: "setBasicLandTypes", subtypes: ["Island"] }),
    );
    expect(grown(ISLAND, FOREST, tide)).to.equal(1);
    expect(grown(ISLAND, FOREST, flood, tide)).to.equal(2);
  });

  it("takes the copied abilities of what enters as a copy (CR 707.5), unless something reaches the copy", () => {
    const clone = creature("Clone", 0, 0, {
      abilities: [{ kind: "asEnters", id: "copies", copy: { of: { type: "Creature" } } }],
    });
    const counters = (...steps: Step[]): number => play(...steps).object("Clone").counters["+1/+1"] ?? 0;
    expect(counters(HYDRA, [clone, { copyOf: "Hydra" }])).to.equal(2);
    const noHydras = enchantment("No Hydras", affecting("mute", { subtype: "Hydra" }, LOSES_ALL));
    expect(counters(HYDRA, noHydras, [clone, { copyOf: "Hydra" }])).to.equal(0);
  });

  it("does not ask what is face down", () => {
    expect(grown([HYDRA, { faceDown: true }])).to.equal(0);
  });
});
