import type { RulesetId } from "../rules/formats.gen.js";
import type { Call } from "./call.js";
import { type Corpus, corpusAt, noneFits, problemsOf } from "./corpus-files.js";
import { type Filters, namedRulesets, selectionOf as selectionOfFilters } from "../verifier/filters.js";
import { type CorpusScenario, planOf, type Selection } from "../verifier/plan.js";
import { refused, type Understood, understood } from "../verifier/understood.js";

/** The filters and cards of a command as they were written. */
export interface SelectOptions extends Filters {
  readonly cards?: readonly string[];
}

export interface Chosen {
  readonly corpus: Corpus;
  readonly scenarios: readonly CorpusScenario[];
  /** Some files are broken, which has been reported. */
  readonly isBroken: boolean;
}

/** The scenarios that paths name and filters select; an error if there is none. */
export function chosenScenarios(call: Call, paths: readonly string[], options: SelectOptions): Understood<Chosen> {
  const read = corpusAt(call, paths, options.cards);
  if (!read.ok) return read;
  const corpus = read.value;
  const selected = selectionOf(options, corpus.scenarios);
  if (!selected.ok) return selected;
  const problems = problemsOf(corpus);
  call.tellProblems(problems);
  const scenarios = corpus.scenarios.filter(
    (each) => planOf([each], selected.value, each.scenario.rulesets).length > 0,
  );
  if (scenarios.length === 0) return refused(noneFits(corpus, paths));
  call.ahead(scenarios.length);
  return understood({ corpus, scenarios, isBroken: problems.length > 0 });
}

/** Parses the filters of a command; the error says what is wrong with the first one that can not be parsed. */
export function selectionOf(options: Filters, scenarios: readonly { readonly topic: string }[]): Understood<Selection> {
  const topics = scenarios.map(({ topic }) => topic);
  return selectionOfFilters(options, topics, { grep: "--grep", rule: "--rule" });
}

/** The single ruleset of a command that resolves one scenario; undefined if none is given. */
export function oneRuleset(value: string | undefined): Understood<RulesetId | undefined> {
  const all = namedRulesets(value === undefined ? undefined : [value]);
  if (!all.ok) return all;
  const [first, second] = all.value ?? [];
  return second === undefined ? understood(first) : refused("--ruleset takes one ruleset here");
}
