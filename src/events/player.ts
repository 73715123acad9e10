import { PLAYER_DESIGNATIONS } from "../rules/designation-words.js";
import { fault } from "../faults/fault.js";
import type { TablePlayer } from "../table/table-player.js";
import type { Table } from "../table/table.js";
import { OF_NO_OBJECT } from "./bases.js";
import { counterFaults } from "./counter-faults.js";
import { designationFaults } from "./designation-faults.js";
import type { EventDeclaration } from "./declaration.js";

/** The numbers of a player change, or a designation is given. */
export const player: EventDeclaration<"player"> = {
  ...OF_NO_OBJECT,
  faults: (event, path, { names }) => [
    ...names.playerFaults(event.player, [...path, "player"]),
    ...designationFaults(event.designation, PLAYER_DESIGNATIONS, [...path, "designation"], names),
    ...counterFaults(event.counters, [...path, "counters"], names),
  ],
  needs: {
    kind: ["player-numbers"],
    player: [],
    life: [],
    hand: [],
    library: [],
    counters: ["counters"],
    designation: ["designations"],
  },
  example: ({ active }) => ({ kind: "player", player: active, life: 10 }),
  does: (event, { table, pointer }) => {
    const one = table.players[table.player(event.player) ?? -1];
    if (one === undefined) return fault(`${pointer}/player`, `there is no player "${event.player}"`);
    one.life = event.life ?? one.life;
    one.hand = event.hand ?? one.hand;
    one.library = event.library ?? one.library;
    for (const [kind, count] of Object.entries(event.counters ?? {})) one.counters.set(kind, count);
    if (event.designation !== undefined) designatePlayer(table, one, event.designation);
    return undefined;
  },
};

/** CR 725.3, 726.3: nobody else has it any longer. */
const ONE_AT_A_TIME: readonly string[] = ["monarch", "initiative"];

function designatePlayer(table: Table, one: TablePlayer, designation: string): void {
  if (ONE_AT_A_TIME.includes(designation)) for (const other of table.players) other.designations.delete(designation);
  one.designations.add(designation);
}
