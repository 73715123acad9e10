import { expect } from "chai";
import type { AbilityEntry, Card, StateBasedAction } from "../../src/rules/formats.gen.js";
import { play, playTimeline, timelineOf, type Step } from "../support/play.js";
import {
  affecting,
  artifact,
  aura,
  BEAR,
  creature,
  CREATURES,
  enchantment,
  equipment,
  gains,
  gets,
  land,
  onTarget,
  RELIC,
} from "../support/cards.js";

function actions(...steps: Step[]): StateBasedAction[] {
  return play(...steps).resolution.stateBased;
}

/** What would happen to which object, by which clause. */
function told(...steps: Step[]): string[] {
  return actions(...steps).map(({ clause, object, result }) => `${clause} ${object}: ${result}`);
}

function sleeping(id: string): Step {
  return onTarget(`Sleep ${id}`, id, { kind: "removeTypes", types: ["Creature"] });
}

const SWORD = equipment("Sword");
const AEGIS = aura("Aegis", { kind: "keyword", keyword: "enchant", quality: { type: "Creature" } });
const HERO = creature("Hero", 2, 2, { supertypes: ["Legendary"] });
const SHRINK = enchantment("Shrink", affecting("shrink", CREATURES, gets(0, -2)));

describe("state-based actions of creatures, planeswalkers and battles", () => {
  it("a creature with toughness 0 or less goes to the graveyard (CR 704.5f)", () => {
    expect(told(BEAR, creature("Ogre", 3, 3), SHRINK)).to.deep.equal(["704.5f Bear: graveyard"]);
  });

  it("a noncreature has no toughness to be 0 (CR 208.3)", () => {
    expect(told(BEAR, SHRINK, sleeping("Bear"))).to.deep.equal([]);
  });

  it("all of one snapshot are told at once (CR 704.3)", () => {
    expect(told(BEAR, [BEAR, { id: "Second" }], SHRINK)).to.deep.equal([
      "704.5f Bear: graveyard",
      "704.5f Second: graveyard",
    ]);
  });

  it("cards in other zones are left alone", () => {
    expect(told([creature("Husk", 0, 0), { zone: "graveyard" }])).to.deep.equal([]);
  });

  it("a planeswalker without loyalty goes to the graveyard (CR 704.5i)", () => {
    const walker: Card = { name: "Walker", types: ["Planeswalker"], loyalty: 3 };
    const spent = { kind: "counters", object: "Walker", remove: { loyalty: 3 } } as const;
    expect(told(walker, spent)).to.deep.equal(["704.5i Walker: graveyard"]);
    expect(told(walker)).to.deep.equal([]);
  });

  it("a battle without defense goes to the graveyard (CR 704.5v, 704.5w)", () => {
    const battle: Card = { name: "Battle", types: ["Battle"], defense: 4 };
    const siege: Card = { ...battle, name: "Siege", subtypes: ["Siege"] };
    const spent = (object: string) => ({ kind: "counters", object, remove: { defense: 4 } }) as const;
    // The Siege's own ability is on the stack until the turn ends (CR 310.12b).
    expect(told(battle, siege, spent("Battle"), spent("Siege"))).to.deep.equal(["704.5w Battle: graveyard"]);
    expect(told(battle, siege, spent("Siege"), { kind: "turn", active: "Bob" })).to.deep.equal([
      "704.5v Siege: graveyard",
    ]);
    expect(told(battle, siege)).to.deep.equal([]);
  });

  it("+1/+1 and -1/-1 counters cancel (CR 704.5q)", () => {
    expect(told([BEAR, { counters: { "+1/+1": 2, "-1/-1": 1 } }])).to.deep.equal(["704.5q Bear: countersRemoved"]);
    expect(told([BEAR, { counters: { "+1/+1": 2 } }])).to.deep.equal([]);
  });
});

describe("state-based actions of legends, worlds and Roles", () => {
  it("a player keeps one of several legends of a name (CR 704.5j)", () => {
    expect(actions(HERO, [HERO, { id: "Second" }])).to.deep.equal([
      { clause: "704.5j", player: "Ann", result: "chooseOne", among: ["Hero", "Second"], also: ["201.2a"] },
    ]);
  });

  it("two players may have one each (CR 704.5j)", () => {
    expect(actions(HERO, [HERO, { id: "Bob's", controller: "Bob" }])).to.deep.equal([]);
  });

  it("names and supertypes count as they are now", () => {
    expect(
      actions(HERO, [HERO, { id: "Second" }], onTarget("Rename", "Second", { kind: "setName", name: "Other" })),
    ).to.deep.equal([]);
    expect(
      actions(
        HERO,
        [HERO, { id: "Second" }],
        onTarget("Humble", "Second", { kind: "removeTypes", supertypes: ["Legendary"] }),
      ),
    ).to.deep.equal([]);
  });

  it("nameless legends share no name (CR 201.2)", () => {
    const crown = onTarget("Crown", "Hero", { kind: "addTypes", supertypes: ["Legendary"] });
    const crownToo = onTarget("Crown too", "Second", { kind: "addTypes", supertypes: ["Legendary"] });
    expect(
      actions([HERO, { faceDown: true }], [HERO, { id: "Second", faceDown: true }], crown, crownToo),
    ).to.deep.equal([]);
  });

  it("a game rule can switch the legend rule off (CR 613.11)", () => {
    const gallery = artifact("Gallery", {
      abilities: [{ kind: "static", id: "off", does: [{ kind: "changeGameRule", rule: "no-legend-rule" }] }],
    });
    expect(actions(gallery, HERO, [HERO, { id: "Second" }])).to.deep.equal([]);
  });

  it("only the newest world stays (CR 704.5k)", () => {
    const world = (name: string): Card => ({ name, supertypes: ["World"], types: ["Enchantment"] });
    expect(told(world("First"), world("Second"), [world("Third"), { controller: "Bob" }])).to.deep.equal([
      "704.5k First: graveyard",
      "704.5k Second: graveyard",
    ]);
  });

  it("only the newest of one player's Roles on a creature stays (CR 704.5z)", () => {
    const role = (name: string): Card => ({ name, types: ["Enchantment"], subtypes: ["Aura", "Role"] });
    const roles = [
      BEAR,
      [role("One"), { attachedTo: "Bear" }],
      [role("Two"), { attachedTo: "Bear", controller: "Bob" }],
      [role("Three"), { attachedTo: "Bear" }],
    ] as const;
    expect(told(...roles)).to.deep.equal(["704.5z One: graveyard"]);
  });
});

describe("state-based actions of players", () => {
  function losers(steps: Step[], ...players: { name: string; life: number }[]): (string | undefined)[] {
    return playTimeline(timelineOf(steps, players)).flatMap(({ resolution }) =>
      resolution.stateBased.map(({ player }) => player),
    );
  }

  it("a player without life loses (CR 704.5a)", () => {
    expect(losers([], { name: "Ann", life: 0 }, { name: "Bob", life: 1 }, { name: "Cleo", life: -3 })).to.deep.equal([
      "Ann",
      "Cleo",
    ]);
  });

  it("unless a rule says that the player can't lose (CR 613.11)", () => {
    const angel = enchantment("Angel", {
      kind: "static",
      id: "stay",
      does: [{ kind: "changeGameRule", rule: "cant-lose", player: "you" }],
    });
    expect(losers([angel], { name: "Ann", life: 0 }, { name: "Bob", life: 0 })).to.deep.equal(["Bob"]);
  });
});

describe("state-based actions of what is attached", () => {
  const protection = (from: "red" | "white"): AbilityEntry => ({ kind: "keyword", keyword: "protection", from });

  it("an Aura attached to nothing goes to the graveyard (CR 704.5m)", () => {
    const gone: Step = { kind: "moves", object: "Bear", to: "exile" };
    expect(told(BEAR, [AEGIS, { attachedTo: "Bear" }], gone)).to.deep.equal(["704.5m Aegis: graveyard"]);
  });

  it("an Aura attached to what it can't enchant goes to the graveyard (CR 704.5m)", () => {
    expect(told(BEAR, [AEGIS, { attachedTo: "Bear" }])).to.deep.equal([]);
    expect(told(BEAR, [AEGIS, { attachedTo: "Bear" }], sleeping("Bear"))).to.deep.equal(["704.5m Aegis: graveyard"]);
  });

  it("an Aura for players stays on a player only", () => {
    const curse = aura("Curse", { kind: "keyword", keyword: "enchant", player: true });
    expect(told([curse, { attachedTo: "Bob" }])).to.deep.equal([]);
    const more = onTarget(
      "Widen",
      "Curse",
      gains({ kind: "keyword", keyword: "enchant", quality: { type: "Creature" } }),
    );
    expect(told([curse, { attachedTo: "Bob" }], more)).to.deep.equal(["704.5m Curse: graveyard"]);
  });

  it("an Aura goes by the controller of what it enchants where it says so", () => {
    const own = aura("Own", { kind: "keyword", keyword: "enchant", quality: { type: "Creature", controller: "you" } });
    const steps: Step[] = [BEAR, [own, { attachedTo: "Bear" }]];
    expect(told(...steps)).to.deep.equal([]);
    expect(told(...steps, onTarget("Theft", "Bear", { kind: "gainControl", player: "opponent" }))).to.deep.equal([
      "704.5m Own: graveyard",
    ]);
  });

  it("Equipment comes off what is no creature, and stays (CR 704.5n)", () => {
    expect(told(BEAR, [SWORD, { attachedTo: "Bear" }])).to.deep.equal([]);
    expect(told(BEAR, [SWORD, { attachedTo: "Bear" }], sleeping("Bear"))).to.deep.equal(["704.5n Sword: unattached"]);
  });

  it("a Fortification belongs to a land", () => {
    const fort = artifact("Fort", { subtypes: ["Fortification"] });
    expect(told(land("Plot"), [fort, { attachedTo: "Plot" }])).to.deep.equal([]);
    const away = onTarget("Away", "Plot", { kind: "removeTypes", types: ["Land"] });
    expect(told(land("Plot"), [fort, { attachedTo: "Plot" }], away)).to.deep.equal(["704.5n Fort: unattached"]);
  });

  it("protection takes off what has the quality (CR 702.16c-d)", () => {
    const whiteAegis: Card = { ...AEGIS, manaCost: "{W}" };
    const board = [BEAR, [whiteAegis, { attachedTo: "Bear" }], [SWORD, { attachedTo: "Bear" }]] as const;
    expect(told(...board, onTarget("Ward", "Bear", gains(protection("white"))))).to.deep.equal([
      "704.5m Aegis: graveyard",
    ]);
    expect(told(...board, onTarget("Ward", "Bear", gains(protection("red"))))).to.deep.equal([]);
    const fromArtifacts: AbilityEntry = { kind: "keyword", keyword: "protection", fromQuality: { type: "Artifact" } };
    expect(told(...board, onTarget("Ward", "Bear", gains(fromArtifacts)))).to.deep.equal(["704.5n Sword: unattached"]);
  });

  it("an Aura's own protection takes it off as well (CR 702.16n)", () => {
    const ward = aura("Ward", affecting("grant", { host: true }, gains(protection("red"))));
    expect(told(BEAR, [{ ...ward, manaCost: "{R}" }, { attachedTo: "Bear" }])).to.deep.equal([
      "704.5m Ward: graveyard",
    ]);
  });

  it("a creature or what is no longer attachable comes off (CR 704.5p)", () => {
    const wake = onTarget(
      "Wake",
      "Sword",
      { kind: "addTypes", types: ["Creature"] },
      { kind: "setPowerToughness", power: 1, toughness: 1 },
    );
    expect(told(BEAR, [SWORD, { attachedTo: "Bear" }], wake)).to.deep.equal(["704.5p Sword: unattached"]);
    const blunt = onTarget("Blunt", "Sword", { kind: "removeTypes", subtypes: ["Equipment"] });
    expect(told(BEAR, [SWORD, { attachedTo: "Bear" }], blunt)).to.deep.equal(["704.5p Sword: unattached"]);
  });

  it("an Aura on a phased-out host, and the host itself, are not looked at (CR 702.26b)", () => {
    expect(told(BEAR, RELIC, SHRINK, { kind: "phaseOut", objects: ["Bear"] })).to.deep.equal([]);
  });
});
