import { byClause, CLAUSE_LEDGER } from "../src/rules/clauses.js";
import type { Citation, Report, ScenarioSummary, Verdict } from "../src/rules/formats.gen.js";
import { LAYERS } from "../src/rules/layers.js";
import { groupBy } from "../src/rules/group.js";
import { byCodeUnit } from "../src/rules/text-order.js";

/** untested: no scenario exercises it; thin: only one does; covered: at least two do; untestable: none can. */
export type CoverageState = "covered" | "thin" | "untested" | "untestable";

/** One scenario can not tell a rule from a coincidence. */
const ENOUGH = 2;

/** The scenarios that exercise a clause of the rules, and those that cite it. Ids are sorted and unique. */
export interface ClauseCoverage {
  readonly clause: string;
  /** Our own words, if the ledger of clauses has some. */
  readonly paraphrase: string | undefined;
  readonly state: CoverageState;
  /** Why it is untestable, or why it may be thin. */
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
  /** The number of results by verdict; a scenario has one result for each ruleset. */
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
  const traced = report.results.some(({ clauses }) => clauses.length > 0);
  return {
    clauses: clauseCoverage(report),
    layers: layerCoverage(report),
    topics: topicCoverage(report),
    cards: groupsOf(report.scenarios.flatMap(({ id, cards }) => cards.map(({ name }) => [name, id] as const))),
    citedOnly: traced ? citedOnly(report) : [],
    traced,
  };
}

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
  return sorted([...citedBy.decides, ...citedBy.applies, ...citedBy.contrasts]);
}

function sorted(names: Iterable<string>): string[] {
  return [...new Set(names)].toSorted(byCodeUnit);
}

type Named = readonly [name: string, scenario: string];

function byName(named: readonly Named[]): ReadonlyMap<string, readonly string[]> {
  const groups = groupBy(named, ([name]) => name);
  return new Map([...groups].map(([name, members]) => [name, sorted(members.map(([, scenario]) => scenario))]));
}

function groupsOf(named: readonly Named[]): ScenarioGroup[] {
  const groups = byName(named);
  return sorted(groups.keys()).map((name) => ({ name, scenarios: groups.get(name) ?? [] }));
}

function clauseCoverage({ scenarios, results }: Report): ClauseCoverage[] {
  const exercised = byName(
    results.flatMap(({ scenario, clauses }) => clauses.map((clause) => [clause, scenario] as const)),
  );
  const cited = scenarios.flatMap(({ id, cites }) => cites.map(({ clause, role }) => ({ id, clause, role })));
  const byClauseCited = groupBy(cited, ({ clause }) => clause);
  const known = [CLAUSE_LEDGER, exercised, byClauseCited].flatMap((names) => [...names.keys()]);
  return sorted(known)
    .toSorted(byClause)
    .map((clause) => {
      const citedAs = (wanted: Citation["role"]): string[] =>
        sorted((byClauseCited.get(clause) ?? []).flatMap(({ id, role }) => (role === wanted ? [id] : [])));
      const citedBy = { decides: citedAs("decides"), applies: citedAs("applies"), contrasts: citedAs("contrasts") };
      const exercisedBy = exercised.get(clause) ?? [];
      return { clause, ...judged(clause, exercisedBy.length), exercisedBy, citedBy };
    });
}

/** A citation is a claim; the proof is a step of a trace that cites the clause. */
function judged(clause: string, exercised: number): Pick<ClauseCoverage, "paraphrase" | "state" | "reason"> {
  const entry = CLAUSE_LEDGER.get(clause);
  const paraphrase = entry?.says;
  if (exercised >= ENOUGH) return { paraphrase, state: "covered", reason: undefined };
  const isUntestable = entry !== undefined && "untestable" in entry;
  if (exercised > 0) return { paraphrase, state: "thin", reason: isUntestable ? undefined : entry?.thinBecause };
  return isUntestable
    ? { paraphrase, state: "untestable", reason: entry.untestable }
    : { paraphrase, state: "untested", reason: undefined };
}

/** A contrasting citation says that the clause does not apply: nothing need exercise it. Only answers have traces. */
function citedOnly(report: Report): CitedOnly[] {
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

/** The newest edition's layers in their order, then whatever else results name. */
function layerCoverage({ results }: Report): ScenarioGroup[] {
  const groups = byName(results.flatMap(({ scenario, layers }) => layers.map((layer) => [layer, scenario] as const)));
  const names = new Set([...LAYERS, ...sorted(groups.keys())]);
  return [...names].map((name) => ({ name, scenarios: groups.get(name) ?? [] }));
}

function topicCoverage({ scenarios, results }: Report): TopicCoverage[] {
  const topics = topicsById(scenarios);
  const byTopic = groupBy(results, ({ scenario }) => topics.get(scenario));
  return groupsOf(scenarios.map(({ id, topic }) => [topic, id] as const)).map((group) => {
    const verdicts = groupBy(byTopic.get(group.name) ?? [], ({ verdict }) => verdict);
    return { ...group, verdicts: new Map([...verdicts].map(([verdict, { length }]) => [verdict, length])) };
  });
}

/** The topic of each scenario, for results, which do not name it. */
export function topicsById(scenarios: readonly ScenarioSummary[]): ReadonlyMap<string, string> {
  return new Map(scenarios.map(({ id, topic }) => [id, topic]));
}
