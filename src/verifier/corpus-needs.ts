import { REFERENCE_ENGINE } from "../engines/reference.js";
import type { Card, CheckEvent, Handles, Observes, PlanEntry, Result, Scenario } from "../rules/formats.gen.js";
import { checksUnder } from "./checks.js";
import { compareSeen } from "./compare.js";
import { needsOfRun } from "./needs-of-run.js";
import { seenAfterOf, seenOf } from "./seen.js";
import { observesOf, tellable } from "./telling.js";
import { verifyEntry } from "./verify.js";

/** How many values a run expects to be told by a word: of the board at a check, and of the board after state-based actions. */
export interface ValueCount {
  readonly now: number;
  readonly then: number;
}

/** What a run needs of an engine, and what it expects to be told. */
export interface RunNeeds {
  readonly entry: PlanEntry;
  readonly handles: readonly Handles[];
  /** Words by which nothing is told are left out. */
  readonly values: ReadonlyMap<Observes, ValueCount>;
}

/** What a run needs, worked out by the reference. A scenario that is faulty expects nothing. */
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
    const countOf = (...told: Observes[]): number =>
      compareSeen(tellable(check, new Set(told)), seen, seenAfter).length;
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

/** How many of a run's values are told by these words; keywords tell nothing besides all abilities. */
export function valuesTold({ values }: RunNeeds, observes: ReadonlySet<Observes>): number {
  const toldAfter = observes.has("afterStateBasedActions");
  let sum = 0;
  for (const [word, { now, then }] of values) {
    if (!observes.has(word) || (word === "keywords" && observes.has("abilities"))) continue;
    sum += now + (toldAfter ? then : 0);
  }
  return sum;
}
