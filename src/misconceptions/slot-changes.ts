import type { Sort } from "../rules/layers.js";
import type { Slot } from "../rules/ruleset.js";

/**
 * How somebody's order of the layers differs from that of an edition, said in terms of what stands in them, so that it
 * means the same under every edition: something comes before or after something else; several things are ordered
 * together, as if they shared a layer; or characteristic-defining abilities do not go first (CR 613.3).
 */
export type SlotChange =
  | { readonly move: readonly Sort[]; readonly before: Sort }
  | { readonly move: readonly Sort[]; readonly after: Sort }
  | { readonly together: readonly Sort[] }
  | { readonly defining: "withTheRest" | "last" };

/** The slots of an edition with a change; the same values if it changes nothing. */
export function changedSlots(slots: readonly Slot[], change: SlotChange): readonly Slot[] {
  if ("together" in change) return together(slots, change.together);
  if ("defining" in change) return change.defining === "last" ? definingLast(slots) : inOnePass(slots);
  const moved = parted(slots, (sort) => change.move.includes(sort));
  const rest = parted(slots, (sort) => !change.move.includes(sort));
  const at =
    "before" in change
      ? rest.findIndex(({ sorts }) => sorts.includes(change.before))
      : rest.findLastIndex(({ sorts }) => sorts.includes(change.after)) + 1;
  return rest.toSpliced(at, 0, ...moved);
}

/** What of each slot is wanted; slots of which nothing is are left out. */
function parted(slots: readonly Slot[], isWanted: (sort: Sort) => boolean): Slot[] {
  return slots.flatMap((slot) => {
    const [first, ...others] = slot.sorts.filter(isWanted);
    if (first === undefined) return [];
    return others.length + 1 === slot.sorts.length ? [slot] : [{ ...slot, sorts: [first, ...others] as const }];
  });
}

/** One slot for all of these, in the place and with the name of the first of them. */
function together(slots: readonly Slot[], sorts: readonly Sort[]): readonly Slot[] {
  const at = slots.findIndex((slot) => slot.sorts.some((sort) => sorts.includes(sort)));
  const found = slots[at];
  const [first, ...others] = sorts;
  if (found === undefined || first === undefined) return slots;
  const one: Slot = { ...found, sorts: [first, ...others], pass: "all", clause: found.layerClause };
  return parted(slots, (sort) => !sorts.includes(sort)).toSpliced(at, 0, one);
}

/** Without a pass of their own, characteristic-defining abilities are ordered with the rest. */
function inOnePass(slots: readonly Slot[]): readonly Slot[] {
  return slots.flatMap((slot): Slot[] => {
    if (slot.pass === "cda") return [];
    return [slot.pass === "all" ? slot : { ...slot, pass: "all" }];
  });
}

/** The pass of characteristic-defining abilities after that of the rest. */
function definingLast(slots: readonly Slot[]): readonly Slot[] {
  return slots.flatMap((slot, place) => {
    if (slot.pass === "cda") return slots.slice(place + 1, place + 2);
    return slot.pass === "rest" ? slots.slice(place - 1, place) : [slot];
  });
}
