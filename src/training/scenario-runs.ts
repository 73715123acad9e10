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
): Run[] {
  const plain = rulesetOf(rules.id);
  const readings = READINGS.filter((reading) => reading.policy !== undefined && arisesUnder(reading, rules.id));
  const all = [plain, ...readings.map((reading) => withReading(plain, reading))];
  return all.flatMap((ruleset) => (canDiffer(ruleset) ? run(scenario, cards, ruleset) : []));
}

/** Runs by every set of wrong rules that could matter. */
export function runsByMistakes(
  scenario: Scenario,
  cards: ReadonlyMap<string, Card>,
  rules: Ruleset,
  { canDiffer }: Watched,
): MisledRun[] {
  return MISCONCEPTIONS.flatMap((misconception) => {
    const ruleset = misled(rules, misconception);
    return ruleset === undefined || !canDiffer(ruleset)
      ? []
      : run(scenario, cards, ruleset).map((each) => ({ ...each, misconception }));
  });
}

/** One run, or none if an event is impossible by these rules: they give no answer then. */
function run(scenario: Scenario, cards: ReadonlyMap<string, Card>, ruleset: Ruleset): [Run] | [] {
  const points = (trace: TraceDetail): Points | undefined => {
    const fold = runTimeline(scenario, cards, ruleset, { trace });
    return fold.ok ? new Map(fold.value.checkPoints.map((point) => [point.check, point])) : undefined;
  };
  // Of a trace only orders are an answer.
  const asksForOrder = scenario.timeline.some((event) => event.kind === "check" && event.order !== undefined);
  const found = points(asksForOrder ? "decisive" : "none");
  return found === undefined ? [] : [{ ruleset, points: found, traced: () => points("decisive") ?? found }];
}
