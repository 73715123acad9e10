import Papa from "papaparse";
import type { ReportValue } from "../src/rules/formats.gen.js";

export type Cell = string | number | boolean;

/** null is `null`, a list `a; b`, an empty list `[]`: plain ASCII, for spreadsheets and for programs. */
export function valueCell(value: ReportValue): Cell {
  if (value === null) return "null";
  if (Array.isArray(value)) return value.length === 0 ? "[]" : value.join("; ");
  return value;
}

/**
 * Texts that a spreadsheet would run as a formula: papaparse puts an apostrophe before them. Blanks before the sign do
 * not help, nor do the wide signs of East Asian keyboards. A negative number such as -2 is no formula.
 */
const FORMULA = /^(?:[\t\r]|\s*(?:[=@＝＠]|[+\-＋－](?!\d+(?:\.\d+)?$)))/u;

/** A table as CSV, with a newline after each row. */
export function csvTable(fields: readonly string[], rows: readonly (readonly Cell[])[]): string {
  const data = rows.map((row) => [...row]);
  const text = Papa.unparse({ fields: [...fields], data }, { newline: "\n", escapeFormulae: FORMULA });
  return rows.length === 0 ? text : `${text}\n`; // a table without rows ends with its newline already
}
