import type { Language } from "../src/wording/language.js";
import type { CheckedValue } from "../src/rules/formats.gen.js";
import { csvTable, valueCell, type Cell } from "./csv-table.js";
import { matrixHtml } from "./html/matrix-html.js";
import type { Matrix, MatrixCell, MatrixRow } from "./matrix.js";

/** matrix.html for people, in their language, and matrix.csv for programs. Equal matrices give equal bytes. */
export function matrixFiles(matrix: Matrix, language?: Language): Map<string, string> {
  return new Map([
    ["matrix.html", matrixHtml(matrix, language)],
    ["matrix.csv", matrixCsv(matrix)],
  ]);
}

const COLUMNS = ["scenario", "topic", "rulesets", "different answers", "passes"];

/** Each engine has two columns: its verdict, with the letter of a wrong answer, and how it differs. */
function matrixCsv({ columns, rows }: Matrix): string {
  return csvTable(
    [...COLUMNS, ...columns.flatMap(({ label }) => [label, `${label} differs`])],
    rows.map((row) => [
      row.scenario,
      row.topic,
      row.rulesets.join(" "),
      row.different,
      row.passes,
      ...row.cells.flatMap((cell) => cellsOf(cell, row)),
    ]),
  );
}

function cellsOf(cell: MatrixCell | undefined, { answers }: MatrixRow): Cell[] {
  if (cell === undefined) return ["", ""];
  const { verdict, letter, message } = cell;
  const answer = answers.find((each) => each.letter === letter);
  if (answer === undefined) return [verdict, message ?? ""];
  return [`${verdict} ${answer.letter}`, answer.values.map(differenceText).join(" | ")];
}

function differenceText({ check, subject, characteristic, expected, actual }: CheckedValue): string {
  return `${check}, ${subject}, ${characteristic}: ${valueCell(actual)} instead of ${valueCell(expected)}`;
}
