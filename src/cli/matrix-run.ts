import type { Report } from "../rules/formats.gen.js";
import { wrap } from "../explain/wrap.js";
import { visible } from "../faults/quote.js";
import { rulesetWords } from "../../reports/html/ruleset-groups.js";
import { matrixFiles } from "../../reports/matrix-files.js";
import { matrixOf, type Matrix, type MatrixCell } from "../../reports/matrix.js";
import { scoreWords } from "../../reports/scores.js";
import { EXIT, type ExitCode } from "./exit-code.js";
import { displayPath, reasonOf, writeFiles } from "./files.js";
import { interruptible } from "./interrupt.js";
import { problemTexts } from "./problem-text.js";
import { readReport } from "./report-file.js";
import { tableLines } from "./table.js";
import { complain, pageWidth, painterFor, print, tell } from "./terminal.js";
import type { Understood } from "./understood.js";

export interface MatrixOptions {
  readonly out: string;
  readonly quiet?: true;
}

/** More rows than these would scroll the scores away; the files have them all. */
const MOST_ROWS = 12;

/** `cr613 matrix`: reads reports, compares them, writes the matrix. */
export async function runMatrix(paths: readonly string[], { out, quiet }: MatrixOptions): Promise<ExitCode> {
  if (paths.length < 2) return refuse("a matrix compares engines: give two reports or more");
  const reports = readAll(paths);
  if (reports === undefined) return EXIT.broken;
  const matrix = matrixOf(reports);
  for (const warning of warningsOf(matrix))
    tell(
      wrap(`${painterFor(process.stderr)("yellow", "warning:")} ${warning}`, {
        width: pageWidth(process.stderr),
        rest: "  ",
      }),
    );
  const files = await interruptible(() => Promise.resolve(written(out, matrix)));
  if (!files.ok) return refuse(files.message);
  if (quiet !== true) print(matrixText(matrix, files.value, pageWidth(process.stdout)));
  return EXIT.ok;
}

function refuse(message: string): ExitCode {
  complain(message);
  return EXIT.broken;
}

/** All reports, or undefined once everything that is wrong with them has been said. */
function readAll(paths: readonly string[]): Report[] | undefined {
  const reports: Report[] = [];
  for (const path of paths) {
    const read = readReport(path);
    if (read.ok) reports.push(read.report);
    else {
      if (read.problems.length > 0)
        tell(problemTexts(read.problems, painterFor(process.stderr), pageWidth(process.stderr)));
      complain(read.message);
    }
  }
  return reports.length === paths.length ? reports : undefined;
}

function warningsOf({ unlike, isReadDifferently }: Matrix): string[] {
  const [first] = unlike;
  return [
    ...(isReadDifferently
      ? ["the reports follow different readings of the rules, so that they expect different answers"]
      : []),
    ...(first === undefined
      ? []
      : [`${unlike.length} of the scenarios are not the same in all reports, such as ${visible(first)}`]),
  ];
}

function written(out: string, matrix: Matrix): Understood<string[]> {
  try {
    return { ok: true, value: writeFiles(out, matrixFiles(matrix)).map((path) => displayPath(path)) };
  } catch (error) {
    return { ok: false, message: `the matrix can not be written to ${displayPath(out)}: ${reasonOf(error)}` };
  }
}

/** The scores, then the rows on which the engines disagree most. */
function matrixText(matrix: Matrix, files: readonly string[], width: number): string {
  const { columns, rows } = matrix;
  const names = columns.map(({ label }) => visible(label));
  const scores = tableLines(
    [{ title: "engine", least: 12 }, { title: "of what it claims" }, { title: "of the corpus" }],
    columns.map(({ scores: { claimed, corpus } }, place) => [
      names[place] ?? "",
      scoreWords(claimed),
      scoreWords(corpus),
    ]),
    width,
  );
  const contested = rows.filter(({ different }) => different > 1);
  const shown = contested.slice(0, MOST_ROWS);
  const lines = tableLines(
    [{ title: "scenario", least: 40 }, { title: "rules", least: 18 }, ...names.map((title) => ({ title, least: 8 }))],
    shown.map(({ scenario, rulesets, cells }) => [visible(scenario), rulesetWords(rulesets), ...cells.map(cellText)]),
    width,
  );
  const more = contested.length - shown.length;
  return [
    scores.join("\n"),
    contested.length === 0
      ? "No two engines that answer give different answers."
      : [
          `Different answers in ${contested.length} of ${rows.length} rows; the same letter is the same wrong answer:`,
          "",
          ...lines,
        ].join("\n"),
    ...(more > 0 ? [`… and ${more} more`] : []),
    `Written: ${files.join("  ")}`,
  ].join("\n\n");
}

function cellText(cell: MatrixCell | undefined): string {
  if (cell === undefined) return "—";
  return cell.letter === undefined ? cell.verdict : `${cell.verdict} ${cell.letter}`;
}
