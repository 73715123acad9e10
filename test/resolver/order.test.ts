import { expect } from "chai";
import type { Card, EffectPart, Selector } from "../../src/rules/formats.gen.js";
import { play, type Played } from "../support/play.js";
import {
  affecting,
  ALL_LANDS,
  artifact,
  becomes,
  creature,
  CREATURES,
  enchantment,
  FOREST,
  gets,
  ISLAND,
  land,
  LOSES_ALL,
  onTarget,
  SWAMP,
} from "../support/cards.js";

function effect(name: string, affects: Selector, ...does: EffectPart[]): Card {
  return enchantment(name, affecting("does", affects, ...does));
}

function turning(name: string, from: string, to: string): Card {
  return effect(name, { subtype: from }, { kind: "setBasicLandTypes", subtypes: [to] });
}

const LIMB = effect(
  "Limb",
  { subtype: ["Forest", "Saproling"] },
  { kind: "addTypes", types: ["Creature", "Land"], subtypes: ["Saproling", "Forest"] },
  { kind: "setColors", colors: ["green"] },
  becomes(1, 1),
);
const MOON = effect(
  "Moon",
  { ...ALL_LANDS, not: { supertype: "Basic" } },
  { kind: "setBasicLandTypes", subtypes: ["Mountain"] },
);
const BAYOU = land("Bayou", ["Swamp", "Forest"]);
const SAPROLING = creature("Saproling", 1, 1, { colorIndicator: ["green"], subtypes: ["Saproling"] });
const ZOMBIES = effect("Zombies", { ...CREATURES, controller: "you" }, { kind: "addTypes", subtypes: ["Zombie"] });

function loops(played: Played): string[][] {
  return played.steps("loop").map(({ members }) => members);
}

describe("dependency loops (CR 613.8b)", () => {
  it("go by timestamp among their members: Limb first", () => {
    const played = play(BAYOU, SAPROLING, LIMB, MOON);
    expect(loops(played)).to.deep.equal([["Limb/does", "Moon/does"]]);
    expect(played.order("4")).to.deep.equal(["Limb/does", "Moon/does"]);
    for (const id of ["Bayou", "Saproling"]) {
      expect(played.object(id), id).to.deep.include({
        types: ["Creature", "Land"],
        subtypes: ["Mountain", "Saproling"],
        power: 1,
        tapsFor: ["R"],
      });
    }
  });

  it("go by timestamp among their members: Moon first", () => {
    const played = play(BAYOU, SAPROLING, MOON, LIMB);
    expect(played.order("4")).to.deep.equal(["Moon/does", "Limb/does"]);
    expect(played.object("Bayou")).to.deep.include({ types: ["Land"], subtypes: ["Mountain"], power: null });
    expect(played.object("Saproling")).to.deep.include({
      types: ["Creature", "Land"],
      subtypes: ["Forest", "Saproling"],
      tapsFor: ["G"],
    });
  });

  it("are made by the board: without the token there is none", () => {
    const played = play(BAYOU, LIMB, MOON);
    expect(loops(played)).to.deep.equal([]);
    expect(played.order("4")).to.deep.equal(["Moon/does", "Limb/does"]);
  });

  it("let an outsider wait for the members it depends on (D 21.4.12)", () => {
    const played = play(BAYOU, SAPROLING, ZOMBIES, LIMB, MOON);
    expect(played.order("4")).to.deep.equal(["Limb/does", "Zombies/does", "Moon/does"]);
    expect(played.object("Bayou").subtypes).to.deep.equal(["Mountain", "Saproling", "Zombie"]);
  });

  it("let members wait for an outsider they depend on", () => {
    const song = effect(
      "Song",
      { type: "Artifact", not: { type: "Creature" } },
      { kind: "addTypes", types: ["Creature"] },
      LOSES_ALL,
    );
    const march = effect(
      "March",
      { type: "Artifact", not: { type: "Creature" } },
      { kind: "addTypes", types: ["Creature"] },
      becomes(4, 4),
    );
    const lattice = effect("Lattice", { type: ["Enchantment", "Land"] }, { kind: "addTypes", types: ["Artifact"] });
    const played = play(song, march, lattice, artifact("Relic"));
    expect(played.order("4")).to.deep.equal(["Lattice/does", "Song/does", "March/does"]);
    expect(loops(played)).to.deep.equal([["Song/does", "March/does"]]);
  });

  it("of two effects that would each empty the other's set: the older takes all (D 21.4.10)", () => {
    const wake = (name: string, size: number): Card =>
      effect(
        name,
        { type: "Artifact", not: { type: "Creature" } },
        { kind: "addTypes", types: ["Creature"] },
        becomes(size, size),
      );
    expect(play(wake("One", 1), wake("Two", 2), artifact("Relic")).object("Relic").power).to.equal(1);
    expect(play(wake("Two", 2), wake("One", 1), artifact("Relic")).object("Relic").power).to.equal(2);
  });

  it("of two effects that would each end the other: the older is applied (D 21.4.23)", () => {
    const rival = (name: string): Card =>
      creature(name, 1, 1, { abilities: ["haste", affecting("strip", { ...CREATURES, other: true }, LOSES_ALL)] });
    const { object, steps } = play(rival("One"), rival("Two"));
    expect(object("One").abilities).to.deep.equal(["haste", "strip"]);
    expect(object("Two").abilities).to.deep.equal([]);
    expect(steps("ceased")).to.deep.equal([
      { kind: "ceased", layer: "6", effect: "Two/strip", by: "One/strip", clause: "604.2", also: ["613.1f", "611.3b"] },
    ]);
  });

  it("of three dissolve as soon as one member is applied (D 21.4.13)", () => {
    const a = turning("A", "Forest", "Island");
    const b = turning("B", "Island", "Swamp");
    const c = turning("C", "Swamp", "Forest");
    const played = play(FOREST, ISLAND, SWAMP, c, b, a);
    expect(loops(played)[0]).to.deep.equal(["C/does", "B/does", "A/does"]);
    expect(played.order("4")).to.deep.equal(["C/does", "A/does", "B/does"]);
    expect(["Forest", "Island", "Swamp"].map((id) => played.object(id).subtypes)).to.deep.equal([
      ["Swamp"],
      ["Swamp"],
      ["Swamp"],
    ]);
  });

  it("of numbers that read each other go by timestamp", () => {
    const proud = (name: string, power: number): Card =>
      creature(name, power, 1, {
        abilities: [
          affecting("grow", { self: true }, gets({ greatest: "power", of: { ...CREATURES, other: true } }, 0)),
        ],
      });
    const { object, order } = play(proud("One", 1), proud("Two", 2));
    expect(order("7c")).to.deep.equal(["One/grow", "Two/grow"]);
    expect([object("One").power, object("Two").power]).to.deep.equal([3, 5]);
  });
});

describe("the order of what is free (CR 613.8b-c)", () => {
  it("is that of the timestamps", () => {
    const names = ["One", "Two", "Three"];
    const { order } = play(creature("Bear", 2, 2), ...names.map((name, n) => effect(name, CREATURES, becomes(n, n))));
    expect(order("7b")).to.deep.equal(["One/does", "Two/does", "Three/does"]);
  });

  it("has what has become free take its place by timestamp, not at once (D 22.1)", () => {
    const waits = effect(
      "Golems",
      { type: "Artifact" },
      { kind: "addTypes", types: ["Creature"], subtypes: ["Golem"] },
    );
    const plates = effect("Plates", ALL_LANDS, { kind: "addTypes", types: ["Artifact"] });
    const animated = onTarget(
      "Animate",
      "Waste",
      { kind: "addTypes", types: ["Creature"] },
      { kind: "setSubtypes", family: "creature", subtypes: ["Elf"] },
    );
    const { object, order } = play(land("Waste"), plates, animated, waits);
    expect(order("4")).to.deep.equal(["Plates/does", "Animate", "Golems/does"]);
    expect(object("Waste").subtypes).to.deep.equal(["Elf", "Golem"]);
  });

  it("is worked out anew after each application (CR 613.8c)", () => {
    const bell = effect("Bell", { subtype: "Swamp" }, { kind: "addTypes", types: ["Creature"] }, becomes(1, 1));
    const flood = effect("Flood", ALL_LANDS, { kind: "addTypes", subtypes: ["Swamp"] });
    const { object, order, reasons, steps } = play(flood, ZOMBIES, bell, FOREST);
    // Only after Flood is there a Swamp, so that the Bell could make a creature: now Zombies waits.
    expect(order("4")).to.deep.equal(["Flood/does", "Bell/does", "Zombies/does"]);
    expect(reasons("4", "Zombies/does", "Bell/does")).to.deep.equal(["appliesTo"]);
    expect(steps("waits").map(({ effect: waiting, for: on }) => [waiting, on])).to.deep.equal([
      ["Zombies/does", ["Bell/does"]],
    ]);
    expect(object("Forest").subtypes).to.deep.equal(["Forest", "Swamp", "Zombie"]);
  });

  it("says once who waits for whom", () => {
    const plates = effect("Plates", ALL_LANDS, { kind: "addTypes", types: ["Artifact"] });
    const older = effect("Older", { type: "Artifact" }, { kind: "addTypes", types: ["Creature"] });
    const { steps } = play(
      older,
      plates,
      land("Waste"),
      effect("Other", CREATURES, { kind: "addTypes", subtypes: ["Elf"] }),
    );
    expect(steps("waits")[0]).to.deep.equal({
      kind: "waits",
      layer: "4",
      effect: "Older/does",
      for: ["Plates/does"],
      clause: "613.8b",
    });
  });

  it("treats two abilities of one object like those of two (D 21.4.20)", () => {
    const forge = enchantment(
      "Forge",
      affecting("golems", CREATURES, { kind: "addTypes", subtypes: ["Golem"] }),
      affecting("wake", { type: "Artifact" }, { kind: "addTypes", types: ["Creature"] }),
    );
    const { object, order } = play(forge, artifact("Relic"));
    expect(order("4")).to.deep.equal(["Forge/wake", "Forge/golems"]);
    expect(object("Relic").subtypes).to.deep.equal(["Golem"]);
  });

  it("breaks equal timestamps of one object by the order in which its abilities are printed", () => {
    const two = enchantment(
      "Two",
      affecting("first", CREATURES, becomes(1, 1)),
      affecting("second", CREATURES, becomes(2, 2)),
    );
    const { object, order } = play(creature("Bear", 5, 5), two);
    expect(order("7b")).to.deep.equal(["Two/first", "Two/second"]);
    expect(object("Bear").power).to.equal(2);
  });
});
