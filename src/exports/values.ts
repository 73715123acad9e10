import { readValue } from "../names/read-value.js";
import { comparedValue } from "../names/value.js";
import type { Card, CheckedValue, ExportedValue, RulesetId, Scenario } from "../rules/formats.gen.js";
import type { ResolveOptions } from "../resolver/resolve.js";
import { rulesetOf } from "../rules/rulesets.js";
import { runTimeline } from "../timeline/run.js";
import { checksUnder } from "../verifier/checks.js";
import { compareCheck } from "../verifier/compare.js";
import { underReading } from "../verifier/expected.js";

/** What is expected, without what was found. */
export function exportedValue({ check, subject, characteristic, expected }: ExportedValue): ExportedValue {
  return { check, subject, characteristic, expected };
}

/** Every value expected under a ruleset or a reading. undefined: the timeline can not be run. */
export function expectedValues(
  scenario: Scenario,
  cards: ReadonlyMap<string, Card>,
  ruleset: RulesetId,
  reading?: string,
): ExportedValue[] | undefined {
  // What is expected is the same whatever is found, so nothing needs to be traced.
  return checkedValues(scenario, cards, ruleset, { reading, trace: "none" })?.map(exportedValue);
}

/** Those values next to the actual ones. */
export function checkedValues(
  scenario: Scenario,
  cards: ReadonlyMap<string, Card>,
  ruleset: RulesetId,
  { reading, ...options }: ResolveOptions & { readonly reading?: string | undefined } = {},
): CheckedValue[] | undefined {
  const fold = runTimeline(scenario, cards, rulesetOf(ruleset), options);
  if (!fold.ok) return undefined;
  return checksUnder(scenario.timeline, ruleset).flatMap((check) => {
    const point = fold.value.checkPoints.find((each) => each.check === check.id);
    const asked = reading === undefined ? check : underReading(check, reading);
    const rows = point === undefined ? [] : compareCheck(asked, point.resolution, point.afterStateBasedActions);
    return rows.filter((row) => !isSurplusRound(row));
  });
}

/** Whether a row is no expectation: an unexpected round of state-based actions has one with nothing expected. */
function isSurplusRound({ characteristic, expected, actual }: CheckedValue): boolean {
  return (
    comparedValue(readValue(characteristic))?.kind === "round" &&
    JSON.stringify(expected) === "[]" &&
    JSON.stringify(actual) !== "[]"
  );
}
