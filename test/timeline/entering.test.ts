import { expect } from "chai";
import type { Card, ScenarioEvent } from "../../src/rules/formats.gen.js";
import { play } from "../support/play.js";
import { affecting, ALL_LANDS, artifact, BEAR, creature, CREATURES, enchantment, FLYER, gains, gets, land, LOSES_ALL } from "../support/cards.js";

const CLONE = creature("Clone", 0, 0, { abilities: [{ kind: "asEnters", id: "as-copy", copy: { of: CREATURES } }] });
const NO_ABILITIES = enchantment("Blank", affecting("blank", CREATURES, LOSES_ALL));

describe("entering", () => {
  it("puts an object where it is said to be, as it is said to be", () => {
    const { object } = play([BEAR, { id: "Bobs", controller: "Bob", owner: "Ann", tapped: true, counters: { "+1/+1": 2 } }], [FLYER, { zone: "exile" }]);
    expect(object("Bobs")).to.deep.include({ controller: "Bob", owner: "Ann", tapped: true, zone: "battlefield", counters: { "+1/+1": 2 }, power: 4 });
    expect(object("Flyer").zone).to.equal("exile");
  });

  it("with the back face up shows that face, with the front's mana value (CR 712.8e)", () => {
    const wolf: Card = { ...creature("Villager", 1, 1, { manaCost: "{2}{G}" }), layout: "transform", back: { name: "Werewolf", types: ["Creature"], colorIndicator: ["green"], power: 4, toughness: 4 } };
    expect(play([wolf, { back: true }]).object("Villager")).to.deep.include({ name: "Werewolf", manaValue: 3, colors: ["green"], power: 4 });
  });

  it("of a modal back face gives its own mana value", () => {
    const modal: Card = { ...creature("Giant", 1, 1, { manaCost: "{2}{G}" }), layout: "modal", back: { name: "Glen", manaCost: "{W}", types: ["Land"] } };
    expect(play([modal, { back: true }]).object("Giant")).to.include({ name: "Glen", manaValue: 1 });
  });

  it("uses the scenario's own card before the corpus's", () => {
    const { object } = play({ ...BEAR, power: 7 });
    expect(object("Bear").power).to.equal(7);
  });
});

describe("as something enters (CR 614.12)", () => {
  const servant = creature("Servant", 1, 3, { abilities: [{ kind: "asEnters", id: "choose", choose: "color" }, affecting("paint", { other: true }, { kind: "addColors", colors: [{ chosen: "color" }] })] });

  it("its choices are made by its ability", () => {
    expect(play(BEAR, [servant, { choices: { color: "red" } }]).object("Bear").colors).to.deep.equal(["red", "green"]);
  });

  it("but not if it would not have that ability", () => {
    const granted = enchantment("Echo", affecting("grant", { name: "Servant" }, gains(affecting("paint", { other: true }, { kind: "addColors", colors: [{ chosen: "color" }] }))));
    expect(play(NO_ABILITIES, BEAR, [servant, { choices: { color: "red" } }], granted).object("Bear").colors).to.deep.equal(["green"]);
  });

  it("it gets the counters its ability says, counted in that state", () => {
    const hydra = creature("Hydra", 0, 0, { abilities: [{ kind: "asEnters", id: "counters", counters: { "+1/+1": { count: CREATURES } } }] });
    expect(play(BEAR, hydra).object("Hydra").counters).to.deep.equal({ "+1/+1": 2 });
  });

  it("it turns others face down, with new timestamps (CR 613.7f)", () => {
    const ixidron = creature("Ixidron", 3, 3, { abilities: [{ kind: "asEnters", id: "hide", turnsFaceDown: { ...CREATURES, other: true, token: false } }] });
    const { object } = play(BEAR, [FLYER, { token: true }], [FLYER, { id: "Down", faceDown: "cloak" }], ixidron);
    expect(object("Bear")).to.deep.include({ name: null, faceDown: true, power: 2, subtypes: [] });
    expect(object("Flyer").name).to.equal("Flyer");
    expect(object("Down").abilities).to.deep.equal(["ward {2}"]);
    expect(object("Ixidron").faceDown).to.equal(false);
  });
});

describe("entering as a copy (CR 707.5)", () => {
  it("happens by its own ability", () => {
    expect(play(FLYER, [CLONE, { copyOf: "Flyer" }]).object("Clone")).to.deep.include({ name: "Flyer", abilities: ["flying"], power: 1 });
  });

  it("does not happen if it would enter without the ability", () => {
    expect(play(NO_ABILITIES, FLYER, [CLONE, { copyOf: "Flyer" }]).object("Clone").copiable).to.include({ name: "Clone", power: 0 });
  });

  it("happens to a token that is created as a copy", () => {
    const token: Card = { name: "Token", types: ["Creature"] };
    expect(play(FLYER, [token, { token: true, copyOf: "Flyer" }]).object("Token")).to.deep.include({ name: "Flyer", abilities: ["flying"] });
  });

  it("happens by another's ability", () => {
    const essence = creature("Essence", 6, 6, { abilities: [{ kind: "replacement", id: "all-copies", othersEnterAsCopy: { ...CREATURES, controller: "you" } }] });
    const { object } = play(essence, [BEAR, { copyOf: "Essence" }], [FLYER, { controller: "Bob", copyOf: "Essence" }]);
    expect([object("Bear").name, object("Flyer").name]).to.deep.equal(["Essence", "Flyer"]);
  });

  it("gives it the copied 'as this enters' abilities", () => {
    const hydra = creature("Hydra", 0, 0, { abilities: [{ kind: "asEnters", id: "counters", counters: { "+1/+1": 3 } }] });
    expect(play(hydra, [CLONE, { copyOf: "Hydra" }]).object("Clone").counters).to.deep.equal({ "+1/+1": 3 });
  });

  it("does not take the original's choices (CR 707.6)", () => {
    const servant = creature("Servant", 1, 3, { abilities: [{ kind: "asEnters", id: "choose", choose: "color" }, affecting("paint", { name: "Relic" }, { kind: "addColors", colors: [{ chosen: "color" }] })] });
    const { object } = play(artifact("Relic"), [servant, { choices: { color: "red" } }], [CLONE, { copyOf: "Servant", choices: { color: "blue" } }]);
    expect(object("Relic").colors).to.deep.equal(["blue", "red"]);
  });

  it("of a back face that is not modal has mana value 0 (CR 712.8e)", () => {
    const wolf: Card = { ...creature("Villager", 1, 1, { manaCost: "{2}{G}" }), layout: "transform", back: { name: "Werewolf", types: ["Creature"], power: 4, toughness: 4 } };
    expect(play([wolf, { back: true }], [CLONE, { copyOf: "Villager" }]).object("Clone")).to.include({ name: "Werewolf", manaValue: 0 });
    expect(play(wolf, [CLONE, { copyOf: "Villager" }]).object("Clone").manaValue).to.equal(3);
  });
});

describe("being face down (CR 708)", () => {
  const plain = { name: null, manaCost: null, manaValue: 0, colors: [], types: ["Creature"], subtypes: [], power: 2, toughness: 2 };

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
    expect(play([FLYER, { faceDown }]).object("Flyer")).to.deep.include({ types: ["Land"], subtypes: ["Forest"], abilities: ["{T}: Add {G}"], power: null });
    const cyborg = { power: 3, toughness: 1, types: ["Artifact", "Creature"] as ("Artifact" | "Creature")[], abilities: ["haste"] };
    expect(play([FLYER, { faceDown: cyborg }]).object("Flyer")).to.deep.include({ types: ["Artifact", "Creature"], power: 3, toughness: 1, abilities: ["haste"] });
  });

  it("keeps effects and counters through turning up (CR 708.8)", () => {
    const steps = [[FLYER, { faceDown: true, counters: { "+1/+1": 1 } }], enchantment("Anthem", affecting("boost", CREATURES, gets(1, 1)))] as const;
    expect(play(...steps).object("Flyer").power).to.equal(4);
    expect(play(...steps, { kind: "turnFaceUp", object: "Flyer" }).object("Flyer")).to.deep.include({ name: "Flyer", power: 3, faceDown: false });
  });

  it("happens to no double-faced permanent (CR 712.16), nor twice (CR 708.2b)", () => {
    const wolf: Card = { ...creature("Villager", 1, 1), layout: "transform", back: { name: "Werewolf", types: ["Creature"] } };
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
  const delver: Card = { ...creature("Delver", 1, 1, { manaCost: "{U}" }), layout: "transform", back: { name: "Insect", colorIndicator: ["blue"], types: ["Creature"], power: 3, toughness: 2, abilities: ["flying"] } };
  const turn: ScenarioEvent = { kind: "transform", object: "Delver" };

  it("keeps the object and what affects it (CR 712.18)", () => {
    const { object } = play([delver, { counters: { "+1/+1": 1 } }], turn);
    expect(object("Delver")).to.deep.include({ name: "Insect", colors: ["blue"], manaValue: 1, abilities: ["flying"], power: 4 });
  });

  it("and back again", () => expect(play(delver, turn, turn).object("Delver")).to.include({ name: "Delver", power: 1 }));

  it("by flipping keeps mana cost and color (CR 710.1c), and never flips back", () => {
    const kami: Card = { ...creature("Kami", 1, 1, { manaCost: "{1}{R}" }), layout: "flip", back: { name: "Flipped", supertypes: ["Legendary"], types: ["Creature"], power: 4, toughness: 4 } };
    const flip: ScenarioEvent = { kind: "transform", object: "Kami" };
    const flipped = { name: "Flipped", manaCost: "{1}{R}", manaValue: 2, colors: ["red"], supertypes: ["Legendary"], power: 4 };
    expect(play(kami, flip).object("Kami")).to.deep.include(flipped);
    expect(play(kami, flip, flip).object("Kami")).to.deep.include(flipped);
  });

  it("changes what is copied", () => {
    expect(play(delver, turn, [CLONE, { copyOf: "Delver" }]).object("Clone").name).to.equal("Insect");
  });

  it("of a land with a creature behind follows layers as usual", () => {
    const grove: Card = { ...land("Grove", ["Forest"]), layout: "transform", back: { name: "Treant", types: ["Creature"], power: 5, toughness: 5 } };
    const moon = enchantment("Moon", affecting("moon", ALL_LANDS, { kind: "setBasicLandTypes", subtypes: ["Mountain"] }));
    expect(play(grove, moon).object("Grove").subtypes).to.deep.equal(["Mountain"]);
    expect(play(grove, moon, { kind: "transform", object: "Grove" }).object("Grove")).to.deep.include({ types: ["Creature"], subtypes: [], abilities: [] });
  });
});
