import { printEffect } from "../names/effect.js";
import { isOn } from "../rules/board.js";
import { conditionHolds } from "../resolver/query/queries.js";
import { inTheEnd } from "../resolver/resolve.js";
import type { TableObject } from "./table-object.js";
import type { LastingEffect, Table } from "./table.js";

const COMBAT = ["attacking", "blocking", "blocked", "unblocked"];

/** Damage that is marked, and the end of all that goes at cleanup. */
const MARKED = "120.3e";
const CLEANUP = "514.2";

/** The turn ends: marked damage, "until end of turn" and combat end (CR 514.2); the next player's turn begins. */
export function endTurn(table: Table, active: number): void {
  const ending = new Set(
    table.effects.flatMap(({ duration, objects }) => (duration === "endOfTurn" ? (objects ?? []) : [])),
  );
  for (const [place, object] of table.objects.entries()) {
    const clauses = object.startClauses.filter((clause) => clause !== MARKED);
    const isCleared = object.damage > 0 || ending.has(place);
    object.startClauses.splice(0, object.startClauses.length, ...clauses, ...(isCleared ? [CLEANUP] : []));
    object.damage = 0;
    object.deathtouched = false;
    // No turn ends with something on the stack (CR 514.3a).
    object.waiting.clear();
  }
  for (const { duration, objects = [] } of table.effects)
    if (duration === "endOfTurn")
      for (const object of objects.map((place) => table.at(place)))
        if (isAway(object)) object.startClauses.push("702.26f");
  table.effects = table.effects.filter(({ duration }) => duration !== "endOfTurn");
  table.lingering = [];
  for (const object of table.objects) for (const status of COMBAT) object.designations.delete(status);
  table.activePlayer = active;
  table.effects = table.effects.filter(
    ({ duration, context }) => duration !== "yourNextTurn" || context.controller !== active,
  );
}

/**
 * Ends effects whose "for as long as" is over; they do not come back. One for which it never began in the resolution
 * that made it is gone before anything looks (CR 611.2b).
 */
export function endExpired(table: Table): void {
  // The end of one can be the end of another, as when control goes back.
  for (let before = -1; before !== table.effects.length;) {
    before = table.effects.length;
    table.effects = table.effects.filter((effect) => lasts(table, effect) || noteEnd(table, effect));
  }
}

/** An effect on a permanent can end while that is phased out (CR 702.26f). */
function isAway(object: TableObject | undefined): boolean {
  return object?.phasedOut === true && !object.gone;
}

/** It ends, or never began (CR 611.2b); it can end as what it watches phases out (CR 702.26f). Always false. */
function noteEnd(table: Table, { objects = [], context, duration }: LastingEffect): false {
  const watched = typeof duration === "object" ? [...objects, ...context.targets] : [];
  const endsAway =
    duration !== "untilSourceLeaves" &&
    [context.source, ...watched].some((place) => isAway(table.objects[place ?? -1]));
  for (const place of objects) {
    const object = table.at(place);
    if (!object.gone) object.startClauses.push("611.2b", ...(endsAway ? ["702.26f"] : []));
  }
  return false;
}

/** While phasing was a change of zones: effects of limited duration on what phases out end, and its damage is removed. */
export function endByPhasing(table: Table, place: number, object: TableObject): void {
  const ends = (effect: LastingEffect): boolean => effect.duration !== "indefinite" && isOn(effect, place);
  if (object.damage > 0 || table.effects.some(ends)) object.startClauses.push("702.26");
  object.damage = 0;
  const clauses = object.startClauses.filter((clause) => clause !== MARKED);
  object.startClauses.splice(0, object.startClauses.length, ...clauses);
  table.effects = table.effects.flatMap((effect) => {
    if (!ends(effect)) return [effect];
    const objects = (effect.objects ?? []).filter((other) => other !== place);
    return objects.length === 0 ? [] : [{ ...effect, objects }];
  });
}

/** Ends the effects of this name; false if there are none. */
export function endEffect(table: Table, name: string): boolean {
  const before = table.effects.length;
  table.effects = table.effects.filter((effect) => printEffect(effect.name) !== name);
  return table.effects.length < before;
}

function lasts(table: Table, { duration, context, objects }: LastingEffect): boolean {
  if (typeof duration === "object") {
    const now = inTheEnd(table.resolve(), { ...context, onlyNow: true });
    return conditionHolds(duration.while, now.of(objects?.[0]));
  }
  const source = table.objects[context.source ?? -1];
  const there = source !== undefined && !source.gone && !source.phasedOut && source.zone === "battlefield";
  switch (duration) {
    case "endOfTurn":
    case "yourNextTurn":
    case "indefinite":
      return true;
    case "untilSourceLeaves":
      return source !== undefined && !source.gone && source.zone === "battlefield";
    case "whileSourceOnBattlefield":
      return there;
    case "whileSourceTapped":
      return there && source.tapped;
    case "whileYouControlSource":
      return there && table.resolve().final[context.source ?? -1]?.controller === context.controller;
  }
}
