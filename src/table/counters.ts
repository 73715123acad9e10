import { BATTLE, PLANESWALKER } from "../rules/card-types.js";
import type { EntersEvent } from "../rules/formats.gen.js";
import { byCodeUnit } from "../rules/text-order.js";
import { cardSays } from "./card-says.js";
import { isCopy } from "./copied-values.js";
import type { Table } from "./table.js";
import type { TableObject } from "./table-object.js";
import { countDeed } from "./history.js";
import { startsWith } from "./start-facts.js";

/** Counters that trigger something when there are more or fewer (CR 310.12b, 714.2b). */
export const TRIGGERING: ReadonlySet<string> = new Set(["lore", "defense"]);

/** Puts counters on an object: all of that kind take the new timestamp (CR 613.7c). */
export function putCounters(table: Table, object: TableObject, kind: string, count: number): void {
  if (count <= 0) return;
  if (TRIGGERING.has(kind)) table.watch(object);
  if (object.zone === "battlefield") countDeed(table, { what: "counters put", object: object.place, amount: count });
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

/** A planeswalker enters with its loyalty, a battle with its defense, in counters (CR 306.5b, 310.4b), unless the event says how many. */
export function intrinsicCounters(table: Table, place: number, { counters }: Pick<EntersEvent, "counters">): void {
  const object = table.at(place);
  if (!isCopy(table, place) && !cardSays(object.card, '"loyalty":') && !cardSays(object.card, '"defense":')) return;
  const view = table.resolve().final[place];
  if (view === undefined) return;
  for (const [kind, type] of [
    ["loyalty", PLANESWALKER],
    ["defense", BATTLE],
  ] as const) {
    const printed = view[kind];
    if ((view.types & type) !== 0 && printed !== null && counters?.[kind] === undefined) {
      putCounters(table, object, kind, printed);
      startsWith(object, {
        clause: kind === "loyalty" ? "306.5b" : "310.4b",
        counters: { [kind]: object.counters.get(kind)?.count ?? 0 },
      });
    }
  }
}
