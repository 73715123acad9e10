import { Command } from "commander";
import type { Finish } from "./exit-code.js";
import type { MatrixOptions } from "./matrix-run.js";

const HELP = `
Examples:
  $ npx cr613 verify --engine "./one" --out out/one
  $ npx cr613 verify --engine "./two" --out out/two
  $ npx cr613 matrix out/one/report.json out/two/report.json

A row is a scenario, a column an engine. Rows on which the engines disagree
most come first; in a row the same letter is the same wrong answer.

Exit status: 0 compared, whatever came out, 2 usage or broken input.`;

/** `cr613 matrix`. What it needs to run is loaded when it runs. */
export function matrixCommand(finish: Finish): Command {
  return new Command("matrix")
    .description("compare reports of several engines, scenario by scenario: where they disagree, and how")
    .argument("<reports...>", "two or more report.json, as verify writes them; one column each, in this order")
    .option("--out <folder>", "where matrix.html and matrix.csv go", "out/matrix")
    .option("--quiet", "print nothing")
    .addHelpText("after", HELP)
    .action(async (paths: string[], options: MatrixOptions) => {
      const { runMatrix } = await import("./matrix-run.js");
      finish(await runMatrix(paths, options));
    });
}
