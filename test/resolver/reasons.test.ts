import { expect } from "chai";
import type { AbilityEntry, Card, EffectPart, ScenarioEvent } from "../../src/rules/formats.gen.js";
import { clausesOf } from "../../src/rules/trace-clauses.js";
import {
  affecting,
  aura,
  BEAR,
  creature,
  CREATURES,
  enchantment,
  equipment,
  gains,
  gets,
  LOSES_ALL,
  onTarget,
  RELIC,
} from "../support/cards.js";
import { play, type Step } from "../support/play.js";

/** What is cited of an object besides the layers: where it starts, what it stands by, what state-based actions do to it. */
function cited(id: string, ...steps: Step[]): string[] {
  const clauses = play(...steps).resolution.trace.flatMap((step) => {
    const about = step.kind === "starts" || step.kind === "stands" ? step.object : undefined;
    const struck = step.kind === "stateBased" ? step.action.object : undefined;
    return id === (about ?? struck) ? clausesOf(step) : [];
  });
  return [...new Set(clauses)].filter((clause) => clause !== "704.3").sort();
}

const ENCHANT: AbilityEntry = { kind: "keyword", keyword: "enchant", quality: { type: "Creature" } };
const VEIL: Card = { ...aura("Veil", ENCHANT), manaCost: "{R}" };
const SWORD = equipment("Sword");

function types(id: string, target: string, ...added: ("Creature" | "Battle")[]): Step {
  const size: EffectPart = { kind: "setPowerToughness", power: 1, toughness: 1 };
  return onTarget(id, target, { kind: "addTypes", types: added }, ...(added.includes("Creature") ? [size] : []));
}

function hit(to: string, amount: number, ...abilities: ("deathtouch" | "wither")[]): ScenarioEvent {
  return { kind: "damage", to, amount, ...(abilities.length === 0 ? {} : { with: abilities }) };
}

function on(host: string): { attachedTo: string } {
  return { attachedTo: host };
}

describe("why an attachment comes off", () => {
  const asleep: Step = onTarget("Sleep", "Bear", { kind: "removeTypes", types: ["Creature"] });
  const fromRed: AbilityEntry = { kind: "keyword", keyword: "protection", from: "red" };
  const guarded: Step = onTarget("Guard", "Bear", gains(fromRed));
  const red: Step = onTarget("Paint", "Sword", { kind: "setColors", colors: ["red"] });
  const cases: readonly (readonly [string, string, Step[], string[]])[] = [
    ["an Aura by its enchant ability", "Veil", [BEAR, [VEIL, on("Bear")], asleep], ["303.4c", "702.5", "704.5m"]],
    ["an Aura by protection", "Veil", [BEAR, [VEIL, on("Bear")], guarded], ["303.4c", "702.16c", "704.5m"]],
    [
      "an Aura that is a creature",
      "Veil",
      [BEAR, [VEIL, on("Bear")], types("Wake", "Veil", "Creature")],
      ["303.4d", "704.5p"],
    ],
    ["Equipment on no creature", "Sword", [BEAR, [SWORD, on("Bear")], asleep], ["301.5c", "704.5n"]],
    ["Equipment by protection", "Sword", [BEAR, [SWORD, on("Bear")], guarded, red], ["301.5c", "702.16d", "704.5n"]],
    [
      "Equipment that is a creature",
      "Sword",
      [BEAR, [SWORD, on("Bear")], types("Wake", "Sword", "Creature")],
      ["301.5c", "704.5p"],
    ],
  ];
  for (const [name, id, steps, clauses] of cases) it(name, () => expect(cited(id, ...steps)).to.deep.equal(clauses));

  it("an Equipment that is a battle has no defense besides (CR 310.10)", () => {
    const board: Step[] = [BEAR, [SWORD, on("Bear")], types("War", "Sword", "Battle")];
    expect(cited("Sword", ...board)).to.deep.equal(["310.10", "310.4c", "704.5p", "704.5w"]);
  });

  it("is not told of what has nothing to come off", () => {
    expect(cited("Veil", BEAR, [VEIL, on("Bear")])).to.deep.equal([]);
  });
});

describe("what stays though it would go", () => {
  const tough = creature("Tough", 2, 2, { abilities: ["indestructible"] });

  it("an indestructible creature with lethal damage or bitten (CR 702.12b)", () => {
    expect(cited("Tough", tough, hit("Tough", 2))).to.deep.equal(["120.3e", "120.6", "702.12b"]);
    expect(cited("Tough", tough, hit("Tough", 1, "deathtouch"))).to.include("702.12b");
    // Damage short of its toughness: the clause that would destroy it is asked, and spares it.
    expect(cited("Tough", tough, hit("Tough", 1))).to.deep.equal(["120.3e", "120.6", "704.5g"]);
    expect(cited("Tough", tough)).to.deep.equal([]);
  });

  it("but it says nothing of toughness 0, or of one that can be destroyed", () => {
    const shrunk: Step = onTarget("Shrink", "Tough", gets(-2, -2));
    expect(cited("Tough", tough, hit("Tough", 2), shrunk)).to.not.include("702.12b");
    expect(cited("Bear", BEAR, hit("Bear", 1, "deathtouch"))).to.deep.equal(["120.3e", "120.6", "702.2b", "704.5h"]);
  });

  it("an Aura that its own protection spares, and one that another's spares (CR 702.16n, 702.16p)", () => {
    const sparing: AbilityEntry = { kind: "keyword", keyword: "protection", from: "red", keeps: { subtype: "Aura" } };
    const ward: Card = {
      ...aura("Ward", ENCHANT, affecting("ward", { host: true }, gains(sparing))),
      manaCost: "{R}",
    };
    const board: Step[] = [BEAR, [ward, on("Bear")], [VEIL, on("Bear")]];
    expect(cited("Ward", ...board)).to.deep.equal(["702.16n"]);
    expect(cited("Veil", ...board)).to.deep.equal(["702.16p"]);
  });
});

describe("what damage and the end of a turn have done", () => {
  it("is told until the next end of a turn (CR 120.3e, 514.2)", () => {
    const over: ScenarioEvent = { kind: "turn", active: "Bob" };
    expect(cited("Bear", BEAR, hit("Bear", 1), over)).to.deep.equal(["514.2"]);
    expect(cited("Bear", BEAR, over)).to.deep.equal([]);
  });

  it("is told by what was struck (CR 120.3c-d)", () => {
    const walker: Card = { name: "Walker", types: ["Planeswalker"], loyalty: 3 };
    expect(cited("Walker", walker, hit("Walker", 1))).to.deep.equal(["120.3c", "306.5b", "306.5c"]);
    expect(cited("Bear", BEAR, hit("Bear", 1, "wither"))).to.deep.equal(["120.3d"]);
  });
});

describe("what decides attacking and blocking", () => {
  const law = (...slugs: string[]): Card =>
    enchantment(
      "Law",
      affecting("rules", CREATURES, ...slugs.map((rule) => ({ kind: "changeGameRule", rule }) as const)),
    );

  it("a restriction beats a requirement (CR 101.2)", () => {
    const attack = ["101.2", "508.1c", "508.1d"];
    expect(cited("Bear", BEAR, law("cant-attack", "must-attack-if-able"))).to.deep.equal(attack);
    expect(cited("Bear", BEAR, law("cant-block", "must-block-if-able"))).to.deep.equal(["101.2", "509.1b", "509.1c"]);
    expect(cited("Bear", BEAR, law("cant-attack", "must-block-if-able"))).to.deep.equal([]);
  });

  it("defender, while the creature has it and nothing lifts it (CR 702.3b)", () => {
    const wall = creature("Wall", 0, 4, { abilities: ["defender"] });
    expect(cited("Wall", wall)).to.deep.equal(["702.3b"]);
    expect(cited("Wall", wall, law("attacks-as-though-without-defender"))).to.deep.equal([]);
    expect(cited("Wall", wall, onTarget("Blank", "Wall", LOSES_ALL))).to.deep.equal([]);
  });
});

describe("what spells cost by", () => {
  const cheaper = (reduce: string): Card =>
    enchantment("Cheaper", affecting("cost", { zone: "stack" }, { kind: "changeCost", reduce }));
  const costs = (card: Card, ...steps: Step[]): string[][] =>
    play(...steps, [card, { zone: "hand" }], { kind: "casts", player: "Ann", object: card.name })
      .steps("cost")
      .map((step) => [step.step, ...clausesOf(step)]);

  it("a reduction by the mana it takes (CR 118.7a-c)", () => {
    const of = (reduce: string): string[] | undefined => costs(BEAR, cheaper(reduce))[1];
    expect(of("{1}")).to.deep.equal(["reduction", "601.2f", "613.11", "611.3a", "118.7a"]);
    expect(of("{G}")).to.deep.equal(["reduction", "601.2f", "613.11", "611.3a"]);
    expect(of("{U}")).to.deep.equal(["reduction", "601.2f", "613.11", "611.3a", "118.7b"]);
    expect(of("{G}{G}")).to.deep.equal(["reduction", "601.2f", "613.11", "611.3a", "118.7c"]);
  });

  it("no mana cost (CR 118.6)", () => {
    const odd: Card = { ...RELIC, name: "Odd" };
    expect(costs({ ...odd, manaCost: null })[0]).to.deep.equal(["base", "601.2f", "601.2a", "118.6"]);
    expect(costs(odd)[0]).to.deep.equal(["base", "601.2f", "601.2a"]);
  });
});

describe("what the stages after the layers go by", () => {
  const ruleSteps = (...steps: Step[]): Map<string, string[]> =>
    new Map(
      play(...steps)
        .steps("gameRule")
        .map((step) => [step.rule.rule, clausesOf(step)]),
    );
  const you = (name: string, rule: string, amount?: number): Card =>
    enchantment(name, {
      kind: "static",
      id: "rule",
      does: [{ kind: "changeGameRule", rule, player: "you", ...(amount === undefined ? {} : { amount }) }],
    });
  const taken: Step = onTarget("Theft", "Two", { kind: "gainControl", player: "opponent" });

  it("what forbids beats what allows (CR 101.2), for the same player", () => {
    const [two, none] = [you("Two", "additional-land-play"), you("None", "cant-play-lands")];
    expect(ruleSteps(two, none).get("cant-play-lands")).to.include.members(["305.2", "101.2"]);
    expect(ruleSteps(none).get("cant-play-lands")).to.not.include("101.2");
    expect(ruleSteps([two, { controller: "Bob" }], none).get("cant-play-lands")).to.not.include("101.2");
  });

  it("you are whoever controls the source now (CR 109.5)", () => {
    const two = you("Two", "additional-land-play");
    expect(ruleSteps(two, taken).get("additional-land-play")).to.include("109.5");
    expect(ruleSteps(two).get("additional-land-play")).to.not.include("109.5");
  });

  it("the order of hand sizes where one is set (CR 613.7)", () => {
    const [set, less] = [you("Set", "maximum-hand-size", 10), you("Less", "maximum-hand-size-reduced", 1)];
    const steps = ruleSteps(set, less);
    expect(steps.get("maximum-hand-size")).to.not.include("613.7");
    expect(steps.get("maximum-hand-size-reduced")).to.include("613.7");
    expect(ruleSteps(less).get("maximum-hand-size-reduced")).to.not.include("613.7");
  });
});
