import type { Card, Claims, PlanEntry, Problem, Report, Result } from "../rules/formats.gen.js";
import { rulesetOf, SUPPORTED_RULESETS } from "../rules/rulesets.js";
import { rulesetText } from "./canonical-text.js";
import { digestOf } from "./digest.js";
import type { CorpusScenario } from "./plan.js";
import { digestedText, reportOf } from "./report.js";

/** A finished run. */
export interface Ran {
  /** The claims of the engine, unless it is the reference. */
  readonly engine: { readonly name: string; readonly version: string; readonly claims?: Claims };
  /** The readings to follow in place of the recommended ones. */
  readonly readings: readonly string[];
  /** All entries, including those of files that can not be run. */
  readonly plan: readonly PlanEntry[];
  /** Those in the plan; others are ignored. */
  readonly scenarios: readonly CorpusScenario[];
  readonly cards: ReadonlyMap<string, Card>;
  readonly problems: readonly Problem[];
  /** In any order. */
  readonly results: readonly Result[];
}

/** The report of a run, with the digests of its corpus and rules: the same from the command line and from a page. */
export function runReport(ran: Ran): Report {
  const { plan, scenarios, cards } = ran;
  const rulesets = SUPPORTED_RULESETS.filter((id) => plan.some(({ ruleset }) => ruleset === id));
  return reportOf({
    ...ran,
    rulesets: Object.fromEntries(rulesets.map((id) => [id, digestOf(rulesetText(rulesetOf(id)))])),
    digest: digestOf(digestedText(plan, scenarios, cards)),
  });
}
