import type { Problem } from "../rules/formats.gen.js";
import { wrap } from "../explain/wrap.js";
import { visible } from "../faults/quote.js";
import type { Painter } from "./page.js";

/** A longer list of allowed words does not help if the word that was probably meant is shown. */
const LENGTHY = 80;

/** A problem of a file: `file:line:column`, what is wrong, what was expected, what was probably meant. */
export function problemText(problem: Problem, paint: Painter, width: number): string {
  return [placeText(problem, paint), ...detailLines(problem, paint, width, "  ")].join("\n");
}

export function placeText({ file, line, column, pointer }: Problem, paint: Painter): string {
  const place = paint("cyan", `${visible(file)}:${line}:${column}`);
  return pointer === "" ? place : `${place}  ${paint("dim", visible(pointer))}`;
}

export function detailLines(
  { message, expected, suggestion }: Pick<Problem, "message" | "expected" | "suggestion">,
  paint: Painter,
  width: number,
  indent: string,
): string[] {
  const isLengthy = suggestion !== undefined && (expected?.length ?? 0) > LENGTHY;
  return [
    wrap(message, { width, first: indent }),
    ...(expected === undefined || isLengthy ? [] : [wrap(expected, { width, first: `${indent}  expected: ` })]),
    ...(suggestion === undefined ? [] : [`${indent}  did you mean ${paint("green", visible(suggestion))}?`]),
  ];
}

export function problemTexts(problems: readonly Problem[], paint: Painter, width: number): string {
  return problems.map((problem) => problemText(problem, paint, width)).join("\n");
}
