import type { Problem } from "../../src/rules/formats.gen.js";

/** What is wrong and what would be right, in sentences. */
export function problemText(problem: Pick<Problem, "message" | "expected" | "suggestion">): string {
  const { message, expected, suggestion } = problem;
  return [
    sentence(message),
    ...(expected === undefined ? [] : [sentence(`expected: ${quoted(expected)}`)]),
    ...(suggestion === undefined ? [] : [`Did you mean “${suggestion}”?`]),
  ].join(" ");
}

/** A comma alone would be lost among words. */
function quoted(words: string): string {
  return /[a-z0-9]/i.test(words) ? words : `“${words}”`;
}

const BEGINS_WITH_ID = /^[a-z][a-z0-9]*(?:-[a-z0-9]+)+ /;

/** With a full stop and, unless it begins with an id, a capital. */
function sentence(words: string): string {
  const begun = BEGINS_WITH_ID.test(words) ? words : words.charAt(0).toUpperCase() + words.slice(1);
  return /[.?]$/.test(begun) ? begun : `${begun}.`;
}
