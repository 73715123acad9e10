import type { ExportedValue, Card, CheckEvent, CheckPoint, RulesetId, Scenario } from "../rules/formats.gen.js";
import { rulesetOf } from "../rules/rulesets.js";
import { runTimeline } from "../timeline/run.js";
import { checksUnder } from "../verifier/checks.js";
import { compareCheck } from "../verifier/compare.js";
import { underReading } from "../verifier/expected.js";

/**
 * Everything that a scenario expects under a ruleset, in the words of the reports. With a reading: what it gives
 * instead. Undefined if the timeline can not be run.
 */
export function expectedValues(
  scenario: Scenario,
  cards: ReadonlyMap<string, Card>,
  ruleset: RulesetId,
  reading?: string,
): ExportedValue[] | undefined {
  const fold = runTimeline(scenario, cards, rulesetOf(ruleset));
  if (!fold.ok) return undefined;
  return checksUnder(scenario.timeline, ruleset).flatMap((check) => {
    const point = fold.value.checkPoints.find((each) => each.check === check.id);
    const asked = reading === undefined ? check : underReading(check, reading);
    return point === undefined ? [] : valuesAt(asked, point);
  });
}

/** What a check expects. Where nothing is found the comparison says so too; that is no expectation. */
function valuesAt(check: CheckEvent, point: CheckPoint): ExportedValue[] {
  return compareCheck(check, point.resolution, point.afterStateBasedActions)
    .filter(({ expected, actual, characteristic }) => !isSurplusRound(characteristic, expected, actual))
    .map(({ subject, characteristic, expected }) => ({ check: check.id, subject, characteristic, expected }));
}

/** A round that nobody expects has a row of its own when it comes; expected was none. */
function isSurplusRound(characteristic: string, expected: unknown, actual: unknown): boolean {
  return / round \d+$/.test(characteristic) && JSON.stringify(expected) === "[]" && JSON.stringify(actual) !== "[]";
}
