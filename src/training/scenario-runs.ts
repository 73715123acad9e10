import type { Card, CheckPoint, Scenario } from "../rules/formats.gen.js";
import { MISCONCEPTIONS, misled, type Misconception } from "../misconceptions/misconceptions.js";
import { arisesUnder, READINGS, withReading } from "../rules/readings.js";
import { rulesetOf } from "../rules/rulesets.js";
import type { Ruleset } from "../rules/ruleset.js";
import type { TraceDetail } from "../resolver/recording.js";
import { runTimeline } from "../timeline/run.js";
import type { Watched } from "../verifier/watched.js";

/** The results at the checks, by check id. */
export type Points = ReadonlyMap<string, CheckPoint>;

/** The results by other rules. */
export interface Run {
  readonly ruleset: Ruleset;
  readonly points: Points;
  /** The same with the part of the trace that decides orders: computed where it is told, which is seldom. */
  readonly traced: () => Points;
}

export interface MisledRun extends Run {
  readonly misconception: Misconception;
}

/** Runs by every other reading that the resolver can follow and that could matter; none of them is wrong. */
export function runsByReadings(
  scenario: Scenario,
  cards: ReadonlyMap<string, Card>,
  rules: Ruleset,
  { canDiffer }: Watched,
  trace: TraceDetail = traceFor(scenario),
): Run[] {
  const plain = rulesetOf(rules.id);
  const readings = READINGS.filter((reading) => reading.policy !== undefined && arisesUnder(reading, rules.id));
  const all = [plain, ...readings.map((reading) => withReading(plain, reading))];
  return all.flatMap((ruleset) => (canDiffer(ruleset) ? run(scenario, cards, ruleset, trace) : []));
}

/** Runs by every set of wrong rules that could matter, the most instructive first; each made when it is asked for. */
export function* runsByMistakes(
  scenario: Scenario,
  cards: ReadonlyMap<string, Card>,
  rules: Ruleset,
  { canDiffer }: Watched,
  trace: TraceDetail = traceFor(scenario),
): Generator<MisledRun> {
  for (const misconception of MISCONCEPTIONS) {
    const ruleset = misled(rules, misconception);
    if (ruleset === undefined || !canDiffer(ruleset)) continue;
    for (const made of run(scenario, cards, ruleset, trace)) yield { ...made, misconception };
  }
}

/** Of a trace only orders are an answer. */
function traceFor({ timeline }: Scenario): TraceDetail {
  return timeline.some((event) => event.kind === "check" && event.order !== undefined) ? "decisive" : "none";
}

/** One run, or none if an event is impossible by these rules: they give no answer then. */
function run(scenario: Scenario, cards: ReadonlyMap<string, Card>, ruleset: Ruleset, detail: TraceDetail): [Run] | [] {
  const points = (trace: TraceDetail): Points | undefined => {
    const fold = runTimeline(scenario, cards, ruleset, { trace });
    return fold.ok ? new Map(fold.value.checkPoints.map((point) => [point.check, point])) : undefined;
  };
  const found = points(detail);
  return found === undefined ? [] : [{ ruleset, points: found, traced: () => points("decisive") ?? found }];
}
