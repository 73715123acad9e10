import { printEffect } from "../names/effect.js";
import { isOn, turnsAfter, type EndedEffect } from "../rules/board.js";
import { speaksOfYou } from "../rules/speaks-of-you.js";
import { SADDLED } from "../rules/designations.js";
import type { EffectReference } from "../rules/effect-reference.js";
import type { Duration, PlayerReference } from "../rules/formats.gen.js";
import { conditionHolds } from "../resolver/query/queries.js";
import { inTheEnd } from "../resolver/resolve.js";
import { beginWaiting } from "./begin-waiting.js";
import { endCombatStatus } from "./combat.js";
import { isTurnOf, ofNext, untilNext } from "./next-turn.js";
import type { TableObject } from "./table-object.js";
import type { LastingEffect } from "./lasting-effect.js";
import { forgetStarts, startsByEffect, startsWith } from "./start-facts.js";
import type { Table } from "./table.js";
import { noticeControl } from "./under-control.js";

/** The end of all that goes at cleanup, marked damage too. */
const CLEANUP = "514.2";
/** An effect of a resolution lasts as long as was said. */
const LASTS = "611.2a";
/** The beginning of a step ends what lasts until then, its end what lasts until that. */
const STEP_BEGINS = "500.4";
const STEP_ENDS = "500.5";
const COMBAT_ENDS = "500.5a";
/** The turn of a player who has left the game would begin. */
const WOULD_BEGIN = "800.4m";

/** What ends by each clause; by others, as a turn begins. */
const BY_CLAUSE: ReadonlyMap<string, EndedEffect["because"]> = new Map([
  [CLEANUP, "endOfTurn"],
  [STEP_BEGINS, "nextStep"],
  [STEP_ENDS, "endOfStep"],
  [COMBAT_ENDS, "endOfCombat"],
  [WOULD_BEGIN, "turnPassed"],
]);

/** Steps of a turn which its player skips (CR 500.11). */
type Skipped = Table["skipped"];

/** The turn ends: marked damage, "until end of turn" and combat end (CR 514.2); the next player's turn begins. */
export function endTurn(table: Table, active: number, skips: Skipped): void {
  for (const object of table.objects) {
    // What an earlier turn ended is told of that alone.
    forgetStarts(object, (clause) => clause === CLEANUP);
    if (object.damage > 0 && !object.gone) startsWith(object, { clause: CLEANUP, damage: true });
    object.damage = 0;
    object.deathtouched = false;
    // No turn ends with something on the stack (CR 514.3a).
    object.waiting.clear();
    object.activated.clear();
  }
  for (const player of table.players) player.thisTurn.clear();
  table.history = [];
  endCombatStatus(table);
  endWhere(table, (effect, object) => endWithTurn(table, effect, object));
  for (const { name } of table.lingering)
    table.note({ kind: "ended", effect: name, objects: [], because: "endOfTurn", clauses: [CLEANUP] });
  table.lingering = [];
  // Nothing stays saddled (CR 702.171b).
  for (const object of table.objects)
    if (object.designations.delete(SADDLED)) startsWith(object, { clause: "702.171b", over: true });
  const passed = table.ruleset.policy.untilTurnsOfLeavers === "wouldBegin" ? turnsPassed(table, active) : [];
  for (const player of passed) {
    endWhere(table, (effect, object) => endWithPassedTurn(table, effect, object, player));
    table.waiting = table.waiting.filter(
      (effect) => endWithPassedTurn(table, effect, effect.objects?.[0], player) === undefined,
    );
  }
  // What goes back as the turn ends is there as the next one begins.
  noticeControl(table);
  table.activePlayer = active;
  table.skipped = skips;
  endWhere(table, (effect, object) => endAsTurnBegins(table, effect, object));
  beginWaiting(table);
}

/** The combat phase ends, and with it what lasts until then (CR 511.2-3). */
export function endCombat(table: Table): void {
  endWhere(table, (effect, object) => (endWithTurn(table, effect, object) === COMBAT_ENDS ? COMBAT_ENDS : undefined));
  endCombatStatus(table);
}

/**
 * It lasts until the end of this turn or of its combat, until its end step, or to the end of the next turn of a player or of its combat,
 * which this one is if it began later: the clause by which it ends.
 */
function endWithTurn(table: Table, effect: LastingEffect, object: number | undefined): string | undefined {
  const { duration, timestamp } = effect;
  if (duration === "endOfTurn") return CLEANUP;
  if (duration === "endOfCombat") return COMBAT_ENDS;
  const until = untilNext(duration);
  // Which steps of a turn have begun is not told: by its end the end step has.
  if (until?.untilNext === "endStep") return isTurnOf(table, until.of, effect, object) ? STEP_BEGINS : undefined;
  if (typeof duration === "string") return undefined;
  // It began with this turn.
  if ("duringNext" in duration) return CLEANUP;
  if (!("untilEndOfNext" in duration)) return undefined;
  const { untilEndOfNext: what, of } = duration;
  // What came in this turn came before its end step, and after its other steps.
  if ((what !== "endStep" && timestamp > table.turnBegan) || !isTurnOf(table, of, effect, object)) return undefined;
  switch (what) {
    case "turn":
      return CLEANUP;
    case "combat":
      return COMBAT_ENDS;
    case "untapStep":
    case "upkeep":
      return table.skipped.includes(what) ? undefined : STEP_ENDS;
    case "endStep":
      return STEP_ENDS;
  }
}

/**
 * It lasts until this turn, or until a step of it (CR 500.4): the clause by which it ends now. The next step of a kind is
 * the next one that is not skipped (CR 614.10a).
 */
function endAsTurnBegins(table: Table, effect: LastingEffect, object: number | undefined): string | undefined {
  const until = untilStep(effect.duration);
  if (until === undefined || !isTurnOf(table, until.of, effect, object)) return undefined;
  if (until.step === "turn") return LASTS;
  if (!table.skipped.includes(until.step)) return until.clause;
  if (object !== undefined) startsByEffect(table.at(object), "614.10a", effect.name);
  return undefined;
}

/** Until the turn begins, or a step of its beginning: that begins with it, and the untap step is over by its upkeep. */
function untilStep(
  duration: Duration,
): { readonly step: "turn" | Skipped[number]; readonly of: PlayerReference; readonly clause: string } | undefined {
  const until = untilNext(duration);
  if (until !== undefined && until.untilNext !== "endStep")
    return { step: until.untilNext, of: until.of, clause: STEP_BEGINS };
  return typeof duration === "object" && "untilEndOfNext" in duration && duration.untilEndOfNext === "untapStep"
    ? { step: "untapStep", of: duration.of, clause: STEP_ENDS }
    : undefined;
}

/** Who has left the game and would have had a turn since this one. */
function turnsPassed({ players, activePlayer }: Table, next: number): number[] {
  const steps = turnsAfter(activePlayer, next, players.length) || players.length;
  const between = Array.from({ length: steps - 1 }, (_, step) => (activePlayer + step + 1) % players.length);
  return between.filter((player) => players[player]?.left === true);
}

/** What lasts until the next turn of a player who has left, or until a point in it, lasts until that turn would begin (CR 800.4m). */
function endWithPassedTurn(
  table: Table,
  effect: LastingEffect,
  object: number | undefined,
  player: number,
): string | undefined {
  const of = ofNext(effect.duration);
  return of !== undefined && isTurnOf(table, of, effect, object, player) ? WOULD_BEGIN : undefined;
}

/** Ends effects for those of their objects for which a clause says so, and notes it there. */
function endWhere(
  table: Table,
  clause: (effect: LastingEffect, object: number | undefined) => string | undefined,
): void {
  const ends = table.effects.map((effect) => {
    const objects = effect.objects ?? [];
    const asked = objects.length === 0 ? [undefined] : objects;
    return asked.map((object) => ({ object, clause: clause(effect, object) }));
  });
  for (const [place, effect] of table.effects.entries())
    for (const { object, clause } of ends[place] ?? [])
      if (clause !== undefined) noteOver(table, effect, object, clause);
  table.effects = table.effects.flatMap((effect, place) => {
    const left = (ends[place] ?? []).filter(({ clause }) => clause === undefined);
    if (left.length === 0) return [];
    return effect.objects === undefined || left.length === effect.objects.length
      ? [effect]
      : [{ ...effect, objects: left.flatMap(({ object }) => object ?? []) }];
  });
}

/** It is over with the turn, or as a turn or a step of one begins. */
function noteOver(table: Table, { name }: LastingEffect, object: number | undefined, clause: string): void {
  const away = object !== undefined && isAway(table.at(object)) ? ["702.26f"] : [];
  noteEnded(table, name, object === undefined ? [] : [object], {
    because: BY_CLAUSE.get(clause) ?? "nextTurn",
    clauses: [...new Set([clause, LASTS, ...away])],
  });
  if (object === undefined || table.at(object).gone) return;
  for (const each of [clause, ...away]) startsByEffect(table.at(object), each, name);
}

type Why = Omit<EndedEffect, "kind" | "effect" | "objects">;

/** An effect is over. What has left is not said to be free of it once more. */
export function noteEnded(table: Table, effect: EffectReference, objects: readonly number[], why: Why): void {
  const there = objects.filter((place) => !table.at(place).gone);
  if (there.length > 0 || objects.length === 0) table.note({ kind: "ended", effect, objects: there, ...why });
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
  const size = (): number => table.effects.reduce((sum, { objects = [] }) => sum + 1 + objects.length, 0);
  for (let before = -1; before !== size();) {
    before = size();
    table.effects = table.effects.flatMap((effect) => whatLasts(table, effect));
  }
}

/** The effect, for those of its objects for which its duration goes on: "for as long as" can speak of each of them. */
function whatLasts(table: Table, effect: LastingEffect): LastingEffect[] {
  const { objects = [], duration } = effect;
  const isOfEach = typeof duration === "object" && "while" in duration && objects.length > 1;
  if (!isOfEach) return lasts(table, effect) || noteEnd(table, effect) ? [effect] : [];
  const on = (places: readonly number[]): LastingEffect => ({ ...effect, objects: places });
  const left = objects.filter((place) => lasts(table, on([place])));
  if (left.length === objects.length) return [effect];
  noteEnd(table, on(objects.filter((place) => !left.includes(place))));
  return left.length === 0 ? [] : [on(left)];
}

/** An effect on a permanent can end while that is phased out (CR 702.26f). */
function isAway(object: TableObject | undefined): boolean {
  return object?.phasedOut === true && !object.gone;
}

/** It ends, or never began (CR 611.2b); it can end as what it watches phases out (CR 702.26f). Always false. */
function noteEnd(table: Table, effect: LastingEffect): false {
  const { objects = [], context, duration, madeAt } = effect;
  const isWhile = typeof duration === "object" && "while" in duration;
  const watched = isWhile ? [...objects, ...context.targets] : [];
  const away =
    duration === "untilSourceLeaves"
      ? []
      : [context.source, ...watched].flatMap((place) => (isAway(table.objects[place ?? -1]) ? (place ?? []) : []));
  const endsAway = away.length > 0;
  const neverBegan = madeAt === table.moment;
  // Only "for as long as" never begins by 611.2b; "until" lasts as was said.
  const isUntil = duration === "untilSourceLeaves";
  const source = table.objects[context.source ?? -1]?.id;
  noteEnded(table, effect.name, objects, {
    because: whatEnds(table, effect),
    ...(isWhile ? { while: duration.while } : {}),
    ...(isWhile && !neverBegan ? { event: table.occasion.event } : {}),
    ...(isWhile && endsAway ? { away: [...new Set(away)] } : {}),
    ...(isWhile && speaksOfYou(duration.while) ? { you: context.controller } : {}),
    ...(neverBegan ? { neverBegan } : {}),
    clauses: [LASTS, ...(isUntil ? [] : ["611.2b"]), ...(endsAway ? ["702.26f"] : [])],
  });
  for (const place of objects) {
    const object = table.at(place);
    if (object.gone) continue;
    startsWith(object, {
      clause: isUntil ? LASTS : "611.2b",
      effects: [effect.name],
      ...(neverBegan ? { neverBegan } : {}),
      ...(isUntil && source !== undefined ? { because: "left", of: source } : {}),
    });
    const [watchedAway] = away;
    if (watchedAway !== undefined)
      startsWith(object, { clause: "702.26f", effects: [effect.name], of: table.at(watchedAway).id });
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
  const before = table.effects.length + table.waiting.length;
  table.waiting = table.waiting.filter((effect) => printEffect(effect.name) !== name);
  for (const effect of table.effects.filter((each) => printEffect(each.name) === name)) {
    const turned = turnedDownWith(table, effect);
    noteEnded(table, effect.name, effect.objects ?? [], {
      because: turned === undefined ? "event" : "turnedFaceDown",
      clauses: [LASTS],
    });
    // That turning it face down ends nothing is not to be said then.
    if (turned !== undefined) forgetStarts(turned, (clause) => clause === "708.2a");
  }
  table.effects = table.effects.filter((effect) => printEffect(effect.name) !== name);
  return table.effects.length + table.waiting.length < before;
}

/** What has just been turned face down, if the effect is of its own ability to become a copy: it lasts until then (CR 611.2a). */
function turnedDownWith(table: Table, { name, objects = [], timestamp }: LastingEffect): TableObject | undefined {
  const [only, ...others] = objects;
  const object = only === undefined || others.length > 0 ? undefined : table.at(only);
  if (object === undefined || name.kind !== "ability" || name.object !== object.id) return undefined;
  const hasTurned = object.faceDown !== null && object.timestampClauses.includes("613.7f");
  return hasTurned && timestamp < object.timestamp ? object : undefined;
}

function lasts(table: Table, { duration, context, objects }: LastingEffect): boolean {
  if (typeof duration === "object") {
    if (!("while" in duration)) return true;
    const now = inTheEnd(table.resolve(), { ...context, onlyNow: true });
    return conditionHolds(duration.while, now.of(objects?.[0]));
  }
  const source = table.objects[context.source ?? -1];
  switch (duration) {
    case "endOfTurn":
    case "endOfCombat":
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
