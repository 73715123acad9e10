import { REFERENCE_ENGINE } from "../engines/reference.js";
import type { Card, CheckEvent, Handles, Observes, PlanEntry, Result, Scenario } from "../rules/formats.gen.js";
import { checksUnder } from "./checks.js";
import { compareSeen } from "./compare.js";
import { needsOfRun } from "./needs.js";
import { seenAfterOf, seenOf } from "./seen.js";
import { observesOf, observablePart } from "./observable.js";
import { verifyEntry } from "./verify.js";

/** How many values a run expects of one word: at a check (`now`), and after state-based actions (`then`). */
export interface ValueCount {
  readonly now: number;
  readonly then: number;
}

/** What a run needs an engine to handle, and the values it expects. */
export interface RunNeeds {
  readonly entry: PlanEntry;
  readonly handles: readonly Handles[];
  /** Words without expected values are left out. */
  readonly values: ReadonlyMap<Observes, ValueCount>;
}

/** What a run needs, computed with the reference. A faulty scenario expects nothing. */
export async function runNeeds(
  scenario: Scenario,
  cards: ReadonlyMap<string, Card>,
  entry: PlanEntry,
): Promise<RunNeeds> {
  const study = await verifyEntry(scenario, cards, entry.ruleset, REFERENCE_ENGINE);
  return {
    entry,
    handles: await needsOfRun(scenario, cards, study),
    values: valuesOf(checksUnder(scenario.timeline, entry.ruleset), study),
  };
}

function valuesOf(checks: readonly CheckEvent[], { checkPoints }: Result): ReadonlyMap<Observes, ValueCount> {
  const points = new Map(checkPoints.map((point) => [point.check, point]));
  const found = new Map<Observes, ValueCount>();
  for (const check of checks) {
    const point = points.get(check.id);
    if (point === undefined) continue;
    const seen = seenOf(point.resolution);
    const seenAfter = point.afterStateBasedActions && seenAfterOf(point.afterStateBasedActions);
    const countOf = (...observed: Observes[]): number =>
      compareSeen(observablePart(check, new Set(observed)), seen, seenAfter).length;
    const rounds = countOf("afterStateBasedActions");
    for (const word of observesOf(check)) {
      const { now, then } = found.get(word) ?? { now: 0, then: 0 };
      const here = countOf(word);
      const after = word === "afterStateBasedActions" ? 0 : countOf(word, "afterStateBasedActions") - rounds - here;
      found.set(word, { now: now + here, then: then + after });
    }
  }
  return found;
}

/** How many of a run's values these words cover; `keywords` covers nothing beyond `abilities`. */
export function valuesObserved({ values }: RunNeeds, observes: ReadonlySet<Observes>): number {
  const countsAfter = observes.has("afterStateBasedActions");
  let sum = 0;
  for (const [word, { now, then }] of values) {
    if (!observes.has(word) || (word === "keywords" && observes.has("abilities"))) continue;
    sum += now + (countsAfter ? then : 0);
  }
  return sum;
}
