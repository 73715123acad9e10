import type { ResolvesEvent } from "../rules/formats.gen.js";
import { label } from "../rules/ability.js";
import { BATTLE } from "../rules/card-types.js";
import { SAGA, SIEGE, hasSubtype } from "../rules/subtype-set.js";
import type { Outcome } from "../resolver/resolve.js";
import { isCopy } from "./copied-values.js";
import { cardSays } from "./card-says.js";
import { putCounters } from "./counters.js";
import type { TableObject } from "./table-object.js";
import type { Table } from "./table.js";

/** Sieges have it by their type, without an id of its own (CR 310.12b). */
const DEFEATED = "defeated";

/** A Saga enters with a lore counter (CR 714.3a), unless the event says how many. */
export function loreOnEntering(table: Table, place: number, counters: { readonly [kind: string]: number } = {}): void {
  const object = table.at(place);
  if (counters["lore"] !== undefined) return;
  if (!isCopy(table, place) && !cardSays(object.card, '"Saga"')) return;
  const view = table.resolve().final[place];
  if (view === undefined || !hasSubtype(view.subtypes, SAGA)) return;
  putCounters(table, object, "lore", 1);
  object.startClauses.push("714.3a");
}

/**
 * After an event: chapter abilities that lore counters have triggered (CR 714.2b), and that of a Siege which has lost
 * its last defense counter, are on the stack now.
 */
export function noticeTriggers(table: Table): void {
  const changed = table.watched.filter(
    (object) =>
      !object.gone && object.zone === "battlefield" && (hasChanged(object, "lore") || hasChanged(object, "defense")),
  );
  if (changed.length === 0) return;
  const outcome = table.resolve();
  for (const object of changed) {
    triggerChapters(object, object.place, outcome);
    triggerDefeat(object, object.place, outcome);
    for (const kind of ["lore", "defense"]) object.noticed.set(kind, countOf(object, kind));
  }
}

function countOf(object: TableObject, kind: string): number {
  return object.counters.get(kind)?.count ?? 0;
}

function hasChanged(object: TableObject, kind: string): boolean {
  return countOf(object, kind) !== (object.noticed.get(kind) ?? 0);
}

function triggerChapters(object: TableObject, place: number, outcome: Outcome): void {
  const [before, now] = [object.noticed.get("lore") ?? 0, countOf(object, "lore")];
  const view = outcome.final[place];
  if (view === undefined || !hasSubtype(view.subtypes, SAGA)) return;
  for (const { ability } of view.abilities) {
    if (ability.kind !== "triggered") continue;
    if (ability.chapters?.some((chapter) => before < chapter && chapter <= now) === true) {
      object.startClauses.push("714.2b");
      object.waiting.add(label(ability));
    }
  }
}

function triggerDefeat(object: TableObject, place: number, outcome: Outcome): void {
  const view = outcome.final[place];
  if (view === undefined || (view.types & BATTLE) === 0 || !hasSubtype(view.subtypes, SIEGE)) return;
  if ((object.noticed.get("defense") ?? 0) > 0 && countOf(object, "defense") === 0) object.waiting.add(DEFEATED);
}

/** An ability of an object has resolved: it is no longer on the stack. */
export function leaveStack(table: Table, { source, ability }: ResolvesEvent): void {
  const place = source === undefined ? undefined : table.findLast(source);
  if (place === undefined || typeof ability !== "string") return;
  const { waiting, activated } = table.at(place);
  waiting.delete(ability);
  // A keyword may be called by its name alone.
  const label = activated.has(ability) ? ability : [...activated.keys()].find((each) => each.startsWith(`${ability} `));
  if (label !== undefined) activated.delete(label);
}
