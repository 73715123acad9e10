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

/** With a capital, where it does not begin with a name, and with an end. */
function sentence(words: string): string {
  const begun = words.charAt(0).toUpperCase() + words.slice(1);
  return /[.?]$/.test(begun) ? begun : `${begun}.`;
}
