import type { Table } from "./table.js";
import type { TableObject } from "./table-object.js";
import { byCodeUnit } from "../rules/text-order.js";

/** Puts counters on an object: all of that kind take the new timestamp (CR 613.7c). */
export function putCounters(table: Table, object: TableObject, kind: string, count: number): void {
  if (count <= 0) return;
  const before = object.counters.get(kind);
  object.counters.set(kind, {
    count: (before?.count ?? 0) + count,
    timestamp: table.ruleset.practice.timestampOfCounters(before?.timestamp, () => table.mint()),
  });
}

/** Kinds of counters put on at once, in an order of their own: how a file lists them must not decide their timestamps. */
export function byKind<T>(counts: { readonly [kind: string]: T }): [kind: string, count: T][] {
  return Object.entries(counts).sort(([a], [b]) => byCodeUnit(a, b));
}

/** Removes counters; false if there are too few. The rest keep their timestamp. */
export function removeCounters(object: TableObject, kind: string, count: number): boolean {
  const pile = object.counters.get(kind);
  if (pile === undefined || pile.count < count) return false;
  if (pile.count === count) object.counters.delete(kind);
  else object.counters.set(kind, { ...pile, count: pile.count - count });
  return true;
}
