import type { CheckEvent, RulesetId, ScenarioEvent } from "../rules/formats.gen.js";

export function checksOf(timeline: readonly ScenarioEvent[]): CheckEvent[] {
  return timeline.filter((event) => event.kind === "check");
}

export function checksUnder(timeline: readonly ScenarioEvent[], ruleset: RulesetId): CheckEvent[] {
  return checksOf(timeline).filter((check) => check.rulesets?.includes(ruleset) ?? true);
}
