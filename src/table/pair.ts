import { CREATURE } from "../rules/card-types.js";
import { PAIRED } from "../rules/designations.js";
import type { Outcome } from "../resolver/resolve.js";
import type { BoardFact } from "../rules/board.js";
import { forgetStarts, startsWith } from "./start-facts.js";
import type { TableObject } from "./table-object.js";
import type { Table } from "./table.js";

/**
 * Two creatures are paired by an ability of one of them, if its controller controls both as creatures and neither is
 * paired (CR 702.95a, 702.95c-d).
 */
export function pair(table: Table, places: readonly [number, number], controller: number, outcome: Outcome): void {
  const objects = places.map((place) => table.at(place));
  const isFit = places.every((place) => canBePaired(table, place, controller, outcome));
  const isFree = objects.every((object) => object.pair === undefined);
  if (!isFit || !isFree || places[0] === places[1]) {
    for (const object of objects) if (!object.gone) object.startClauses.push(isFit ? "702.95d" : "702.95c");
    return;
  }
  const timestamp = table.mint();
  for (const [n, object] of objects.entries()) {
    table.watch(object);
    object.pair = { other: places[n === 0 ? 1 : 0], controller };
    object.designations.set(PAIRED, timestamp);
    forgetStarts(object, (clause) => ["702.95c", "702.95d", "702.95e"].includes(clause));
  }
}

/** What became of one of a pair, so that there is none any more. */
type Parting = Pick<BoardFact, "because" | "of">;

/** Ends the pair that an object is in; the other one of it is unpaired as well. */
export function unpair(table: Table, object: TableObject, parting: Parting = {}): void {
  const both = object.pair === undefined ? [object] : [object, table.at(object.pair.other)];
  for (const one of both) {
    one.pair = undefined;
    one.designations.delete(PAIRED);
    // Of several pairs of one object the last is told of.
    forgetStarts(one, (clause) => clause === "702.95e");
    if (!one.gone) startsWith(one, { clause: "702.95e", ...parting });
  }
}

/**
 * A pair lasts as long as both remain creatures on the battlefield under that player's control (CR 702.95a, 702.95e); one
 * that phases out can't be seen any more (CR 702.26f).
 */
export function endPairs(table: Table): void {
  const paired = table.watched.filter(({ pair: one }) => one !== undefined);
  if (paired.length === 0) return;
  const outcome = table.resolve();
  for (const object of paired) {
    if (object.pair === undefined) continue;
    const { other, controller } = object.pair;
    const places = [object.place, other];
    const parted = places.find((place) => !canBePaired(table, place, controller, outcome));
    if (parted === undefined) continue;
    if (places.some((place) => table.at(place).phasedOut && !table.at(place).gone))
      for (const place of places) table.at(place).startClauses.push("702.26f");
    unpair(table, object, { because: partedBy(table, parted, outcome), of: table.at(parted).id });
  }
}

function partedBy(table: Table, place: number, outcome: Outcome): NonNullable<BoardFact["because"]> {
  const { zone, gone, phasedOut } = table.at(place);
  if (zone !== "battlefield" || gone) return "left";
  if (phasedOut) return "phasedOut";
  return ((outcome.final[place]?.types ?? 0) & CREATURE) === 0 ? "noCreature" : "controller";
}

function canBePaired(table: Table, place: number, player: number, outcome: Outcome): boolean {
  const { zone, gone, phasedOut } = table.at(place);
  const view = outcome.final[place];
  if (zone !== "battlefield" || gone || phasedOut || view === undefined) return false;
  return view.controller === player && (view.types & CREATURE) !== 0;
}
