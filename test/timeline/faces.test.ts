import { expect } from "chai";
import type { Card, ScenarioEvent } from "../../src/rules/formats.gen.js";
import { faultOf, play } from "../support/play.js";
import { affecting, ALL_LANDS, creature, CREATURES, enchantment, FLYER, gets, land } from "../support/cards.js";

const CLONE = creature("Clone", 0, 0, { abilities: [{ kind: "asEnters", id: "as-copy", copy: { of: CREATURES } }] });

describe("being face down (CR 708)", () => {
  const plain = {
    name: null,
    manaCost: null,
    manaValue: 0,
    colors: [],
    types: ["Creature"],
    subtypes: [],
    power: 2,
    toughness: 2,
  };

  it("is a 2/2 creature with nothing else (CR 708.2a)", () => {
    for (const faceDown of [true, "morph", "manifest"] as const) {
      expect(play([FLYER, { faceDown }]).object("Flyer")).to.deep.include({ ...plain, abilities: [], faceDown: true });
    }
  });

  it("has ward {2} by disguise or cloak", () => {
    for (const faceDown of ["disguise", "cloak"] as const) {
      expect(play([FLYER, { faceDown }]).object("Flyer")).to.deep.include({ ...plain, abilities: ["ward {2}"] });
    }
  });

  it("has the characteristics that are listed", () => {
    const faceDown = { types: ["Land"] as "Land"[], subtypes: ["Forest"] };
    expect(play([FLYER, { faceDown }]).object("Flyer")).to.deep.include({
      types: ["Land"],
      subtypes: ["Forest"],
      abilities: ["{T}: Add {G}"],
      power: null,
    });
    const cyborg = {
      power: 3,
      toughness: 1,
      types: ["Artifact", "Creature"] as ("Artifact" | "Creature")[],
      abilities: ["haste"],
    };
    expect(play([FLYER, { faceDown: cyborg }]).object("Flyer")).to.deep.include({
      types: ["Artifact", "Creature"],
      power: 3,
      toughness: 1,
      abilities: ["haste"],
    });
  });

  it("keeps effects and counters through turning up (CR 708.8)", () => {
    const steps = [
      [FLYER, { faceDown: true, counters: { "+1/+1": 1 } }],
      enchantment("Anthem", affecting("boost", CREATURES, gets(1, 1))),
    ] as const;
    expect(play(...steps).object("Flyer").power).to.equal(4);
    expect(play(...steps, { kind: "turnFaceUp", object: "Flyer" }).object("Flyer")).to.deep.include({
      name: "Flyer",
      power: 3,
      faceDown: false,
    });
  });

  it("happens to no double-faced permanent (CR 712.16), nor twice (CR 708.2b)", () => {
    const wolf: Card = {
      ...creature("Villager", 1, 1),
      layout: "transform",
      back: { name: "Werewolf", types: ["Creature"] },
    };
    expect(play(wolf, { kind: "turnFaceDown", object: "Villager" }).object("Villager").faceDown).to.equal(false);
    const twice: ScenarioEvent = { kind: "turnFaceDown", object: "Flyer", as: "cloak" };
    expect(play([FLYER, { faceDown: true }], twice).object("Flyer").abilities).to.deep.equal([]);
  });

  it("happens to a flip card", () => {
    const kami: Card = { ...creature("Kami", 1, 1), layout: "flip", back: { name: "Flipped", types: ["Creature"] } };
    expect(play(kami, { kind: "turnFaceDown", object: "Kami" }).object("Kami").faceDown).to.equal(true);
  });
});

describe("showing another face", () => {
  const delver: Card = {
    ...creature("Delver", 1, 1, { manaCost: "{U}" }),
    layout: "transform",
    back: {
      name: "Insect",
      colorIndicator: ["blue"],
      types: ["Creature"],
      power: 3,
      toughness: 2,
      abilities: ["flying"],
    },
  };
  const turn: ScenarioEvent = { kind: "transform", object: "Delver" };

  it("keeps the object and what affects it (CR 712.18)", () => {
    const { object } = play([delver, { counters: { "+1/+1": 1 } }], turn);
    expect(object("Delver")).to.deep.include({
      name: "Insect",
      colors: ["blue"],
      manaValue: 1,
      abilities: ["flying"],
      power: 4,
    });
  });

  it("and back again", () =>
    expect(play(delver, turn, turn).object("Delver")).to.include({ name: "Delver", power: 1 }));

  it("by flipping keeps mana cost and color (CR 710.1c), and never flips back", () => {
    const kami: Card = {
      ...creature("Kami", 1, 1, { manaCost: "{1}{R}" }),
      layout: "flip",
      back: { name: "Flipped", supertypes: ["Legendary"], types: ["Creature"], power: 4, toughness: 4 },
    };
    const flip: ScenarioEvent = { kind: "transform", object: "Kami" };
    const flipped = {
      name: "Flipped",
      manaCost: "{1}{R}",
      manaValue: 2,
      colors: ["red"],
      supertypes: ["Legendary"],
      power: 4,
    };
    expect(play(kami, flip).object("Kami")).to.deep.include(flipped);
    expect(faultOf(kami, flip, flip)).to.include({ pointer: "/timeline/2/object" });
  });

  it("changes what is copied", () => {
    expect(play(delver, turn, [CLONE, { copyOf: "Delver" }]).object("Clone").name).to.equal("Insect");
  });

  it("of a land with a creature behind follows layers as usual", () => {
    const grove: Card = {
      ...land("Grove", ["Forest"]),
      layout: "transform",
      back: { name: "Treant", types: ["Creature"], power: 5, toughness: 5 },
    };
    const moon = enchantment(
      "Moon",
      affecting("moon", ALL_LANDS, { kind: "setBasicLandTypes", subtypes: ["Mountain"] }),
    );
    expect(play(grove, moon).object("Grove").subtypes).to.deep.equal(["Mountain"]);
    expect(play(grove, moon, { kind: "transform", object: "Grove" }).object("Grove")).to.deep.include({
      types: ["Creature"],
      subtypes: [],
      abilities: [],
    });
  });
});
