import { isKeyword } from "../rules/ability.js";
import { CREATURE } from "../rules/card-types.js";
import type { ObjectView } from "../rules/object-view.js";
import type { TableObject } from "./table-object.js";
import type { Table } from "./table.js";

/**
 * Writes down who controls each permanent now, and since which turn without a break (CR 302.6). What is there before the
 * first `turn` event has been there since before that player's turn began.
 */
export function noticeControl(table: Table): void {
  if (!table.asksForControl) return;
  const { final } = table.resolve();
  for (const [place, object] of table.objects.entries()) {
    if (object.gone || object.zone !== "battlefield") continue;
    const player = final[place]?.controller ?? object.controller;
    if (object.underControl?.player !== player) object.underControl = { player, since: table.turnsBegun };
  }
}

/** What a creature may not do for having come under its controller's control since their last turn began. */
export type Held = "held" | "haste" | "free";

/** Whether it is so new, and if haste makes up for that now (CR 302.6, 702.10b-c). */
export function heldBack(table: Table, object: TableObject, view: ObjectView): Held {
  if (!table.asksForControl || (view.types & CREATURE) === 0) return "free";
  const since = underControlSince(table, object, view);
  if (since === 0 || since < table.lastTurnOf(view.controller)) return "free";
  return hasHaste(view) ? "haste" : "held";
}

/** Whether it is a creature without haste, and no event begins a turn of its controller since it came under their control (CR 302.6). */
export function awaitsTurn(table: Table, object: TableObject, view: ObjectView): boolean {
  if ((view.types & CREATURE) === 0 || hasHaste(view)) return false;
  return underControlSince(table, object, view) >= table.lastTurnOf(view.controller);
}

/** The number of the turn since which its controller controls it; 0: since before the first that an event begins. */
function underControlSince(table: Table, { underControl }: TableObject, view: ObjectView): number {
  return underControl?.player === view.controller ? underControl.since : table.turnsBegun;
}

function hasHaste({ abilities }: ObjectView): boolean {
  return abilities.some(({ ability }) => isKeyword(ability, "haste"));
}
