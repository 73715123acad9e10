import { byCodeUnit } from "../rules/text-order.js";
import { csvTable, valueCell } from "../../reports/csv-table.js";
import { countOf } from "../verifier/row.js";
import type { Exported, Expressed } from "./exported.js";
import { REASONS, type ReasonId, reasonText } from "./reason.js";

export const NOT_EXPRESSIBLE = "not-expressible.csv";

/** not-expressible.csv and export.json: the result for each scenario, for people and for programs. */
export function listingFiles(format: string, exported: Exported): Map<string, string> {
  return new Map([
    [NOT_EXPRESSIBLE, inexpressibleCsv(exported)],
    ["export.json", indexJson(format, exported)],
  ]);
}

/** A row for each missing scenario or check and each reason. */
function inexpressibleCsv({ expressed, inexpressible }: Exported): string {
  const missing = [
    ...inexpressible.map((each) => ({ ...each, check: "" })),
    ...expressed.flatMap(({ scenario, without }) => without.map((each) => ({ ...each, scenario }))),
  ];
  const rows = missing.flatMap(({ scenario, check, why }) =>
    why.map(({ id, about = "" }) => [scenario, check, id, about, REASONS[id]] as const),
  );
  rows.sort((a, b) => byCodeUnit(a[0], b[0]) || byCodeUnit(a[1], b[1]));
  return csvTable(["scenario", "check", "reason", "about", "words"], rows);
}

function indexJson(format: string, { expressed, inexpressible }: Exported): string {
  const members = [
    `"format": ${JSON.stringify(format)}`,
    `"exported": ${lines(
      expressed.map(({ scenario, files, cards, checks, without }) => ({
        scenario,
        files,
        cards,
        checks: checks.map(({ check, place, asserted, leftOut }) => ({
          check,
          place,
          asserted: asserted.length,
          leftOut: leftOut.map(({ subject, characteristic, why }) => ({ subject, characteristic, reason: why.id })),
        })),
        without: without.map(({ check, why }) => ({ check, why: why.map(reasonText) })),
      })),
    )}`,
    `"notExpressible": ${lines(inexpressible.map(({ scenario, why }) => ({ scenario, why: why.map(reasonText) })))}`,
  ];
  return `{\n${members.join(",\n")}\n}\n`;
}

/** A JSON array with a line for each member. */
export function lines(values: readonly unknown[]): string {
  return values.length === 0 ? "[]" : `[\n${values.map((value) => JSON.stringify(value)).join(",\n")}\n]`;
}

/** expected.csv for formats that can not express expected values: one row for each value. */
export function expressedCsv(expressed: readonly Expressed[]): string {
  const rows = expressed.flatMap(({ scenario, checks }) =>
    checks.flatMap(({ place, asserted }) =>
      asserted.map(({ check, subject, characteristic, expected }) => [
        scenario,
        check,
        place,
        subject,
        characteristic,
        valueCell(expected),
      ]),
    ),
  );
  return csvTable(["scenario", "check", "file", "subject", "characteristic", "expected"], rows);
}

/** The number of scenarios with each reason, the most frequent first. */
export function reasonCounts({ inexpressible }: Exported): [ReasonId, number][] {
  const counts = countOf(inexpressible.flatMap(({ why }) => [...new Set(why.map(({ id }) => id))]));
  return [...counts].sort(([a, x], [b, y]) => y - x || byCodeUnit(a, b));
}
