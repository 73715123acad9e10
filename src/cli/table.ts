import { wrap } from "../explain/wrap.js";

/** A column: its heading, and whether its cells may be wrapped if the page is narrow. */
export interface Column {
  readonly title: string;
  /** Its minimal width in characters; cells that may not be wrapped get all they need. */
  readonly least?: number;
}

const GAP = 2;

/** Words up to this length are not broken. */
const LONGEST_WORD = 18;

/** Rows under headings, each column as wide as its widest cell. Too wide a cell is wrapped; nothing is left out. */
export function tableLines(columns: readonly Column[], rows: readonly (readonly string[])[], width: number): string[] {
  const titles = columns.map((column) => column.title);
  const all = [titles, ...rows];
  const words = all.map((row) => row.map((cell) => Math.max(...cell.split(" ").map(widthOf))));
  const longestWords = greatest(words).map((length) => Math.min(length, LONGEST_WORD));
  const natural = greatest(all.map((row) => row.map(widthOf)));
  const widths = fitted(columns, natural, longestWords, width - GAP * (columns.length - 1));
  return all.flatMap((row) => rowLines(row, widths));
}

function greatest(rows: readonly (readonly number[])[]): number[] {
  const numbers: number[] = [];
  for (const row of rows) row.forEach((number, i) => (numbers[i] = Math.max(numbers[i] ?? 0, number)));
  return numbers;
}

/** Narrows the widest column until all fit. */
function fitted(
  columns: readonly Column[],
  natural: readonly number[],
  words: readonly number[],
  available: number,
): number[] {
  const widths = [...natural];
  const least = columns.map((column, i) =>
    Math.min(Math.max(column.least ?? Infinity, words[i] ?? 0), natural[i] ?? 0),
  );
  for (let excess = widths.reduce((sum, each) => sum + each, 0) - available; excess > 0; excess--) {
    const candidates = widths.map((each, i) => (each > (least[i] ?? 0) ? each : -1));
    const widest = candidates.indexOf(Math.max(...candidates));
    if ((candidates[widest] ?? -1) < 0) break;
    widths[widest] = (widths[widest] ?? 0) - 1;
  }
  return widths;
}

function rowLines(row: readonly string[], widths: readonly number[]): string[] {
  const cells = row.map((cell, i) => cellLines(cell, widths[i] ?? 0));
  const height = Math.max(...cells.map((lines) => lines.length));
  return Array.from({ length: height }, (_, y) =>
    cells
      .map((lines, i) => padded(lines[y] ?? "", widths[i] ?? 0))
      .join(" ".repeat(GAP))
      .trimEnd(),
  );
}

function cellLines(cell: string, width: number): string[] {
  return wrap(cell, { width })
    .split("\n")
    .flatMap((line) => pieces(line, width));
}

/** A word wider than its column is split. */
function pieces(line: string, width: number): string[] {
  const characters = Array.from(line);
  if (characters.length <= width || width < 1) return [line];
  return [characters.slice(0, width).join(""), ...pieces(characters.slice(width).join(""), width)];
}

function padded(text: string, width: number): string {
  return text + " ".repeat(Math.max(0, width - widthOf(text)));
}

/** Characters as a reader counts them, not code units. */
function widthOf(text: string): number {
  return Array.from(text).length;
}
