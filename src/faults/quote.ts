import { visible } from "../rules/visible.js";

export { visible, visibleLines } from "../rules/visible.js";

const LONGEST = 60;

/** A text from a file, in quotation marks, clipped, with nothing in it that a terminal would obey. */
export function quote(text: string): string {
  return `"${visible(clipped(text))}"`;
}

export function clipped(text: string): string {
  return text.length > LONGEST ? `${text.slice(0, LONGEST - 1)}…` : text;
}

/** A value from a file in a few words: `the text "x"`, `the number 5`, `a list`, `null`. */
export function nameOfValue(value: unknown): string {
  if (value === undefined) return "nothing";
  if (value === null || typeof value === "boolean") return String(value);
  if (typeof value === "string") return `the text ${quote(value)}`;
  if (typeof value === "number") return `the number ${value}`;
  return Array.isArray(value) ? (value.length === 0 ? "an empty list" : "a list") : "an object";
}
