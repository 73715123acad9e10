import type { PlanEntry, RulesetId, Scenario } from "../rules/formats.gen.js";
import { SUPPORTED_RULESETS } from "../rules/rulesets.js";
import { isAboutLayer, isUnderClause } from "./subject.js";
import { byCodeUnit } from "../rules/text-order.js";

/** A scenario and where it was found. The topic is its folder in the corpus, elsewhere the scenario's own field. */
export interface CorpusScenario {
  readonly file: string;
  readonly topic: string;
  readonly scenario: Scenario;
}

/** Which scenarios to run. A missing filter selects everything; a list selects whatever matches one of its entries. */
export interface Selection {
  /** Matched against `id` and `title`. */
  readonly grep?: RegExp | undefined;
  readonly ids?: readonly string[] | undefined;
  readonly topics?: readonly string[] | undefined;
  /** Clauses or their prefixes, such as 613.8 for 613.8a to 613.8c. */
  readonly rules?: readonly string[] | undefined;
  /** Layers such as 4 or 7b; 7 stands for 7a to 7d. */
  readonly layers?: readonly string[] | undefined;
  /** Rulesets named here are planned even if the engine does not support them. If missing: every supported one. */
  readonly rulesets?: readonly RulesetId[] | undefined;
  readonly levels?: readonly Scenario["level"][] | undefined;
}

/** The runs to make: one for each selected scenario and each of its rulesets, in id order. */
export function planOf(
  scenarios: readonly CorpusScenario[],
  selection: Selection = {},
  supported: readonly RulesetId[] = SUPPORTED_RULESETS,
): PlanEntry[] {
  const wanted = selection.rulesets ?? supported;
  return scenarios
    .filter((entry) => isSelected(entry, selection))
    .flatMap(({ scenario }) =>
      scenario.rulesets
        .filter((ruleset) => wanted.includes(ruleset))
        .map((ruleset): PlanEntry => ({ scenario: scenario.id, ruleset })),
    )
    .sort((a, b) => byCodeUnit(a.scenario, b.scenario) || byCodeUnit(a.ruleset, b.ruleset));
}

function isSelected({ scenario, topic }: CorpusScenario, selection: Selection): boolean {
  const { grep, ids, topics, rules, layers, levels } = selection;
  return (
    (grep === undefined || scenario.id.search(grep) >= 0 || scenario.title.search(grep) >= 0) &&
    (ids === undefined || ids.includes(scenario.id)) &&
    (topics === undefined || topics.includes(topic)) &&
    (levels === undefined || levels.includes(scenario.level)) &&
    (rules === undefined || rules.some((rule) => scenario.cites.some((cite) => isUnderClause(cite.clause, rule)))) &&
    (layers === undefined || layers.some((layer) => isAboutLayer(scenario, topic, layer)))
  );
}
