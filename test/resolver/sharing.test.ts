import { expect } from "chai";
import type { Card } from "../../src/rules/formats.gen.js";
import { resolve, type Outcome } from "../../src/resolver/resolve.js";
import type { Step as TraceStep } from "../../src/resolver/trace.js";
import { toResolution } from "../../src/resolver/telling/resolution.js";
import { boardsOf } from "../../src/timeline/run.js";
import { affecting, BEAR, creature, CREATURES, enchantment, gains, gets, LOSES_ALL } from "../support/cards.js";
import { current, timelineOf, type Step } from "../support/play.js";

function outcomeOf(...steps: readonly Step[]): Outcome {
  const boards = boardsOf(timelineOf([...steps, { kind: "check", id: "end" }]), new Map(), current());
  if (!boards.ok) throw new Error("the timeline can not be run");
  const board = boards.value.at(-1)?.board;
  if (board === undefined) throw new Error("there is no board");
  return resolve(board, current());
}

function times(count: number, card: Card): Step[] {
  return Array.from({ length: count }, (_, n) => [card, { id: `${card.name} ${n}` }] as const);
}

const ANTHEM = enchantment("Anthem", affecting("anthem", CREATURES, gets(1, 1)));
const WINGS = enchantment("Wings", affecting("wings", CREATURES, gains("flying")));

describe("objects that are alike", () => {
  it("are worked out once, and stay one value through every layer", () => {
    const { final } = outcomeOf(...times(5, BEAR), ANTHEM, WINGS);
    expect(new Set(final.slice(0, 5)).size).to.equal(1);
    expect(final[0]).to.include({ power: 3, toughness: 3 });
  });

  it("are told apart as soon as an effect leaves one of them out", () => {
    const captain = creature("Captain", 1, 1, {
      subtypes: ["Bear"],
      abilities: [affecting("captain", { ...CREATURES, other: true }, gets(1, 1))],
    });
    const { final } = outcomeOf(...times(2, captain), ...times(2, BEAR), ANTHEM);
    expect(final.map((view) => view.power)).to.deep.equal([3, 3, 5, 5, null]);
    expect(final[2]).to.equal(final[3]);
  });

  it("are told one by one what is counted for each of them", () => {
    const mirror = enchantment(
      "Mirror",
      affecting("mirror", CREATURES, gets({ counter: "charge", on: "affected" }, 0)),
    );
    const marked = { kind: "counters", object: "two", add: { charge: 2 } } as const;
    const { final } = outcomeOf([BEAR, { id: "one" }], [BEAR, { id: "two" }], marked, mirror);
    expect(final.map(({ power }) => power)).to.deep.equal([2, 4, null]);
  });
});

describe("the full trace of creatures that silence each other", () => {
  const silencer = creature("Silencer", 2, 2, {
    abilities: [affecting("silence", { ...CREATURES, other: true }, LOSES_ALL)],
  });
  const COUNT = 12;
  const outcome = outcomeOf(...times(COUNT, silencer));

  function depending(): Extract<TraceStep, { kind: "depends" }>[] {
    return outcome.steps.filter((step) => step.kind === "depends");
  }

  it("has every dependency", () => {
    expect(depending().length).to.equal(COUNT * (COUNT - 1));
  });

  it("has one footprint of each effect, whatever it depends on", () => {
    expect(new Set(depending().map(({ before }) => before)).size).to.equal(COUNT);
  });

  it("shares as data what it shares", () => {
    const told = toResolution(outcome).trace.flatMap((step) => (step.kind === "depends" ? [step.before] : []));
    expect(told.length).to.equal(COUNT * (COUNT - 1));
    expect(new Set(told).size).to.equal(COUNT);
  });
});
