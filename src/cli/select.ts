import type { RulesetId } from "../rules/formats.gen.js";
import { type Filters, namedRulesets, selectionOf as selectionOfFilters } from "../verifier/filters.js";
import type { Selection } from "../verifier/plan.js";
import type { Understood } from "./understood.js";

/** The filters of a command as they were written. */
export type SelectOptions = Filters;

/** Parses the filters of a command; the error says what is wrong with the first one that can not be parsed. */
export function selectionOf(options: SelectOptions, folders: readonly string[] = []): Understood<Selection> {
  return selectionOfFilters(options, folders, { grep: "--grep", rule: "--rule" });
}

/** The single ruleset of a command that resolves one scenario; undefined if none is given. */
export function oneRuleset(value: string | undefined): Understood<RulesetId | undefined> {
  const all = namedRulesets(value === undefined ? undefined : [value]);
  if (!all.ok) return all;
  const [first, second] = all.value ?? [];
  return second === undefined ? { ok: true, value: first } : { ok: false, message: "--ruleset takes one ruleset here" };
}
