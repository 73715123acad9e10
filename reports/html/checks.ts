import type { Narrator } from "../../src/explain/narrator.js";
import { explainAfterStateBased, explainResolution, type LayerStory } from "../../src/explain/resolution.js";
import type {
  CheckedValue,
  CheckPoint,
  Resolution,
  Result,
  ScenarioEvent,
  ScenarioSummary,
  TraceStep,
} from "../../src/rules/formats.gen.js";
import { eventsBefore } from "../../src/rules/events-before.js";
import { groupBy } from "../../src/rules/group.js";

/** A check of a result: the compared values, and the board at that point. */
export interface Check {
  readonly id: string;
  /** Others at the same moment that stand with it as one. */
  readonly beside?: readonly string[];
  readonly values: readonly CheckedValue[];
  /** Undefined when the engine gave values without the board. */
  readonly point: CheckPoint | undefined;
  readonly stories: readonly LayerStory[];
}

/** The checks of a result, told by the narrator of its scenario, in the order of the timeline; values without a check point come last. */
export function checksOf(
  { values, checkPoints }: Result,
  narrator: Narrator,
  timeline: readonly ScenarioEvent[],
): Check[] {
  const byCheck = groupBy(values, ({ check }) => check);
  const points = new Map(checkPoints.map((point) => [point.check, point]));
  return [...new Set([...points.keys(), ...byCheck.keys()])].map((id) => {
    const point = points.get(id);
    return {
      id,
      values: byCheck.get(id) ?? [],
      point,
      stories: point === undefined ? [] : storiesOf(point, narrator, timeline),
    };
  });
}

/** The check whose board is the answer: the one that the scenario names, or the last. */
export function answerAmong<T extends Pick<Check, "id" | "beside">>(
  checks: readonly T[],
  { answer = "" }: ScenarioSummary,
): T | undefined {
  return checks.find(({ id, beside = [] }) => id === answer || beside.includes(answer)) ?? checks.at(-1);
}

/** What is checked of one board as one check, without what is left with nothing to compare. */
export function byMoment(checks: readonly Check[]): Check[] {
  const merged: Check[] = [];
  for (const check of checks) {
    const last = merged.at(-1);
    if (last !== undefined && isBesides(last, check)) merged[merged.length - 1] = together(last, check);
    else merged.push(check);
  }
  const telling = merged.filter(({ values }) => values.length > 0);
  return telling.length > 0 ? telling : merged;
}

/** Whether nothing happens between two checks; what is left after state-based actions may be asked with other choices. */
function isBesides({ point }: Check, { point: next }: Check): boolean {
  if (point === undefined || next === undefined || point.after !== next.after) return false;
  const [then, thenToo] = [point.afterStateBasedActions, next.afterStateBasedActions];
  return then === undefined || thenToo === undefined || JSON.stringify(then) === JSON.stringify(thenToo);
}

function together(one: Check, other: Check): Check {
  const { id, values, beside = [] } = one;
  const keyOf = ({ subject, characteristic }: CheckedValue): string => JSON.stringify([subject, characteristic]);
  const known = new Set(values.map(keyOf));
  const { point, stories } = one.point?.afterStateBasedActions === undefined ? other : one;
  return {
    id,
    beside: [...beside, other.id],
    values: [...values, ...other.values.filter((value) => !value.ok || !known.has(keyOf(value)))],
    point,
    stories,
  };
}

function storiesOf(
  { check, resolution, afterStateBasedActions: after }: CheckPoint,
  narrator: Narrator,
  timeline: readonly ScenarioEvent[],
): LayerStory[] {
  const now = explainResolution(withTrace(resolution), narrator, eventsBefore(check, timeline));
  return after === undefined ? now : [...now, ...explainAfterStateBased(after, narrator)];
}

export function hasDifference({ values }: Check): boolean {
  return values.some(({ ok }) => !ok);
}

/** An engine without a trace still reports the game rules that effects change; they are presented as steps. */
function withTrace(resolution: Resolution): Resolution {
  if (resolution.trace.length > 0) return resolution;
  const trace = resolution.gameRules.map((rule): TraceStep => ({
    kind: "gameRule",
    effect: rule.effect,
    rule,
    clause: "613.11",
  }));
  return { ...resolution, trace };
}
