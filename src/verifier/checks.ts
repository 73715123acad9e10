import type { CheckEvent, RulesetId, ScenarioEvent } from "../rules/formats.gen.js";

/** All checks of a timeline, in order. */
export function checksOf(timeline: readonly ScenarioEvent[]): CheckEvent[] {
  return timeline.filter((event) => event.kind === "check");
}

/** The checks that apply under this ruleset. */
export function checksUnder(timeline: readonly ScenarioEvent[], ruleset: RulesetId): CheckEvent[] {
  return checksOf(timeline).filter((check) => check.rulesets?.includes(ruleset) ?? true);
}
