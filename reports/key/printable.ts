import type { Key } from "../../src/rules/formats.gen.js";
import { legalInXml } from "../xml-text.js";

/**
 * The key as every format but JSON writes it: without characters that XML can not hold, and that nothing shows anyway;
 * every end of a line is a newline.
 */
export function printable(key: Key): Key {
  return withTexts(key, (text) => legalInXml(text).replaceAll(/\r\n?/g, "\n"));
}

/** The same value with each of its texts changed. */
function withTexts<T>(value: T, change: (text: string) => string): T;
function withTexts(value: unknown, change: (text: string) => string): unknown {
  if (typeof value === "string") return change(value);
  if (Array.isArray(value)) return value.map((member: unknown) => withTexts(member, change));
  if (typeof value !== "object" || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([name, member]) => [name, withTexts(member, change)]));
}

/** On one line, for formats in which a line means something. Spaces that must not break stay as they are: French has them. */
export function oneLine(text: string): string {
  return text.replaceAll(/[\t\n\v\f\r \u0085\u2028\u2029]+/g, " ").trim();
}
