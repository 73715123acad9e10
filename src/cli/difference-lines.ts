import { describeValue } from "../explain/value.js";
import { visible } from "../faults/quote.js";
import { printValue } from "../names/value.js";
import type { Difference } from "../verifier/difference.js";
import { cutOff } from "./count.js";
import { tableLines } from "./table.js";

/** A difference as the cells of a row. */
export function valueRow({ subject, value, from, to }: Difference): string[] {
  return [
    subject,
    printValue(value),
    ...[from, to].map((side) => (side === undefined ? "—" : describeValue(side))),
  ].map(visible);
}

/** Values that differ, as a table: object, characteristic, and what each of two sides says; the rest is counted. */
export function differenceLines(
  rows: readonly (readonly string[])[],
  [before, after]: readonly [string, string],
  most: number,
  width: number,
): string[] {
  const columns = [
    { title: "object", least: 8 },
    { title: "characteristic", least: 8 },
    { title: before, least: 10 },
    { title: after, least: 10 },
  ];
  const { shown, more } = cutOff(rows, most);
  return [...(shown.length === 0 ? [] : tableLines(columns, shown, width)), ...more];
}
