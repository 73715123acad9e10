import type { CounterPile } from "../rules/board.js";
import type { Zone } from "../rules/formats.gen.js";
import { linkedWith } from "../rules/linked.js";
import { leftBehind } from "./left-behind.js";
import { keepVain, startsWith } from "./start-facts.js";
import { carryOver } from "./carry-over.js";
import { noteLeft } from "./durations.js";
import { arrive } from "./enter.js";
import type { Entering } from "./entering.js";
import type { Fallible } from "../faults/fault.js";
import { componentsLeave, countCard } from "./merge.js";
import { stickersThatStay } from "./stickers.js";
import { ofCasting } from "./states-of-casting.js";
import type { TableObject } from "./table-object.js";
import type { Table } from "./table.js";
import { unattached } from "./unattach.js";
import { countDeed } from "./history.js";

/** An object changes zones and is a new object there (CR 400.7). */
export function changeZone(
  table: Table,
  place: number,
  to: Zone,
  controller: number,
  entering: Entering,
  pointer: string,
): Fallible {
  const old = table.at(place);
  const kept = countersThatStay(table, place, to);
  const wasCast = old.zone === "stack" && to === "battlefield";
  const behind = wasCast ? {} : leftBehind(table, place, to);
  leave(table, place, old);
  countLeaving(table, old, to);
  if (!wasCast) noteLeft(table, place);
  const kin = old.components.length === 0 ? [] : [old.meldedWith === undefined ? "730.3" : "712.21"];
  // A token that leaves the battlefield is gone for good (CR 111.7, 704.5d); the copy of a spell becomes one (CR 707.10f).
  if (old.token && !wasCast) {
    old.startClauses.push("111.7", ...kin);
    return componentsLeave(table, old, to, controller, pointer);
  }
  const problem = arrive(
    table,
    {
      id: old.id,
      card: old.card,
      owner: old.owner,
      controller,
      zone: to,
      token: old.token,
      stickers: stickersThatStay(old, to),
    },
    { ...(wasCast ? asCast(old) : {}), ...entering, states: wasCast ? statesOf(old) : undefined },
    pointer,
    // Before anything is decided about how it enters: these effects are among those that will apply to it (CR 614.12).
    (now) => {
      if (!wasCast) return;
      carryOver(table, place, now, "400.7a");
      rememberCost(old, table.at(now));
    },
  );
  if (problem !== undefined) return problem;
  const object = table.at(table.objects.length - 1);
  countCard(table, object);
  // What is exiled anew changes no zone (CR 406.7).
  startsWith(object, { clause: old.zone === "exile" && to === "exile" ? "406.7" : "400.7", ...behind });
  if (behind.stops !== undefined) startsWith(object, { clause: "611.3b" });
  object.startClauses.push(
    ...(old.counters.size > kept.length ? ["122.2"] : []),
    ...(old.stickers.length > 0 ? ["123.5"] : []),
    ...(wasCast && old.token ? ["707.10f"] : []),
    ...kin,
  );
  if (kept.length > 0) table.watch(object);
  for (const [kind, pile] of kept) bringCounters(object, kind, pile);
  return componentsLeave(table, old, to, controller, pointer);
}

/** What is asked of how it was cast (CR 400.7d); X for what happens as it enters (CR 107.3m). */
function rememberCost({ casting, castX }: TableObject, permanent: TableObject): void {
  permanent.wasCastAs = casting;
  permanent.castX = casting?.x ?? castX;
}

/** The states for which it was cast, or its original if it is a copy; undefined if no event has said how it came on the stack. */
function statesOf({ casting, token, designations }: TableObject): ReadonlyMap<string, number> | undefined {
  return casting === undefined && !token ? undefined : ofCasting(designations);
}

/** What was cast in a certain way becomes the permanent of that way (CR 708.4, 709.5d, 712.13, 718.3b). */
function asCast({ faceDown, side, prototyped, half }: TableObject): Entering {
  return {
    ...(faceDown === null ? {} : { faceDown }),
    ...(side === "back" ? { back: true } : {}),
    ...(prototyped ? { prototype: true } : {}),
    ...(half === undefined ? {} : { half }),
  };
}

/** Counters that stay keep their timestamp (CR 613.7c), unless others of the kind were put on the object as it came. */
function bringCounters(object: TableObject, kind: string, { count, timestamp }: CounterPile): void {
  const more = object.counters.get(kind);
  object.counters.set(kind, { count: count + (more?.count ?? 0), timestamp: more?.timestamp ?? timestamp });
}

/** It leaves or dies, as it last was and under whoever controlled it then (CR 608.2h, 700.4). */
function countLeaving(table: Table, old: TableObject, to: Zone): void {
  if (old.zone !== "battlefield") return;
  const left = { player: old.lastKnown?.controller ?? old.controller, object: old.place, amount: 1 };
  countDeed(table, { what: "permanents left", ...left });
  if (to === "graveyard") countDeed(table, { what: "permanents died", ...left });
}

function countersThatStay(table: Table, place: number, to: Zone): [string, CounterPile][] {
  if (to === "hand" || to === "library") return [];
  const abilities = table.resolve().final[place]?.abilities ?? [];
  const stay = abilities.some(({ ability }) => ability.kind === "replacement" && ability.countersStay === true);
  return stay ? [...table.at(place).counters] : [];
}

/** An object leaves its zone, and is remembered as it was. */
export function leave(table: Table, place: number, old: TableObject): void {
  if (old.zone === "battlefield") linger(table, place);
  if (table.occasion.isRemembered !== true) table.remember(table.resolve());
  old.gone = true;
  keepVain(old);
  for (const other of table.objects)
    if (other.attachedTo?.kind === "object" && other.attachedTo.object === place) unattached(other);
}

/** An effect that says so continues after its object has left, with its timestamp and its open set; if it was in force until then. */
function linger(table: Table, place: number): void {
  const outcome = table.resolve();
  for (const { name, source, timestamp, situation } of outcome.state.all()) {
    const ability = source?.object === place ? source.instance.ability : undefined;
    const controller = situation.you();
    if (ability?.kind !== "static" || ability.lingers === undefined || controller === undefined) continue;
    const choices = source === undefined ? undefined : linkedWith(table.at(place).choices, source.instance.key, place);
    table.lingering = [
      ...table.lingering,
      { name, timestamp, controller, ability, ...(choices === undefined ? {} : { choices }) },
    ];
  }
}
