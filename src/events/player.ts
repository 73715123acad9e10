import { PLAYER_DESIGNATIONS } from "../rules/designation-words.js";
import type { PlayerEvent } from "../rules/formats.gen.js";
import { type Fallible, type Fault, fault, faultAt } from "../faults/fault.js";
import { nearest } from "../faults/nearest.js";
import { type Path, pointerOf } from "../faults/pointer.js";
import { quote } from "../faults/quote.js";
import { changeLife } from "../table/life.js";
import type { TablePlayer } from "../table/table-player.js";
import type { Table } from "../table/table.js";
import { OF_NO_OBJECT } from "./bases.js";
import { counterFaults } from "./counter-faults.js";
import { designationFaults } from "./designation-faults.js";
import type { EventDeclaration } from "./declaration.js";
import type { Names } from "./names.js";
import { countDeed } from "../table/history.js";

/** The numbers of a player change, or a designation is given. */
export const player: EventDeclaration<"player"> = {
  ...OF_NO_OBJECT,
  faults: (event, path, { names }) => [
    ...names.playerFaults(event.player, [...path, "player"]),
    ...designationFaults(event.designation, PLAYER_DESIGNATIONS, [...path, "designation"], names),
    ...counterFaults(event.counters, [...path, "counters"], names),
    ...thisTurnFaults(event.thisTurn, [...path, "thisTurn"], names),
  ],
  needs: {
    kind: ["player-numbers"],
    player: [],
    life: [],
    hand: [],
    library: [],
    draws: [],
    counters: ["counters"],
    designation: ["designations"],
    thisTurn: [],
  },
  example: ({ active }) => ({ kind: "player", player: active, life: 10 }),
  does: (event, { table, pointer }) => {
    const one = table.players[table.player(event.player) ?? -1];
    if (one === undefined) return fault(`${pointer}/player`, `there is no player "${event.player}"`);
    const once = ONCE.get(event.designation ?? "");
    if (event.designation !== undefined && once !== undefined && one.designations.has(event.designation))
      return fault(
        `${pointer}/designation`,
        `${event.player} has ${quote(event.designation)} already, so nothing would change (CR ${once})`,
        "a player who has not, or no `designation`",
      );
    const told = toldTwice(table, one, event, pointer);
    if (told !== undefined) return told;
    changeLife(table, one, (event.life ?? one.life) - one.life);
    one.hand = event.hand ?? one.hand;
    one.library = event.library ?? one.library;
    if (event.draws !== undefined) draw(table, one, event.draws);
    for (const [kind, count] of Object.entries(event.counters ?? {})) one.counters.set(kind, count);
    for (const [what, number] of Object.entries(event.thisTurn ?? {})) one.thisTurn.set(what, number);
    if (event.designation !== undefined) designatePlayer(table, one, event.designation);
    return undefined;
  },
};

/** What a player does not get again; whoever has the initiative may take it once more (CR 726.5). */
const ONCE: ReadonlyMap<string, string> = new Map([
  ["monarch", "725.3"],
  ["city's blessing", "702.131b"],
  ["max speed", "702.179e"],
]);

/** CR 121.1: as many of them as the scenario has in the library. */
function draw(table: Table, one: TablePlayer, cards: number): void {
  one.hand += cards;
  one.library = Math.max(0, one.library - cards);
  countDeed(table, { what: "cards drawn", player: table.players.indexOf(one), amount: cards });
}

/** What events count can be told only as long as they have counted none of it: else it would count twice. */
function toldTwice(table: Table, one: TablePlayer, { thisTurn = {} }: PlayerEvent, pointer: string): Fallible {
  const player = table.players.indexOf(one);
  const twice = Object.keys(thisTurn).find((what) =>
    table.history.some((deed) => deed.what === what && deed.player === player),
  );
  if (twice === undefined) return undefined;
  return fault(
    pointer + pointerOf(["thisTurn", twice]),
    `events have counted ${quote(twice)} of ${one.name} this turn already`,
    "it said before those events, or the events alone",
  );
}

/** CR 725.3, 726.3: nobody else has it any longer. */
const ONE_AT_A_TIME: readonly string[] = ["monarch", "initiative"];

function designatePlayer(table: Table, one: TablePlayer, designation: string): void {
  if (ONE_AT_A_TIME.includes(designation)) for (const other of table.players) other.designations.delete(designation);
  one.designations.add(designation);
}

/** What no ability asks for would change nothing. */
function thisTurnFaults(thisTurn: object | undefined, path: Path, { known }: Names): Fault[] {
  const asked = [...known.spoken.words.thisTurn];
  return Object.keys(thisTurn ?? {})
    .filter((what) => !asked.includes(what))
    .map((what) =>
      faultAt(
        [...path, what],
        `nothing asks for ${quote(what)} of this turn`,
        asked.length === 0 ? "no `thisTurn`" : asked.join(", "),
        nearest(what, asked),
      ),
    );
}
