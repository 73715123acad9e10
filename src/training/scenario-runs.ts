import type { Card, CheckPoint, Scenario } from "../rules/formats.gen.js";
import { MISCONCEPTIONS, misled, type Misconception } from "../rules/misconceptions.js";
import { arisesUnder, READINGS, withReading } from "../rules/readings.js";
import { rulesetOf, type Ruleset } from "../rules/rulesets.js";
import { runTimeline } from "../timeline/run.js";
import { canonicalText } from "../verifier/canonical-text.js";

/** What was found at the checks, by their ids. */
export type Points = ReadonlyMap<string, CheckPoint>;

/** What somebody finds who goes by other rules. */
export interface Run {
  readonly ruleset: Ruleset;
  readonly points: Points;
}

export interface MisledRun extends Run {
  readonly misconception: Misconception;
}

export function pointsByCheck(points: readonly CheckPoint[]): Points {
  return new Map(points.map((point) => [point.check, point]));
}

/** By every other reading of the open points that the resolver can follow: none of these is wrong. */
export function runsByReadings(scenario: Scenario, cards: ReadonlyMap<string, Card>, rules: Ruleset): Run[] {
  const plain = rulesetOf(rules.id);
  const readings = READINGS.filter((reading) => reading.policy !== undefined && arisesUnder(reading, rules.id));
  const all = [plain, ...readings.map((reading) => withReading(plain, reading))];
  return all.flatMap((ruleset) =>
    canonicalText(ruleset.readings ?? []) === canonicalText(rules.readings ?? []) ? [] : run(scenario, cards, ruleset),
  );
}

/** By every wrong rule set there is. */
export function runsByMistakes(scenario: Scenario, cards: ReadonlyMap<string, Card>, rules: Ruleset): MisledRun[] {
  return MISCONCEPTIONS.flatMap((misconception) => {
    const ruleset = misled(rules, misconception);
    return ruleset === undefined ? [] : run(scenario, cards, ruleset).map((each) => ({ ...each, misconception }));
  });
}

/** One, or none if an event can't happen by these rules: who goes by them has no answer then. */
function run(scenario: Scenario, cards: ReadonlyMap<string, Card>, ruleset: Ruleset): [Run] | [] {
  // Answers alone are wanted, not every dependency with its footprints.
  const fold = runTimeline(scenario, cards, ruleset, { trace: "decisive" });
  return fold.ok ? [{ ruleset, points: pointsByCheck(fold.value.checkPoints) }] : [];
}
