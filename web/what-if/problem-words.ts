import type { Problem } from "../../src/rules/formats.gen.js";

/** What is wrong and what would be right, as sentences. */
export function problemText({
  message,
  expected,
  suggestion,
}: Pick<Problem, "message" | "expected" | "suggestion">): string {
  return [
    sentence(message),
    ...(expected === undefined ? [] : [sentence(`expected: ${quoted(expected)}`)]),
    ...(suggestion === undefined ? [] : [`Did you mean “${suggestion}”?`]),
  ].join(" ");
}

/** A comma alone would be lost among the words. */
function quoted(words: string): string {
  return /[a-z0-9]/i.test(words) ? words : `“${words}”`;
}

const BEGINS_WITH_ID = /^[a-z][a-z0-9]*(?:-[a-z0-9]+)+ /;

/** With a capital, where it does not begin with an id, and with an end. */
function sentence(words: string): string {
  const begun = BEGINS_WITH_ID.test(words) ? words : words.charAt(0).toUpperCase() + words.slice(1);
  return /[.?]$/.test(begun) ? begun : `${begun}.`;
}
