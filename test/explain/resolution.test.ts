import { expect } from "chai";
import { explainAfterStateBased, explainResolution } from "../../src/explain/resolution.js";
import { narratorOf } from "../../src/explain/narrator.js";
import { cardsOf } from "../../src/verifier/request.js";
import { rulesetOf } from "../../src/rules/rulesets.js";
import { runTimeline } from "../../src/timeline/run.js";
import { corpusCards, corpusScenarios } from "../support/corpus.js";
import type { AbilityEntry, Card, Resolution, ScenarioEvent } from "../../src/rules/formats.gen.js";
import {
  affecting,
  BEAR,
  becomes,
  creature,
  CREATURES,
  defining,
  enchantment,
  gets,
  LOSES_ALL,
} from "../support/cards.js";
import { play, playUnder } from "../support/play.js";

const HUSH = enchantment("Hush", affecting("hush", CREATURES, LOSES_ALL, becomes(1, 1)));
const ORB = enchantment("Orb", {
  kind: "static",
  id: "shell",
  does: [
    { kind: "playerGains", player: "you", abilities: ["hexproof"] },
    { kind: "changeGameRule", rule: "no-legend-rule", player: "each" },
  ],
});

const MARKED: ScenarioEvent = { kind: "counters", object: "Bear", add: { "+1/+1": 1 } };
const SWITCHED = enchantment("Swap", affecting("swap", CREATURES, { kind: "switchPowerToughness" }));

/** What the story of a corpus board tells of the order of effects. */
function orderTold(id: string, check: string): string[] {
  const scenario = corpusScenarios().find((each) => each.id === id);
  if (scenario === undefined) throw new Error(`no scenario ${id}`);
  const cards = corpusCards();
  const run = runTimeline(scenario, cards, rulesetOf("current"));
  const point = run.ok ? run.value.checkPoints.find((each) => each.check === check) : undefined;
  if (point === undefined) throw new Error(`no check ${check} of ${id}`);
  const narrator = narratorOf("en", scenario, cardsOf(scenario, cards));
  const stories = explainResolution(point.resolution, narrator, scenario.timeline);
  return stories.flatMap(({ steps }) => steps.filter(({ about }) => about === "order").map(({ text }) => text));
}

describe("the order of what entered at once for several players", () => {
  const said = (turn: readonly ScenarioEvent[]): string => {
    const scenario = corpusScenarios().find(({ id }) => id === "two-hours-strike-at-once");
    if (scenario === undefined) throw new Error("the scenario is not there");
    const at = scenario.timeline.findIndex(({ kind }) => kind === "simultaneous");
    const timeline = [...scenario.timeline.slice(0, at), ...turn, ...scenario.timeline.slice(at)];
    const run = runTimeline({ ...scenario, timeline }, corpusCards(), rulesetOf("current"));
    const point = run.ok ? run.value.checkPoints.at(-1) : undefined;
    if (point === undefined) throw new Error("it can't be run");
    const narrator = narratorOf("en", { ...scenario, timeline }, cardsOf(scenario, corpusCards()));
    return explainResolution(point.resolution, narrator, timeline)
      .flatMap(({ steps }) => steps.map(({ text }) => text))
      .filter((text) => text.includes("at the same time"))
      .join(" ");
  };

  it("is told with whose turn it was (101.4)", () => {
    expect(said([])).to.include("during Ann's turn").and.to.not.include("Bob's turn");
    expect(said([{ kind: "turn", active: "Bob" }]))
      .to.include("during Bob's turn")
      .and.to.not.include("Ann's turn");
  });
});

describe("a keyword that an object gets once more", () => {
  const grants = (name: string, ability: AbilityEntry): Card =>
    enchantment(name, affecting("grant", CREATURES, { kind: "gainAbilities", abilities: [ability] }));
  const cited = (ability: AbilityEntry, more: AbilityEntry = ability): string[] =>
    explainResolution(play(BEAR, grants("One", ability), grants("Two", more)).resolution)
      .flatMap(({ steps }) => steps)
      .filter(({ text }) => text.includes("several times"))
      .flatMap(({ clauses }) => clauses);
  const from = (color: "black" | "red"): AbilityEntry => ({ kind: "keyword", keyword: "protection", from: color });

  it("does no more than once, by the clause of that keyword", () => {
    expect(cited("flying")).to.deep.equal(["702.9c"]);
    expect(cited("trample")).to.deep.equal(["702.19g"]);
    expect(cited(from("black"))).to.deep.equal(["702.16m"]);
  });

  it("is not told so where each instance counts, or they are not the same", () => {
    expect(cited("exalted")).to.deep.equal([]);
    expect(cited("prowess")).to.deep.equal([]);
    expect(cited("flying", "haste")).to.deep.equal([]);
    expect(cited(from("black"), from("red"))).to.deep.equal([]);
  });
});

describe("that effects of what has left are over", () => {
  const left = (...steps: Parameters<typeof play>) =>
    explainResolution(play(...steps, { kind: "moves", object: "Hush", to: "graveyard" }).resolution, undefined, [
      { kind: "moves", object: "Hush", to: "graveyard" },
    ])
      .filter(({ layer }) => layer === "start")
      .flatMap(({ steps: told }) => told);

  it("follows from when they apply (611.3b), where nothing else is told of the new object (400.7)", () => {
    expect(left(BEAR, HUSH).map(({ deciding }) => deciding)).to.deep.equal([["611.3b"]]);
    const mark = { kind: "counters" as const, object: "Hush", add: { "+1/+1": 1 } };
    const pump: ScenarioEvent = {
      kind: "resolves",
      controller: "Ann",
      ability: { effects: [{ affects: { target: true }, does: [gets(1, 1)], duration: "endOfTurn" }] },
      targets: ["Hush"],
    };
    expect(left(BEAR, HUSH, mark, pump).flatMap(({ deciding }) => deciding)).to.include("400.7");
  });
});

describe("the story of a resolution", () => {
  it("has a chapter for each layer in which something happens, and for the stages after", () => {
    const frail = enchantment("Frailty", affecting("frail", CREATURES, gets(0, -1)));
    const stories = explainResolution(play(BEAR, HUSH, ORB, frail).resolution);
    expect(stories.map(({ layer, title, clause }) => [layer, title, clause])).to.deep.equal([
      ["6", "Layer 6: abilities", "613.1f"],
      ["7b", "Layer 7b: base power and toughness", "613.4b"],
      ["7c", "Layer 7c: changes of power and toughness", "613.4c"],
      ["players", "Players", "613.10"],
      ["gameRules", "Game rules", "613.11"],
      ["stateBased", "State-based actions", "704.3"],
    ]);
  });

  it("numbers each layer as the text of its ruleset does: 7d was of counters from 2009 to 2020, 7e the switch", () => {
    const numbers = (["m10", "m14", "ikoria", "current"] as const).map((ruleset) =>
      explainResolution(playUnder(ruleset, BEAR, MARKED, SWITCHED).resolution)
        .filter(({ layer }) => layer.startsWith("7"))
        .map(({ layer, number }) => `${layer}: ${number}`),
    );
    expect(numbers).to.deep.equal([
      ["7d: 612.3d", "7e: 612.3e"],
      ["7d: 613.3d", "7e: 613.3e"],
      ["7c: 613.4c", "7d: 613.4d"],
      ["7c: 613.4c", "7d: 613.4d"],
    ]);
  });

  it("tells each step with its clauses and what it changed", () => {
    const story = explainResolution(play(BEAR, HUSH).resolution).find(({ layer }) => layer === "7b");
    const step = story?.steps.at(-1);
    expect(step?.text).to.equal("The effect of Hush (hush) applies to Bear.");
    expect(step?.clauses).to.include("613.4b");
    expect(step?.changes).to.deep.equal(["Bear: power 2 → 1, toughness 2 → 1"]);
    expect(step?.step.kind).to.equal("applied");
  });

  it("says that characteristic-defining abilities go first where some do", () => {
    const shade = creature("Shade", 1, 1, { abilities: [defining("black", { kind: "setColors", colors: ["black"] })] });
    const paint = enchantment("Paint", affecting("paint", CREATURES, { kind: "setColors", colors: ["red"] }));
    const [story] = explainResolution(play(shade, paint).resolution);
    expect(story?.steps.map(({ text }) => text)).to.include("Characteristic-defining abilities go first.");
    expect(story?.title).to.equal("Layer 5: colors");
  });

  it("says where it decides that the order of a layer is not looked at again, by the clause of the edition", () => {
    const scenario = corpusScenarios().find(({ id }) => id === "loop-outsider-waits-moon-first");
    if (scenario === undefined) throw new Error("it is in the corpus");
    const told = (["pre-m10", "m10", "current"] as const).map((ruleset) => {
      const fold = runTimeline(scenario, corpusCards(), rulesetOf(ruleset));
      if (!fold.ok) throw new Error("it can be run");
      const stories = fold.value.checkPoints.flatMap(({ resolution }) =>
        explainResolution(resolution, narratorOf("en", scenario, cardsOf(scenario, corpusCards()))),
      );
      const steps = stories.flatMap((story) => story.steps).filter(({ text }) => text.includes("worked out once"));
      return steps.map(({ text, numbers }) => [text.split(",")[0], ...numbers]);
    });
    const said = "By then the effect of Xenograft would come before the effect of Life and Limb";
    expect(told).to.deep.equal([[[said, "418.5d"]], [[said, "612.7b"]], []]);
  });

  it("says what is newer, also of an effect whose object got another ability from the older one", () => {
    expect(orderTold("grounding-creature-turned-face-up", "end")).to.deep.equal([
      "The effect of Levitation is older than the effect of Grounding Wyrm, so it is applied first: Grounding Wyrm was turned over later.",
    ]);
  });

  it("says of no two effects that one is newer whose subtypes stand beside each other", () => {
    expect(orderTold("loop-and-a-younger-outsider", "end").filter((text) => text.includes("Elf Shape"))).to.deep.equal([
      "The effect of Life and Limb is older than the effect of Elf Shape, so it is applied first: the effect of Elf Shape began later.",
    ]);
  });

  it("is empty where nothing applies", () => {
    expect(explainResolution(play(BEAR).resolution)).to.deep.equal([]);
  });

  it("does not tell state-based actions twice", () => {
    const { resolution } = play(creature("Ghost", 1, 0));
    const [action] = resolution.stateBased;
    if (action === undefined) throw new Error("a creature without toughness dies");
    const traced = {
      ...resolution,
      trace: [
        ...resolution.trace.filter(({ kind }) => kind !== "stateBased"),
        { kind: "stateBased" as const, action, clause: action.clause },
      ],
    };
    for (const each of [resolution, traced, { ...resolution, trace: [] }]) {
      expect(
        explainResolution(each)
          .filter(({ layer }) => layer === "stateBased")
          .flatMap(({ steps }) => steps),
      ).to.have.length(1);
    }
  });
});

describe("the story of state-based actions in rounds", () => {
  const empty: Resolution = { ruleset: "current", objects: {}, players: {}, gameRules: [], stateBased: [], trace: [] };

  it("tells each round and what is left open, with its clause", () => {
    const stories = explainAfterStateBased({
      rounds: [
        [{ clause: "704.5g", object: "Lord", result: "destroyed" }],
        [{ clause: "704.5f", object: "Elf", result: "graveyard" }],
      ],
      open: [{ clause: "704.5j", player: "Ann", result: "chooseOne", among: ["A", "B"] }],
      resolution: empty,
    });
    expect(
      stories.flatMap(({ steps }) => steps.map(({ text, clauses }) => `${text} [${clauses.join()}]`)),
    ).to.deep.equal([
      "Round 1: Lord is destroyed: lethal damage. [704.5g]",
      "Round 2: Elf is put into its owner's graveyard: toughness of 0 or less. [704.5f]",
      "Left open: Ann keeps one of A and B and puts the other into its owner's graveyard: legendary, of one name and under one player's control. [704.5j]",
    ]);
  });

  it("is none where there is nothing to do", () => {
    expect(explainAfterStateBased({ rounds: [], open: [], resolution: empty })).to.deep.equal([]);
  });
});
