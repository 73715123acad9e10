import * as fc from "fast-check";
import type { Card, Resolution } from "../../src/rules/formats.gen.js";
import { runTimeline, type Timeline } from "../../src/timeline/run.js";
import { current } from "../support/play.js";
import { expectSame, withoutPlaces } from "../support/same.js";
import { CARDS as CORPUS_CARDS, SCENARIO_FILES } from "../corpus/files.js";
import { CARDS, timelines } from "./random-board.js";

function resolutionsOf(timeline: Timeline, cards: ReadonlyMap<string, Card> = CARDS): Resolution[] {
  const run = runTimeline(timeline, cards, current());
  if (!run.ok) throw new Error(JSON.stringify(run.faults));
  return run.value.checkPoints.map(({ resolution }) => resolution);
}

/** Gives objects and players of a random timeline other names, which sort the other way round. */
function renamed(timeline: Timeline): Timeline {
  const text = JSON.stringify(timeline).replaceAll(
    /"(Obj|Player)(\d+)x"/g,
    (_, kind: string, n: string) => `"${otherName(kind, Number(n))}"`,
  );
  return JSON.parse(text) as Timeline;
}

function otherName(kind: string, n: number): string {
  return `${kind === "Obj" ? "Zzz" : "Aaa"}${900 - n}y`;
}

/** The names as they were, wherever they stand in an answer. */
function restored<T>(answer: T): T {
  const text = JSON.stringify(answer)
    .replaceAll(/Zzz(\d+)y/g, (_, n: string) => `Obj${900 - Number(n)}x`)
    .replaceAll(/Aaa(\d+)y/g, (_, n: string) => `Player${900 - Number(n)}x`);
  return JSON.parse(text) as T;
}

/** The same data with the keys of every object in reverse. */
function reversedKeys<T>(data: T): T {
  if (Array.isArray(data)) return data.map(reversedKeys) as T;
  if (typeof data !== "object" || data === null) return data;
  const entries: [string, unknown][] = Object.entries(data).map(([key, value]) => [key, reversedKeys<unknown>(value)]);
  return Object.fromEntries(entries.toReversed()) as T;
}

/** The words of an ability that a trace quotes stand as the file has them; put in one order, so that only what they say counts. */
function requoted(resolutions: readonly Resolution[]): unknown {
  return JSON.parse(JSON.stringify(resolutions), (key, value: unknown) =>
    key === "text" && typeof value === "string" ? sortedKeys(JSON.parse(value)) : value,
  );
}

/** A check tells what is over since the check before; that is all that hangs on it. */
function withoutPast(resolution: Resolution | undefined): unknown {
  const steps = resolution?.trace.filter(({ kind }) => kind !== "performed" && kind !== "ended");
  return { ...resolution, trace: steps };
}

function sortedKeys(data: unknown): unknown {
  if (Array.isArray(data)) return data.map(sortedKeys);
  if (typeof data !== "object" || data === null) return data;
  return Object.fromEntries(
    Object.entries(data)
      .map(([key, value]: [string, unknown]) => [key, sortedKeys(value)] as const)
      .sort(([a], [b]) => (a < b ? -1 : 1)),
  );
}

describe("what a timeline is called and how it is written", () => {
  it("objects and players by other names fare the same", () => {
    fc.assert(
      fc.property(timelines(), (timeline) =>
        expectSame(restored(resolutionsOf(renamed(timeline))), resolutionsOf(timeline)),
      ),
      { numRuns: 150 },
    );
  });

  it("cards in another order, and keys of the file in another order, say the same", () => {
    fc.assert(
      fc.property(timelines(), (timeline) => {
        const cards = new Map([...CARDS].map(([name, card]) => [name, reversedKeys(card)] as const).toReversed());
        expectSame(requoted(resolutionsOf(reversedKeys(timeline), cards)), requoted(resolutionsOf(timeline)));
      }),
      { numRuns: 150 },
    );
  });

  it("so do those of the corpus", () => {
    const rewritten = new Map(
      [...CORPUS_CARDS].map(([name, card]) => [name, reversedKeys(card)] as const).toReversed(),
    );
    for (const { data: scenario } of SCENARIO_FILES) {
      expectSame(
        requoted(resolutionsOf(reversedKeys(scenario), rewritten)),
        requoted(resolutionsOf(scenario, CORPUS_CARDS)),
        scenario.id,
      );
    }
  });

  it("a check changes nothing", () => {
    fc.assert(
      fc.property(timelines(), fc.nat(), (timeline, n) => {
        const events = timeline.timeline;
        const checked = events.toSpliced(n % (events.length + 1), 0, { kind: "check", id: "here" });
        const last = (said: Timeline["timeline"]): unknown =>
          withoutPast(resolutionsOf({ ...timeline, timeline: said }).at(-1));
        expectSame(withoutPlaces(last(checked)), withoutPlaces(last(events)));
      }),
      { numRuns: 60 },
    );
  });
});
