import { type Misconception, misled, MISCONCEPTIONS } from "../misconceptions/misconceptions.js";
import { readValue } from "../names/read-value.js";
import { isPassed } from "../rules/failure.js";
import type {
  Card,
  CheckedValue,
  LikelyCause,
  LikelyCauses,
  Report,
  Result,
  Scenario,
  ScenarioSummary,
} from "../rules/formats.gen.js";
import { groupBy } from "../rules/group.js";
import { withReadings } from "../rules/readings.js";
import type { Ruleset } from "../rules/ruleset.js";
import { rulesetOf } from "../rules/rulesets.js";
import { runTimeline } from "../timeline/run.js";
import { checksUnder } from "./checks.js";
import { compareCheck } from "./compare.js";
import { watched } from "./watched.js";

/** Trying all of a large run would take minutes: this many scenarios, evenly spread, are tried. */
const MOST_FAILING = 120;
const MOST_PASSING = 240;
const MOST_CAUSES = 3;

/** Which misconceptions give the very answers of an engine that fails. */
export function likelyCauses({
  header,
  scenarios,
  results,
}: Pick<Report, "header" | "scenarios" | "results">): LikelyCauses {
  const summaries = new Map(scenarios.map((summary) => [summary.id, summary]));
  const runs = [...groupBy(results, ({ scenario }) => scenario).values()].flatMap((members): Run[] => {
    // One of a scenario's runs stands for all; failing ones go first.
    const result = members.find(hasWrongValue) ?? members.find((each) => isPassed(each) && each.values.length > 0);
    const summary = result && summaries.get(result.scenario);
    const rules = result && withReadings(rulesetOf(result.ruleset), header.readings ?? []);
    return result === undefined || summary === undefined || rules === undefined ? [] : [{ summary, result, rules }];
  });
  const failing = spread(
    runs.filter(({ result }) => hasWrongValue(result)),
    MOST_FAILING,
  ).flatMap(tried);
  const passing = failing.length === 0 ? [] : runs.filter(({ result }) => !hasWrongValue(result));
  const explaining = MISCONCEPTIONS.map((misconception) => ({
    misconception,
    explains: failing.filter((run) => answersAs(run, misconception)).map(({ summary }) => summary.id),
  }))
    .filter(({ explains }) => explains.length > 0)
    .toSorted((a, b) => b.explains.length - a.explains.length)
    .slice(0, 2 * MOST_CAUSES);
  const passed = explaining.length === 0 ? [] : spread(passing, MOST_PASSING).flatMap(tried);
  const causes = explaining
    .map(({ misconception, explains }): LikelyCause => ({
      misconception: misconception.id,
      believed: misconception.words,
      forgets: misconception.forgets,
      explains,
      contradictedBy: passed
        .filter((run) => canAnswerOtherwise(run, misconception) && !answersAs(run, misconception))
        .map(({ summary }) => summary.id),
    }))
    .filter(({ explains, contradictedBy }) => explains.length > contradictedBy.length)
    .toSorted((a, b) => weightOf(b) - weightOf(a));
  return { causes: withoutRepeated(causes).slice(0, MOST_CAUSES), failing: failing.length, passing: passed.length };
}

function weightOf({ explains, contradictedBy }: LikelyCause): number {
  return explains.length - contradictedBy.length;
}

/** Without what explains nothing that a better supported cause does not explain as well. */
function withoutRepeated(causes: readonly LikelyCause[]): LikelyCause[] {
  const explained = new Set<string>();
  return causes.filter(({ explains }) => {
    const isNews = explains.some((scenario) => !explained.has(scenario));
    for (const scenario of explains) explained.add(scenario);
    return isNews;
  });
}

interface Run {
  readonly summary: ScenarioSummary;
  readonly result: Result;
  readonly rules: Ruleset;
}

/** A run that the reference can repeat. */
interface Tried extends Run {
  readonly scenario: Scenario;
  readonly cards: ReadonlyMap<string, Card>;
  readonly canDiffer: (other: Ruleset) => boolean;
}

function hasWrongValue({ verdict, values }: Result): boolean {
  return verdict === "fail" && values.some((value) => !value.ok && isPlain(value));
}

/** Whether somebody's order of the layers matters to a value only by what it leads to. */
function isPlain({ characteristic }: CheckedValue): boolean {
  const { kind } = readValue(characteristic);
  return kind !== "order" && kind !== "dependency";
}

/** The run if the right rules give what was expected: then a difference is the misconception's. */
function tried(run: Run): Tried[] {
  const { summary, result, rules } = run;
  const { id, title, level, cites, players, setup = players, timeline, cards, rev = 1 } = summary;
  const scenario = { id, rev, title, level, cites, players: setup, timeline, rulesets: [result.ruleset] };
  const known = new Map(cards.map((card) => [card.name, card]));
  const { ruleset, canDiffer } = watched(rules, scenario, known);
  const right = answersOf({ scenario, cards: known }, ruleset);
  const isRepeated =
    right !== undefined && plainRows(result).every((row) => right.get(keyOf(row)) === textOf(row.expected));
  return isRepeated ? [{ ...run, scenario, cards: known, canDiffer }] : [];
}

function canAnswerOtherwise({ rules, canDiffer }: Tried, misconception: Misconception): boolean {
  const wrong = misled(rules, misconception);
  return wrong !== undefined && canDiffer(wrong);
}

/** Whether the misconception gives every value that the engine gave. */
function answersAs(run: Tried, misconception: Misconception): boolean {
  const wrong = misled(run.rules, misconception);
  if (wrong === undefined || !run.canDiffer(wrong)) return false;
  const answers = answersOf(run, wrong);
  return answers !== undefined && plainRows(run.result).every((row) => answers.get(keyOf(row)) === textOf(row.actual));
}

function plainRows({ values }: Result): CheckedValue[] {
  return values.filter(isPlain);
}

/** What rules answer to everything that the checks ask, by value; undefined if they find an event impossible. */
function answersOf(
  { scenario, cards }: Pick<Tried, "scenario" | "cards">,
  rules: Ruleset,
): ReadonlyMap<string, string> | undefined {
  const fold = runTimeline(scenario, cards, rules, { trace: "none" });
  if (!fold.ok) return undefined;
  const points = new Map(fold.value.checkPoints.map((point) => [point.check, point]));
  return new Map(
    checksUnder(scenario.timeline, rules.id).flatMap((asked) => {
      const { order: _, dependencies: __, ...check } = asked;
      const point = points.get(check.id);
      if (point === undefined) return [];
      return compareCheck(check, point.resolution, point.afterStateBasedActions).map(
        (row) => [keyOf(row), textOf(row.actual)] as const,
      );
    }),
  );
}

function keyOf({ check, subject, characteristic }: CheckedValue): string {
  return JSON.stringify([check, subject, characteristic]);
}

/** Lists are compared whatever their order. */
function textOf(value: CheckedValue["actual"]): string {
  return JSON.stringify(Array.isArray(value) ? value.toSorted() : value);
}

/** At most so many, evenly spread. */
function spread<T>(all: readonly T[], most: number): readonly T[] {
  if (all.length <= most) return all;
  return Array.from({ length: most }, (_, place) => all[Math.floor((place * all.length) / most)]).flatMap((each) =>
    each === undefined ? [] : [each],
  );
}
