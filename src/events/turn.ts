import { fault } from "../faults/fault.js";
import { endTurn } from "../table/durations.js";
import { OF_NO_OBJECT } from "./bases.js";
import type { EventDeclaration } from "./declaration.js";

export const turn: EventDeclaration<"turn"> = {
  ...OF_NO_OBJECT,
  faults: ({ active }, path, { names }) => names.playerFaults(active, [...path, "active"]),
  needs: { kind: ["durations"], active: [], skips: [] },
  example: ({ next }) => ({ kind: "turn", active: next }),
  does: (event, { table, pointer }) => {
    const active = table.player(event.active);
    if (active === undefined) return fault(`${pointer}/active`, `there is no player "${event.active}"`);
    endTurn(table, active, event.skips ?? []);
    return undefined;
  },
};
