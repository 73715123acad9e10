import { expect } from "chai";
import type { AbilityEntry, Card, CopyExceptions, CopiableValues } from "../../src/rules/formats.gen.js";
import { play } from "../support/play.js";
import {
  affecting,
  aura,
  BEAR,
  becomes,
  creature,
  CREATURES,
  defining,
  enchantment,
  FLYER,
  FOREST,
  gains,
  gets,
  land,
  onTarget,
  resolving,
} from "../support/cards.js";

function cloning(except?: CopyExceptions): Card {
  const copy = { of: CREATURES, ...(except === undefined ? {} : { except }) };
  return creature("Clone", 0, 0, { abilities: [{ kind: "asEnters", id: "as-copy", copy }] });
}

const STAR: AbilityEntry = defining("size", {
  kind: "setPowerToughness",
  power: { count: CREATURES },
  toughness: { count: CREATURES },
});

/** A legend with something in every place. */
const HERO = creature("Hero", 3, 4, {
  manaCost: "{1}{R}",
  supertypes: ["Legendary"],
  subtypes: ["Human", "Knight"],
  abilities: ["haste"],
});

describe("layer 1a: copying", () => {
  it("takes name, cost, color, types, abilities and numbers (CR 707.2)", () => {
    const clone = play(HERO, [cloning(), { copyOf: "Hero" }]).object("Clone");
    expect(clone.copiable).to.deep.equal({
      name: "Hero",
      manaCost: "{1}{R}",
      colors: ["red"],
      supertypes: ["Legendary"],
      types: ["Creature"],
      subtypes: ["Human", "Knight"],
      abilities: ["haste"],
      power: 3,
      toughness: 4,
    });
    expect(clone).to.include({ manaValue: 2, power: 3, toughness: 4 });
  });

  it("takes nothing that other layers or counters gave (CR 707.2)", () => {
    const { object } = play(
      [HERO, { counters: { "+1/+1": 2, flying: 1 }, tapped: true }],
      onTarget("Paint", "Hero", { kind: "setColors", colors: ["blue"] }, gains("reach"), gets(5, 5)),
      onTarget("Ape", "Hero", { kind: "setSubtypes", family: "creature", subtypes: ["Ape"] }),
      [cloning(), { copyOf: "Hero", controller: "Bob" }],
    );
    expect(object("Clone")).to.deep.include({
      colors: ["red"],
      subtypes: ["Human", "Knight"],
      abilities: ["haste"],
      power: 3,
      toughness: 4,
      counters: {},
      tapped: false,
      controller: "Bob",
    });
  });

  it("does not follow the original (CR 707.2b)", () => {
    const { object } = play(
      HERO,
      BEAR,
      [cloning(), { copyOf: "Hero" }],
      resolving("Change", [{ affects: { target: 1 }, does: [{ kind: "copy", of: { target: 2 } }] }], {
        targets: ["Hero", "Bear"],
      }),
    );
    expect(object("Hero").name).to.equal("Bear");
    expect(object("Clone").name).to.equal("Hero");
  });

  it("leaves counters, other effects and the controller in place when something becomes a copy (CR 707.4)", () => {
    const { object } = play(
      HERO,
      [FLYER, { counters: { "+1/+1": 1 } }],
      onTarget("Paint", "Flyer", { kind: "setColors", colors: ["black"] }),
      resolving("Change", [{ affects: { target: 1 }, does: [{ kind: "copy", of: { target: 2 } }] }], {
        targets: ["Flyer", "Hero"],
        controller: "Bob",
      }),
    );
    expect(object("Flyer")).to.deep.include({
      name: "Hero",
      colors: ["black"],
      abilities: ["haste"],
      power: 4,
      toughness: 5,
      controller: "Ann",
    });
  });

  it("copies a copy with its exceptions (CR 707.3, 707.9b)", () => {
    const { object } = play(
      HERO,
      [cloning({ name: "Double", addColors: ["green"] }), { copyOf: "Hero" }],
      [{ ...cloning(), name: "Second" }, { copyOf: "Clone" }],
    );
    expect(object("Second").copiable).to.deep.include({ name: "Double", colors: ["red", "green"], power: 3 });
  });

  it("lets the later of two copy effects win", () => {
    const change = (id: string, of: string): ReturnType<typeof resolving> =>
      resolving(id, [{ affects: { target: 1 }, does: [{ kind: "copy", of: { target: 2 } }] }], {
        targets: ["Flyer", of],
      });
    expect(play(HERO, BEAR, FLYER, change("One", "Hero"), change("Two", "Bear")).object("Flyer").name).to.equal("Bear");
    expect(play(HERO, BEAR, FLYER, change("One", "Bear"), change("Two", "Hero")).object("Flyer").name).to.equal("Hero");
  });

  it("brings static abilities that then work (CR 707.2a)", () => {
    const lord = creature("Lord", 2, 2, { abilities: [affecting("boost", { ...CREATURES, other: true }, gets(1, 1))] });
    const { object } = play(lord, [cloning(), { copyOf: "Lord" }], BEAR);
    expect([object("Lord").power, object("Clone").power, object("Bear").power]).to.deep.equal([3, 3, 4]);
  });

  it("can come from a static ability", () => {
    const mask = aura("Mask", affecting("copies", { host: true }, { kind: "copy", of: { object: "Hero" } }));
    const { object } = play(HERO, BEAR, [mask, { attachedTo: "Bear" }]);
    expect(object("Bear")).to.include({ name: "Hero", power: 3, toughness: 4 });
  });

  it("brings the intrinsic mana ability of the land type it copies, once (CR 305.6)", () => {
    const copier = land("Mirage", [], {
      abilities: [{ kind: "asEnters", id: "as-copy", copy: { of: { type: "Land" } } }],
    });
    expect(play(FOREST, [copier, { copyOf: "Forest" }]).object("Mirage")).to.deep.include({
      subtypes: ["Forest"],
      supertypes: ["Basic"],
      abilities: ["{T}: Add {G}"],
    });
  });
});

describe("layer 1a: what a copy effect excepts", () => {
  const cases: readonly (readonly [what: string, except: CopyExceptions, values: Partial<CopiableValues>])[] = [
    ["another name", { name: "Other" }, { name: "Other" }],
    ["set types", { setTypes: ["Artifact"] }, { types: ["Artifact"], subtypes: [] }],
    ["added types", { addTypes: ["Artifact"] }, { types: ["Artifact", "Creature"], subtypes: ["Human", "Knight"] }],
    ["a removed supertype", { removeSupertypes: ["Legendary"] }, { supertypes: [] }],
    ["an added supertype", { addSupertypes: ["Snow"] }, { supertypes: ["Legendary", "Snow"] }],
    ["added subtypes", { addSubtypes: ["Zombie"] }, { subtypes: ["Human", "Knight", "Zombie"] }],
    ["set subtypes", { setSubtypes: { family: "creature", subtypes: ["Zombie"] } }, { subtypes: ["Zombie"] }],
    ["set colors", { setColors: ["blue"] }, { colors: ["blue"], manaCost: "{1}{R}" }],
    ["no colors", { setColors: [] }, { colors: [] }],
    ["added colors", { addColors: ["blue"] }, { colors: ["blue", "red"] }],
    ["another size", { power: 7, toughness: 7 }, { power: 7, toughness: 7 }],
    ["another power", { power: 9 }, { power: 9, toughness: 4 }],
    ["another mana cost, and its colors (CR 202.2)", { manaCost: "{G}" }, { manaCost: "{G}", colors: ["green"] }],
    ["no mana cost", { manaCost: null }, { manaCost: null, colors: [] }],
    ["added abilities (CR 707.9a)", { addAbilities: ["flying"] }, { abilities: ["flying", "haste"] }],
  ];
  for (const [what, except, values] of cases) {
    it(`${what}, copiable too (CR 707.9b)`, () => {
      const copiesAnything: AbilityEntry = { kind: "asEnters", id: "as-copy", copy: { of: {} } };
      const second = creature("Second", 0, 0, { abilities: [copiesAnything] });
      const { object } = play(HERO, [cloning(except), { copyOf: "Hero" }], [second, { copyOf: "Clone" }]);
      expect(object("Clone").copiable).to.deep.include(values);
      expect(object("Second").copiable).to.deep.equal(object("Clone").copiable);
    });
  }

  it("the mana value follows another mana cost", () => {
    expect(play(HERO, [cloning({ manaCost: "{4}{G}" }), { copyOf: "Hero" }]).object("Clone").manaValue).to.equal(5);
  });

  it("keeps the copying object's own ability (CR 707.9a)", () => {
    const shifter = creature("Shifter", 1, 1, {
      abilities: [
        {
          kind: "activated",
          id: "shift",
          effects: [
            { affects: { self: true }, does: [{ kind: "copy", of: "target", except: { keepAbility: "shift" } }] },
          ],
        },
      ],
    });
    const shift = { kind: "resolves", source: "Shifter", ability: "shift", controller: "Ann" } as const;
    const { object } = play(shifter, HERO, BEAR, { ...shift, targets: ["Hero"] }, { ...shift, targets: ["Bear"] });
    expect(object("Shifter").copiable).to.deep.include({ name: "Bear", abilities: ["shift"], power: 2 });
  });
});

describe("layer 1a: a value that is given drops the ability that would define it (CR 707.9d)", () => {
  const ghoul = creature("Ghoul", "*", "*", { abilities: [STAR, "haste"] });
  const shapeless = creature("Shapeless", 2, 2, { subtypes: ["Shapeshifter"], abilities: ["changeling"] });
  const drone = creature("Drone", 2, 2, { manaCost: "{B}", abilities: ["devoid"] });

  it("size", () => {
    const clone = play(ghoul, [cloning({ power: 7, toughness: 7 }), { copyOf: "Ghoul" }]).object("Clone");
    expect(clone).to.deep.include({ power: 7, toughness: 7, abilities: ["haste"] });
  });

  it("but not when nothing about size is said", () => {
    const clone = play(ghoul, [cloning({ name: "Double" }), { copyOf: "Ghoul" }]).object("Clone");
    expect(clone).to.deep.include({ power: 2, toughness: 2, abilities: ["haste", "size"] });
  });

  it("creature types when set", () => {
    const except = { setSubtypes: { family: "creature" as const, subtypes: ["Bird"] } };
    const clone = play(shapeless, [cloning(except), { copyOf: "Shapeless" }]).object("Clone");
    expect(clone).to.deep.include({ subtypes: ["Bird"], abilities: [] });
  });

  it("but not when added", () => {
    const clone = play(shapeless, [cloning({ addSubtypes: ["Bird"] }), { copyOf: "Shapeless" }]).object("Clone");
    expect(clone).to.deep.include({ subtypes: ["every creature type"], abilities: ["changeling"] });
  });

  it("color when set", () => {
    const clone = play(drone, [cloning({ setColors: ["blue"] }), { copyOf: "Drone" }]).object("Clone");
    expect(clone).to.deep.include({ colors: ["blue"], abilities: [] });
  });

  it("the color indicator when color is set", () => {
    const token = creature("Token", 1, 1, { colorIndicator: ["green"] });
    const { object } = play(
      token,
      [cloning({ setColors: ["blue"] }), { copyOf: "Token" }],
      [{ ...cloning({ manaCost: "{W}" }), name: "Second" }, { copyOf: "Clone" }],
    );
    expect(object("Clone").colors).to.deep.equal(["blue"]);
    expect(object("Second").colors).to.deep.equal(["white"]);
  });

  it("the copied ability is characteristic-defining again on the copy (CR 604.3a(2))", () => {
    const stripping = enchantment("Stripping", affecting("strip", CREATURES, { kind: "loseAllAbilities" }));
    const { object, order } = play(shapeless, [cloning(), { copyOf: "Shapeless" }], stripping);
    expect(object("Clone").subtypes).to.deep.equal(["every creature type"]);
    expect(order("4")).to.deep.equal(["Shapeless/changeling", "Clone/changeling"]);
  });
});

describe("layer 1b: being face down", () => {
  it("comes after copying: a copy stays hidden (CR 708.10)", () => {
    const change = resolving("Change", [{ affects: { target: 1 }, does: [{ kind: "copy", of: { target: 2 } }] }], {
      targets: ["Flyer", "Hero"],
    });
    const hidden = [HERO, [FLYER, { faceDown: true }], change] as const;
    const down = play(...hidden).object("Flyer");
    expect(down.copiable).to.deep.include({
      name: null,
      manaCost: null,
      colors: [],
      subtypes: [],
      abilities: [],
      power: 2,
    });
    const up = play(...hidden, { kind: "turnFaceUp", object: "Flyer" }).object("Flyer");
    expect(up).to.include({ name: "Hero", power: 3, toughness: 4 });
  });

  it("gives a copy its listed values, face up (CR 708.10)", () => {
    const { object } = play([FLYER, { faceDown: "cloak" }], [cloning(), { copyOf: "Flyer" }]);
    expect(object("Clone")).to.deep.include({ name: null, abilities: ["ward {2}"], power: 2, faceDown: false });
  });

  it("sets numbers over those of the hidden side (CR 708.2)", () => {
    const big = creature("Big", 9, 9, { abilities: [affecting("self", { self: true }, becomes(8, 8))] });
    expect(play([big, { faceDown: true }]).object("Big")).to.deep.include({ power: 2, toughness: 2, abilities: [] });
  });
});
