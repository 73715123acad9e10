import { kindOf, stageOf, staysOpen } from "../effects/index.js";
import type { ResolutionContext } from "../rules/board.js";
import type { Undecided } from "../effects/kind.js";
import type { EffectApart } from "../rules/effect-reference.js";
import type { Condition, CreatedEffect, Duration, Selector } from "../rules/formats.gen.js";
import { speaksOfYou } from "../rules/speaks-of-you.js";
import type { Ruleset } from "../rules/ruleset.js";
import type { Situation } from "../resolver/query/situation.js";
import { conditionHolds, selected } from "../resolver/query/queries.js";
import { inTheEnd, resolve, type Outcome } from "../resolver/resolve.js";
import { settledPlayers } from "../resolver/query/settled.js";
import { bind, fixingOf } from "./bind.js";
import type { WaitingEffect } from "./lasting-effect.js";
import { startsByEffect, startsWith } from "./start-facts.js";
import type { Table } from "./table.js";
import { isAffected } from "./turned-over.js";

/** A spell or ability as it resolves, in the state before it: objects and numbers are fixed there (CR 611.2c-d). */
export interface Resolving {
  readonly outcome: Outcome;
  readonly situation: Situation;
  readonly context: ResolutionContext;
  /** One for all its effects (CR 613.7b). */
  readonly timestamp: number;
  /** By which it says what it says: of the keyword that it is. */
  readonly clauses: readonly string[];
}

type Parts = CreatedEffect["does"];

/** A continuous effect that a resolving spell or ability creates begins; or what the event leaves open of it is told. */
export function createEffect(
  table: Table,
  effect: CreatedEffect,
  name: EffectApart,
  resolving: Resolving,
): Undecided | undefined {
  const { outcome, situation, timestamp } = resolving;
  if (effect.condition !== undefined && !conditionHolds(effect.condition, situation)) {
    noteFailed(table, effect, effect.condition, name, situation);
    return undefined;
  }
  for (const part of effect.does) {
    const undecided = kindOf(part).undecided(part, situation);
    if (undecided !== undefined) return undecided;
  }
  const { affects, duration = "indefinite" } = effect;
  const context = settled(effect, resolving);
  const waits = typeof duration === "object" && "duringNext" in duration;
  const begin = (begun: Pick<WaitingEffect, "clauses" | "objects" | "affects" | "parts" | "shares" | "whom">): void => {
    const made = { name, ...begun, key: table.effectKey(), timestamp, context, duration, madeAt: table.moment };
    if (waits) table.waiting = [...table.waiting, made];
    else table.effects.push(made);
  };
  const objects = affects === undefined ? [] : selected(affects, situation);
  const open = openParts(effect, table.ruleset);
  if (affects !== undefined && open.length > 0) {
    begin({
      clauses: ["613.7b", ...(context.settled === undefined ? [] : ["608.2h"]), ...resolving.clauses],
      objects: undefined,
      affects,
      ...(waits ? { whom: affects } : {}),
      ...bind(table, outcome, open, [], context),
    });
  }
  const fixing = fixingOf(table, outcome, objects, objects[0]);
  const fixed = effect.does.filter((part) => !open.includes(part));
  const failures = fixed.map((part) => kindOf(part).fails(part, fixing));
  const closed = fixed.filter((_, n) => failures[n] === undefined);
  for (const object of objects)
    for (const failure of failures.flatMap((fact) => fact ?? []))
      startsWith(table.at(object), { ...failure, effects: [name] });
  if (closed.length === 0) return undefined;
  noteLeftOut(table, name, affects, context);
  const bound = bind(table, outcome, closed, objects, context);
  const copies = closed.some(({ kind }) => stageOf(kind, "resolution") === "copying");
  if (copies) table.effects = table.ruleset.practice.afterCopying(table.effects, objects);
  const looks = objects.map((object) => situation.of(object));
  const clauses = [
    "613.7b",
    ...resolving.clauses,
    "611.2a",
    ...(affects === undefined ? [] : ["611.2c"]),
    ...(hasExpression(effect.does) ? ["611.2d"] : []),
    ...(hasExpression(effect.does) || context.settled !== undefined ? ["608.2h"] : []),
    ...(isForAsLongAs(duration) ? ["611.2b"] : []),
    ...new Set(effect.does.flatMap((part) => kindOf(part).clausesOfFixing(part, looks))),
    // Its source is gone, or no longer has the ability (CR 113.7a).
    ...(table.objects[context.source ?? -1]?.gone === true ? ["113.7a"] : []),
    ...(copies ? clausesOfCopying(table, objects) : []),
    // It begins at the same instant as the permanent that comes (CR 611.2e, 613.7n).
    ...(table.occasion.together === undefined ? [] : ["611.2e", "613.7n"]),
  ];
  begin({ clauses, objects, ...bound, ...(waits && affects !== undefined ? { whom: affects } : {}) });
  return undefined;
}

/** What was known, and whom the effect means by players who could be others later. */
function settled(effect: CreatedEffect, { outcome, context }: Resolving): ResolutionContext {
  const players = settledPlayers(effect, inTheEnd(outcome, { ...context, looksBack: true }));
  return players.size === 0 ? context : { ...context, settled: players };
}

/** Writes down that an effect is not created, unless it is one of several to choose from: not to choose it is no failure. */
export function noteFailed(
  table: Table,
  { affects, does }: CreatedEffect,
  condition: Condition,
  effect: EffectApart,
  situation: Situation,
  isIntervening = false,
): void {
  if (typeof condition.compare === "object" && "chosen" in condition.compare) return;
  const objects = affects === undefined ? [] : selected(affects, situation);
  const parts = does.map(({ kind }) => kind);
  const you = speaksOfYou(condition) ? situation.you() : undefined;
  table.note({
    kind: "failed",
    effect,
    parts,
    condition,
    objects,
    ...(you === undefined ? {} : { you }),
    ...(isIntervening ? { intervening: true } : {}),
  });
}

/** Whether it is there only while something holds. */
function isForAsLongAs(duration: Duration): boolean {
  return typeof duration === "string" ? duration.startsWith("while") : "while" in duration;
}

/** CR 611.2c: a part that changes the rules, not characteristics or control, stays open to objects that come later. */
function openParts(effect: CreatedEffect, { policy, practice }: Ruleset): Parts {
  if (effect.affects === undefined) return [];
  const ofRules = effect.does.filter(staysOpen);
  // Older editions fix the objects of an effect that does both for all of it.
  const isFixedWhole = policy.mixedSets === "whole" && ofRules.length < effect.does.length;
  return practice.openParts(effect, isFixedWhole ? [] : ofRules);
}

/** Becoming a copy leaves what else is on an object in place (CR 707.4), and its face-down status (CR 708.10). */
function clausesOfCopying(table: Table, places: readonly number[]): string[] {
  const found = places.flatMap((place) => {
    const object = table.at(place);
    return [...(isAffected(table, object, place) ? ["707.4"] : []), ...(object.faceDown === null ? [] : ["708.10"])];
  });
  return [...new Set(found)].sort();
}

/** Whether a part holds a number that had to be read. */
function hasExpression(parts: Parts): boolean {
  return parts.some((part) =>
    kindOf(part)
      .numbers(part)
      .some((number) => typeof number === "object"),
  );
}

/** Writes down which phased-out permanents would be among the objects of an effect that begins (CR 702.26e). */
function noteLeftOut(table: Table, name: EffectApart, affects: Selector | undefined, context: ResolutionContext): void {
  const isAway = (place: number): boolean => table.at(place).phasedOut && !table.at(place).gone;
  if (affects === undefined || !table.objects.some((_, place) => isAway(place))) return;
  const board = table.board();
  const objects = board.objects.map((object, place) => (isAway(place) ? { ...object, phasedOut: false } : object));
  const outcome = resolve({ ...board, objects }, table.ruleset, { trace: "none" });
  for (const place of inTheEnd(outcome, context).select(affects))
    if (isAway(place)) startsByEffect(table.at(place), "702.26e", name);
}
