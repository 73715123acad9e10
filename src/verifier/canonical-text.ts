import { COMMON_GROUND } from "../rules/common-ground.js";
import type { Ruleset } from "../rules/ruleset.js";
import { byCodeUnit } from "../rules/text-order.js";

/** JSON with sorted keys and no spaces: equal for equal data. `$schema` is dropped, since it is for editors only. */
export function canonicalText(value: unknown): string {
  return JSON.stringify(value, (key, inner: unknown) => {
    if (key === "$schema") return undefined;
    if (typeof inner !== "object" || inner === null || Array.isArray(inner)) return inner;
    return Object.fromEntries(Object.entries(inner).sort(([a], [b]) => byCodeUnit(a, b)));
  });
}

/** The text whose digest shows whether two runners know the same edition: its data without titles and remarks for people. */
export function rulesetText(ruleset: Ruleset): string {
  const { title: _, practice: __, ...data } = ruleset;
  return canonicalText({ ...data, policy: { ...data.policy, ...COMMON_GROUND } });
}
