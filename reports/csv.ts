import Papa from "papaparse";
import { clauseNumber } from "../src/explain/clause-number.js";
import type { Report, ReportValue } from "../src/rules/formats.gen.js";
import { CURRENT_RULESET, SUPPORTED_RULESETS } from "../src/rules/rulesets.js";
import { citing, coverageOf, onlyCiting, topicsById } from "./coverage.js";
import { pairCoverage } from "./pairs.js";
import type { Writer } from "./writer.js";

/** results.csv, a row a checked value; coverage.csv, a row a clause; pairs.csv, a row for two kinds of effects and how they met. */
export const csvWriter: Writer = {
  name: "csv",
  files: (report) =>
    new Map([
      ["results.csv", resultsCsv(report)],
      ["coverage.csv", coverageCsv(report)],
      ["pairs.csv", pairsCsv(report)],
    ]),
};

const OLDER = SUPPORTED_RULESETS.filter((ruleset) => ruleset !== CURRENT_RULESET).toReversed();

const RESULT_COLUMNS = [
  "scenario",
  "topic",
  "ruleset",
  "check",
  "subject",
  "characteristic",
  "expected",
  "actual",
  "ok",
  "verdict",
  "reading",
  "expectation",
  "reason",
  "issue",
];
const COVERAGE_COLUMNS = [
  "clause",
  "paraphrase",
  "state",
  "reason",
  "exercised",
  "exercisedBy",
  "cited",
  "citedBy",
  "decides",
  "decidedBy",
  "applies",
  "appliedBy",
  "contrasts",
  "contrastedBy",
  "onlyCited",
  "onlyCitedBy",
  // What the older editions call it, the newest of them first.
  ...OLDER.map((ruleset) => `number ${ruleset}`),
];

/**
 * A result without a value (it crashed, the engine refused ...) still has its row, with the columns from `check` to `ok`
 * left empty: no planned scenario is missing from the table.
 */
function resultsCsv({ scenarios, results }: Report): string {
  const topics = topicsById(scenarios);
  const rows = results.flatMap(({ scenario, ruleset, verdict, values, reading = "", expectation }) => {
    const before = [scenario, topics.get(scenario) ?? "", ruleset];
    const known = [expectation?.outcome ?? "", expectation?.reason ?? "", expectation?.issue ?? ""];
    if (values.length === 0) return [[...before, "", "", "", "", "", "", verdict, reading, ...known]];
    return values.map(({ check, subject, characteristic, expected, actual, ok }) => [
      ...before,
      check,
      subject,
      characteristic,
      cell(expected),
      cell(actual),
      ok,
      verdict,
      reading,
      ...known,
    ]);
  });
  return table(RESULT_COLUMNS, rows);
}

/** Ids in a cell are separated by spaces. */
function coverageCsv(report: Report): string {
  const coverage = coverageOf(report);
  const rows = coverage.clauses.map((clause) => [
    clause.clause,
    clause.paraphrase ?? "",
    clause.state,
    clause.reason ?? "",
    ...[
      clause.exercisedBy,
      citing(clause),
      clause.citedBy.decides,
      clause.citedBy.applies,
      clause.citedBy.contrasts,
      onlyCiting(coverage, clause.clause),
    ].flatMap((ids) => [ids.length, ids.join(" ")]),
    ...OLDER.map((ruleset) => clauseNumber(clause.clause, ruleset)),
  ]);
  return table(COVERAGE_COLUMNS, rows);
}

const PAIR_COLUMNS = ["layer", "kind", "on", "relation", "scenarios", "exercisedBy"];

/** Kinds that could meet in a layer and do not have a row without a relation. */
function pairsCsv(report: Report): string {
  const rows = pairCoverage(report).flatMap(({ layer, kinds, pairs }) => [
    ...pairs.flatMap(({ kind, on, relations }) =>
      [...relations].map(([relation, ids]) => [layer, kind, on, relation, ids.length, ids.join(" ")]),
    ),
    ...kinds.flatMap((kind, place) =>
      kinds.slice(place).flatMap((on) => {
        const met = pairs.some((pair) => [`${kind} ${on}`, `${on} ${kind}`].includes(`${pair.kind} ${pair.on}`));
        return met ? [] : [[layer, kind, on, "", 0, ""]];
      }),
    ),
  ]);
  return table(PAIR_COLUMNS, rows);
}

type Cell = string | number | boolean;

/** null is `null`, a list `a; b`, an empty list `[]`: plain ASCII, for spreadsheets and for programs. */
function cell(value: ReportValue): Cell {
  if (value === null) return "null";
  if (Array.isArray(value)) return value.length === 0 ? "[]" : value.join("; ");
  return value;
}

/**
 * Texts that a spreadsheet would run as a formula: papaparse puts an apostrophe before them. Blanks before the sign do
 * not help, nor do the wide signs of East Asian keyboards. A negative number such as -2 is no formula.
 */
const FORMULA = /^(?:[\t\r]|\s*(?:[=@＝＠]|[+\-＋－](?!\d+(?:\.\d+)?$)))/u;

function table(fields: readonly string[], rows: readonly (readonly Cell[])[]): string {
  const data = rows.map((row) => [...row]);
  const text = Papa.unparse({ fields: [...fields], data }, { newline: "\n", escapeFormulae: FORMULA });
  return rows.length === 0 ? text : `${text}\n`; // a table without rows ends with its newline already
}
