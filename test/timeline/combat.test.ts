import { expect } from "chai";
import type { Card, ScenarioEvent, Selector } from "../../src/rules/formats.gen.js";
import { affecting, BEAR, creature, gains, onTarget } from "../support/cards.js";
import { faultOf, play, type Step } from "../support/play.js";

/** Gives flying to what fits. */
function watching(which: Selector): Card {
  return creature("Watcher", 1, 1, { abilities: [affecting("watch", which, gains("flying"))] });
}

function flying(which: Selector, ...steps: Step[]): string[] {
  const { objects } = play(watching(which), ...steps).resolution;
  return Object.keys(objects).filter((id) => objects[id]?.abilities.includes("flying"));
}

const ELF = creature("Elf", 1, 1);
const WALL: Step = [creature("Wall", 0, 4), { controller: "Bob" }];
const WALKER: Step = [{ name: "Walker", types: ["Planeswalker"], loyalty: 3, madeUp: true }, { controller: "Bob" }];
const attacks = (object: string, defender?: string): ScenarioEvent =>
  defender === undefined ? { kind: "attacks", object } : { kind: "attacks", object, defender };
const blocks = (object: string, ...attackers: string[]): ScenarioEvent => ({ kind: "blocks", object, attackers });
const END: ScenarioEvent = { kind: "endOfCombat" };
const ATTACKING: Selector = { designation: "attacking" };

describe("combat", () => {
  it("tells whom creatures attack (CR 508.1b)", () => {
    const steps = [BEAR, ELF, WALKER, attacks("Bear"), attacks("Elf", "Walker")];
    expect(flying({ attackingPlayer: "opponent" }, ...steps)).to.deep.equal(["Bear"]);
    expect(flying({ attackingPlayer: "you" }, ...steps)).to.deep.equal([]);
    expect(flying({ attackingPermanent: { type: "Planeswalker" } }, ...steps)).to.deep.equal(["Elf"]);
    expect(flying(ATTACKING, ...steps)).to.deep.equal(["Bear", "Elf"]);
  });

  it("taps attackers without vigilance (CR 508.1f)", () => {
    const GUARD = creature("Guard", 2, 2, { abilities: ["vigilance"] });
    const { object } = play(BEAR, GUARD, attacks("Bear"), attacks("Guard"));
    expect([object("Bear").tapped, object("Guard").tapped]).to.deep.equal([true, false]);
  });

  it("tells who blocks whom (CR 509.1g-h)", () => {
    const steps = [BEAR, ELF, WALL, attacks("Bear"), attacks("Elf"), blocks("Wall", "Bear")];
    expect(flying({ blocking: { subtype: "Bear" } }, ...steps)).to.deep.equal(["Wall"]);
    expect(flying({ blocking: { object: "Elf" } }, ...steps)).to.deep.equal([]);
    expect(flying({ blockedBy: {} }, ...steps)).to.deep.equal(["Bear"]);
    expect(
      flying({ designation: "blocked" }, ...steps, { kind: "moves", object: "Wall", to: "graveyard" }),
    ).to.deep.equal(["Bear"]);
    expect(flying({ blockedBy: {} }, ...steps, { kind: "moves", object: "Wall", to: "graveyard" })).to.deep.equal([]);
  });

  const LEAVING: readonly (readonly [why: string, ...steps: Step[]])[] = [
    ["stops being a creature", onTarget("stone", "Bear", { kind: "setTypes", types: ["Artifact"] })],
    ["changes its controller", onTarget("theft", "Bear", { kind: "gainControl", player: { player: "Bob" } })],
    ["phases out", { kind: "phaseOut", objects: ["Bear"] }, { kind: "phaseIn", objects: ["Bear"] }],
    ["leaves", { kind: "moves", object: "Bear", to: "exile" }, { kind: "moves", object: "Bear", to: "battlefield" }],
    ["is removed by an event", { kind: "designate", object: "Bear", designation: "attacking", on: false }],
    ["is there as combat ends (CR 511.3)", END],
    ["is there as the turn ends", { kind: "turn", active: "Bob" }],
  ];
  for (const [why, ...steps] of LEAVING)
    it(`removes a creature that ${why} (CR 506.4), which nothing then blocks`, () => {
      const before = [BEAR, WALL, attacks("Bear"), blocks("Wall", "Bear")];
      expect(flying({ anyOf: [ATTACKING, { designation: "blocked" }, { blocking: {} }] }, ...before)).to.have.members([
        "Bear",
        "Wall",
      ]);
      expect(
        flying({ anyOf: [ATTACKING, { designation: "blocked" }, { blocking: {} }] }, ...before, ...steps),
      ).to.deep.equal([]);
    });

  it("keeps a blocker whose attacker is gone, and an attacker whose planeswalker is (CR 506.4c)", () => {
    const gone: ScenarioEvent = { kind: "moves", object: "Bear", to: "exile" };
    expect(
      flying({ designation: "blocking" }, BEAR, WALL, attacks("Bear"), blocks("Wall", "Bear"), gone),
    ).to.deep.equal(["Wall"]);
    const walker: ScenarioEvent = { kind: "moves", object: "Walker", to: "graveyard" };
    expect(flying(ATTACKING, BEAR, WALKER, attacks("Bear", "Walker"), walker)).to.deep.equal(["Bear"]);
    expect(flying({ attackingPermanent: {} }, BEAR, WALKER, attacks("Bear", "Walker"), walker)).to.deep.equal([]);
  });

  it("does not remove what becomes tapped or could not attack any more (CR 506.4a-b)", () => {
    const held = onTarget("hold", "Bear", { kind: "changeGameRule", rule: "cant-attack" });
    expect(flying(ATTACKING, BEAR, attacks("Bear"), held)).to.deep.equal(["Bear"]);
  });

  it("ends what lasts until end of combat (CR 511.2)", () => {
    const pump: ScenarioEvent = {
      kind: "resolves",
      id: "pump",
      controller: "Ann",
      ability: {
        effects: [
          { affects: { target: true }, does: [{ kind: "modifyPowerToughness", power: 3 }], duration: "endOfCombat" },
        ],
      },
      targets: ["Bear"],
    };
    expect(play(BEAR, pump).object("Bear").power).to.equal(5);
    expect(play(BEAR, pump, END).object("Bear").power).to.equal(2);
  });

  it("knows the defending player (CR 506.2, 508.5)", () => {
    const which: Selector = { type: "Creature", controller: "defendingPlayer" };
    expect(flying(which, BEAR, WALL)).to.deep.equal(["Wall"]);
    expect(flying(which, BEAR, WALL, { kind: "turn", active: "Bob" })).to.have.members(["Watcher", "Bear"]);
  });

  const REFUSED: readonly (readonly [message: RegExp, ...steps: Step[]])[] = [
    [/Field is no creature/, { name: "Field", types: ["Land"], madeUp: true }, attacks("Field")],
    [/not the turn of Wall's controller/, WALL, attacks("Wall")],
    [/Bear is tapped/, [BEAR, { tapped: true }], attacks("Bear")],
    [
      /Bear is attacking already/,
      creature("Bear", 2, 2, { abilities: ["vigilance"] }),
      attacks("Bear"),
      attacks("Bear"),
    ],
    [/Elf can't be attacked/, BEAR, ELF, attacks("Bear", "Elf")],
    [/Ann can't attack themselves/, BEAR, attacks("Bear", "Ann")],
    [/Bear is not attacking/, BEAR, WALL, blocks("Wall", "Bear")],
    [/controlled by the same player/, BEAR, ELF, attacks("Bear"), blocks("Elf", "Bear")],
  ];
  for (const [message, ...steps] of REFUSED)
    it(`refuses what can't be: ${message.source}`, () => expect(faultOf(...steps).message).to.match(message));
});

describe("a creature alone in combat (CR 506.5)", () => {
  const ALONE: Selector = { designation: "attacking alone" };
  const dies: ScenarioEvent = { kind: "moves", object: "Elf", to: "graveyard" };

  it("attacks alone while no other creature does", () => {
    expect(flying(ALONE, BEAR, ELF)).to.deep.equal([]);
    expect(flying(ALONE, BEAR, ELF, attacks("Bear"))).to.deep.equal(["Bear"]);
    expect(flying(ALONE, BEAR, ELF, attacks("Bear"), attacks("Elf"))).to.deep.equal([]);
    expect(flying(ALONE, BEAR, ELF, attacks("Bear"), attacks("Elf"), dies)).to.deep.equal(["Bear"]);
    expect(flying(ALONE, BEAR, attacks("Bear"), END)).to.deep.equal([]);
  });

  it("blocks alone however many attack", () => {
    const both = [BEAR, ELF, WALL, attacks("Bear"), attacks("Elf"), blocks("Wall", "Bear")];
    expect(flying({ designation: "blocking alone" }, ...both)).to.deep.equal(["Wall"]);
  });
});

describe("how a permanent was cast (CR 400.7d)", () => {
  const KAVU = creature("Kavu", 2, 2, {
    manaCost: "{G}",
    abilities: [{ kind: "keyword", keyword: "kicker", cost: "{2}" }],
  });
  const cast: ScenarioEvent = { kind: "casts", player: "Ann", card: "Kavu", additional: ["kicker"] };
  const resolves: ScenarioEvent = { kind: "moves", object: "Kavu", to: "battlefield", controller: "Ann" };
  const there: Step = [KAVU, { id: "Other" }];
  const back: readonly ScenarioEvent[] = [
    { kind: "moves", object: "Kavu", to: "exile" },
    { kind: "moves", object: "Kavu", to: "battlefield" },
  ];
  const ASKED: readonly Selector[] = [{ wasCast: true }, { castFrom: "hand" }, { castBy: "you" }, { paid: "kicker" }];
  for (const asked of ASKED)
    it(`is asked by ${JSON.stringify(asked)}, and another object is not`, () => {
      expect(flying(asked, there, cast, resolves)).to.deep.equal(["Kavu"]);
      expect(flying(asked, there, cast, resolves, ...back)).to.deep.equal([]);
    });

  it("is known of who cast it, whoever controls it", () => {
    const theft = onTarget("theft", "Kavu", { kind: "gainControl", player: { player: "Bob" } });
    expect(flying({ castBy: "opponent" }, there, cast, resolves, theft)).to.deep.equal([]);
    expect(flying({ castBy: "you" }, there, cast, resolves, theft)).to.deep.equal(["Kavu"]);
  });
});
