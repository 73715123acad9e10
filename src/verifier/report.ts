import { present } from "../rules/present.js";
import type {
  Card,
  Claims,
  Digest,
  PlanEntry,
  Problem,
  Report,
  ReportHeader,
  Result,
  RulesetId,
  ScenarioSummary,
  Score,
  Verdict,
} from "../rules/formats.gen.js";
import { isClaimed, isPassed } from "../rules/failure.js";
import { likelyCauses } from "./likely-causes.js";
import { canonicalText } from "./canonical-text.js";
import type { CorpusScenario } from "./plan.js";
import { bareCard } from "../events/made.js";
import { cardsOf } from "./request.js";
import { byCodeUnit } from "../rules/text-order.js";
import { countOf } from "./row.js";
import { VERDICTS } from "./verdict.js";

/** The parts of a report. `digest` is the SHA-256 of `digestedText`, in hexadecimal. */
export interface ReportInput {
  readonly engine: { readonly name: string; readonly version: string; readonly claims?: Claims };
  readonly digest: string;
  readonly plan: readonly PlanEntry[];
  readonly readings?: readonly string[];
  /** SHA-256 of the `rulesetText` of each planned edition. */
  readonly rulesets?: { readonly [ruleset in RulesetId]?: Digest };
  /** Those in the plan; others are ignored. */
  readonly scenarios: readonly CorpusScenario[];
  readonly cards: ReadonlyMap<string, Card>;
  readonly problems: readonly Problem[];
  /** In any order. */
  readonly results: readonly Result[];
}

/** The report of a run. Equal inputs give equal reports: nothing in it depends on time, machine or workers. */
export function reportOf(input: ReportInput): Report {
  const { plan, cards, problems, results } = input;
  const scenarios = planned(plan, input.scenarios).map((scenario) => summaryOf(scenario, cards));
  return assembled({ header: headerOf(input), scenarios, problems, results });
}

/** The part of a report that is known before a run begins. */
function headerOf({ engine, digest, plan, rulesets, readings = [] }: ReportInput): ReportHeader {
  return {
    format: "cr613-report/1",
    engine: {
      name: engine.name,
      version: engine.version,
      ...present({ claims: engine.claims }),
    },
    corpus: digest,
    ...(readings.length === 0 ? {} : { readings: [...readings] }),
    ...(rulesets === undefined ? {} : { rulesets: { ...rulesets } }),
    plan: plan.map(({ scenario, ruleset }) => ({ scenario, ruleset })),
  };
}

/** The parts of a report; problems and results in any order. */
export interface ReportParts {
  readonly header: ReportHeader;
  /** In id order. */
  readonly scenarios: readonly ScenarioSummary[];
  readonly problems: readonly Problem[];
  readonly results: readonly Result[];
}

/** The report of these parts, ordered and counted. Undivided and merged runs both end here. */
export function assembled({ header, scenarios, problems, results: given }: ReportParts): Report {
  const results = inPlanOrder(header.plan, given);
  const values = results.flatMap((result) => result.values);
  const passed = values.filter((value) => value.ok).length;
  const causes =
    header.engine.claims === undefined ? undefined : likelyCauses({ header, scenarios: [...scenarios], results });
  return {
    header,
    scenarios: [...scenarios],
    problems: [...problems].sort(byPlace),
    results,
    ...(causes === undefined || causes.failing === 0 ? {} : { causes }),
    footer: {
      complete: isComplete(header.plan, results),
      counts: countsOf(results),
      values: { passed, failed: values.length - passed },
      ...(header.engine.claims === undefined
        ? {}
        : { claimed: scoreOf(results.filter(isClaimed)), corpus: scoreOf(results) }),
    },
  };
}

/** The text whose digest identifies the corpus of a run, whatever the layout of its files. */
export function digestedText(
  plan: readonly PlanEntry[],
  scenarios: readonly CorpusScenario[],
  cards: ReadonlyMap<string, Card>,
): string {
  const used = planned(plan, scenarios);
  const usedCards = new Set(used.flatMap(({ scenario }) => cardsOf(scenario, cards)));
  const sortedCards = [...cards.values()]
    .map(bareCard)
    .filter((card) => usedCards.has(card))
    .sort((a, b) => byCodeUnit(a.name, b.name));
  return [...used.map(({ scenario }) => scenario), ...sortedCards].map((value) => `${canonicalText(value)}\n`).join("");
}

/** A scenario with every card it uses, as a report lists it. */
export function summaryOf(
  { file, topic, scenario }: CorpusScenario,
  cards: ReadonlyMap<string, Card>,
): ScenarioSummary {
  const { id, rev, title, question, level, cites, players, timeline } = scenario;
  const { asks, why, provenance, alternatives, twin, answer, famous, fame } = scenario;
  return {
    id,
    file,
    topic,
    title,
    ...present({ question, asks }),
    level,
    cites,
    players: players.map((player) => (typeof player === "string" ? player : player.name)),
    cards: cardsOf(scenario, cards),
    timeline,
    ...present({ why, provenance, alternatives, twin, answer, famous, fame }),
    rev,
    ...(players.every((player) => typeof player === "string") ? {} : { setup: players }),
  };
}

function planned(plan: readonly PlanEntry[], scenarios: readonly CorpusScenario[]): CorpusScenario[] {
  const ids = new Set(plan.map((entry) => entry.scenario));
  return scenarios
    .filter(({ scenario }) => ids.has(scenario.id))
    .sort((a, b) => byCodeUnit(a.scenario.id, b.scenario.id) || byCodeUnit(a.file, b.file));
}

/** Identifies an entry of a plan. */
export function keyOf(entry: Pick<PlanEntry, "scenario" | "ruleset">): string {
  return `${entry.scenario} ${entry.ruleset}`;
}

/** Results that were not planned come last, so that they are visible; the footer is not complete then. */
function inPlanOrder(plan: readonly PlanEntry[], results: readonly Result[]): Result[] {
  const place = new Map(plan.map((entry, i) => [keyOf(entry), i]));
  const placeOf = (result: Result): number => place.get(keyOf(result)) ?? plan.length;
  return [...results].sort((a, b) => placeOf(a) - placeOf(b) || byCodeUnit(keyOf(a), keyOf(b)));
}

/** Whether the results are exactly those of the plan, in its order, and none is `notRun`. */
export function isComplete(plan: readonly PlanEntry[], results: readonly Result[]): boolean {
  return (
    plan.length === results.length &&
    results.every((result, i) => {
      const entry = plan[i];
      return entry !== undefined && keyOf(entry) === keyOf(result) && result.verdict !== "notRun";
    })
  );
}

function countsOf(results: readonly Result[]): { [verdict in Verdict]?: number } {
  const counts = countOf(results.map(({ verdict }) => verdict));
  return Object.fromEntries(
    VERDICTS.flatMap((verdict) => (counts.has(verdict) ? [[verdict, counts.get(verdict)]] : [])),
  );
}

function scoreOf(results: readonly Result[]): Score {
  // Runs beyond the claims do not count.
  return { runs: results.length, passed: results.filter((result) => isClaimed(result) && isPassed(result)).length };
}

function byPlace(a: Problem, b: Problem): number {
  return (
    byCodeUnit(a.file, b.file) ||
    a.line - b.line ||
    a.column - b.column ||
    byCodeUnit(a.pointer, b.pointer) ||
    byCodeUnit(a.message, b.message)
  );
}
