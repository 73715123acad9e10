import { expect } from "chai";
import type { Card, ScenarioEvent } from "../../src/rules/formats.gen.js";
import { affecting, creature, CREATURES, enchantment, gets } from "../support/cards.js";
import { faultOf, play } from "../support/play.js";

const AUTOMATON = creature("Automaton", 6, 4, {
  types: ["Artifact", "Creature"],
  manaCost: "{7}",
  prototype: { manaCost: "{2}{R}", power: 3, toughness: 2 },
});
const SPLIT: Card = {
  name: "Wax",
  manaCost: "{G}",
  types: ["Instant"],
  layout: "split",
  abilities: [{ kind: "spell", id: "wax" }],
  back: { name: "Wane", manaCost: "{W}", types: ["Sorcery"], abilities: [{ kind: "spell", id: "wane" }] },
};
const ROOM: Card = {
  name: "Hall",
  manaCost: "{W}",
  types: ["Enchantment"],
  subtypes: ["Room"],
  layout: "room",
  abilities: [affecting("grow", CREATURES, gets(1, 1))],
  back: {
    name: "Yard",
    manaCost: "{1}{U}",
    types: ["Enchantment"],
    subtypes: ["Room"],
    abilities: [affecting("wither", CREATURES, gets(-1, 0))],
  },
};
const CUB = creature("Cub", 2, 2);

function door(designation: string, on = true): ScenarioEvent {
  return { kind: "designate", object: "Hall", designation, on };
}

describe("prototype cards (CR 718)", () => {
  it("have their inset values as spells and permanents so cast", () => {
    const small = { manaCost: "{2}{R}", manaValue: 3, colors: ["red"], power: 3, toughness: 2 };
    for (const zone of ["battlefield", "stack"] as const)
      expect(play([AUTOMATON, { zone, prototype: true }]).object("Automaton")).to.deep.include(small);
    const big = { manaCost: "{7}", manaValue: 7, colors: [], power: 6, toughness: 4 };
    expect(play([AUTOMATON, { zone: "graveyard", prototype: true }]).object("Automaton")).to.deep.include(big);
    expect(play(AUTOMATON).object("Automaton")).to.deep.include(big);
  });

  it("stay so from the stack to the battlefield, and no further", () => {
    const cast: ScenarioEvent = { kind: "moves", object: "Automaton", to: "battlefield" };
    const back: ScenarioEvent = { kind: "moves", object: "Automaton", to: "hand" };
    const spell = [AUTOMATON, { zone: "stack", prototype: true }] as const;
    expect(play(spell, cast).object("Automaton").power).to.equal(3);
    expect(play(spell, cast, back, cast).object("Automaton").power).to.equal(6);
  });
});

describe("split cards (CR 709)", () => {
  it("are both halves off the stack and one on it", () => {
    expect(play([SPLIT, { zone: "hand" }]).object("Wax")).to.deep.include({
      name: "Wax // Wane",
      manaValue: 2,
      colors: ["white", "green"],
      types: ["Instant", "Sorcery"],
      abilities: ["wane", "wax"],
    });
    expect(play([SPLIT, { zone: "stack", half: "right" }]).object("Wax")).to.deep.include({
      name: "Wane",
      manaCost: "{W}",
      types: ["Sorcery"],
      abilities: ["wane"],
    });
  });

  it("share a name with whatever has one of theirs (CR 201.2a)", () => {
    const namesake = creature("Namesake", 1, 1, {
      abilities: [affecting("told", { name: "Wane", zone: "hand" }, { kind: "setColors", colors: ["red"] })],
    });
    expect(play([SPLIT, { zone: "hand" }], namesake).object("Wax").colors).to.deep.equal(["red"]);
  });
});

describe("Rooms (CR 709.5)", () => {
  it("have the values of their open doors", () => {
    const size = (...steps: ScenarioEvent[]): unknown => {
      const { power, toughness } = play(CUB, ROOM, ...steps).object("Cub");
      return [power, toughness];
    };
    expect(size()).to.deep.equal([2, 2]);
    expect(size(door("left half unlocked"))).to.deep.equal([3, 3]);
    expect(size(door("left half unlocked"), door("right half unlocked"))).to.deep.equal([2, 3]);
    expect(
      size(door("left half unlocked"), door("right half unlocked"), door("left half unlocked", false)),
    ).to.deep.equal([1, 2]);
    expect(play(ROOM).object("Hall")).to.deep.include({ name: null, manaCost: null, colors: [], subtypes: ["Room"] });
  });

  it("enter with the door open that was cast, also from the stack (CR 709.5d)", () => {
    expect(play([ROOM, { half: "right" }]).object("Hall").name).to.equal("Yard");
    const enters: ScenarioEvent = { kind: "moves", object: "Hall", to: "battlefield" };
    expect(play([ROOM, { zone: "stack", half: "left" }], enters).object("Hall").name).to.equal("Hall");
  });

  it("are copied with both halves, locked; each has its own doors", () => {
    const copy = enchantment("Copy", { kind: "asEnters", id: "as-copy", copy: { of: { type: "Enchantment" } } });
    const played = play([ROOM, { half: "left" }], [copy, { copyOf: "Hall" }], {
      kind: "designate",
      object: "Copy",
      designation: "right half unlocked",
    });
    expect(played.object("Hall").name).to.equal("Hall");
    expect(played.object("Copy").name).to.equal("Yard");
  });
});

describe("melded permanents (CR 712.8g)", () => {
  const front = creature("Half", 1, 1, {
    manaCost: "{1}{B}",
    layout: "meld",
    back: { name: "Both", types: ["Creature"], power: 9, toughness: 9 },
  });
  const partner = creature("Other", 2, 2, { manaCost: "{3}" });

  it("need the partner's card", () => {
    expect(faultOf([front, { meldedWith: "Other" }])).to.include({ pointer: "/timeline/0/meldedWith" });
  });

  it("leave as two cards", () => {
    const there: ScenarioEvent = { kind: "moves", object: "Other", to: "exile" };
    const steps = [partner, there, [front, { id: "Whole", meldedWith: "Other" }]] as const;
    expect(play(...steps).object("Whole")).to.deep.include({ name: "Both", manaValue: 5, power: 9 });
    expect(faultOf(...steps, { kind: "moves", object: "Whole", to: "hand" }).message).to.contain('"Other" already');
  });
});

describe("what a spell becomes", () => {
  const enters = (object: string): ScenarioEvent => ({ kind: "moves", object, to: "battlefield" });

  it("is face down or shows the face that it had (CR 708.4, 712.13)", () => {
    expect(play([CUB, { zone: "stack", faceDown: "morph" }], enters("Cub")).object("Cub").faceDown).to.equal(true);
    const turner = creature("Turner", 1, 1, { layout: "transform", back: { name: "Turned", types: ["Creature"] } });
    expect(play([turner, { zone: "stack", back: true }], enters("Turner")).object("Turner").name).to.equal("Turned");
  });

  it("is a token if it was a copy (CR 707.10f)", () => {
    const copy = [CUB, { id: "Copy", zone: "stack", token: true, copyOf: "Automaton" }] as const;
    const steps = [[AUTOMATON, { zone: "stack", prototype: true }], copy, enters("Copy")] as const;
    expect(play(...steps).object("Copy")).to.deep.include({ name: "Automaton", power: 3, zone: "battlefield" });
    const gone = play(...steps, { kind: "moves", object: "Copy", to: "graveyard" });
    expect(Object.keys(gone.resolution.objects)).to.deep.equal(["Automaton"]);
  });

  it("enters as what effects on the spell make of it (CR 400.7a, 614.12)", () => {
    const bearer = creature("Bearer", 1, 1, {
      abilities: [{ kind: "asEnters", id: "with", counters: { "+1/+1": 1 } }],
    });
    const blank: ScenarioEvent = {
      kind: "resolves",
      controller: "Bob",
      targets: ["Bearer"],
      ability: { effects: [{ affects: { target: true }, does: [{ kind: "loseAllAbilities" }] }] },
    };
    expect(play([bearer, { zone: "stack" }], enters("Bearer")).object("Bearer").power).to.equal(2);
    expect(play([bearer, { zone: "stack" }], blank, enters("Bearer")).object("Bearer").power).to.equal(1);
  });
});
