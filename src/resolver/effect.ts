import type { EffectReference } from "../rules/effect-reference.js";
import { instances, label, type AbilityInstance } from "../rules/ability.js";
import { activeAt, contextOf, turnsAfter, type BoardObject } from "../rules/board.js";
import { cardsAffectedByCounters, clauseOfCounter, countersAffectHost, partsOfCounters } from "../rules/counters.js";
import { keyOfEffect } from "../rules/linked.js";
import { effectOfDesignation } from "../rules/designations.js";
import type { Selector } from "../rules/formats.gen.js";
import type { Maker } from "../rules/layers.js";
import type { Part } from "../rules/part.js";
import { byCodeUnit } from "../rules/text-order.js";
import { matcherOf } from "./query/queries.js";
import { NO_CONDITION, type Program, type Programs } from "./program.js";
import { Situation, speakerOf, type Setting } from "./query/situation.js";
import type { ObjectView } from "../rules/object-view.js";

/** A continuous effect on its way through the layers. */
export interface Effect {
  readonly id: string;
  readonly name: EffectReference;
  readonly program: Program;
  /** The ability that makes it, and on which object; undefined for effects without such a source. */
  readonly source: { readonly object: number; readonly instance: AbilityInstance } | undefined;
  /** A set fixed from the start (CR 611.2c); undefined: it is found when the effect begins. */
  readonly fixed: readonly number[] | undefined;
  readonly timestamp: number;
  /**
   * Decides among equal timestamps, by the first number that differs: an object's own abilities, then granted ones in the
   * order they were granted, then resolved effects (CR 613.7a, 613.7n). Of what one effect grants to several objects
   * those of the active player go first (by analogy with CR 613.7m), then those of the older object.
   */
  readonly tie: readonly [rank: number, grantedAt: number, turns: number, age: number, object: number, place: number];
  /** How many abilities in a row have begotten it, itself included if an ability makes it. */
  readonly generation: number;
  readonly clauses: readonly string[];
  readonly situation: Situation;
}

/** Timestamp order (CR 613.7). */
export function byTimestamp(a: Effect, b: Effect): number {
  if (a.timestamp !== b.timestamp) return a.timestamp - b.timestamp;
  for (let n = 0; n < a.tie.length; n++) {
    const difference = (a.tie[n] ?? 0) - (b.tie[n] ?? 0);
    if (difference !== 0) return difference;
  }
  return byCodeUnit(a.id, b.id);
}

/**
 * How many abilities in a row may beget one another: one that comes back to itself would never end, and no card comes
 * near this.
 */
const GENERATIONS = 6;

/** The one list of an object that makes no effects, so that such objects are passed over by comparing it. */
export const NO_EFFECTS: Effect[] = [];

/** Where effects are looked for. */
export interface Source extends Setting {
  readonly programs: Programs;
  readonly views: readonly ObjectView[];
}

/** The effects that the abilities of one object make where it is now; those that it had before stay the same values. */
export function effectsOfObject(
  at: Source,
  place: number,
  object: BoardObject,
  view: ObjectView,
  had: readonly Effect[] = NO_EFFECTS,
): Effect[] {
  const { programs } = at;
  if (object.phasedOut) return NO_EFFECTS;
  let found = NO_EFFECTS;
  const { abilities } = view;
  for (let order = 0; order < abilities.length; order++) {
    const instance = abilities[order];
    const program = instance && programs.of(instance);
    if (program === undefined || instance === undefined || instance.generation > GENERATIONS) continue;
    if (program.zones !== undefined && !program.zones.includes(object.zone)) continue;
    if (found === NO_EFFECTS) found = [];
    const known = had.length === 0 ? undefined : had.find(({ source }) => source?.instance === instance);
    found.push(known ?? effectOfAbility(at, program, { place, object, view, instance, order }, found));
  }
  return found;
}

function effectOfAbility(at: Source, program: Program, had: Had, earlier: readonly Effect[]): Effect {
  const { place, object, instance } = had;
  const ability = label(instance.ability);
  const number = 1 + earlier.filter(({ name }) => name.kind === "ability" && name.ability === ability).length;
  return {
    id: keyOfEffect(place, instance.key),
    name: { kind: "ability", object: object.id, ability, ...(number === 1 ? {} : { number }) },
    program,
    source: { object: place, instance },
    fixed: undefined,
    timestamp: at.ruleset.practice.timestampOfAbility(object.timestamp, instance.grantedAt),
    tie: tieOf(at, had),
    generation: instance.generation + 1,
    clauses: ["613.7a", ...(instance.grantedAt > object.timestamp ? [] : object.timestampClauses)],
    situation: new Situation(at, at.views, speakerOf(place, instance.key)),
  };
}

/** An ability of an object, at its place in the list of them. */
interface Had {
  readonly place: number;
  readonly object: BoardObject;
  readonly view: ObjectView;
  readonly instance: AbilityInstance;
  readonly order: number;
}

function tieOf({ board, ruleset }: Setting, { place, object, view, instance, order }: Had): Effect["tie"] {
  const { grantedAt } = instance;
  if (grantedAt === 0) return [0, 0, 0, 0, 0, order];
  const isByAge = ruleset.policy.equalGrants === "byAge";
  const turns = isByAge ? 0 : turnsAfter(activeAt(board, grantedAt), view.controller, board.players.length);
  return [1, grantedAt, turns, object.timestamp, place, order];
}

/** An effect of the status of one object. */
function ofStatus(
  at: Source,
  place: number,
  maker: Maker,
  parts: readonly Part[],
  { whom, ...said }: Pick<Effect, "id" | "name" | "fixed" | "timestamp" | "clauses"> & { readonly whom?: Selector },
): Effect {
  const open = whom === undefined ? {} : { affects: matcherOf(whom), affected: whom };
  return {
    ...said,
    program: at.programs.ofParts(parts, maker, { ...NO_CONDITION, ...open }),
    source: undefined,
    tie: [2, 0, 0, 0, 0, 0],
    generation: 1,
    situation: new Situation(at, at.views, speakerOf(place)),
  };
}

/** Designations that are effects, with the timestamp of the designation. */
export function effectsOfDesignations(at: Source, place: number, object: BoardObject): Effect[] {
  if (object.phasedOut || object.designations.size === 0) return NO_EFFECTS;
  return [...object.designations].flatMap(([designation, timestamp]): Effect | [] => {
    const effect = effectOfDesignation(designation);
    if (effect === undefined) return [];
    return ofStatus(at, place, "resolution", effect.parts, {
      id: `d${place}|${designation}`,
      name: { kind: "designation", object: object.id, designation },
      fixed: [place],
      timestamp,
      clauses: ["613.7b", effect.clause],
    });
  });
}

/** Counters on an object (CR 122.1a-b), one effect a kind, with the timestamp of the newest (CR 613.7c). */
export function effectsOfCounters(at: Source, place: number, object: BoardObject): Effect[] {
  if (object.phasedOut || object.counters.size === 0) return NO_EFFECTS;
  return [...object.counters].flatMap(([kind, { count, timestamp }]): Effect | [] => {
    const parts = partsOfCounters(kind, count, at.ruleset.policy);
    if (parts.length === 0) return [];
    const host = object.attachedTo?.kind === "object" ? [object.attachedTo.object] : [];
    const onCards = object.zone === "battlefield" ? undefined : cardsAffectedByCounters(kind);
    return ofStatus(at, place, "counters", parts, {
      id: `c${place}|${kind}`,
      name: { kind: "counters", object: object.id, counter: kind },
      ...(onCards === undefined ? {} : { whom: onCards }),
      fixed: onCards !== undefined ? undefined : countersAffectHost(kind) ? host : [place],
      timestamp,
      clauses: ["613.7c", clauseOfCounter(kind)],
    });
  });
}

/** Phasing out is not leaving: what lasts until the object leaves goes on (CR 702.26d). */
function isAway(object: BoardObject | undefined): boolean {
  return object !== undefined && object.phasedOut && !object.gone;
}

/** Effects of resolved spells and abilities, of events, and of abilities that linger without their object. */
export function effectsOfBoard(at: Source): Effect[] {
  const { board, programs, views } = at;
  const resolved = board.effects.map((effect, place): Effect => {
    const open = effect.affects === undefined ? {} : { affects: matcherOf(effect.affects), affected: effect.affects };
    return {
      id: effect.key,
      name: effect.name,
      program: programs.ofParts(effect.parts, "resolution", { ...NO_CONDITION, ...open }, effect.shares),
      source: undefined,
      fixed: effect.objects?.filter((object) => board.objects[object]?.phasedOut !== true),
      timestamp: effect.timestamp,
      tie: [2, 0, 0, 0, 0, place],
      generation: 0,
      clauses: isAway(board.objects[effect.context.source ?? -1]) ? [...effect.clauses, "702.26d"] : effect.clauses,
      situation: new Situation(at, views, effect.context),
    };
  });
  const lingering = board.lingering.flatMap((effect, place): Effect | [] => {
    const [printed] = instances([effect.ability], "printed", "");
    const program = printed && programs.of(printed);
    if (program === undefined) return [];
    const context = contextOf(effect.controller);
    return {
      id: `l${place}`,
      name: effect.name,
      program,
      source: undefined,
      fixed: undefined,
      timestamp: effect.timestamp,
      tie: [0, 0, 0, 0, 0, place],
      generation: 1,
      clauses: ["613.7a"],
      situation: new Situation(at, views, { ...context, choices: effect.choices ?? context.choices }),
    };
  });
  return [...resolved, ...lingering];
}
