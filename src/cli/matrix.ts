import { Command } from "commander";
import type { Begin } from "./call.js";
import type { MatrixOptions } from "./matrix-run.js";

const HELP = `
Examples:
  $ npx cr613 verify --engine "./one" --out out/one
  $ npx cr613 verify --engine "./two" --out out/two
  $ npx cr613 matrix out/one/report.json out/two/report.json

A row is a scenario, a column an engine. Rows on which the engines disagree
most come first; in a row the same letter is the same wrong answer.

Exit status: 0 compared, whatever came out, 2 usage or broken input.`;

export function matrixCommand(begin: Begin): Command {
  return new Command("matrix")
    .description("compare reports of several engines, scenario by scenario: where they disagree, and how")
    .argument("<reports...>", "two or more report.json, as verify writes them; one column each, in this order")
    .option("--out <folder>", "where matrix.html and matrix.csv go", "out/matrix")
    .option("--quiet", "print nothing")
    .addHelpText("after", HELP)
    .action((paths: string[], options: MatrixOptions) =>
      begin(async (call) => (await import("./matrix-run.js")).runMatrix(call, paths, options)),
    );
}
