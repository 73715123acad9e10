import { printEffect } from "../names/effect.js";
import { isOn } from "../rules/board.js";
import { conditionHolds } from "../resolver/query/queries.js";
import { inTheEnd } from "../resolver/resolve.js";
import type { EndedEffect } from "../rules/board.js";
import type { TableObject } from "./table-object.js";
import type { LastingEffect, Table } from "./table.js";

const COMBAT = ["attacking", "blocking", "blocked", "unblocked"];

/** Damage that is marked, and the end of all that goes at cleanup. */
const MARKED = "120.3e";
const CLEANUP = "514.2";
/** An effect of a resolution lasts as long as was said. */
const LASTS = "611.2a";

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
  endAll(table, ({ duration }) => duration === "endOfTurn", "endOfTurn", [CLEANUP, LASTS]);
  for (const { name } of table.lingering)
    table.note({ kind: "ended", effect: name, objects: [], because: "endOfTurn", clauses: [CLEANUP] });
  table.lingering = [];
  for (const object of table.objects) for (const status of COMBAT) object.designations.delete(status);
  table.activePlayer = active;
  const isTurnOf = ({ duration, context }: LastingEffect): boolean =>
    duration === "yourNextTurn" && context.controller === active;
  endAll(table, isTurnOf, "nextTurn", [LASTS]);
}

type Why = Pick<EndedEffect, "because" | "while" | "neverBegan" | "clauses">;

/** An effect is over. What has left is not said to be free of it once more. */
function note(table: Table, { name, objects }: LastingEffect, why: Why): void {
  const there = (objects ?? []).filter((place) => !table.at(place).gone);
  if (there.length > 0 || (objects ?? []).length === 0)
    table.note({ kind: "ended", effect: name, objects: there, ...why });
}

function endAll(
  table: Table,
  ends: (effect: LastingEffect) => boolean,
  because: EndedEffect["because"],
  clauses: EndedEffect["clauses"],
): void {
  for (const effect of table.effects) if (ends(effect)) note(table, effect, { because, clauses });
  table.effects = table.effects.filter((effect) => !ends(effect));
}

/** What a resolution did to an object does not reach the object that it becomes elsewhere (CR 400.7). */
export function noteLeft(table: Table, place: number): void {
  for (const effect of table.effects)
    if (isOn(effect, place) && effect.clauses.includes(LASTS))
      table.note({ kind: "ended", effect: effect.name, objects: [place], because: "objectGone", clauses: ["400.7"] });
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
function noteEnd(table: Table, effect: LastingEffect): false {
  const { objects = [], context, duration, madeAt } = effect;
  const watched = typeof duration === "object" ? [...objects, ...context.targets] : [];
  const endsAway =
    duration !== "untilSourceLeaves" &&
    [context.source, ...watched].some((place) => isAway(table.objects[place ?? -1]));
  const neverBegan = madeAt === table.moment;
  const isUntil = duration === "untilSourceLeaves" && !neverBegan;
  note(table, effect, {
    because: whatEnds(table, effect),
    ...(typeof duration === "object" ? { while: duration.while } : {}),
    ...(neverBegan ? { neverBegan } : {}),
    clauses: [LASTS, ...(isUntil ? [] : ["611.2b"]), ...(endsAway ? ["702.26f"] : [])],
  });
  for (const place of objects) {
    const object = table.at(place);
    if (!object.gone) object.startClauses.push("611.2b", ...(endsAway ? ["702.26f"] : []));
  }
  return false;
}

function whatEnds(table: Table, { duration, context }: LastingEffect): EndedEffect["because"] {
  if (typeof duration === "object") return "condition";
  if (!isThere(table.objects[context.source ?? -1])) return "sourceGone";
  return duration === "whileSourceTapped" ? "sourceUntapped" : "controlLost";
}

function isThere(source: TableObject | undefined): source is TableObject {
  return source !== undefined && !source.gone && !source.phasedOut && source.zone === "battlefield";
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
    table.note({
      kind: "ended",
      effect: effect.name,
      objects: [place],
      because: "phasedOut",
      clauses: ["702.26", LASTS],
    });
    const objects = (effect.objects ?? []).filter((other) => other !== place);
    return objects.length === 0 ? [] : [{ ...effect, objects }];
  });
}

/** Ends the effects of this name; false if there are none. */
export function endEffect(table: Table, name: string): boolean {
  const before = table.effects.length;
  endAll(table, (effect) => printEffect(effect.name) === name, "event", [LASTS]);
  return table.effects.length < before;
}

function lasts(table: Table, { duration, context, objects }: LastingEffect): boolean {
  if (typeof duration === "object") {
    const now = inTheEnd(table.resolve(), { ...context, onlyNow: true });
    return conditionHolds(duration.while, now.of(objects?.[0]));
  }
  const source = table.objects[context.source ?? -1];
  switch (duration) {
    case "endOfTurn":
    case "yourNextTurn":
    case "indefinite":
      return true;
    case "untilSourceLeaves":
      return source !== undefined && !source.gone && source.zone === "battlefield";
    case "whileSourceOnBattlefield":
      return isThere(source);
    case "whileSourceTapped":
      return isThere(source) && source.tapped;
    case "whileYouControlSource":
      return isThere(source) && table.resolve().final[context.source ?? -1]?.controller === context.controller;
  }
}
