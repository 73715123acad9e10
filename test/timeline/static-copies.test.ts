import { expect } from "chai";
import type { Card, CopyPart, ScenarioEvent } from "../../src/rules/formats.gen.js";
import { parseCard } from "../../src/scenario/parse.js";
import { play, type Step } from "../support/play.js";
import {
  affecting,
  aura,
  BEAR,
  creature,
  CREATURES,
  enchantment,
  FLYER,
  gets,
  LOSES_ALL,
  onTarget,
  resolving,
} from "../support/cards.js";

const OGRE = creature("Ogre", 3, 5, { manaCost: "{3}{R}", abilities: ["menace"] });

/** An Aura that makes its host a copy of the flyer. */
const MASK: Card = aura("Mask", affecting("copies", { host: true }, { kind: "copy", of: { object: "Flyer" } }));
const masked: readonly Step[] = [BEAR, FLYER, OGRE, [MASK, { attachedTo: "Bear" }]];
const flyerBecomesOgre: ScenarioEvent = resolving(
  "Change",
  [{ affects: { target: 1 }, does: [{ kind: "copy", of: { target: 2 } }] }],
  { targets: ["Flyer", "Ogre"] },
);

describe("a static ability that makes something a copy (CR 707.2c)", () => {
  it("gives the copiable values of the other", () => {
    const { object } = play(...masked, onTarget("Paint", "Flyer", { kind: "setColors", colors: ["red"] }));
    expect(object("Bear").copiable).to.deep.include({
      name: "Flyer",
      colors: ["white"],
      abilities: ["flying"],
      power: 1,
    });
  });

  it("keeps the values it began with when the other becomes something else", () => {
    const { object } = play(...masked, flyerBecomesOgre);
    expect([object("Flyer").name, object("Bear").name]).to.deep.equal(["Ogre", "Flyer"]);
  });

  it("keeps them when the other leaves", () => {
    expect(play(...masked, { kind: "moves", object: "Flyer", to: "exile" }).object("Bear").name).to.equal("Flyer");
  });

  it("takes them anew when it begins again", () => {
    const again: Step[] = [
      { kind: "moves", object: "Mask", to: "exile" },
      { kind: "moves", object: "Mask", to: "battlefield", attachedTo: "Bear" },
    ];
    expect(play(...masked, flyerBecomesOgre, ...again).object("Bear").name).to.equal("Ogre");
  });

  it("has no exceptions that ask what the object is: they are fixed as the copying happens (CR 707.9f)", () => {
    const parsedWith = (except: NonNullable<CopyPart["except"]>): unknown => {
      const mask = aura("Mask", affecting("copies", { host: true }, { kind: "copy", of: { object: "Flyer" }, except }));
      const parsed = parseCard(JSON.stringify(mask), "mask.json");
      return parsed.ok || parsed.problems.map(({ pointer, message }) => [pointer, message]);
    };
    expect(parsedWith({ addTypes: ["Artifact"] })).to.equal(true);
    expect(parsedWith({ ifItIs: [{ is: CREATURES, except: { addTypes: ["Artifact"] } }] })).to.deep.equal([
      ["/abilities/0/does/0/except/ifItIs", "a static copy has no moment for conditional exceptions"],
    ]);
  });

  it("ends with its ability", () => {
    const { object } = play(...masked, { kind: "moves", object: "Mask", to: "graveyard" });
    expect(object("Bear").name).to.equal("Bear");
  });

  it("takes the values of a face-down creature, not of what is hidden (CR 707.2)", () => {
    const { object } = play(BEAR, [FLYER, { faceDown: true }], [MASK, { attachedTo: "Bear" }]);
    expect(object("Bear").copiable).to.deep.include({ name: null, colors: [], abilities: [], power: 2 });
  });

  it("is there before anything that looks at names or abilities", () => {
    const anthem = enchantment("Anthem", affecting("boost", { ...CREATURES, keyword: "flying" }, gets(1, 1)));
    expect(play(...masked, anthem).object("Bear").power).to.equal(2);
    expect(play(...masked, anthem, onTarget("Blank", "Bear", LOSES_ALL)).object("Bear").power).to.equal(1);
  });
});

describe("copies of flip cards (CR 710)", () => {
  const kami: Card = {
    ...creature("Kami", 1, 1, { manaCost: "{1}{R}" }),
    layout: "flip",
    back: { name: "Flipped", types: ["Creature"], power: 4, toughness: 4 },
  };
  const clone = creature("Clone", 0, 0, { abilities: [{ kind: "asEnters", id: "as-copy", copy: { of: CREATURES } }] });
  const flip = (object: string): ScenarioEvent => ({ kind: "transform", object });

  it("are not flipped because the original is: status is not copied", () => {
    expect(play(kami, flip("Kami"), [clone, { copyOf: "Kami" }]).object("Clone").name).to.equal("Kami");
  });

  it("flip by themselves", () => {
    const { object } = play(kami, [clone, { copyOf: "Kami" }], flip("Clone"));
    expect(object("Clone")).to.deep.include({ name: "Flipped", power: 4, manaCost: "{1}{R}" });
    expect(object("Kami").name).to.equal("Kami");
  });
});

describe("becoming a copy with exceptions that another card makes", () => {
  const token: Card = { name: "Token", types: ["Creature"] };

  it("is part of the copy (CR 707.9b)", () => {
    const { object } = play(OGRE, [
      token,
      { token: true, copyOf: "Ogre", except: { addSubtypes: ["Zombie"], setColors: ["black"], manaCost: null } },
    ]);
    expect(object("Token").copiable).to.deep.include({
      name: "Ogre",
      manaCost: null,
      colors: ["black"],
      subtypes: ["Zombie"],
      power: 3,
    });
  });

  it("joins the exceptions of its own ability", () => {
    const clone = creature("Clone", 0, 0, {
      abilities: [{ kind: "asEnters", id: "as-copy", copy: { of: CREATURES, except: { addTypes: ["Artifact"] } } }],
    });
    const { object } = play(OGRE, [clone, { copyOf: "Ogre", except: { addAbilities: ["haste"] } }]);
    expect(object("Clone").copiable).to.deep.include({
      types: ["Artifact", "Creature"],
      abilities: ["haste", "menace"],
    });
  });

  it("can happen as it is turned face up (CR 708.11)", () => {
    const shifter = creature("Shifter", 0, 0, {
      abilities: [{ kind: "asEnters", id: "unmask", when: ["turnedFaceUp"], copy: { of: CREATURES } }],
    });
    const { object } = play(OGRE, [shifter, { faceDown: true }], {
      kind: "turnFaceUp",
      object: "Shifter",
      copyOf: "Ogre",
    });
    expect(object("Shifter")).to.deep.include({ name: "Ogre", abilities: ["menace"], faceDown: false });
  });
});
