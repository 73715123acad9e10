import { expect } from "chai";
import * as fc from "fast-check";
import type { Board } from "../../src/rules/board.js";
import type { Resolution, TraceStep } from "../../src/rules/formats.gen.js";
import { EDITIONS } from "../../src/rules/editions.js";
import { READINGS, withReading } from "../../src/rules/readings.js";
import type { Ruleset } from "../../src/rules/ruleset.js";
import { toResolution } from "../../src/resolver/telling/resolution.js";
import { resolve, type ResolveOptions } from "../../src/resolver/resolve.js";
import { boardsOf } from "../../src/timeline/run.js";
import { CARDS, SCENARIO_FILES } from "../corpus/files.js";
import { current } from "../support/play.js";
import { watched } from "../../src/verifier/watched.js";
import { replayFaults } from "../support/replay.js";
import { expectSame } from "../support/same.js";
import { covering } from "../support/cover.js";
import { cardsOf } from "../../src/verifier/request.js";
import { boardOf, timelines } from "./random-board.js";

function resolution(board: Board, options?: ResolveOptions, ruleset: Ruleset = current()): Resolution {
  return toResolution(resolve(board, ruleset, options));
}

/** Every edition, and every edition read in each way that the resolver supports. */
const RULESETS: readonly Ruleset[] = [
  ...new Set(EDITIONS.flatMap((edition) => [edition, ...READINGS.map((reading) => withReading(edition, reading))])),
];

function named({ id, readings = [] }: Ruleset): string {
  return [id, ...readings].join(" with ");
}

function expectScreenIsTrue(board: Board, ruleset: Ruleset, what: string): void {
  const [screened, plain] = [true, false].map((value) => resolution(board, { screened: value }, ruleset));
  expectSame(screened, plain, what);
}

/** Steps of other kinds; that the order was worked out anew shows only where every dependency is looked for. */
function without(kinds: readonly TraceStep["kind"][], { trace }: Resolution): TraceStep[] {
  return trace
    .filter(({ kind }) => !kinds.includes(kind))
    .map((step) =>
      step.kind === "applied" ? { ...step, clauses: step.clauses.filter((clause) => clause !== "613.8c") } : step,
    );
}

/** Freezes data all the way down; maps, sets and bit sets can't be frozen. */
function freeze<T>(data: T): T {
  if (typeof data !== "object" || data === null || ArrayBuffer.isView(data) || Object.isFrozen(data)) return data;
  Object.freeze(data);
  for (const value of data instanceof Map ? data.values() : Object.values(data)) freeze(value);
  return data;
}

/** Everything a board holds, maps and sets included. */
function written(board: Board): string {
  return JSON.stringify(board, (_, value: unknown) =>
    value instanceof Map || value instanceof Set || ArrayBuffer.isView(value)
      ? [...(value as Iterable<unknown>)]
      : value,
  );
}

describe("resolving a random board", function () {
  this.timeout(0);

  it("screened or not gives the same answer and the same trace", () => {
    fc.assert(
      fc.property(timelines(), (timeline) => expectScreenIsTrue(boardOf(timeline), current(), "")),
      { numRuns: 500 },
    );
  });

  it("screened or not gives the same under every edition and every reading", () => {
    fc.assert(
      fc.property(timelines(), fc.constantFrom(...RULESETS), (timeline, ruleset) =>
        expectScreenIsTrue(boardOf(timeline, ruleset), ruleset, named(ruleset)),
      ),
      { numRuns: 500 },
    );
  });

  it("with a full, a decisive or no trace gives the same answer in the same order", () => {
    fc.assert(
      fc.property(timelines(), (timeline) => {
        const board = boardOf(timeline);
        const full = resolution(board, { trace: "full" });
        const decisive = resolution(board, { trace: "decisive" });
        const none = resolution(board, { trace: "none" });
        expectSame(without(["depends"], decisive), without(["depends"], full));
        expectSame({ ...decisive, trace: [] }, { ...full, trace: [] });
        expectSame({ ...none, trace: [] }, { ...full, trace: [] });
      }),
      { numRuns: 150 },
    );
  });

  it("leaves a trace that replays to the answer", () => {
    fc.assert(
      fc.property(timelines(), (timeline) => {
        const board = boardOf(timeline);
        expect(replayFaults(board, resolution(board))).to.deep.equal([]);
      }),
      { numRuns: 200 },
    );
  });

  it("twice gives the same, and changes nothing of the board", () => {
    fc.assert(
      fc.property(timelines(), (timeline) => {
        const board = boardOf(timeline);
        const before = written(board);
        const first = resolution(freeze(board));
        expectSame(resolution(board), first);
        expect(written(board)).to.equal(before);
      }),
      { numRuns: 100 },
    );
  });

  it("applies every effect at most once in a layer", () => {
    fc.assert(
      fc.property(timelines(), (timeline) => {
        const board = boardOf(timeline);
        const { steps } = resolve(board, current());
        const applied = steps.flatMap((step) =>
          step.kind === "applied" ? [`${step.slot.layer}|${step.effect.id}`] : [],
        );
        expect(applied.length).to.equal(new Set(applied).size);
      }),
      { numRuns: 50 },
    );
  });
});

describe("resolving every board of the corpus", function () {
  this.timeout(0);

  const scenarios = SCENARIO_FILES.flatMap(({ data: scenario }) => {
    const run = boardsOf(scenario, CARDS, current());
    const points = run.ok ? run.value.map(({ check, board }) => ({ name: `${scenario.id}/${check}`, board })) : [];
    return points.length === 0 ? [] : [{ scenario, points, ...watched(current(), scenario, CARDS) }];
  });

  it("leaves a trace that replays to the answer", () => {
    const points = scenarios.flatMap((scenario) => scenario.points);
    expect(points.length).to.be.greaterThan(150);
    for (const { name, board } of points) expect(replayFaults(board, resolution(board)), name).to.deep.equal([]);
  });

  it("screened or not gives the same answer and the same trace, also under every reading of today's rules", () => {
    const readings = RULESETS.filter(({ id, readings: read }) => id === "current" && read !== undefined);
    expect(readings).to.have.length.above(8);
    // What a reading changes is a form of effects: it is followed on the boards on which each form is, or that list it.
    const forms = new Set(
      covering(
        scenarios.map(({ scenario }) => scenario),
        (scenario) => cardsOf(scenario, CARDS),
      ),
    );
    let [spared, tried] = [0, 0];
    for (const { scenario, points, ruleset, canDiffer } of scenarios) {
      for (const { name, board } of points) expectScreenIsTrue(board, ruleset, name);
      if (!forms.has(scenario) && scenario.alternatives === undefined) continue;
      tried++;
      for (const reading of readings) {
        // A reading in whose switches neither way of resolving is interested is what has just been tried.
        if (!canDiffer(reading)) spared++;
        else for (const { name, board } of points) expectScreenIsTrue(board, reading, `${name} ${named(reading)}`);
      }
    }
    expect(tried).to.be.above(200);
    expect(spared).to.be.within(1, 0.9 * tried * readings.length);
  });
});
