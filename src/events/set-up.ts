import type { ScenarioEvent } from "../rules/formats.gen.js";
import type { EventKind } from "./declaration.js";
import { flat } from "./together.js";

/** What tells how a board is, and need not have happened in this turn. */
const SETS_UP: ReadonlySet<EventKind> = new Set<EventKind>([
  "enters",
  "attach",
  "choose",
  "counters",
  "designate",
  "link",
  "player",
  "sticker",
  "tap",
]);

/** Whether these events only say what is there: the first turn of a timeline may then be that of anybody. */
export function areSetUp(events: readonly ScenarioEvent[]): boolean {
  return events.flatMap(flat).every(({ kind }) => SETS_UP.has(kind));
}
