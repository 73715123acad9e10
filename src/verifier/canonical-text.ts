import { COMMON_GROUND, STATE_BASED_GROUND } from "../rules/common-ground.js";
import type { Ruleset } from "../rules/ruleset.js";
import { orderedText } from "../rules/ordered-text.js";

/** The text of data for digests and comparisons, without `$schema`, which is for editors only. */
export function canonicalText(value: unknown): string {
  return orderedText(value, "$schema");
}

/** The text whose digest shows whether two runners know the same edition: its data without titles and remarks for people. */
export function rulesetText(ruleset: Ruleset): string {
  const { title: _, practice: __, changedSince: ___, ...data } = ruleset;
  return canonicalText({
    ...data,
    policy: { ...data.policy, ...COMMON_GROUND },
    stateBased: { ...data.stateBased, ...STATE_BASED_GROUND },
  });
}
