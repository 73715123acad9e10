const LONGEST = 60;

/** Characters that would move the cursor, color the terminal or turn the text around: C0, C1, marks of direction, separators. */
// eslint-disable-next-line no-control-regex -- these are what is looked for
const UNSAFE = /[\u0000-\u001f\u007f-\u009f\u200b-\u200f\u2028-\u202e\u2060-\u2069\ufeff]/gu;

/** A text from a file, in quotation marks, clipped, with nothing in it that a terminal would obey. */
export function quote(text: string): string {
  return `"${visible(clipped(text))}"`;
}

export function clipped(text: string): string {
  return text.length > LONGEST ? `${text.slice(0, LONGEST - 1)}…` : text;
}

/** The text with unsafe characters written out, at full length. */
export function visible(text: string): string {
  return text.replace(UNSAFE, (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, "0")}`);
}

/** A value from a file in a few words: `the text "x"`, `the number 5`, `a list`, `null`. */
export function nameOfValue(value: unknown): string {
  if (value === undefined) return "nothing";
  if (value === null || typeof value === "boolean") return String(value);
  if (typeof value === "string") return `the text ${quote(value)}`;
  if (typeof value === "number") return `the number ${value}`;
  return Array.isArray(value) ? (value.length === 0 ? "an empty list" : "a list") : "an object";
}
