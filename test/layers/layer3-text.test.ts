import { expect } from "chai";
import type { AbilityEntry, Card, ReplaceWordsPart } from "../../src/rules/formats.gen.js";
import { play } from "../support/play.js";
import {
  affecting,
  ALL_LANDS,
  aura,
  BEAR,
  becomes,
  creature,
  CREATURES,
  enchantment,
  gains,
  gets,
  land,
  onTarget,
  resolving,
} from "../support/cards.js";

function reading(word: ReplaceWordsPart["word"], from: string, to: string): ReplaceWordsPart {
  return { kind: "replaceWords", word, from, to };
}

const WALKER: AbilityEntry = { kind: "keyword", keyword: "landwalk", landType: "Swamp" };
const WARDED: AbilityEntry = { kind: "keyword", keyword: "protection", from: "red" };

describe("layer 3: replacing words (CR 612.2)", () => {
  it("in a landwalk ability", () => {
    const drake = creature("Drake", 1, 1, { abilities: [WALKER] });
    const { object } = play(drake, onTarget("Bend", "Drake", reading("landType", "Swamp", "Island")));
    expect(object("Drake").abilities).to.deep.equal(["islandwalk"]);
  });

  it("in a protection ability", () => {
    const knight = creature("Knight", 2, 2, { abilities: [WARDED] });
    const { object } = play(knight, onTarget("Bend", "Knight", reading("color", "red", "blue")));
    expect(object("Knight").abilities).to.deep.equal(["protection from blue"]);
  });

  it("in whom a static ability affects", () => {
    const anthem = enchantment("Anthem", affecting("boost", { ...CREATURES, color: "white" }, gets(1, 1)));
    const white = creature("White", 1, 1, { manaCost: "{W}" });
    const { object } = play(white, BEAR, anthem, onTarget("Bend", "Anthem", reading("color", "white", "green")));
    expect([object("White").power, object("Bear").power]).to.deep.equal([1, 3]);
  });

  it("in what a static ability does", () => {
    const moon = enchantment(
      "Moon",
      affecting("set", ALL_LANDS, { kind: "setBasicLandTypes", subtypes: ["Mountain"] }),
    );
    const { object } = play(land("Plot"), moon, onTarget("Bend", "Moon", reading("landType", "Mountain", "Island")));
    expect(object("Plot")).to.deep.include({ subtypes: ["Island"], tapsFor: ["U"] });
  });

  it("in a granted ability's wording on the object that grants it", () => {
    const cloak = aura("Cloak", affecting("grant", { host: true }, gains(WARDED)));
    const { object } = play(
      BEAR,
      [cloak, { attachedTo: "Bear" }],
      onTarget("Bend", "Cloak", reading("color", "red", "black")),
    );
    expect(object("Bear").abilities).to.deep.equal(["protection from black"]);
  });

  it("not in an ability that another effect granted (CR 612.3)", () => {
    const cloak = aura("Cloak", affecting("grant", { host: true }, gains(WARDED)));
    const { object } = play(
      BEAR,
      [cloak, { attachedTo: "Bear" }],
      onTarget("Bend", "Bear", reading("color", "red", "black")),
    );
    expect(object("Bear").abilities).to.deep.equal(["protection from red"]);
  });

  it("in the type line, with the mana ability that follows, and without the loss of setting a land type", () => {
    const vale = land("Vale", ["Forest"], { abilities: ["hexproof"] });
    expect(play(vale, onTarget("Bend", "Vale", reading("landType", "Forest", "Swamp"))).object("Vale")).to.deep.include(
      {
        subtypes: ["Swamp"],
        abilities: ["hexproof", "{T}: Add {B}"],
      },
    );
  });

  it("in the type line of a creature", () => {
    const { object } = play(BEAR, onTarget("Bend", "Bear", reading("creatureType", "Bear", "Elf")));
    expect(object("Bear").subtypes).to.deep.equal(["Elf"]);
  });

  it("not in a name, nor in mana symbols", () => {
    const swamp = creature("Swamp", 1, 1, { manaCost: "{B}", subtypes: ["Beast"] });
    const { object } = play(
      swamp,
      onTarget("Bend", "Swamp", reading("landType", "Swamp", "Island")),
      onTarget("Bend again", "Swamp", reading("color", "black", "blue")),
    );
    expect(object("Swamp")).to.deep.include({ name: "Swamp", manaCost: "{B}", colors: ["black"] });
  });

  it("only in the sense that is meant: a color word is no color of the object", () => {
    const { object } = play(BEAR, onTarget("Bend", "Bear", reading("color", "green", "red")));
    expect(object("Bear").colors).to.deep.equal(["green"]);
  });

  it("with words chosen on resolution", () => {
    const drake = creature("Drake", 1, 1, { abilities: [WALKER] });
    const chosen = { kind: "replaceWords", word: "landType", from: { chosen: "from" }, to: { chosen: "to" } } as const;
    const { object } = play(
      drake,
      resolving("Bend", [{ affects: { target: true }, does: [chosen] }], {
        targets: ["Drake"],
        choices: { from: "Swamp", to: "Plains" },
      }),
    );
    expect(object("Drake").abilities).to.deep.equal(["plainswalk"]);
  });

  it("in timestamp order, each finding what is then there", () => {
    const drake = creature("Drake", 1, 1, { abilities: [WALKER] });
    const one = onTarget("One", "Drake", reading("landType", "Island", "Plains"));
    const two = onTarget("Two", "Drake", reading("landType", "Swamp", "Island"));
    expect(play(drake, one, two).object("Drake").abilities).to.deep.equal(["islandwalk"]);
    expect(play(drake, two, one).object("Drake").abilities).to.deep.equal(["plainswalk"]);
  });

  it("changes the text of another effect of this layer, which therefore waits", () => {
    const scribe = enchantment("Scribe", affecting("write", CREATURES, reading("creatureType", "Bear", "Elf")));
    const { object, order, reasons } = play(
      BEAR,
      scribe,
      enchantment("Editor", affecting("edit", { type: "Enchantment" }, reading("creatureType", "Bear", "Wolf"))),
      creature("Wolf", 1, 1, { subtypes: ["Wolf"] }),
    );
    // The older Scribe's own words become "Wolf" for "Bear" wherever they stand.
    expect(reasons("3", "Scribe/write", "Editor/edit")).to.deep.equal(["text"]);
    expect(order("3")).to.deep.equal(["Editor/edit", "Scribe/write"]);
    expect([object("Bear").subtypes, object("Wolf").subtypes]).to.deep.equal([["Bear"], ["Elf"]]);
  });
});

describe("layer 3: names and full text", () => {
  it("sets a name (CR 612.8), which is not copiable", () => {
    const { object } = play(BEAR, onTarget("Call", "Bear", { kind: "setName", name: "Ursus" }));
    expect(object("Bear").name).to.equal("Ursus");
    expect(object("Bear").copiable.name).to.equal("Bear");
  });

  it("gives the full text of another object, with its own in addition (CR 612.6)", () => {
    const shapeless: Card = creature("Shapeless", 0, 1, {
      manaCost: "{1}{U}{U}",
      subtypes: ["Shapeshifter"],
      abilities: [
        affecting("text", { self: true }, { kind: "gainFullText", of: { topOf: "graveyard" }, plus: ["hexproof"] }),
      ],
    });
    const drake = creature("Drake", 2, 3, { manaCost: "{B}", subtypes: ["Drake"], abilities: ["flying"] });
    const { object } = play([BEAR, { zone: "graveyard" }], [drake, { zone: "graveyard" }], shapeless);
    expect(object("Shapeless")).to.deep.include({
      name: "Drake",
      manaCost: "{B}",
      manaValue: 1,
      colors: ["black"],
      subtypes: ["Drake"],
      abilities: ["flying", "hexproof"],
      power: 2,
      toughness: 3,
    });
    expect(object("Shapeless").copiable).to.deep.include({ name: "Shapeless", power: 0, colors: ["blue"] });
  });

  it("does nothing where there is no such object", () => {
    const shapeless = creature("Shapeless", 0, 1, {
      abilities: [affecting("text", { self: true }, { kind: "gainFullText", of: { topOf: "graveyard" } })],
    });
    expect(play([BEAR, { zone: "graveyard", controller: "Bob" }], shapeless).object("Shapeless")).to.include({
      name: "Shapeless",
      toughness: 1,
    });
  });

  it("can give a characteristic-defining ability (CR 604.3a(2))", () => {
    const shapeless = creature("Shapeless", 0, 1, {
      abilities: [affecting("text", { self: true }, { kind: "gainFullText", of: { topOf: "graveyard" } })],
    });
    const changeling = creature("Changeling", 2, 2, { subtypes: ["Shapeshifter"], abilities: ["changeling"] });
    const elves = enchantment(
      "Elves",
      affecting("elves", CREATURES, { kind: "setSubtypes", family: "creature", subtypes: ["Elf"] }),
    );
    const { object, order } = play(elves, [changeling, { zone: "graveyard" }], shapeless);
    expect(order("4")).to.deep.equal(["Changeling/changeling", "Shapeless/changeling", "Elves/elves"]);
    expect(object("Shapeless").subtypes).to.deep.equal(["Elf"]);
  });

  it("comes before types, colors and sizes that other effects set", () => {
    const shapeless = creature("Shapeless", 0, 1, {
      abilities: [affecting("text", { self: true }, { kind: "gainFullText", of: { topOf: "graveyard" } })],
    });
    const { object } = play(
      shapeless,
      onTarget("Grow", "Shapeless", becomes(5, 5), { kind: "setColors", colors: ["red"] }),
      [BEAR, { zone: "graveyard" }],
      onTarget("Again", "Shapeless", gets(1, 1)),
    );
    expect(object("Shapeless")).to.deep.include({ name: "Bear", colors: ["red"], power: 6, toughness: 6 });
  });
});
