import type { ResolutionContext } from "../rules/board.js";
import type { Selector } from "../rules/formats.gen.js";
import { inTheEnd, resolve } from "../resolver/resolve.js";
import type { Table } from "./table.js";

/** Writes down which phased-out permanents would be among the objects of an effect that begins (CR 702.26e). */
export function noteLeftOut(table: Table, affects: Selector | undefined, context: ResolutionContext): void {
  const isAway = (place: number): boolean => table.at(place).phasedOut && !table.at(place).gone;
  if (affects === undefined || !table.objects.some((_, place) => isAway(place))) return;
  const board = table.board();
  const objects = board.objects.map((object, place) => (isAway(place) ? { ...object, phasedOut: false } : object));
  const outcome = resolve({ ...board, objects }, table.ruleset, { trace: "none" });
  for (const place of inTheEnd(outcome, context).select(affects))
    if (isAway(place)) table.at(place).startClauses.push("702.26e");
}
