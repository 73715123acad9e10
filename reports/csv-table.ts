import Papa from "papaparse";
import type { ReportValue } from "../src/rules/formats.gen.js";

export type Cell = string | number | boolean;

/** null is `null`, an empty list `[]`, a list `a; b`. */
export function valueCell(value: ReportValue): Cell {
  if (value === null) return "null";
  if (Array.isArray(value)) return value.length === 0 ? "[]" : value.join("; ");
  return value;
}

/** Texts that a spreadsheet would run as a formula, wide signs of East Asian keyboards included. A negative number is none. */
const FORMULA = /^(?:[\t\r]|\s*(?:[=@＝＠]|[+\-＋－](?!\d+(?:\.\d+)?$)))/u;

/** A table as CSV, with a newline after each row. */
export function csvTable(fields: readonly string[], rows: readonly (readonly Cell[])[]): string {
  const data = rows.map((row) => [...row]);
  const text = Papa.unparse({ fields: [...fields], data }, { newline: "\n", escapeFormulae: FORMULA });
  return rows.length === 0 ? text : `${text}\n`; // a table without rows ends with its newline already
}
