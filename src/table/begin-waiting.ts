import { present } from "../rules/present.js";
import { selected } from "../resolver/query/queries.js";
import { inTheEnd } from "../resolver/resolve.js";
import { isTurnOf, ofNext } from "./next-turn.js";
import type { LastingEffect } from "./lasting-effect.js";
import type { Table } from "./table.js";

/**
 * What was made for a turn begins with it, for those whose turn it is: whom it affects is fixed now, its numbers were as it
 * was made (CR 611.2c-d).
 */
export function beginWaiting(table: Table): void {
  table.waiting = table.waiting.flatMap((effect) => {
    const { whom, begun = [], affects, ...fixed } = effect;
    const of = ofNext(effect.duration);
    if (of === undefined) return [];
    const begins = (how: Partial<Pick<LastingEffect, "affects" | "objects">>): void =>
      void (table.effects = [...table.effects, { ...fixed, ...how }]);
    const isTurn = isTurnOf(table, of, effect, undefined);
    // What stays open, or has no objects, begins as it is; but the turn of each one's controller is that of some.
    if (isTurn && (whom === undefined || affects !== undefined)) {
      begins(present({ affects }));
      return [];
    }
    if (whom === undefined) return [effect];
    const all = selected(whom, inTheEnd(table.resolve(), effect.context));
    const others = all.filter((object) => !begun.includes(object));
    const objects = others.filter((object) => isTurnOf(table, of, effect, object));
    if (objects.length > 0) begins({ objects });
    const waits = objects.length < others.length || (all.length === 0 && !isTurn);
    return waits ? [{ ...effect, begun: [...begun, ...objects] }] : [];
  });
}
