import { isOn } from "../rules/board.js";
import type { TableObject } from "./table-object.js";
import type { Table } from "./table.js";

/** Whether counters, or effects of resolutions and events, are on an object: they go on whatever it becomes. */
export function isAffected(table: Table, { counters }: TableObject, place: number): boolean {
  return counters.size > 0 || table.effects.some((effect) => isOn(effect, place));
}

/** What turning an object face up or down exercises: effects on it go on (up, CR 708.8; down, CR 708.2a), a merged one turns with all its parts (CR 730.2f). */
export function turnedOver(table: Table, object: TableObject, place: number): void {
  object.startClauses.push(
    ...(isAffected(table, object, place) ? [object.faceDown === null ? "708.8" : "708.2a"] : []),
    ...(object.components.length > 0 ? ["730.2f"] : []),
  );
}
