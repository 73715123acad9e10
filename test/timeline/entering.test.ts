import { expect } from "chai";
import type { Card } from "../../src/rules/formats.gen.js";
import { play } from "../support/play.js";
import {
  affecting,
  artifact,
  BEAR,
  creature,
  CREATURES,
  enchantment,
  FLYER,
  gains,
  LOSES_ALL,
} from "../support/cards.js";

const CLONE = creature("Clone", 0, 0, { abilities: [{ kind: "asEnters", id: "as-copy", copy: { of: CREATURES } }] });
const NO_ABILITIES = enchantment("Blank", affecting("blank", CREATURES, LOSES_ALL));

describe("entering", () => {
  it("puts an object where it is said to be, as it is said to be", () => {
    const { object } = play(
      [BEAR, { id: "Bobs", controller: "Bob", owner: "Ann", tapped: true, counters: { "+1/+1": 2 } }],
      [FLYER, { zone: "exile" }],
    );
    expect(object("Bobs")).to.deep.include({
      controller: "Bob",
      owner: "Ann",
      tapped: true,
      zone: "battlefield",
      counters: { "+1/+1": 2 },
      power: 4,
    });
    expect(object("Flyer").zone).to.equal("exile");
  });

  it("with the back face up shows that face, with the front's mana value (CR 712.8e)", () => {
    const wolf: Card = {
      ...creature("Villager", 1, 1, { manaCost: "{2}{G}" }),
      layout: "transform",
      back: { name: "Werewolf", types: ["Creature"], colorIndicator: ["green"], power: 4, toughness: 4 },
    };
    expect(play([wolf, { back: true }]).object("Villager")).to.deep.include({
      name: "Werewolf",
      manaValue: 3,
      colors: ["green"],
      power: 4,
    });
  });

  it("of a modal back face gives its own mana value", () => {
    const modal: Card = {
      ...creature("Giant", 1, 1, { manaCost: "{2}{G}" }),
      layout: "modal",
      back: { name: "Glen", manaCost: "{W}", types: ["Land"] },
    };
    expect(play([modal, { back: true }]).object("Giant")).to.include({ name: "Glen", manaValue: 1 });
  });

  it("uses the scenario's own card before the corpus's", () => {
    const { object } = play({ ...BEAR, power: 7 });
    expect(object("Bear").power).to.equal(7);
  });
});

describe("as something enters (CR 614.12)", () => {
  const servant = creature("Servant", 1, 3, {
    abilities: [
      { kind: "asEnters", id: "choose", choose: "color" },
      affecting("paint", { other: true }, { kind: "addColors", colors: [{ chosen: "color" }] }),
    ],
  });

  it("its choices are made by its ability", () => {
    expect(play(BEAR, [servant, { choices: { color: "red" } }]).object("Bear").colors).to.deep.equal(["red", "green"]);
  });

  it("but not if it would not have that ability", () => {
    const granted = enchantment(
      "Echo",
      affecting(
        "grant",
        { name: "Servant" },
        gains(affecting("paint", { other: true }, { kind: "addColors", colors: [{ chosen: "color" }] })),
      ),
    );
    expect(
      play(NO_ABILITIES, BEAR, [servant, { choices: { color: "red" } }], granted).object("Bear").colors,
    ).to.deep.equal(["green"]);
  });

  it("it gets the counters its ability says, counted in that state", () => {
    const hydra = creature("Hydra", 0, 0, {
      abilities: [{ kind: "asEnters", id: "counters", counters: { "+1/+1": { count: CREATURES } } }],
    });
    expect(play(BEAR, hydra).object("Hydra").counters).to.deep.equal({ "+1/+1": 2 });
  });

  it("it turns others face down, with new timestamps (CR 613.7f)", () => {
    const ixidron = creature("Ixidron", 3, 3, {
      abilities: [{ kind: "asEnters", id: "hide", turnsFaceDown: { ...CREATURES, other: true, token: false } }],
    });
    const { object } = play(BEAR, [FLYER, { token: true }], [FLYER, { id: "Down", faceDown: "cloak" }], ixidron);
    expect(object("Bear")).to.deep.include({ name: null, faceDown: true, power: 2, subtypes: [] });
    expect(object("Flyer").name).to.equal("Flyer");
    expect(object("Down").abilities).to.deep.equal(["ward {2}"]);
    expect(object("Ixidron").faceDown).to.equal(false);
  });
});

describe("entering as a copy (CR 707.5)", () => {
  it("happens by its own ability", () => {
    expect(play(FLYER, [CLONE, { copyOf: "Flyer" }]).object("Clone")).to.deep.include({
      name: "Flyer",
      abilities: ["flying"],
      power: 1,
    });
  });

  it("does not happen if it would enter without the ability", () => {
    expect(play(NO_ABILITIES, FLYER, [CLONE, { copyOf: "Flyer" }]).object("Clone").copiable).to.include({
      name: "Clone",
      power: 0,
    });
  });

  it("happens to a token that is created as a copy", () => {
    const token: Card = { name: "Token", types: ["Creature"] };
    expect(play(FLYER, [token, { token: true, copyOf: "Flyer" }]).object("Token")).to.deep.include({
      name: "Flyer",
      abilities: ["flying"],
    });
  });

  it("happens by another's ability", () => {
    const essence = creature("Essence", 6, 6, {
      abilities: [{ kind: "replacement", id: "all-copies", othersEnterAsCopy: { ...CREATURES, controller: "you" } }],
    });
    const { object } = play(essence, [BEAR, { copyOf: "Essence" }], [FLYER, { controller: "Bob", copyOf: "Essence" }]);
    expect([object("Bear").name, object("Flyer").name]).to.deep.equal(["Essence", "Flyer"]);
  });

  it("gives it the copied 'as this enters' abilities", () => {
    const hydra = creature("Hydra", 0, 0, {
      abilities: [{ kind: "asEnters", id: "counters", counters: { "+1/+1": 3 } }],
    });
    expect(play(hydra, [CLONE, { copyOf: "Hydra" }]).object("Clone").counters).to.deep.equal({ "+1/+1": 3 });
  });

  it("does not take the original's choices (CR 707.6)", () => {
    const servant = creature("Servant", 1, 3, {
      abilities: [
        { kind: "asEnters", id: "choose", choose: "color" },
        affecting("paint", { name: "Relic" }, { kind: "addColors", colors: [{ chosen: "color" }] }),
      ],
    });
    const { object } = play(
      artifact("Relic"),
      [servant, { choices: { color: "red" } }],
      [CLONE, { copyOf: "Servant", choices: { color: "blue" } }],
    );
    expect(object("Relic").colors).to.deep.equal(["blue", "red"]);
  });

  it("of a back face that is not modal has mana value 0 (CR 712.8e)", () => {
    const wolf: Card = {
      ...creature("Villager", 1, 1, { manaCost: "{2}{G}" }),
      layout: "transform",
      back: { name: "Werewolf", types: ["Creature"], power: 4, toughness: 4 },
    };
    expect(play([wolf, { back: true }], [CLONE, { copyOf: "Villager" }]).object("Clone")).to.include({
      name: "Werewolf",
      manaValue: 0,
    });
    expect(play(wolf, [CLONE, { copyOf: "Villager" }]).object("Clone").manaValue).to.equal(3);
  });
});
