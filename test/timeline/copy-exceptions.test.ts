import { expect } from "chai";
import type { Card, CopyExceptions, ScenarioEvent } from "../../src/rules/formats.gen.js";
import { BEAR, becomes, creature, CREATURES, defining, FOREST, onTarget } from "../support/cards.js";
import { play, type Step } from "../support/play.js";

function mimic(except: CopyExceptions, over: Partial<Card> = {}): Card {
  return creature("Mimic", 0, 3, {
    manaCost: "{R}",
    abilities: [{ kind: "asEnters", id: "as-copy", copy: { of: { zone: "battlefield" }, except } }],
    ...over,
  });
}

function copying(of: Step, id: string, except: CopyExceptions): ReturnType<typeof play> {
  return play(of, [mimic(except), { copyOf: id }]);
}

describe("exceptions of a copy (CR 707.9)", () => {
  it("retain what they name (CR 707.9c)", () => {
    const own = { name: "Mimic", colors: ["red"], power: 0, toughness: 3, subtypes: [] };
    expect(
      copying(BEAR, "Bear", { retain: ["name", "colors", "types", "powerToughness"] }).object("Mimic"),
    ).to.deep.include({ ...own, manaCost: "{1}{G}" });
    expect(copying(BEAR, "Bear", { retain: ["name"] }).object("Mimic")).to.deep.include({ name: "Mimic", power: 2 });
  });

  it("drop the ability that defines what is retained (CR 707.9d)", () => {
    const star = creature("Star", "*", "*", { abilities: [defining("size", becomes(7, 7)), "devoid"] });
    expect(copying(star, "Star", { retain: ["powerToughness"] }).object("Mimic")).to.deep.include({
      power: 0,
      toughness: 3,
      colors: [],
      abilities: ["devoid"],
    });
    expect(copying(star, "Star", { retain: ["colors"] }).object("Mimic")).to.deep.include({
      power: 7,
      colors: ["red"],
    });
  });

  it("look at what the copy would be (CR 707.9f)", () => {
    const except: CopyExceptions = {
      addTypes: ["Artifact"],
      ifItIs: [
        { is: CREATURES, except: { counters: { "+1/+1": 2 }, addAbilities: ["haste"], addTypes: ["Enchantment"] } },
      ],
    };
    expect(copying(BEAR, "Bear", except).object("Mimic")).to.deep.include({
      types: ["Artifact", "Creature", "Enchantment"],
      counters: { "+1/+1": 2 },
      abilities: ["haste"],
    });
    expect(copying(FOREST, "Forest", except).object("Mimic")).to.deep.include({
      types: ["Artifact", "Land"],
      counters: {},
      abilities: ["{T}: Add {G}"],
    });
  });

  it("are settled for resolving copies too", () => {
    const copy = onTarget("turn", "Ogre", {
      kind: "copy",
      of: { object: "Bear" },
      except: { ifItIs: [{ is: { subtype: "Bear" }, except: { name: "Bear Ogre" } }] },
    });
    expect(play(BEAR, creature("Ogre", 4, 4), copy).object("Ogre").name).to.equal("Bear Ogre");
  });
});

describe("tokens that copy double-faced permanents (CR 707.8a)", () => {
  const wolf = creature("Wolf", 1, 1, {
    layout: "transform",
    back: { name: "Moon Wolf", types: ["Creature"], power: 4, toughness: 4, abilities: ["trample"] },
  });
  const token = [BEAR, { id: "Token", token: true, copyOf: "Wolf" }] as const;
  const turn = (object: string): ScenarioEvent => ({ kind: "transform", object });

  it("turn, with a new timestamp", () => {
    const { object } = play(wolf, token, turn("Token"));
    expect(object("Token")).to.deep.include({ name: "Moon Wolf", power: 4, abilities: ["trample"] });
    expect(play(wolf, token, turn("Token"), turn("Token")).object("Token").name).to.equal("Wolf");
  });

  it("have the same face up, and give both to their own token copies", () => {
    const again = [BEAR, { id: "Second", token: true, copyOf: "Token" }] as const;
    const { object } = play(wolf, turn("Wolf"), token, again, turn("Second"));
    expect(object("Token").name).to.equal("Moon Wolf");
    expect(object("Second").name).to.equal("Wolf");
  });
});
