import { supertypeBit } from "../rules/card-types.js";
import type { Fallible } from "../faults/fault.js";
import { removeFromCombat } from "./combat.js";
import { endExpired } from "./durations.js";
import { forgetEnded } from "./forget-ended.js";
import { endPairs } from "./pair.js";
import { exileOrphans } from "./leave-game.js";
import { noticeTriggers } from "./sagas.js";
import { beginStaticCopies } from "./static-copies.js";
import { NEVER } from "./table-object.js";
import type { Table } from "./table.js";
import { noticeControl } from "./under-control.js";
import { settleArrivals } from "./history.js";

const WORLD = supertypeBit("World");

/** What follows at once from what is true now, after an event or a round of state-based actions. */
export function afterEvent(table: Table, pointer: string): Fallible {
  endExpired(table);
  endPairs(table);
  removeFromCombat(table);
  const problem = exileOrphans(table, pointer);
  if (problem !== undefined) return problem;
  beginStaticCopies(table);
  settleArrivals(table);
  forgetEnded(table);
  noticeTriggers(table);
  noticeControl(table);
  table.pass();
  noticeWorlds(table);
  return undefined;
}

/** Since when each permanent has had the supertype World (CR 704.5k): boards are of one moment, so it is written down here. */
function noticeWorlds(table: Table): void {
  // A permanent phases in with the next event at the earliest.
  for (const object of table.watched) if (object.phasedOut) object.phasedInAt = table.moment + 1;
  if (!table.saysWorld()) return;
  const { final } = table.resolve();
  table.objects.forEach((object, place) => {
    if (object.gone || object.phasedOut) return;
    const isWorld = object.zone === "battlefield" && ((final[place]?.supertypes ?? 0) & WORLD) !== 0;
    if (!isWorld) object.worldSince = NEVER;
    else if (object.worldSince === NEVER) object.worldSince = table.moment;
  });
}
