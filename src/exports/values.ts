import { readValue } from "../names/read-value.js";
import { comparedValue } from "../names/value.js";
import type {
  Card,
  CheckedValue,
  CheckEvent,
  CheckPoint,
  ExportedValue,
  RulesetId,
  Scenario,
} from "../rules/formats.gen.js";
import { rulesetOf } from "../rules/rulesets.js";
import { runTimeline } from "../timeline/run.js";
import { checksUnder } from "../verifier/checks.js";
import { compareCheck } from "../verifier/compare.js";
import { underReading } from "../verifier/expected.js";

/** Every value expected under a ruleset; with a reading, those that differ. undefined: the timeline can not be run. */
export function expectedValues(
  scenario: Scenario,
  cards: ReadonlyMap<string, Card>,
  ruleset: RulesetId,
  reading?: string,
): ExportedValue[] | undefined {
  return checkedValues(scenario, cards, ruleset, reading)?.map(exportedValue);
}

/** What is expected, without what was found. */
export function exportedValue({ check, subject, characteristic, expected }: ExportedValue): ExportedValue {
  return { check, subject, characteristic, expected };
}

/** The values of a check that belong to the game as a whole, and whether all values of the check hold. */
export interface CheckValues {
  readonly inner: readonly ExportedValue[];
  readonly isFound: boolean;
}

/** The values of each check under a ruleset. Undefined if the timeline can not be run. */
export function valuesByCheck(
  scenario: Scenario,
  cards: ReadonlyMap<string, Card>,
  ruleset: RulesetId,
): ReadonlyMap<string, CheckValues> | undefined {
  const all = checkedValues(scenario, cards, ruleset);
  if (all === undefined) return undefined;
  return new Map(
    checksUnder(scenario.timeline, ruleset).map(({ id }) => {
      const own = all.filter(({ check }) => check === id);
      const inner = own.filter(({ subject }) => subject === "game").map(exportedValue);
      return [id, { inner, isFound: own.every(({ ok }) => ok) }] as const;
    }),
  );
}

function checkedValues(
  scenario: Scenario,
  cards: ReadonlyMap<string, Card>,
  ruleset: RulesetId,
  reading?: string,
): CheckedValue[] | undefined {
  const fold = runTimeline(scenario, cards, rulesetOf(ruleset));
  if (!fold.ok) return undefined;
  return checksUnder(scenario.timeline, ruleset).flatMap((check) => {
    const point = fold.value.checkPoints.find((each) => each.check === check.id);
    const asked = reading === undefined ? check : underReading(check, reading);
    return point === undefined ? [] : valuesAt(asked, point);
  });
}

/** What a check expects. The comparison also reports unexpected values, which are no expectations. */
function valuesAt(check: CheckEvent, point: CheckPoint): CheckedValue[] {
  return compareCheck(check, point.resolution, point.afterStateBasedActions).filter(
    ({ expected, actual, characteristic }) => !isSurplusRound(characteristic, expected, actual),
  );
}

/** An unexpected round of state-based actions has a row of its own with nothing expected. */
function isSurplusRound(characteristic: string, expected: unknown, actual: unknown): boolean {
  return (
    comparedValue(readValue(characteristic))?.kind === "round" &&
    JSON.stringify(expected) === "[]" &&
    JSON.stringify(actual) !== "[]"
  );
}
