import Papa from "papaparse";
import type { ReportValue } from "../rules/formats.gen.js";

export type Cell = string | number | boolean;

/** A value in a table, as results.csv has it: null is `null`, a list `a; b`, an empty list `[]`. */
export function cell(value: ReportValue): Cell {
  if (value === null) return "null";
  if (Array.isArray(value)) return value.length === 0 ? "[]" : value.join("; ");
  return value;
}

/** Texts that a spreadsheet would run as a formula; a negative number such as -2 is none. */
const FORMULA = /^(?:[\t\r]|\s*(?:[=@＝＠]|[+\-＋－](?!\d+(?:\.\d+)?$)))/u;

/** A table for programs and spreadsheets: no cell is taken for a formula, and lines end with a line feed. */
export function csvText(columns: readonly string[], rows: readonly (readonly Cell[])[]): string {
  const data = rows.map((row) => [...row]);
  const text = Papa.unparse({ fields: [...columns], data }, { newline: "\n", escapeFormulae: FORMULA });
  return rows.length === 0 ? text : `${text}\n`;
}
