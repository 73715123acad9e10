import { byClause, CLAUSES } from "../src/rules/clauses.js";
import type { Citation, Report, ScenarioSummary, Verdict } from "../src/rules/formats.gen.js";
import { LAYERS } from "../src/rules/layers.js";
import { groupBy } from "./group.js";
import { byCodeUnits } from "./order.js";

/** untested: no scenario reaches it; thin: only one does; covered: at least two do. */
export type CoverageState = "covered" | "thin" | "untested";

/** A clause that fewer scenarios reach is thin: one scenario can not tell a rule from a coincidence. */
const ENOUGH = 2;

/** Which scenarios reach a clause of the rules. Ids are sorted and stand once each. */
export interface ClauseCoverage {
  readonly clause: string;
  /** Our own words, or undefined if the ledger of clauses has none. */
  readonly paraphrase: string | undefined;
  readonly state: CoverageState;
  /** Scenarios with a step of the trace that cites it. */
  readonly exercisedBy: readonly string[];
  /** Scenarios that cite it, by the role they give it. */
  readonly citedBy: Readonly<Record<Citation["role"], readonly string[]>>;
}

/** Scenarios under one heading: a layer, a topic or a card. */
export interface ScenarioGroup {
  readonly name: string;
  readonly scenarios: readonly string[];
}

export interface TopicCoverage extends ScenarioGroup {
  /** How the results of the topic ended; a scenario has one result a ruleset. */
  readonly verdicts: ReadonlyMap<Verdict, number>;
}

export interface Coverage {
  readonly clauses: readonly ClauseCoverage[];
  readonly layers: readonly ScenarioGroup[];
  readonly topics: readonly TopicCoverage[];
  readonly cards: readonly ScenarioGroup[];
}

/** What the scenarios of a run reach, whatever the verdicts: it says how good the corpus is, not how good the engine is. */
export function coverageOf(report: Report): Coverage {
  return {
    clauses: clauseCoverage(report),
    layers: layerCoverage(report),
    topics: topicCoverage(report),
    cards: cardCoverage(report),
  };
}

/** How many clauses are in each state. */
export function countStates(clauses: readonly ClauseCoverage[]): Readonly<Record<CoverageState, number>> {
  const counts = { covered: 0, thin: 0, untested: 0 };
  for (const { state } of clauses) counts[state]++;
  return counts;
}

/** Every scenario that cites the clause, in whatever role. */
export function citing({ citedBy }: ClauseCoverage): string[] {
  return sorted(new Set([...citedBy.decides, ...citedBy.applies, ...citedBy.contrasts]));
}

/** Sets of scenario ids by a name. */
class Index {
  readonly #sets = new Map<string, Set<string>>();

  add(name: string, scenario: string): void {
    const set = this.#sets.get(name);
    if (set === undefined) this.#sets.set(name, new Set([scenario]));
    else set.add(scenario);
  }

  names(): string[] {
    return [...this.#sets.keys()];
  }

  scenarios(name: string): string[] {
    return sorted(this.#sets.get(name) ?? new Set());
  }
}

function sorted(names: ReadonlySet<string>): string[] {
  return [...names].toSorted(byCodeUnits);
}

function clauseCoverage({ scenarios, results }: Report): ClauseCoverage[] {
  const exercised = new Index();
  const cited = { decides: new Index(), applies: new Index(), contrasts: new Index() };
  for (const { scenario, clauses } of results) for (const clause of clauses) exercised.add(clause, scenario);
  for (const { id, cites } of scenarios) for (const { clause, role } of cites) cited[role].add(clause, id);
  const known = [exercised, cited.decides, cited.applies, cited.contrasts].flatMap((index) => index.names());
  return sorted(new Set([...Object.keys(CLAUSES), ...known]))
    .toSorted(byClause)
    .map((clause) => {
      const exercisedBy = exercised.scenarios(clause);
      const citedBy = {
        decides: cited.decides.scenarios(clause),
        applies: cited.applies.scenarios(clause),
        contrasts: cited.contrasts.scenarios(clause),
      };
      // A contrast says that the clause does not apply: it is no test of it.
      const reached = new Set([...exercisedBy, ...citedBy.decides, ...citedBy.applies]).size;
      return { clause, paraphrase: paraphraseOf(clause), state: stateOf(reached), exercisedBy, citedBy };
    });
}

function paraphraseOf(clause: string): string | undefined {
  return Object.hasOwn(CLAUSES, clause) ? CLAUSES[clause] : undefined;
}

function stateOf(reached: number): CoverageState {
  if (reached === 0) return "untested";
  return reached < ENOUGH ? "thin" : "covered";
}

function layerCoverage({ results }: Report): ScenarioGroup[] {
  const index = new Index();
  for (const { scenario, layers } of results) for (const layer of layers) index.add(layer, scenario);
  const others = index.names().filter((name) => !(LAYERS as readonly string[]).includes(name));
  return [...LAYERS, ...others.toSorted(byCodeUnits)].map((name) => ({ name, scenarios: index.scenarios(name) }));
}

function topicCoverage({ scenarios, results }: Report): TopicCoverage[] {
  const index = new Index();
  for (const { id, topic } of scenarios) index.add(topic, id);
  const topics = topicsById(scenarios);
  const byTopic = groupBy(results, ({ scenario }) => topics.get(scenario));
  return index
    .names()
    .toSorted(byCodeUnits)
    .map((name) => ({ name, scenarios: index.scenarios(name), verdicts: verdictsOf(byTopic.get(name) ?? []) }));
}

function verdictsOf(results: Report["results"]): Map<Verdict, number> {
  const counts = new Map<Verdict, number>();
  for (const { verdict } of results) counts.set(verdict, (counts.get(verdict) ?? 0) + 1);
  return counts;
}

function cardCoverage({ scenarios }: Report): ScenarioGroup[] {
  const index = new Index();
  for (const { id, cards } of scenarios) for (const { name } of cards) index.add(name, id);
  return index
    .names()
    .toSorted(byCodeUnits)
    .map((name) => ({ name, scenarios: index.scenarios(name) }));
}

/** The topic of each scenario, for results, which do not name it. */
export function topicsById(scenarios: readonly ScenarioSummary[]): ReadonlyMap<string, string> {
  return new Map(scenarios.map(({ id, topic }) => [id, topic]));
}
