import type { CountExpectation, ObjectExpectation } from "../rules/formats.gen.js";
import { rulesetOf } from "../rules/rulesets.js";
import { GAME } from "./compare-game.js";
import { compareObject } from "./compare-object.js";
import { type Row, scalarRow } from "./row.js";
import type { Seen } from "./seen.js";

/** How many of the objects that were found fit a description: each value of it compares as in `expect`. */
export function compareCount({ where, count }: CountExpectation, { objects, ruleset }: Seen): Row[] {
  // An edition without base power and toughness has none to count by.
  const asksBase = where.basePower !== undefined || where.baseToughness !== undefined;
  if (asksBase && rulesetOf(ruleset).baseAfter === undefined) return [];
  const fitting = Object.entries(objects).filter(([id, found]) =>
    compareObject(id, where, found, ruleset).every(({ ok }) => ok),
  );
  return [scalarRow(GAME, { kind: "count", of: descriptionText(where) }, count, fitting.length)];
}

/** `types Creature, controller Ann`: in the order of the file. */
function descriptionText(where: ObjectExpectation): string {
  return Object.entries(where)
    .map(([key, value]: [string, unknown]) => `${key} ${valueText(value)}`)
    .join(", ");
}

function valueText(value: unknown): string {
  if (Array.isArray(value)) return value.length === 0 ? "none" : value.join("+");
  return typeof value === "object" && value !== null ? JSON.stringify(value) : String(value);
}
