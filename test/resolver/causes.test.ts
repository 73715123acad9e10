import { expect } from "chai";
import { causesOf, type StepCauses } from "../../src/resolver/telling/causes.js";
import { toResolution } from "../../src/resolver/telling/resolution.js";
import { resolve } from "../../src/resolver/resolve.js";
import type { Resolution } from "../../src/rules/formats.gen.js";
import { boardsOf } from "../../src/timeline/run.js";
import {
  affecting,
  ALL_LANDS,
  BEAR,
  becomes,
  CREATURES,
  enchantment,
  FOREST,
  gains,
  gets,
  LOSES_ALL,
} from "../support/cards.js";
import { current, type Step, timelineOf } from "../support/play.js";

interface Found {
  readonly resolution: Resolution;
  /** The causes of the application of an effect in a layer. */
  readonly of: (layer: string, effect: string) => StepCauses;
  /** The effect applied at a place, and its layer. */
  readonly at: (place: number) => string;
}

function played(...steps: readonly Step[]): Found {
  const folded = boardsOf(timelineOf(steps), new Map(), current());
  if (!folded.ok) throw new Error(folded.faults.map(({ message }) => message).join("; "));
  const board = folded.value.at(-1)?.board;
  if (board === undefined) throw new Error("no board");
  const outcome = resolve(board, current());
  const before = JSON.stringify(outcome.final.map(({ power, name }) => [power, name]));
  const resolution = toResolution(outcome);
  const causes = causesOf(outcome, resolution.trace);
  expect(JSON.stringify(outcome.state.views.map(({ power, name }) => [power, name]))).to.equal(before);
  return {
    resolution,
    of: (layer, effect) => {
      const place = resolution.trace.findIndex(
        (step) => step.kind === "applied" && step.layer === layer && step.effect === effect,
      );
      const found = causes.get(place);
      if (found === undefined) throw new Error(`${effect} is not applied in ${layer}`);
      return found;
    },
    at: (place) => {
      const step = resolution.trace[place];
      return step?.kind === "applied" ? `${step.layer} ${step.effect}` : "";
    },
  };
}

const ANIMATE = enchantment("Animate", affecting("animate", ALL_LANDS, { kind: "addTypes", types: ["Creature"] }));
const ANTHEM = enchantment("Anthem", affecting("anthem", CREATURES, gets(1, 1)));
const GIFT = enchantment("Gift", affecting("gift", CREATURES, gains(affecting("given", CREATURES, gets(2, 2)))));
const COUNT = enchantment("Count", affecting("count", CREATURES, becomes({ count: CREATURES }, { count: CREATURES })));

describe("the causes of a step", () => {
  it("are what brought an object into the reach of its effect", () => {
    const { of, at } = played(FOREST, BEAR, ANIMATE, ANTHEM);
    const { reached } = of("7c", "Anthem/anthem");
    expect([...reached.keys()]).to.deep.equal(["Forest"]);
    expect(reached.get("Forest")?.map(({ place }) => at(place))).to.deep.equal(["4 Animate/animate"]);
  });

  it("are what gave the ability that makes its effect", () => {
    const { of, at } = played(BEAR, GIFT);
    expect(of("7c", "Bear/given").exists.map(({ place }) => at(place))).to.deep.equal(["6 Gift/gift"]);
  });

  it("are what its numbers count", () => {
    const { of, at } = played(FOREST, BEAR, ANIMATE, COUNT);
    const { does } = of("7b", "Count/count");
    expect(new Set(does.map(({ place }) => at(place)))).to.deep.equal(new Set(["4 Animate/animate"]));
  });

  it("tell what an effect goes on with that it no longer describes (CR 613.6)", () => {
    const march = enchantment(
      "March",
      affecting(
        "wake",
        { type: "Artifact", not: { type: "Creature" } },
        { kind: "addTypes", types: ["Creature"] },
        {
          kind: "setPowerToughness",
          power: 1,
          toughness: 1,
        },
      ),
    );
    const { of } = played({ name: "Ring", types: ["Artifact"] }, march);
    expect([...of("4", "March/wake").kept.keys()]).to.deep.equal([]);
    expect([...of("7b", "March/wake").kept.keys()]).to.deep.equal(["Ring"]);
    expect(
      of("7b", "March/wake")
        .kept.get("Ring")
        ?.map(({ object }) => object),
    ).to.deep.equal(["Ring"]);
  });

  it("are none where everything is as printed", () => {
    const { of } = played(BEAR, ANTHEM);
    const { exists, does, reached, escaped, missed } = of("7c", "Anthem/anthem");
    expect([exists.length, does.length, reached.size, escaped.size, missed.size]).to.deep.equal([0, 0, 0, 0, 0]);
  });

  it("tell what an effect that has ceased would have affected", () => {
    const silence = enchantment("Silence", affecting("silence", CREATURES, LOSES_ALL));
    const captain = { ...BEAR, name: "Captain", abilities: [affecting("lead", CREATURES, gets(1, 1))] };
    const folded = boardsOf(timelineOf([BEAR, captain, silence]), new Map(), current());
    const board = folded.ok ? folded.value.at(-1)?.board : undefined;
    if (board === undefined) throw new Error("no board");
    const outcome = resolve(board, current());
    const { trace } = toResolution(outcome);
    const place = trace.findIndex(({ kind }) => kind === "ceased");
    expect(causesOf(outcome, trace).get(place)?.would).to.deep.equal(["Bear", "Captain"]);
  });
});
