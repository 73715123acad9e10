import { type Fault, fault } from "../faults/fault.js";
import type { ScenarioEvent } from "../rules/formats.gen.js";
import type { Table } from "../table/table.js";

/** Under these keys an event names who does something, or to whom something comes. */
const PLAYERS = ["controller", "owner", "player", "active"] as const;

/**
 * Who has left the game does nothing any more, and gets nothing (CR 800.4a-d): no turn of theirs begins, nothing comes
 * under their control, no spell or ability of theirs is there to resolve. An event that says so can't happen.
 */
export function whoHasLeft(event: ScenarioEvent, table: Table, pointer: string): Fault | undefined {
  if (event.kind === "simultaneous") {
    for (const [place, inner] of event.events.entries()) {
      const found = whoHasLeft(inner, table, `${pointer}/events/${place}`);
      if (found !== undefined) return found;
    }
    return undefined;
  }
  const named = new Map<string, unknown>(Object.entries(event));
  for (const key of PLAYERS) {
    const gone = table.players.find(({ name, left }) => left === true && name === named.get(key));
    if (gone !== undefined)
      return fault(
        `${pointer}/${key}`,
        `${gone.name} has left the game (CR 800.4)${gone.leftIn === undefined ? "" : ` by event ${gone.leftIn} of the timeline`}`,
        "a player who is still in it",
      );
  }
  return undefined;
}
