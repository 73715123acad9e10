import { expect } from "chai";
import type { Card, CopyExceptions, ScenarioEvent } from "../../src/rules/formats.gen.js";
import { affecting, BEAR, becomes, creature, CREATURES, defining, FOREST, gets, onTarget } from "../support/cards.js";
import { play, type Played, playTimeline, type Step, timelineOf } from "../support/play.js";

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

describe("a token created as a copy (CR 707.5)", () => {
  it("never had the abilities of its own card, so the copying takes none away", () => {
    const chief = creature("Chief", 2, 2, {
      abilities: [affecting("lead", { ...CREATURES, other: true }, gets(1, 1))],
    });
    const asToken = play(chief, [chief, { id: "Second", token: true, copyOf: "Chief" }]);
    expect(asToken.steps("ceased")).to.deep.equal([]);
    expect(["Chief", "Second"].map((id) => asToken.object(id).power)).to.deep.equal([3, 3]);
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

describe("copies of a card by its name (CR 707.2)", () => {
  const becomes: ScenarioEvent = {
    kind: "resolves",
    controller: "Ann",
    ability: { effects: [{ affects: { target: true }, does: [{ kind: "copy", named: { chosen: "cardName" } }] }] },
    targets: ["Bear"],
    choices: { cardName: "Stranger" },
  };
  const bearAs = (card: Card): Played | undefined =>
    playTimeline(timelineOf([BEAR, becomes]), [{ ...card, name: "Stranger" }]).at(-1);

  it("take what is printed on it, though nobody has it", () => {
    expect(bearAs(creature("Stranger", 4, 5, { abilities: ["flying"] }))?.object("Bear")).to.deep.include({
      name: "Stranger",
      power: 4,
      abilities: ["flying"],
    });
    expect(bearAs(FOREST)?.object("Bear").abilities).to.deep.equal(["{T}: Add {G}"]);
  });

  it("have both halves of a flip card, and the status is their own", () => {
    const flip: Card = { ...creature("Stranger", 1, 1), layout: "flip", back: creature("Flipped", 6, 6) };
    expect(bearAs(flip)?.object("Bear")).to.deep.include({ name: "Stranger", power: 1 });
  });

  it("can be tokens, with exceptions that are copiable too", () => {
    const clone = mimic({});
    const { object } = play(
      [BEAR, { token: true, except: { power: 5, counters: { charge: 1 }, addAbilities: ["reach"] } }],
      [clone, { copyOf: "Bear" }],
    );
    expect(object("Bear")).to.deep.include({ power: 5, toughness: 2, counters: { charge: 1 } });
    expect(object("Mimic")).to.deep.include({ name: "Bear", power: 5, abilities: ["reach"], counters: {} });
  });
});
