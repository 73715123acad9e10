import { expect } from "chai";
import * as fc from "fast-check";
import type { Board } from "../../src/rules/board.js";
import type { Sort } from "../../src/rules/layers.js";
import type { Effect } from "../../src/resolver/effect.js";
import { toResolution } from "../../src/resolver/telling/resolution.js";
import { resolve, type Outcome } from "../../src/resolver/resolve.js";
import { current } from "../support/play.js";
import { expectSame } from "../support/same.js";
import { boardOf, timelines } from "./random-board.js";

/*
 * Only the order inside a layer is a matter of timestamps. So swapping two neighbors in the order of all timestamps
 * changes nothing if their effects share no layer; nor if, in a layer they share, nothing depends on anything and the
 * two apply to different objects.
 */

/** All timestamps of a board, in order. */
function timestampsOf({ objects, effects, lingering }: Board): number[] {
  const all = [...objects, ...effects, ...lingering].map(({ timestamp }) => timestamp);
  const counters = objects.flatMap((object) => [...object.counters.values()].map(({ timestamp }) => timestamp));
  return [...new Set([...all, ...counters])].sort((a, b) => a - b);
}

/** Two objects in play that are neighbors in the order of timestamps, which nothing else shares. */
function neighbors(board: Board): [number, number][] {
  const timestamps = timestampsOf(board);
  const others = new Set([...board.effects, ...board.lingering].map(({ timestamp }) => timestamp));
  const place = (timestamp: number | undefined): number =>
    board.objects.findIndex(
      (object) => object.timestamp === timestamp && object.zone === "battlefield" && !object.phasedOut,
    );
  return timestamps.flatMap((timestamp, n): [number, number][] => {
    const next = timestamps[n + 1];
    const [a, b] = [place(timestamp), place(next)];
    return a < 0 || b < 0 || others.has(timestamp) || (next !== undefined && others.has(next)) ? [] : [[a, b]];
  });
}

function swapped(board: Board, [a, b]: [number, number]): Board {
  const times = [board.objects[a]?.timestamp ?? 0, board.objects[b]?.timestamp ?? 0] as const;
  const objects = board.objects.map((object, place) =>
    place === a ? { ...object, timestamp: times[1] } : place === b ? { ...object, timestamp: times[0] } : object,
  );
  return { ...board, objects };
}

/** Whether an effect has its timestamp from this object: by being its own, or granted by it. */
function isTimedBy(effect: Effect, object: number, board: Board): boolean {
  return effect.source?.object === object || effect.timestamp === board.objects[object]?.timestamp;
}

interface Application {
  readonly layer: Sort;
  readonly objects: readonly number[];
}

function applicationsOf(object: number, { board, steps }: Outcome): Application[] {
  return steps.flatMap((step) =>
    step.kind === "applied" && isTimedBy(step.effect, object, board)
      ? [{ layer: step.slot.sorts[0], objects: step.objects }]
      : [],
  );
}

/** Layers in which an object's effects are applied, or wait, or end. */
function layersOf(object: number, { board, steps, state }: Outcome): Set<Sort> {
  const effects = [...state.all(), ...steps.flatMap((step) => ("effect" in step ? [step.effect] : []))];
  return new Set(
    effects.filter((effect) => isTimedBy(effect, object, board)).flatMap(({ program }) => [...program.layers.keys()]),
  );
}

function answer(outcome: Outcome): unknown {
  const { objects, players } = toResolution(outcome);
  return { objects, players };
}

function appliedIn(outcome: Outcome): string[] {
  return outcome.steps.flatMap((step) => (step.kind === "applied" ? [`${step.slot.layer} ${step.effect.id}`] : []));
}

function overlap<T>(a: readonly T[], b: readonly T[]): boolean {
  return a.some((one) => b.includes(one));
}

/** Swaps each pair of neighbors of a board in turn. */
function eachSwap(board: Board, look: (before: Outcome, after: Outcome, pair: [number, number]) => void): void {
  const before = resolve(board, current());
  for (const pair of neighbors(board)) look(before, resolve(swapped(board, pair), current()), pair);
}

describe("swapping the timestamps of neighbors", () => {
  it("whose effects share no layer changes nothing, and no order", () => {
    let seen = 0;
    fc.assert(
      fc.property(timelines(), (timeline) =>
        eachSwap(boardOf(timeline), (before, after, [a, b]) => {
          if (overlap([...layersOf(a, before)], [...layersOf(b, before)])) return;
          seen++;
          expectSame(answer(after), answer(before));
          expectSame(appliedIn(after), appliedIn(before));
        }),
      ),
      { numRuns: 120 },
    );
    expect(seen).to.be.greaterThan(20);
  });

  it("that nothing depends on, and that apply to different objects, changes no object", () => {
    let seen = 0;
    fc.assert(
      fc.property(timelines(), (timeline) =>
        eachSwap(boardOf(timeline), (before, after, [a, b]) => {
          const dependent = [before, after].some(({ steps }) =>
            steps.some(({ kind }) => kind === "depends" || kind === "ceased"),
          );
          const shared = [before, after].some((outcome) =>
            applicationsOf(a, outcome).some((one) =>
              applicationsOf(b, outcome).some((two) => one.layer === two.layer && overlap(one.objects, two.objects)),
            ),
          );
          if (dependent || shared) return;
          seen++;
          expectSame(answer(after), answer(before));
        }),
      ),
      { numRuns: 120 },
    );
    expect(seen).to.be.greaterThan(20);
  });
});
