import { expect } from "chai";
import { rulesetOf } from "../../src/rules/rulesets.js";
import { runTimeline } from "../../src/timeline/run.js";
import type { Ability, LostAbility, ScenarioEvent } from "../../src/rules/formats.gen.js";
import { affecting, creature, CREATURES, enchantment } from "../support/cards.js";
import { corpusCards, corpusScenarios } from "../support/corpus.js";
import { play, type Step } from "../support/play.js";

const FROM_BLACK: Ability = { kind: "keyword", keyword: "hexproof", from: "black" };
const MOUNTAINWALK: Ability = { kind: "keyword", keyword: "landwalk", landType: "Mountain" };

function applied(effect: string, ...steps: Step[]): string[] {
  return play(...steps)
    .steps("applied")
    .flatMap((step) => (step.effect === effect ? step.clauses : []));
}

function loses(...abilities: LostAbility[]): Step {
  return enchantment("Strip", affecting("strips", CREATURES, { kind: "loseAbilities", abilities }));
}

describe("clauses of what an object gains or loses", () => {
  it("has every variant of hexproof go with hexproof (CR 702.11e)", () => {
    const knight = creature("Knight", 2, 2, { abilities: [FROM_BLACK] });
    expect(applied("Strip/strips", knight, loses("hexproof"))).to.include.members(["113.10b", "702.11e"]);
    expect(applied("Strip/strips", creature("Bear", 2, 2, { abilities: ["hexproof"] }), loses("hexproof")))
      .to.include("113.10b")
      .and.not.include("702.11e");
  });

  it("cites what a part speaks of where that part is applied, and nowhere else (CR 202.3)", () => {
    const animating: Ability = affecting(
      "animate",
      { type: "Enchantment", other: true },
      { kind: "addTypes", types: ["Creature"] },
      { kind: "gainAbilities", abilities: ["flying"] },
      { kind: "setPowerToughness", power: { manaValueOf: "affected" }, toughness: { manaValueOf: "affected" } },
    );
    const layersOf = (...others: Step[]): string[] =>
      play(...others, enchantment("Wake", animating))
        .steps("applied")
        .flatMap(({ layer, clauses }) => (clauses.includes("202.3") ? [layer] : []));
    expect(layersOf(enchantment("Oath", affecting("none", CREATURES)))).to.deep.equal(["7b"]);
    expect(layersOf()).to.deep.equal([]);
  });

  it("tells a second instance from the first (CR 113.2c, 702.14e)", () => {
    const guide = (name: string, ability: Ability | string): Step =>
      enchantment(name, affecting("guides", CREATURES, { kind: "gainAbilities", abilities: [ability] }));
    const bear = creature("Bear", 2, 2);
    const walks = [bear, guide("One", MOUNTAINWALK), guide("Two", MOUNTAINWALK)];
    expect(applied("One/guides", ...walks)).to.not.include("113.2c");
    expect(applied("Two/guides", ...walks)).to.include.members(["113.2c", "702.14e"]);
    const flies = [bear, guide("One", "flying"), guide("Two", "flying")];
    expect(applied("Two/guides", ...flies))
      .to.include("113.2c")
      .and.not.include("702.14e");
  });

  it("tells the box of a leveler by its numbers, and of no other counter (CR 711.2)", () => {
    const box = (counter: string, atMost?: number): Ability => ({
      ...affecting("box", { self: true }, { kind: "setPowerToughness", power: 3, toughness: 3 }),
      condition: { compare: { counter, on: "self" }, atLeast: 2, ...(atMost === undefined ? {} : { atMost }) },
    });
    const of = (ability: Ability, keyword: string, counter: string): string[] => {
      const card = creature("Student", 1, 1, { abilities: [{ kind: "keyword", keyword, cost: "{W}" }, ability] });
      const counters: ScenarioEvent = { kind: "counters", object: "Student", add: { [counter]: 2 } };
      return applied("Student/box", card, counters).filter((clause) => clause.startsWith("711"));
    };
    expect(of(box("level", 6), "level up", "level")).to.deep.equal(["711.2a"]);
    expect(of(box("level"), "level up", "level")).to.deep.equal(["711.2b"]);
    expect(of(box("level"), "cycling", "level")).to.deep.equal([]);
    expect(of(box("gold"), "level up", "gold")).to.deep.equal([]);
  });

  it("goes by the choice of a printed keyword, or by there being none (CR 607.2d, 607.5a)", () => {
    const voice = creature("Voice", 2, 2, {
      abilities: [
        { kind: "asEnters", id: "choose", choose: "color" },
        { kind: "keyword", keyword: "protection", from: { chosen: "color" } },
      ],
    });
    const stands = (...steps: Step[]): string[] =>
      play(...steps)
        .steps("stands")
        .flatMap(({ clauses }) => clauses);
    expect(stands([voice, { choices: { color: "red" } }])).to.deep.equal(["607.2d"]);
    const mute = enchantment("Mute", affecting("mute", { type: "Creature" }, { kind: "loseAllAbilities" }));
    expect(stands(mute, voice, { kind: "moves", object: "Mute", to: "exile" })).to.deep.equal(["607.5a"]);
  });
});

describe("clauses of what an application meets on the board", () => {
  const ofCorpus = (id: string, check: string, effect: string): readonly string[] => {
    const scenario = corpusScenarios().find((each) => each.id === id);
    const run = scenario && runTimeline(scenario, corpusCards(), rulesetOf("current"));
    if (run?.ok !== true) throw new Error(`no run of ${id}`);
    const { trace } = run.value.checkPoints.find((point) => point.check === check)?.resolution ?? { trace: [] };
    return trace.flatMap((step) => (step.kind === "applied" && step.effect === effect ? step.clauses : []));
  };

  it("has an older effect go on after merging by the clause of merging (CR 730.2c, 707.4)", () => {
    expect(ofCorpus("owner-mutates-onto-an-abducted-king", "merged", "The Akroan War/abducts"))
      .to.include("730.2c")
      .and.not.include("707.4");
  });

  it("asks for no number of an ability that is copied (CR 107.2)", () => {
    const clauses = ofCorpus("copy-of-an-exiler-remembers-nothing", "copy", "Cytoshape");
    expect(clauses).to.include("707.2").and.not.include("107.2");
  });
});
