import { contextOf, type BoardEffect } from "../rules/board.js";
import type { Zone } from "../rules/formats.gen.js";
import type { Sticker, TableObject } from "./table-object.js";

/** CR 123.5: from one of these to another stickers stay. */
const PUBLIC: readonly Zone[] = ["battlefield", "graveyard", "exile", "stack", "command"];

export function stickersThatStay({ zone, stickers }: TableObject, to: Zone): readonly Sticker[] {
  return PUBLIC.includes(zone) && PUBLIC.includes(to) ? stickers : [];
}

/** CR 613.7k: right after a new timestamp of their object, in the order they had. */
export function restamped(stickers: readonly Sticker[], mint: () => number): Sticker[] {
  return stickers.map((sticker) => ({ ...sticker, timestamp: mint() }));
}

/** The effects of the stickers on an object. */
export function stickerEffects(object: TableObject, place: number): BoardEffect[] {
  if (object.gone) return [];
  const { controller, stickers, timestampClauses } = object;
  // Turning its object over has made it young again.
  const turned = timestampClauses.filter((clause) => clause === "613.7f");
  return stickers.map(({ name, part, clauses, timestamp }, n) => ({
    name,
    key: `s${place}-${n}`,
    timestamp,
    clauses: ["613.7k", ...clauses, ...turned],
    objects: [place],
    parts: [part],
    context: contextOf(controller, place),
  }));
}
