import { expect } from "chai";
import type { Card, ScenarioEvent } from "../../src/rules/formats.gen.js";
import { playTimeline, timelineOf, type Played, type Step } from "../support/play.js";
import { ALL_LANDS, BEAR, creature, CREATURES, enchantment, affecting, land, resolving } from "../support/cards.js";

const ARBOR = land("Grove", ["Forest", "Dryad"], { types: ["Land", "Creature"], power: 1, toughness: 1 });
const BEAST = creature("Beast", 4, 4, { manaCost: "{3}{B}", subtypes: ["Beast"], abilities: ["trample"] });
const HUNTER = creature("Hunter", 2, 3, { manaCost: "{G}", subtypes: ["Cat"], abilities: ["reach"] });
const MOON = enchantment(
  "Moon",
  affecting(
    "mountains",
    { ...ALL_LANDS, not: { supertype: "Basic" } },
    { kind: "setBasicLandTypes", subtypes: ["Mountain"] },
  ),
);

function merging(card: Card, onto: string, position: "top" | "under"): ScenarioEvent {
  return { kind: "merges", card: card.name, onto, position };
}

function played(...steps: Step[]): Played {
  const last = playTimeline(timelineOf(steps), [BEAST, HUNTER, ARBOR, BEAR]).at(-1);
  if (last === undefined) throw new Error("a run has a check point");
  return last;
}

const CHANGE = resolving("Change", [{ affects: { target: 1 }, does: [{ kind: "copy", of: { target: 2 } }] }], {
  targets: ["Hunter", "Bear"],
});

describe("layer 1a: merging (CR 730.2a)", () => {
  it("on top gives every value of the new card, and every component's abilities (CR 702.140e)", () => {
    expect(played(HUNTER, merging(BEAST, "Hunter", "top")).object("Hunter")).to.deep.include({
      name: "Beast",
      colors: ["black"],
      subtypes: ["Beast"],
      power: 4,
      toughness: 4,
      abilities: ["reach", "trample"],
    });
  });

  it("underneath adds the abilities only", () => {
    expect(played(HUNTER, merging(BEAST, "Hunter", "under")).object("Hunter")).to.deep.include({
      name: "Hunter",
      colors: ["green"],
      power: 2,
      abilities: ["reach", "trample"],
    });
  });

  it("is copiable", () => {
    const { object } = played(HUNTER, merging(BEAST, "Hunter", "under"));
    expect(object("Hunter").copiable.abilities).to.deep.equal(["reach", "trample"]);
  });

  it("is as old as the merging: a later copy effect overwrites it, an earlier one does not", () => {
    expect(played(HUNTER, BEAR, merging(BEAST, "Hunter", "top"), CHANGE).object("Hunter")).to.deep.include({
      name: "Bear",
      abilities: [],
    });
    expect(played(HUNTER, BEAR, CHANGE, merging(BEAST, "Hunter", "top")).object("Hunter")).to.deep.include({
      name: "Beast",
      abilities: ["trample"],
    });
  });

  it("loses the merged abilities when a land on top gets a basic land type (CR 305.7)", () => {
    expect(played(HUNTER, merging(ARBOR, "Hunter", "top"), MOON).object("Hunter")).to.deep.include({
      name: "Grove",
      types: ["Creature", "Land"],
      subtypes: ["Dryad", "Mountain"],
      abilities: ["{T}: Add {R}"],
    });
  });

  it("keeps them when the land lies underneath", () => {
    expect(played(HUNTER, merging(ARBOR, "Hunter", "under"), MOON).object("Hunter")).to.deep.include({
      types: ["Creature"],
      abilities: ["reach"],
    });
  });
});

const CLAY = creature("Clay", "*", "*", {
  manaCost: "{4}",
  subtypes: ["Shapeshifter"],
  abilities: [
    {
      kind: "asEnters",
      id: "body",
      when: ["enters", "turnedFaceUp"],
      choose: "body",
      bodies: [
        { name: "big", power: 3, toughness: 3 },
        { name: "flyer", power: 2, toughness: 2, abilities: ["flying"] },
        { name: "wall", power: 1, toughness: 6, addSubtypes: ["Wall"], abilities: ["defender"] },
      ],
    },
  ],
});
const CLONE = creature("Clone", 0, 0, { abilities: [{ kind: "asEnters", id: "as-copy", copy: { of: CREATURES } }] });

describe("layer 1a: bodies chosen as something enters (CR 613.2a, 208.2b)", () => {
  it("set power and toughness", () => {
    expect(played([CLAY, { choices: { body: "big" } }]).object("Clay")).to.include({ power: 3, toughness: 3 });
  });

  it("bring their types and abilities", () => {
    expect(played([CLAY, { choices: { body: "wall" } }]).object("Clay")).to.deep.include({
      subtypes: ["Shapeshifter", "Wall"],
      abilities: ["body", "defender"],
      power: 1,
      toughness: 6,
    });
  });

  it("are 0/0 where nothing was chosen, as off the battlefield", () => {
    expect(played([CLAY, { zone: "graveyard" }]).object("Clay")).to.include({ power: 0, toughness: 0 });
  });

  it("are copied, and the copy chooses its own over them", () => {
    const { object } = played(
      [CLAY, { choices: { body: "wall" } }],
      [CLONE, { copyOf: "Clay", choices: { body: "flyer" } }],
    );
    expect(object("Clone")).to.deep.include({
      name: "Clay",
      subtypes: ["Shapeshifter", "Wall"],
      abilities: ["body", "defender", "flying"],
      power: 2,
      toughness: 2,
    });
  });

  it("are chosen anew as it is turned face up (CR 708.11)", () => {
    const { object } = played([CLAY, { faceDown: true, choices: { body: "big" } }], {
      kind: "turnFaceUp",
      object: "Clay",
      choices: { body: "flyer" },
    });
    expect(object("Clay")).to.deep.include({ power: 2, toughness: 2, abilities: ["body", "flying"] });
  });
});
