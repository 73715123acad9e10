import type { Card, CheckPoint, ExportedValue, RulesetId, Scenario } from "../rules/formats.gen.js";
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
  const fold = runTimeline(scenario, cards, rulesetOf(ruleset), { trace: "none" });
  if (!fold.ok) return undefined;
  const points = new Map(fold.value.checkPoints.map((point) => [point.check, point]));
  return checksUnder(scenario.timeline, ruleset).flatMap((check) => {
    const point = points.get(check.id);
    const asked = reading === undefined ? check : underReading(check, reading);
    return point === undefined ? [] : compareCheck(asked, point.resolution, withoutRounds(point)).map(exportedValue);
  });
}

/** A round that was found and not expected has a row of its own in a comparison, which is no expectation. */
function withoutRounds({ afterStateBasedActions: after }: CheckPoint): CheckPoint["afterStateBasedActions"] {
  return after && { ...after, rounds: [] };
}
