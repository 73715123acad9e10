import type { Key } from "../../src/rules/formats.gen.js";
import { visibleLines } from "../../src/rules/visible.js";

/** The key with a newline at the end of each line, and with everything written out that XML can't hold or nothing shows. */
export function printable(key: Key): Key {
  return withTexts(key, (text) => visibleLines(text.replaceAll(/\r\n?/g, "\n")));
}

/** The same value with each of its texts changed. */
function withTexts<T>(value: T, change: (text: string) => string): T;
function withTexts(value: unknown, change: (text: string) => string): unknown {
  if (typeof value === "string") return change(value);
  if (Array.isArray(value)) return value.map((member: unknown) => withTexts(member, change));
  if (typeof value !== "object" || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([name, member]) => [name, withTexts(member, change)]));
}

/** On one line; spaces that must not break stay as they are, since French has them. */
export function oneLine(text: string): string {
  return text.replaceAll(/[\t\n\v\f\r \u0085\u2028\u2029]+/g, " ").trim();
}
