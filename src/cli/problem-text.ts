import type { Problem } from "../rules/formats.gen.js";
import { wrap } from "../explain/wrap.js";
import { visible } from "../faults/quote.js";
import type { Painter } from "./page.js";

/** A longer list of allowed words does not help if the word that was probably meant is shown. */
const LENGTHY = 80;

/** A problem of a file: `file:line:column`, what is wrong, what was expected, what was probably meant. */
export function problemText(problem: Problem, paint: Painter, width: number): string {
  const { file, line, column, pointer, message, expected, suggestion } = problem;
  const place = `${paint("cyan", `${visible(file)}:${line}:${column}`)}${pointer === "" ? "" : `  ${paint("dim", visible(pointer))}`}`;
  const isLengthy = suggestion !== undefined && (expected?.length ?? 0) > LENGTHY;
  const details = [
    wrap(message, { width, first: "  " }),
    ...(expected === undefined || isLengthy ? [] : [wrap(expected, { width, first: "    expected: " })]),
    ...(suggestion === undefined ? [] : [`    did you mean ${paint("green", visible(suggestion))}?`]),
  ];
  return [place, ...details].join("\n");
}

export function problemTexts(problems: readonly Problem[], paint: Painter, width: number): string {
  return problems.map((problem) => problemText(problem, paint, width)).join("\n");
}
