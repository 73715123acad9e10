import { command } from "./command-line.js";
import type { Call } from "./call.js";
import type { Report } from "../rules/formats.gen.js";
import { wrap } from "../explain/wrap.js";
import { visible } from "../faults/quote.js";
import type { Language } from "../wording/language.js";
import { rulesetWords } from "../../reports/html/ruleset-groups.js";
import { matrixFiles } from "../../reports/matrix-files.js";
import { matrixOf, type Matrix, type MatrixCell } from "../../reports/matrix.js";
import { scoreWords } from "../../reports/scores.js";
import { EXIT, type ExitCode } from "./exit-code.js";
import { readReport } from "./report-file.js";
import { tableLines } from "./table.js";
import { cutOff } from "./count.js";

const HELP = `
Examples:
  $ npx cr613 verify --engine "./one" --out out/one
  $ npx cr613 verify --engine "./two" --out out/two
  $ npx cr613 matrix out/one/report.json out/two/report.json

A row is a scenario, a column an engine. Rows on which the engines disagree
most come first; in a row the same letter is the same wrong answer.

Exit status: 0 compared, whatever came out, 2 usage or broken input.`;

export const matrixCommand = command("matrix", HELP, runMatrix, (line) =>
  line
    .guarded()
    .argument("<reports...>", "two or more report.json, as verify writes them; one column each, in this order")
    .option("--out <folder>", "where matrix.html and matrix.csv go", "out/matrix")
    .language("the language of matrix.html (default: en)")
    .option("--quiet", "print nothing"),
);

interface MatrixOptions {
  readonly out: string;
  readonly lang?: Language;
  readonly quiet?: true;
}

/** More rows would scroll the scores away; the files have them all. */
const MOST_ROWS = 12;

async function runMatrix(call: Call, paths: readonly string[], { out, lang, quiet }: MatrixOptions): Promise<ExitCode> {
  if (paths.length < 2) return call.refuse("a matrix compares engines: give two reports or more");
  const reports = readAll(call, paths);
  if (reports === undefined) return EXIT.broken;
  const matrix = matrixOf(reports);
  for (const warning of warningsOf(matrix))
    call.tell(
      wrap(`${call.err.paint("yellow", "warning:")} ${warning}`, {
        width: call.err.width,
        rest: "  ",
      }),
    );
  const files = await call.interruptible(() => Promise.resolve(call.folder.write(out, matrixFiles(matrix, lang))));
  if (!files.ok) return call.refuse(`the matrix can not be written to ${call.folder.shown(out)}: ${files.message}`);
  if (quiet !== true) call.print(matrixText(matrix, files.value, call.out.width));
  return EXIT.ok;
}

/** All reports, or undefined once all their problems were reported. */
function readAll(call: Call, paths: readonly string[]): Report[] | undefined {
  const reports: Report[] = [];
  for (const path of paths) {
    const read = readReport(call.folder, path);
    if (read.ok) reports.push(read.value);
    else {
      call.tellProblems(read.problems);
      call.complain(read.message);
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
  const { shown, more } = cutOff(contested, MOST_ROWS);
  const lines = tableLines(
    [{ title: "scenario", least: 40 }, { title: "rules", least: 18 }, ...names.map((title) => ({ title, least: 8 }))],
    shown.map(({ scenario, rulesets, cells }) => [visible(scenario), rulesetWords(rulesets), ...cells.map(cellText)]),
    width,
  );
  return [
    scores.join("\n"),
    contested.length === 0
      ? "No two engines that answer give different answers."
      : [
          `Different answers in ${contested.length} of ${rows.length} rows; the same letter is the same wrong answer:`,
          "",
          ...lines,
        ].join("\n"),
    ...more,
    `Written: ${files.join("  ")}`,
  ].join("\n\n");
}

function cellText(cell: MatrixCell | undefined): string {
  if (cell === undefined) return "—";
  return cell.letter === undefined ? cell.verdict : `${cell.verdict} ${cell.letter}`;
}
