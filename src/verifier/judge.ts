import type { CheckedValue, CheckEvent, PlanEntry, RulesetId, Scenario } from "../rules/formats.gen.js";
import { checksUnder } from "./checks.js";
import { otherReadings, underReading } from "./expected.js";
import { verdictOf } from "./verdict.js";

/** An entry of the plan: the checks that hold under its ruleset, and which other answers there are. */
export interface Question {
  readonly entry: PlanEntry;
  readonly checks: readonly CheckEvent[];
  /** The readings that are asked for and that the scenario tells the values of. */
  readonly followed: readonly string[];
  /** Other readings whose values an answer may have. */
  readonly others: readonly string[];
}

/** What comparing came to; no verdict if there was nothing to compare. */
export interface Judgement {
  readonly verdict: "pass" | "alternative" | "fail" | undefined;
  /** The reading whose values these are, if not the recommended one. */
  readonly reading: string | undefined;
  readonly values: CheckedValue[];
}

export function questionOf(scenario: Scenario, ruleset: RulesetId, readings: readonly string[]): Question {
  const told = otherReadings(scenario, ruleset);
  const followed = told.filter((id) => readings.includes(id));
  return {
    entry: { scenario: scenario.id, ruleset },
    checks: checksUnder(scenario.timeline, ruleset),
    followed,
    others: followed.length === 0 ? told : [],
  };
}

/** Judges an answer, `compare` being given each check as it expects under the readings followed. */
export function judge(
  { checks, followed, others }: Question,
  compare: (check: CheckEvent) => readonly CheckedValue[],
): Judgement {
  const compared = (readings: readonly string[]): CheckedValue[] =>
    checks.flatMap((check) => compare(readings.reduce(underReading, check)));
  const values = compared(followed);
  const verdict = verdictOf(values);
  // One reading over the whole scenario, or it is a mixture that nobody holds.
  const other = verdict === "fail" ? others.find((id) => verdictOf(compared([id])) === "pass") : undefined;
  return { verdict: other === undefined ? verdict : "alternative", reading: other ?? followed[0], values };
}
