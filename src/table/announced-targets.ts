import type { PaidFor } from "../rules/casting.js";
import type { ResolvesEvent } from "../rules/formats.gen.js";
import type { Table } from "./table.js";

/**
 * The places of the targets that were chosen as this was cast or activated, if an event has told that: one that has changed
 * zones since is a new object under the same name, and no target (CR 400.7, 608.2b).
 */
export function announcedTargets(table: Table, event: ResolvesEvent): PaidFor["targets"] {
  const { targets = [] } = event;
  const isSame = (paid: PaidFor): boolean =>
    paid.targets.length === targets.length &&
    paid.targets.every((place, n) =>
      place === undefined ? table.player(targets[n] ?? "") !== undefined : table.at(place).id === targets[n],
    );
  return announcedFor(table, event).findLast(isSame)?.targets ?? [];
}

/** The spells or abilities of this name that wait to resolve, the newest last. */
function announcedFor(table: Table, { card, source, ability, controller }: ResolvesEvent): readonly PaidFor[] {
  const player = table.player(controller);
  if (card !== undefined)
    return table.objects.flatMap(({ gone, zone, card: { name }, casting }) =>
      !gone && zone === "stack" && name === card && casting?.caster === player ? (casting ?? []) : [],
    );
  if (source === undefined || typeof ability !== "string") return [];
  return table
    .bearers(source)
    .flatMap((place) => [...table.at(place).activated])
    .flatMap(([called, paid]) => (called === ability || called.startsWith(`${ability} `) ? [paid] : []));
}
