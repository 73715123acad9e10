import type { Deed } from "../rules/deeds.js";
import type { Table } from "./table.js";

/** Something has happened that is counted until the turn ends; where nothing asks for it, nobody counts. */
export function countDeed(table: Table, deed: Deed): void {
  if (table.asksForHistory && deed.amount > 0) table.history = [...table.history, deed];
}

/** It has not happened after all; false if it was not counted. */
export function discountDeed(table: Table, isSuch: (deed: Deed) => boolean): boolean {
  const before = table.history.length;
  table.history = table.history.filter((deed) => !isSuch(deed));
  return table.history.length < before;
}

/** What has entered is what it is once all that came with it is there (CR 603.6a). */
export function settleArrivals(table: Table): void {
  const isNew = (deed: Deed): boolean => deed.what === "permanents entered" && deed.view === undefined;
  if (!table.history.some(isNew)) return;
  const { final } = table.resolve();
  table.history = table.history.map((deed) => (isNew(deed) ? { ...deed, view: final[deed.object ?? -1] } : deed));
}
