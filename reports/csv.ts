import { clauseNumber } from "../src/rules/clause-under.js";
import type { Report, Result } from "../src/rules/formats.gen.js";
import { CURRENT_RULESET, SUPPORTED_RULESETS } from "../src/rules/rulesets.js";
import { citing, type ClauseCoverage, type Coverage, coverageOf, onlyCiting, topicsById } from "./coverage.js";
import { csvTable, valueCell, type Cell } from "./csv-table.js";
import { pairCoverage } from "./pairs.js";
import { isOfOtherEngine } from "./scores.js";
import { textFiles } from "./writer.js";

/** results.csv: checked values; coverage.csv: clauses; pairs.csv: two kinds of effects and their relation. */
export const csvWriter = textFiles("csv", {
  "results.csv": resultsCsv,
  "coverage.csv": coverageCsv,
  "pairs.csv": pairsCsv,
});

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
/** Only in the report of another engine than the reference. */
const ENGINE_COLUMNS = ["lacks", "untold", "divergence layer", "divergence expected", "divergence actual", "message"];
/** Each counts scenarios; the column after it lists their ids. */
const COUNTED: readonly (readonly [
  count: string,
  ids: string,
  of: (clause: ClauseCoverage, coverage: Coverage) => readonly string[],
])[] = [
  ["exercised", "exercisedBy", ({ exercisedBy }) => exercisedBy],
  ["cited", "citedBy", citing],
  ["decides", "decidedBy", ({ citedBy }) => citedBy.decides],
  ["applies", "appliedBy", ({ citedBy }) => citedBy.applies],
  ["contrasts", "contrastedBy", ({ citedBy }) => citedBy.contrasts],
  ["onlyCited", "onlyCitedBy", ({ clause }, coverage) => onlyCiting(coverage, clause)],
];

/** A result without a value (it crashed, it was refused ...) has a row without them: no planned run is missing. */
function resultsCsv(report: Report): string {
  const { scenarios, results } = report;
  const isOther = isOfOtherEngine(report);
  const topics = topicsById(scenarios);
  const rows = results.flatMap((result) => {
    const { scenario, ruleset, verdict, values, reading = "", expectation } = result;
    const before = [scenario, topics.get(scenario) ?? "", ruleset];
    const known = [expectation?.outcome ?? "", expectation?.reason ?? "", expectation?.issue ?? ""];
    const ofEngine = isOther ? engineCells(result) : [];
    if (values.length === 0) return [[...before, "", "", "", "", "", "", verdict, reading, ...known, ...ofEngine]];
    return values.map(({ check, subject, characteristic, expected, actual, ok }) => [
      ...before,
      check,
      subject,
      characteristic,
      valueCell(expected),
      valueCell(actual),
      ok,
      verdict,
      reading,
      ...known,
      ...ofEngine,
    ]);
  });
  return csvTable(isOther ? [...RESULT_COLUMNS, ...ENGINE_COLUMNS] : RESULT_COLUMNS, rows);
}

/** What another engine said about the run, repeated in each of its rows. */
function engineCells({ lacks = [], untold = [], divergence, message = "" }: Result): Cell[] {
  const values = untold.map(({ check, subject, characteristic }) => `${check}, ${subject}, ${characteristic}`);
  return [
    lacks.join(" "),
    values.join("; "),
    ...(divergence === undefined
      ? ["", "", ""]
      : [divergence.layer, divergence.expected.join("; "), divergence.actual.join("; ")]),
    message,
  ];
}

/** Ids in a cell are separated by spaces; after them the clause's numbers in the older editions, newest first. */
function coverageCsv(report: Report): string {
  const coverage = coverageOf(report);
  const rows = coverage.clauses.map((clause) => [
    clause.clause,
    clause.paraphrase ?? "",
    clause.state,
    clause.reason ?? "",
    ...COUNTED.flatMap(([, , idsOf]) => {
      const ids = idsOf(clause, coverage);
      return [ids.length, ids.join(" ")];
    }),
    ...OLDER.map((ruleset) => clauseNumber(clause.clause, ruleset)),
  ]);
  const heads = ["clause", "paraphrase", "state", "reason", ...COUNTED.flatMap(([number, ids]) => [number, ids])];
  return csvTable([...heads, ...OLDER.map((ruleset) => `number ${ruleset}`)], rows);
}

const PAIR_COLUMNS = ["layer", "kind", "on", "relation", "scenarios", "exercisedBy"];

/** With a row for kinds that could meet in a layer and never do. */
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
  return csvTable(PAIR_COLUMNS, rows);
}
