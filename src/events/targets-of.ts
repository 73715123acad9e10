import { fault, type Fault } from "../faults/fault.js";
import type { Table } from "../table/table.js";
import type { PaidFor } from "../rules/casting.js";

/** Targets by their names: objects in order, undefined in the place of one that is a player, and the players. */
export function targetsOf(
  table: Table,
  named: readonly string[] | undefined,
  pointer: string,
): Pick<PaidFor, "targets" | "targetPlayers"> | Fault {
  const targets: (number | undefined)[] = [];
  const targetPlayers: number[] = [];
  for (const [n, target] of (named ?? []).entries()) {
    const object = table.findMeant(target);
    const player = object === undefined ? table.player(target) : undefined;
    if (object === undefined && player === undefined)
      return fault(`${pointer}/targets/${n}`, `there is no object or player "${target}" at this point`);
    targets.push(object);
    if (player !== undefined) targetPlayers.push(player);
  }
  return { targets, targetPlayers };
}
