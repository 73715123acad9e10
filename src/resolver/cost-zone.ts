import type { Casting, PaidFor } from "../rules/casting.js";
import type { Selector, Zone } from "../rules/formats.gen.js";
import type { Effect } from "./effect.js";

/** Where a spell was cast from, if an effect is about spells from certain zones. */
export function zoneAsked({ program: { affected } }: Effect, announced: PaidFor | Casting): Zone | undefined {
  return "from" in announced && affected !== undefined && asksForZone(affected) ? announced.from : undefined;
}

function asksForZone(selector: Selector): boolean {
  const { castFrom, not, allOf = [], anyOf = [] } = selector;
  return castFrom !== undefined || [not ?? [], allOf, anyOf].flat().some(asksForZone);
}
