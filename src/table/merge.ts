import { arrive } from "./enter.js";
import { fault, type Fallible, untilFault } from "../faults/fault.js";
import type { TableObject } from "./table-object.js";
import type { Table } from "./table.js";
import { countDeed } from "./history.js";

/** CR 712.21, 730.3: each of its other cards becomes an object where the permanent goes; tokens among them are gone (CR 111.7). */
export function componentsLeave(
  table: Table,
  { components, owner, meldedWith }: TableObject,
  to: TableObject["zone"],
  controller: number,
  pointer: string,
): Fallible {
  return untilFault(components, ({ id, card, token }) => {
    if (token) return undefined;
    if (table.find(id) !== undefined)
      return fault(
        pointer,
        `there is an object "${id}" already`,
        "an `id` for the component in the event that merges it",
      );
    const problem = arrive(table, { id, card, owner, controller, zone: to, token: false }, {}, pointer);
    const object = table.objects.at(-1);
    if (object !== undefined) countCard(table, object);
    object?.startClauses.push("400.7", meldedWith === undefined ? "730.3" : "712.21");
    return problem;
  });
}

/** A card has been put into a graveyard from anywhere (CR 700.11). */
export function countCard(table: Table, { zone, token, owner, place }: TableObject): void {
  if (zone === "graveyard" && !token)
    countDeed(table, { what: "cards put into graveyards", player: owner, object: place, amount: 1 });
}
