import { expect } from "chai";
import type { EffectPart } from "../../src/rules/formats.gen.js";
import { play } from "../support/play.js";
import {
  affecting,
  ALL_LANDS,
  BEAR,
  CREATURES,
  enchantment,
  gains,
  land,
  LOSES_ALL,
  onTarget,
  resolving,
} from "../support/cards.js";

describe("layer 4: setting basic land types (CR 305.7)", () => {
  const mountains: EffectPart = { kind: "setBasicLandTypes", subtypes: ["Mountain"] };
  const tower = land("Tower", ["Urza's", "Tower"], {
    supertypes: ["Legendary"],
    types: ["Artifact", "Land"],
    abilities: [{ kind: "mana", produces: ["C"] }, "hexproof", { kind: "activated", id: "build" }],
  });

  it("takes old land types and printed abilities, and gives the new mana ability", () => {
    expect(play(tower, onTarget("Moon", "Tower", mountains)).object("Tower")).to.deep.include({
      subtypes: ["Mountain"],
      abilities: ["{T}: Add {R}"],
      tapsFor: ["R"],
    });
  });

  it("keeps name, other types and supertypes, and makes nothing basic", () => {
    expect(play(tower, onTarget("Moon", "Tower", mountains)).object("Tower")).to.deep.include({
      name: "Tower",
      supertypes: ["Legendary"],
      types: ["Artifact", "Land"],
    });
  });

  it("keeps what other effects grant, older or newer", () => {
    const { object } = play(
      tower,
      onTarget("Before", "Tower", gains("vigilance")),
      onTarget("Moon", "Tower", mountains),
      onTarget("After", "Tower", gains("indestructible")),
      { kind: "counters", object: "Tower", add: { reach: 1 } },
    );
    expect(object("Tower").abilities).to.deep.equal(["indestructible", "reach", "vigilance", "{T}: Add {R}"]);
  });

  it("keeps subtypes of other families and effects of other layers", () => {
    const grove = land("Grove", ["Forest", "Dryad"], {
      types: ["Land", "Creature"],
      power: 1,
      toughness: 1,
      colorIndicator: ["green"],
    });
    expect(play(grove, onTarget("Moon", "Grove", mountains)).object("Grove")).to.deep.include({
      subtypes: ["Dryad", "Mountain"],
      colors: ["green"],
      power: 1,
    });
  });

  it("gives each of several types with its mana ability", () => {
    const { object } = play(
      tower,
      onTarget("Tide", "Tower", { kind: "setBasicLandTypes", subtypes: ["Island", "Swamp"] }),
    );
    expect(object("Tower")).to.deep.include({ subtypes: ["Island", "Swamp"], tapsFor: ["U", "B"] });
  });

  it("takes printed abilities from a land that has exactly that type already", () => {
    const peak = land("Peak", ["Mountain"], { abilities: ["hexproof"] });
    expect(play(peak, onTarget("Moon", "Peak", mountains)).object("Peak").abilities).to.deep.equal(["{T}: Add {R}"]);
  });

  it("does nothing to what is no land", () => {
    expect(play(BEAR, onTarget("Moon", "Bear", mountains)).object("Bear").subtypes).to.deep.equal(["Bear"]);
  });

  it("does nothing where no type was chosen (607.5a)", () => {
    const tide = enchantment(
      "Tide",
      affecting("set", ALL_LANDS, { kind: "setBasicLandTypes", subtypes: [{ chosen: "basicLandType" }] }),
    );
    expect(play(tower, tide).object("Tower").subtypes).to.deep.equal(["Tower", "Urza's"]);
  });

  it("takes a static ability of the land before its effect begins, but not after", () => {
    const maker = land("Maker", [], {
      abilities: [affecting("animate", { self: true }, { kind: "addTypes", types: ["Creature"] }, gains("haste"))],
    });
    const moon = enchantment("Moon", affecting("set", ALL_LANDS, mountains));
    const { object } = play(maker, moon);
    // The younger Moon still comes first: it would end the effect (613.8a).
    expect(object("Maker")).to.deep.include({ types: ["Land"], abilities: ["{T}: Add {R}"] });
  });
});

describe("layer 4: the mana abilities of basic land types (CR 305.6)", () => {
  it("come with a type that is added, and nothing is lost", () => {
    const vale = land("Vale", ["Forest"], { abilities: ["hexproof"] });
    expect(
      play(vale, onTarget("Taint", "Vale", { kind: "addTypes", subtypes: ["Swamp"] })).object("Vale"),
    ).to.deep.include({
      subtypes: ["Forest", "Swamp"],
      abilities: ["hexproof", "{T}: Add {B}", "{T}: Add {G}"],
      tapsFor: ["B", "G"],
    });
  });

  it("need the land as well as the type", () => {
    const grove = land("Grove", ["Forest", "Dryad"], { types: ["Land", "Creature"], power: 1, toughness: 1 });
    const { object } = play(grove, onTarget("Uproot", "Grove", { kind: "removeTypes", types: ["Land"] }));
    expect(object("Grove")).to.deep.include({ types: ["Creature"], subtypes: ["Dryad"], abilities: [] });
  });

  it("are lost with all other abilities in layer 6", () => {
    const { object } = play(land("Forest", ["Forest"]), onTarget("Blank", "Forest", LOSES_ALL));
    expect(object("Forest")).to.deep.include({ subtypes: ["Forest"], abilities: [] });
  });

  it("stay when only abilities that are no mana abilities are lost", () => {
    const vale = land("Vale", ["Forest"], { abilities: ["hexproof"] });
    const { object } = play(vale, onTarget("Blank", "Vale", { kind: "loseAllAbilities", except: "mana" }));
    expect(object("Vale").abilities).to.deep.equal(["{T}: Add {G}"]);
  });

  it("come to a resolved effect's land as well", () => {
    const { object } = play(
      BEAR,
      resolving("Root", [{ affects: CREATURES, does: [{ kind: "addTypes", types: ["Land"], subtypes: ["Plains"] }] }]),
    );
    expect(object("Bear")).to.deep.include({ types: ["Creature", "Land"], tapsFor: ["W"] });
  });
});
