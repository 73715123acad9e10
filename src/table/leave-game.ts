import { isOn, partsOn } from "../rules/board.js";
import { type Fallible, untilFault } from "../faults/fault.js";
import { inTheEnd } from "../resolver/resolve.js";
import type { Part } from "../rules/part.js";
import { noteEnded } from "./durations.js";
import type { LastingEffect } from "./lasting-effect.js";
import { startsByEffect } from "./start-facts.js";
import type { Table } from "./table.js";
import { changeZone, leave } from "./zone-change.js";

const LEAVES = "800.4a";
/** A game of which that many are left goes on (CR 104.2a). */
const ENOUGH = 2;

/** Whoever has lost leaves a game that others go on playing (CR 800.4a); when it is over the table stays as it is. */
export function leaveGame(table: Table, pointer: string): Fallible {
  const leaving = table.players.flatMap(({ lost, left }, player) => (lost === true && left !== true ? [player] : []));
  const others = table.players.filter(({ lost }) => lost !== true).length;
  if (leaving.length === 0 || others < ENOUGH) return undefined;
  for (const player of leaving) {
    const found = table.players[player];
    if (found !== undefined) {
      found.left = true;
      found.leftIn = table.occasion.event;
    }
    table.remember(table.resolve());
    const gone = table.on({ ...table.occasion, isRemembered: true });
    for (const [place, object] of table.objects.entries())
      if (!object.gone && object.owner === player) leave(gone, place, object);
    endControl(table, player);
    for (const object of table.objects)
      if (!object.gone && object.zone === "stack" && object.token && object.controller === player) object.gone = true;
  }
  return exileOrphans(table, pointer);
}

/**
 * What a player who has left would control is exiled: what is theirs by default first, so that what such an object gave
 * them goes back (CR 800.4a, 800.4c).
 */
export function exileOrphans(table: Table, pointer: string): Fallible {
  if (!table.players.some(({ left }) => left === true)) return undefined;
  const isOf = (player: number | undefined): boolean => table.players[player ?? -1]?.left === true;
  const exile = (isOrphan: (place: number) => boolean): Fallible => {
    const places = table.objects.flatMap(({ gone, zone }, place) =>
      !gone && (zone === "battlefield" || zone === "stack") && isOrphan(place) ? [place] : [],
    );
    return untilFault(places, (place) => changeZone(table, place, "exile", table.at(place).owner, {}, pointer));
  };
  const now = table.resolve().final;
  return (
    exile((place) => isOf(table.at(place).controller) && isOf(now[place]?.controller)) ??
    exile((place) => isOf(table.resolve().final[place]?.controller))
  );
}

/** Effects that give the player control of objects end. */
function endControl(table: Table, player: number): void {
  const outcome = table.resolve();
  const gives = (effect: LastingEffect, place: number): boolean =>
    partsOn(effect, place).some(
      (part: Part) =>
        part.kind === "gainControl" &&
        inTheEnd(outcome, effect.context).of(place).players(part.player).includes(player),
    );
  table.effects = table.effects.flatMap((effect) => {
    const ends = (effect.objects ?? []).filter((place) => isOn(effect, place) && gives(effect, place));
    if (ends.length === 0) return [effect];
    noteEnded(table, effect.name, ends, { because: "playerLeft", clauses: [LEAVES] });
    for (const place of ends) startsByEffect(table.at(place), LEAVES, effect.name);
    const left = (effect.objects ?? []).filter((place) => !ends.includes(place));
    return left.length === 0 ? [] : [{ ...effect, objects: left }];
  });
}
