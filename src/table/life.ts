import type { TablePlayer } from "./table-player.js";
import type { Table } from "./table.js";
import { countDeed } from "./history.js";

/** A player gains or loses so much life (CR 119.3, 119.5). */
export function changeLife(table: Table, player: TablePlayer, by: number): void {
  player.life += by;
  const whose = table.players.indexOf(player);
  countDeed(table, { what: by > 0 ? "life gained" : "life lost", player: whose, amount: Math.abs(by) });
}
