import { revised, type ObjectView } from "../rules/object-view.js";
import type { Outcome } from "../resolver/resolve.js";
import type { Table } from "./table.js";

/** The copiable values of an object now (CR 707.2), as a copy would have them. */
export function copiedValues(table: Table, outcome: Outcome, original: number): ObjectView {
  const values = outcome.copiable[original];
  const object = table.objects[original];
  if (values === undefined || object === undefined) throw new RangeError(`no object ${original}`);
  // CR 712.8e: a copy of a back face that is no modal one has mana value 0.
  const isBack = object.side === "back" && object.card.layout !== "modal" && object.card.layout !== "flip" && values.name === object.card.back?.name;
  return isBack ? revised(values, (draft) => void (draft.manaValue = 0)) : values;
}
