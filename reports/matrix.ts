import type { CheckedValue, Report, Result, RulesetId, ScenarioSummary, Verdict } from "../src/rules/formats.gen.js";
import { SUPPORTED_RULESETS } from "../src/rules/rulesets.js";
import { isAnswer, wrongAnswer, wrongValues } from "./answers.js";
import { groupBy } from "../src/rules/group.js";
import { orderedText } from "../src/rules/ordered-text.js";
import { letterAt } from "./letter.js";
import { byCodeUnit } from "../src/rules/text-order.js";
import { scoresOf, type Scores } from "./scores.js";

/** One run of one engine: a column. */
export interface MatrixColumn {
  /** Name and version; with a number where two columns would be called the same. */
  readonly label: string;
  readonly scores: Scores;
}

export interface MatrixCell {
  readonly verdict: Verdict;
  /** The wrong answer of the row that it gave. */
  readonly letter: string | undefined;
  /** Why there is no answer. */
  readonly message: string | undefined;
}

/** A wrong answer; engines that gave the same have its letter. */
export interface MatrixAnswer {
  readonly letter: string;
  readonly values: readonly CheckedValue[];
}

/** A scenario, under the rulesets under which all engines did the same. */
export interface MatrixRow {
  readonly scenario: string;
  readonly title: string;
  readonly topic: string;
  readonly rulesets: readonly RulesetId[];
  /** By column; undefined where a report has no such run. */
  readonly cells: readonly (MatrixCell | undefined)[];
  readonly answers: readonly MatrixAnswer[];
  /** How many different answers were given; the right one counts as well. */
  readonly different: number;
  readonly passes: number;
}

export interface Matrix {
  readonly columns: readonly MatrixColumn[];
  /** Most disagreement first. */
  readonly rows: readonly MatrixRow[];
  /** Scenarios that are not the same in all reports: their answers can not be compared. Sorted. */
  readonly unlike: readonly string[];
  /** Whether the reports follow different readings of the rules: they expect different answers then. */
  readonly isReadDifferently: boolean;
}

/** Engines against scenarios: most different answers first, then fewest passes, then by id and ruleset, the newest first. */
export function matrixOf(reports: readonly Report[]): Matrix {
  const summaries = summariesOf(reports);
  const results = reports.map((report) => groupBy(report.results, ({ scenario }) => scenario));
  const ids = [...new Set(results.flatMap((byScenario) => [...byScenario.keys()]))].toSorted(byCodeUnit);
  const rows = ids.flatMap((id) =>
    rowsOf(
      id,
      summaries.get(id),
      results.map((byScenario) => byScenario.get(id) ?? []),
    ),
  );
  return {
    columns: columnsOf(reports),
    rows: rows.toSorted((a, b) => b.different - a.different || a.passes - b.passes),
    unlike: unlikeScenarios(reports),
    isReadDifferently: new Set(reports.map(({ header }) => JSON.stringify(header.readings ?? []))).size > 1,
  };
}

/** Of a scenario that several reports have, the first summary. */
function summariesOf(reports: readonly Report[]): Map<string, ScenarioSummary> {
  return new Map(reports.toReversed().flatMap(({ scenarios }) => scenarios.map((summary) => [summary.id, summary])));
}

function columnsOf(reports: readonly Report[]): MatrixColumn[] {
  const seen = new Map<string, number>();
  return reports.map((report) => {
    const { name, version } = report.header.engine;
    const label = `${name} ${version}`;
    const place = (seen.get(label) ?? 0) + 1;
    seen.set(label, place);
    return { label: place === 1 ? label : `${label} (${place})`, scores: scoresOf(report) };
  });
}

/** What makes a scenario another one: its board and what is expected, not its words. */
function unlikeScenarios(reports: readonly Report[]): string[] {
  const boards = groupBy(
    reports.flatMap(({ scenarios }) => scenarios),
    ({ id }) => id,
  );
  const isUnlike = (summaries: readonly ScenarioSummary[]): boolean =>
    new Set(summaries.map(({ timeline, cards, players }) => orderedText({ timeline, cards, players }))).size > 1;
  return [...boards].flatMap(([id, summaries]) => (isUnlike(summaries) ? [id] : [])).toSorted(byCodeUnit);
}

/** The rows of a scenario, the newest rulesets first; `results` by column. */
function rowsOf(
  scenario: string,
  summary: ScenarioSummary | undefined,
  results: readonly (readonly Result[])[],
): MatrixRow[] {
  const present = new Set(results.flat().map(({ ruleset }) => ruleset));
  const rulesets = SUPPORTED_RULESETS.filter((ruleset) => present.has(ruleset)).toReversed();
  const rows = rulesets.map((ruleset) => {
    const row = results.map((members) => members.find((result) => result.ruleset === ruleset));
    return { ruleset, ...compared(row) };
  });
  const same = groupBy(rows, ({ cells, answers }) => JSON.stringify([cells, answers.map(withoutLayers)]));
  return [...same.values()].map(([{ ruleset, ...row }, ...others]) => ({
    scenario,
    title: summary?.title ?? scenario,
    topic: summary?.topic ?? "unknown",
    rulesets: [ruleset, ...others.map((other) => other.ruleset)],
    ...row,
  }));
}

/** Editions name layers differently. */
function withoutLayers({ letter, values }: MatrixAnswer): unknown {
  return [letter, values.map((value) => ({ ...value, firstLayer: undefined }))];
}

function compared(
  results: readonly (Result | undefined)[],
): Pick<MatrixRow, "cells" | "answers" | "different" | "passes"> {
  const letters = new Map<string, MatrixAnswer>();
  const given = new Set<string>();
  const cells = results.map((result): MatrixCell | undefined => {
    if (result === undefined) return undefined;
    const { verdict, message } = result;
    if (!isAnswer(result)) return { verdict, letter: undefined, message };
    const answer = wrongAnswer(result);
    given.add(answer);
    if (answer === "") return { verdict, letter: undefined, message: undefined };
    const known = letters.get(answer) ?? { letter: letterAt(letters.size), values: wrongValues(result.values) };
    letters.set(answer, known);
    return { verdict, letter: known.letter, message: undefined };
  });
  return {
    cells,
    answers: [...letters.values()],
    different: given.size,
    passes: results.filter((result) => result?.verdict === "pass").length,
  };
}
