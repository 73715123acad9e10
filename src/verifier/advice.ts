import { EVERY_HANDLES } from "../rules/handled.js";
import { EVERY_OBSERVES } from "../rules/observed.js";
import type { Claims, Handles, Observes } from "../rules/formats.gen.js";
import { type RunNeeds, valuesObserved } from "./corpus-needs.js";
import { groupBy } from "../rules/group.js";
import { byCodeUnit } from "../rules/text-order.js";

/** One step towards more runs: what to claim in addition, and how many runs are asked afterwards. */
export interface NextStep {
  readonly claims: readonly Handles[];
  readonly unlocks: number;
  readonly asked: number;
}

/** What an engine's claims get it, and what it could claim next. */
export interface Advice {
  /** Runs under the rulesets that the engine claims. */
  readonly runs: number;
  /** Runs that need nothing beyond its claims and expect at least one value it reports. */
  readonly asked: number;
  /** Values that the runs it handles expect, and how many of them it reports. */
  readonly values: { readonly told: number; readonly expected: number };
  /** Single claims that unlock runs, the one that unlocks most first. */
  readonly next: readonly { readonly claim: Handles; readonly unlocks: number }[];
  /** A sequence of steps, each the one that unlocks most runs per claim. */
  readonly path: readonly NextStep[];
  /** In the runs it handles: the kinds of values it does not report, with their number, most first. */
  readonly untold: readonly { readonly observes: Observes; readonly values: number }[];
}

const STEPS = 5;

/** The most claims that one step adds, unless every step needs more. */
const LONGEST_STEP = 4;

const EVERYTHING: ReadonlySet<Observes> = new Set(EVERY_OBSERVES);

/** Advice for an engine with these claims; only runs under rulesets that it claims count. */
export function advice(claims: Claims, corpus: readonly RunNeeds[]): Advice {
  const handles = new Set(claims.handles);
  const observes = new Set(claims.observes);
  const runs = corpus.filter(({ entry }) => claims.rulesets.includes(entry.ruleset));
  const handled = runs.filter((run) => run.handles.every((handle) => handles.has(handle)));
  const observable = runs.filter((run) => valuesObserved(run, observes) > 0);
  const sum = (of: ReadonlySet<Observes>): number => handled.reduce((total, run) => total + valuesObserved(run, of), 0);
  return {
    runs: runs.length,
    asked: handled.filter((run) => valuesObserved(run, observes) > 0).length,
    values: { told: sum(observes), expected: sum(EVERYTHING) },
    next: singles(observable, handles),
    path: pathFrom(claims.handles, observable, STEPS),
    untold: EVERY_OBSERVES.flatMap((word) => {
      const values = observes.has(word) ? 0 : sum(new Set([...observes, word])) - sum(observes);
      return values === 0 ? [] : [{ observes: word, values }];
    }).toSorted((a, b) => b.values - a.values),
  };
}

function singles(runs: readonly RunNeeds[], claimed: ReadonlySet<Handles>): Advice["next"] {
  const missing = missingSets(runs, claimed).filter(({ handles }) => handles.length === 1);
  return missing
    .flatMap(({ handles: [claim], runs: unlocks }) => (claim === undefined ? [] : [{ claim, unlocks }]))
    .toSorted((a, b) => b.unlocks - a.unlocks || EVERY_HANDLES.indexOf(a.claim) - EVERY_HANDLES.indexOf(b.claim));
}

interface Missing {
  readonly handles: readonly Handles[];
  readonly runs: number;
}

function missingSets(runs: readonly RunNeeds[], claimed: ReadonlySet<Handles>): Missing[] {
  const missing = runs.map((run) => run.handles.filter((handle) => !claimed.has(handle)));
  const alike = groupBy(
    missing.filter((handles) => handles.length > 0),
    (handles) => handles.join(),
  );
  return [...alike.values()].map((same) => ({ handles: same[0], runs: same.length }));
}

/**
 * What to claim next, given what is claimed: each step adds the few handles that together unlock most runs per handle.
 * Ties go to fewer handles, then to alphabetical order. Ends when nothing is left to unlock.
 */
export function pathFrom(handles: readonly Handles[], runs: readonly RunNeeds[], steps: number): NextStep[] {
  const claimed = new Set(handles);
  const path: NextStep[] = [];
  while (path.length < steps) {
    const missing = missingSets(runs, claimed);
    const best = bestOf(missing);
    if (best === undefined) break;
    for (const handle of best.handles) claimed.add(handle);
    const left = missing.reduce((sum, each) => sum + each.runs, 0) - best.runs;
    path.push({ claims: best.handles, unlocks: best.runs, asked: runs.length - left });
  }
  return path;
}

function bestOf(missing: readonly Missing[]): Missing | undefined {
  const shortest = Math.min(...missing.map(({ handles }) => handles.length));
  const candidates = missing
    .filter(({ handles }) => handles.length <= Math.max(shortest, LONGEST_STEP))
    .map(({ handles }): Missing => {
      const would = new Set(handles);
      const unlocked = missing.filter((other) => other.handles.every((handle) => would.has(handle)));
      return { handles, runs: unlocked.reduce((sum, each) => sum + each.runs, 0) };
    });
  const [best] = candidates.toSorted(
    (a, b) =>
      b.runs / b.handles.length - a.runs / a.handles.length ||
      a.handles.length - b.handles.length ||
      byCodeUnit(a.handles.join(), b.handles.join()),
  );
  return best;
}
