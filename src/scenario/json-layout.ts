/** The layout of a JSON text. */
export interface Layout {
  /** One step of indentation. */
  readonly unit: string;
  readonly eol: "\n" | "\r\n";
}

/** Formats a value within a text, behind its key or behind the indentation of its line. */
export type LayOut = (value: unknown, indent: string, layout: Layout) => string;

export const LAYOUT: Layout = { unit: "  ", eol: "\n" };

const WIDTH = 100;

/** The layout that a text already uses. */
export function layoutOf(text: string): Layout {
  const unit = /^[\t ]+(?=["[{\]}\w-])/m.exec(text)?.[0] ?? LAYOUT.unit;
  return { unit, eol: text.includes("\r\n") ? "\r\n" : "\n" };
}

/**
 * JSON in which one changed value is one changed line: each key and each object in a list has its own line, except for
 * lists of plain values, and objects with one key that fit on a line.
 */
export function laidOut(value: unknown, indent: string, layout: Layout, flatOf = onOneLine): string {
  if (typeof value !== "object" || value === null) return JSON.stringify(value);
  const flat = flatOf(value);
  if (flat !== undefined && indent.length + flat.length <= WIDTH) return flat;
  const inner = indent + layout.unit;
  const lines = Array.isArray(value)
    ? value.map((item: unknown) => laidOut(item, inner, layout, flatOf))
    : Object.entries(value).map(
        ([key, member]: [string, unknown]) => `${JSON.stringify(key)}: ${laidOut(member, inner, layout, flatOf)}`,
      );
  const [open, close] = Array.isArray(value) ? ["[", "]"] : ["{", "}"];
  if (lines.length === 0) return `${open}${close}`;
  return `${open}${layout.eol}${lines.map((line) => inner + line).join(`,${layout.eol}`)}${layout.eol}${indent}${close}`;
}

/** undefined if the value must not be on one line, however short. */
function onOneLine(value: unknown): string | undefined {
  if (typeof value !== "object" || value === null) return JSON.stringify(value);
  if (Array.isArray(value)) {
    const isPlain = value.every((item: unknown) => typeof item !== "object" || item === null);
    return isPlain ? `[${value.map((item: unknown) => JSON.stringify(item)).join(", ")}]` : undefined;
  }
  const [entry, another]: readonly [string, unknown][] = Object.entries(value);
  if (entry === undefined || another !== undefined) return undefined;
  const flat = onOneLine(entry[1]);
  return flat === undefined ? undefined : `{ ${JSON.stringify(entry[0])}: ${flat} }`;
}
