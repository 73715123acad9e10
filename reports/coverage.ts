import { byClause, CLAUSE_LEDGER } from "../src/rules/clauses.js";
import type { Citation, Report, ScenarioSummary, Verdict } from "../src/rules/formats.gen.js";
import { LAYERS } from "../src/rules/layers.js";
import { groupBy } from "../src/rules/group.js";
import { byCodeUnit } from "../src/rules/text-order.js";

/** untested: no scenario exercises it; thin: only one does; covered: at least two do; untestable: none can. */
export type CoverageState = "covered" | "thin" | "untested" | "untestable";

/** A clause that fewer scenarios exercise is thin: one scenario can not tell a rule from a coincidence. */
const ENOUGH = 2;

/** The scenarios that exercise a clause of the rules, and those that cite it. Ids are sorted and unique. */
export interface ClauseCoverage {
  readonly clause: string;
  /** Our own words, or undefined if the ledger of clauses has none. */
  readonly paraphrase: string | undefined;
  readonly state: CoverageState;
  /** Why it is untestable, or why it may be thin; undefined if there is nothing to explain. */
  readonly reason: string | undefined;
  /** Scenarios with a step of the trace that cites it. */
  readonly exercisedBy: readonly string[];
  /** Scenarios that cite it, by the role they give it. */
  readonly citedBy: Readonly<Record<Citation["role"], readonly string[]>>;
}

/** A scenario that cites clauses, as deciding or applying, which no step of its traces cites. */
export interface CitedOnly {
  readonly scenario: string;
  readonly clauses: readonly string[];
}

/** Scenarios under one heading: a layer, a topic or a card. */
export interface ScenarioGroup {
  readonly name: string;
  readonly scenarios: readonly string[];
}

export interface TopicCoverage extends ScenarioGroup {
  /** The number of results of the topic by verdict; a scenario has one result for each ruleset. */
  readonly verdicts: ReadonlyMap<Verdict, number>;
}

export interface Coverage {
  readonly clauses: readonly ClauseCoverage[];
  readonly layers: readonly ScenarioGroup[];
  readonly topics: readonly TopicCoverage[];
  readonly cards: readonly ScenarioGroup[];
  /** Empty also if the engine gives no traces; see `traced`. */
  readonly citedOnly: readonly CitedOnly[];
  /** Whether any trace cites a clause: an engine without traces exercises nothing that could be seen. */
  readonly traced: boolean;
}

/** What the scenarios of a run cover, whatever the verdicts: a measure of the corpus, not of the engine. */
export function coverageOf(report: Report): Coverage {
  return {
    clauses: clauseCoverage(report),
    layers: layerCoverage(report),
    topics: topicCoverage(report),
    cards: cardCoverage(report),
    citedOnly: citedOnly(report),
    traced: isTraced(report),
  };
}

/** The number of clauses in each state. */
export function countStates(clauses: readonly ClauseCoverage[]): Readonly<Record<CoverageState, number>> {
  const counts = { covered: 0, thin: 0, untested: 0, untestable: 0 };
  for (const { state } of clauses) counts[state]++;
  return counts;
}

/** Every scenario that cites the clause as deciding or applying and does not exercise it. */
export function onlyCiting({ citedOnly }: Coverage, clause: string): string[] {
  return citedOnly.flatMap(({ scenario, clauses }) => (clauses.includes(clause) ? [scenario] : []));
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
  return [...names].toSorted(byCodeUnit);
}

function clauseCoverage({ scenarios, results }: Report): ClauseCoverage[] {
  const exercised = new Index();
  const cited = { decides: new Index(), applies: new Index(), contrasts: new Index() };
  for (const { scenario, clauses } of results) for (const clause of clauses) exercised.add(clause, scenario);
  for (const { id, cites } of scenarios) for (const { clause, role } of cites) cited[role].add(clause, id);
  const known = [exercised, cited.decides, cited.applies, cited.contrasts].flatMap((index) => index.names());
  return sorted(new Set([...CLAUSE_LEDGER.keys(), ...known]))
    .toSorted(byClause)
    .map((clause) => {
      const exercisedBy = exercised.scenarios(clause);
      const citedBy = {
        decides: cited.decides.scenarios(clause),
        applies: cited.applies.scenarios(clause),
        contrasts: cited.contrasts.scenarios(clause),
      };
      return { clause, ...judged(clause, exercisedBy.length), exercisedBy, citedBy };
    });
}

/** Citing is a claim, exercising the proof: only what a step of a trace cites counts. */
function judged(clause: string, exercised: number): Pick<ClauseCoverage, "paraphrase" | "state" | "reason"> {
  const entry = CLAUSE_LEDGER.get(clause);
  const paraphrase = entry?.says;
  if (exercised >= ENOUGH) return { paraphrase, state: "covered", reason: undefined };
  const thinBecause = entry === undefined || "untestable" in entry ? undefined : entry.thinBecause;
  if (exercised > 0) return { paraphrase, state: "thin", reason: thinBecause };
  if (entry !== undefined && "untestable" in entry)
    return { paraphrase, state: "untestable", reason: entry.untestable };
  return { paraphrase, state: "untested", reason: undefined };
}

function isTraced({ results }: Report): boolean {
  return results.some(({ clauses }) => clauses.length > 0);
}

/**
 * A contrasting citation says that the clause does not apply, so nothing need exercise it. A result without values has
 * no trace either.
 */
function citedOnly(report: Report): CitedOnly[] {
  if (!isTraced(report)) return [];
  const answered = groupBy(
    report.results.filter(({ verdict }) => verdict === "pass" || verdict === "fail"),
    ({ scenario }) => scenario,
  );
  return report.scenarios.flatMap(({ id, cites }) => {
    const results = answered.get(id);
    if (results === undefined) return [];
    const exercised = new Set(results.flatMap(({ clauses }) => clauses));
    const clauses = cites.flatMap(({ clause, role }) =>
      role === "contrasts" || exercised.has(clause) ? [] : [clause],
    );
    return clauses.length === 0 ? [] : [{ scenario: id, clauses: [...new Set(clauses)].toSorted(byClause) }];
  });
}

function layerCoverage({ results }: Report): ScenarioGroup[] {
  const index = new Index();
  for (const { scenario, layers } of results) for (const layer of layers) index.add(layer, scenario);
  const others = index.names().filter((name) => !(LAYERS as readonly string[]).includes(name));
  return [...LAYERS, ...others.toSorted(byCodeUnit)].map((name) => ({ name, scenarios: index.scenarios(name) }));
}

function topicCoverage({ scenarios, results }: Report): TopicCoverage[] {
  const index = new Index();
  for (const { id, topic } of scenarios) index.add(topic, id);
  const topics = topicsById(scenarios);
  const byTopic = groupBy(results, ({ scenario }) => topics.get(scenario));
  return index
    .names()
    .toSorted(byCodeUnit)
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
    .toSorted(byCodeUnit)
    .map((name) => ({ name, scenarios: index.scenarios(name) }));
}

/** The topic of each scenario, for results, which do not name it. */
export function topicsById(scenarios: readonly ScenarioSummary[]): ReadonlyMap<string, string> {
  return new Map(scenarios.map(({ id, topic }) => [id, topic]));
}
