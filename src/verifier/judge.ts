import type { CheckedValue, CheckEvent, PlanEntry, RulesetId, Scenario } from "../rules/formats.gen.js";
import { checksUnder } from "./checks.js";
import { otherReadings, underReading } from "./expected.js";
import { verdictOf } from "./verdict.js";

/** An entry of the plan: the checks that apply under its ruleset, and the readings that other answers may follow. */
export interface RunQuestion {
  readonly entry: PlanEntry;
  readonly checks: readonly CheckEvent[];
  /** The readings to follow for which the scenario states expectations. */
  readonly followed: readonly string[];
  /** Other readings whose values an answer may match. */
  readonly others: readonly string[];
}

/** The result of a comparison; no verdict if there was nothing to compare. */
export interface Judgement {
  readonly verdict: "pass" | "alternative" | "fail" | undefined;
  /** The reading that the values match, if not the recommended one. */
  readonly reading: string | undefined;
  readonly values: CheckedValue[];
}

export function runQuestionOf(scenario: Scenario, ruleset: RulesetId, readings: readonly string[]): RunQuestion {
  const stated = otherReadings(scenario, ruleset);
  const followed = stated.filter((id) => readings.includes(id));
  return {
    entry: { scenario: scenario.id, ruleset },
    checks: checksUnder(scenario.timeline, ruleset),
    followed,
    others: followed.length === 0 ? stated : [],
  };
}

/** Judges an answer. `compare` gets each check with its expectations under the readings followed. */
export function judge(
  { checks, followed, others }: RunQuestion,
  compare: (check: CheckEvent) => readonly CheckedValue[],
): Judgement {
  const compared = (readings: readonly string[]): CheckedValue[] =>
    checks.flatMap((check) => compare(readings.reduce(underReading, check)));
  const values = compared(followed);
  const verdict = verdictOf(values);
  // The answer must follow one reading throughout the scenario.
  const other = verdict === "fail" ? others.find((id) => verdictOf(compared([id])) === "pass") : undefined;
  return { verdict: other === undefined ? verdict : "alternative", reading: other ?? followed[0], values };
}
