import type { Card, CheckEvent, CheckPoint, Resolution, ScenarioEvent } from "../rules/formats.gen.js";
import { CURRENT_RULESET, rulesetOf } from "../rules/rulesets.js";
import { runTimeline, type Timeline } from "../timeline/run.js";
import { own } from "../rules/own.js";

/** The state at each check of a replay, by the check's id. */
export type Replay = ReadonlyMap<string, CheckPoint>;

/** An export converted back to a timeline, run by the reference resolver. undefined: something in it is impossible. */
export function replay(timeline: Timeline, cards: ReadonlyMap<string, Card>): Replay | undefined {
  const fold = runTimeline(timeline, cards, rulesetOf(CURRENT_RULESET), { trace: "decisive" });
  return fold.ok ? new Map(fold.value.checkPoints.map((point) => [point.check, point])) : undefined;
}

/** The resolutions before each event of a timeline and after the last; undefined if it can not be run. */
export function resolutionsAlong(timeline: Timeline, cards: ReadonlyMap<string, Card>): Resolution[] | undefined {
  const events = timeline.timeline.filter((event) => event.kind !== "check");
  const probed = [...events.flatMap((event, n): ScenarioEvent[] => [probe(n), event]), probe(events.length)];
  const run = replay({ ...timeline, timeline: probed }, cards);
  if (run === undefined) return undefined;
  return probed.flatMap((event) => (event.kind === "check" ? (run.get(event.id)?.resolution ?? []) : []));
}

function probe(n: number): CheckEvent {
  return { kind: "check", id: `probe-${n}` };
}

/** What a check expects in a game, which performs state-based actions first: the values after them, else its own. */
export function settledExpectation(check: CheckEvent): CheckEvent {
  const { id, expect = {}, players = {}, afterStateBasedActions: after } = check;
  return {
    kind: "check",
    id,
    expect: joined(expect, after?.expect ?? {}),
    players: joined(players, after?.players ?? {}),
  };
}

/** What a check expects of objects and players before anything is performed. */
export function plainExpectation({ id, expect = {}, players = {} }: CheckEvent): CheckEvent {
  return { kind: "check", id, expect, players };
}

/** Names come from files, so only own properties count. */
function joined<T extends object>(
  before: Readonly<Record<string, T>>,
  after: Readonly<Record<string, T>>,
): Record<string, T> {
  const names = [...new Set([...Object.keys(before), ...Object.keys(after)])];
  return Object.fromEntries(names.map((name) => [name, { ...own(before, name), ...own(after, name) } as T] as const));
}
