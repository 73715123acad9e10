import type { Scenario, ScenarioEvent } from "../../src/rules/formats.gen.js";
import { isObject } from "../../src/rules/json-object.js";
import { sharedName } from "../../src/names/effect.js";
import { readEffect } from "../../src/names/read-effect.js";
import { resolutionNames } from "../../src/events/brought.js";
import { branchFor, memberOf, resolved } from "../../src/scenario/definition.js";
import type { Definition } from "../../src/scenario/json-schema.js";
import { DEFINITIONS } from "../../src/scenario/definitions.gen.js";
import { isOfObject, type Named, rewritten } from "../../src/scenario/positions.js";
import { idsBroughtBy, effectNamesOf } from "./brought.js";

/* What is removed with an event: everything that would name something that is no longer there. */

export interface Removal {
  readonly board: Scenario;
  /** Other events that were removed, by their places in the old timeline. */
  readonly alsoRemoved: readonly number[];
  /** Events that stay and say less, by their places in the old timeline. */
  readonly alsoChanged: readonly number[];
}

/** The names at a point of a timeline, or in all of it. */
interface Known {
  readonly objects: Set<string>;
  readonly effects: Set<string>;
}

/** The board without the event at a place of its timeline. */
export function withoutEvent(board: Scenario, place: number): Removal {
  const old = board.timeline;
  let kept = pass(old, place, nothing());
  // Names that never come any more are known only after a pass; some events say that these are not there.
  for (;;) {
    const never = minus(knownIn(old), knownIn(kept.flatMap((event) => event ?? [])));
    const next = pass(old, place, never);
    const isDone = next.every((event, i) => (event === undefined) === (kept[i] === undefined));
    kept = next;
    if (isDone) break;
  }
  const places = kept.flatMap((event, i) => (event === undefined && i !== place ? [i] : []));
  const changed = kept.flatMap((event, i) => (event !== undefined && event !== old[i] ? [i] : []));
  return {
    board: { ...board, timeline: kept.flatMap((event) => event ?? []) },
    alsoRemoved: places,
    alsoChanged: changed,
  };
}

function nothing(): Known {
  return { objects: new Set(), effects: new Set() };
}

function knownIn(timeline: readonly ScenarioEvent[]): Known {
  return {
    objects: new Set(timeline.flatMap(idsBroughtBy)),
    effects: new Set(timeline.flatMap(effectNamesOf)),
  };
}

function add(known: Known, { objects, effects }: Known): void {
  for (const name of objects) known.objects.add(name);
  for (const name of effects) known.effects.add(name);
}

function size({ objects, effects }: Known): number {
  return objects.size + effects.size;
}

function minus(a: Known, b: Known): Known {
  const without = (from: Set<string>, taken: Set<string>): Set<string> =>
    new Set([...from].filter((name) => !taken.has(name)));
  return { objects: without(a.objects, b.objects), effects: without(a.effects, b.effects) };
}

/** Each event as far as it still makes sense, or undefined. Names in `never` are gone from the beginning. */
function pass(timeline: readonly ScenarioEvent[], removed: number, never: Known): (ScenarioEvent | undefined)[] {
  const before = nothing();
  const now = nothing();
  const resolutions = resolutionNames(timeline);
  const names: Names = {
    isObject: (name) => before.objects.has(name) || never.objects.has(name),
    isResolution: (name) => resolutions.has(name),
    isGone: (name) => never.objects.has(name) || (before.objects.has(name) && !now.objects.has(name)),
    isEffectGone: (name) => never.effects.has(name) || (before.effects.has(name) && !now.effects.has(name)),
  };
  return timeline.map((event, place) => {
    const own = knownIn([event]);
    add(before, own);
    if (place === removed) return undefined;
    const fresh = minus(own, now);
    add(now, fresh);
    const isWhole = size(never) === 0 && size(before) === size(now);
    const kept = isWhole ? event : withoutNames(event, names);
    if (kept === event) return event;
    for (const name of fresh.objects) now.objects.delete(name);
    for (const name of fresh.effects) now.effects.delete(name);
    if (kept !== undefined) add(now, knownIn([kept]));
    return kept;
  });
}

/** In place of every name that is gone. */
const GONE = "\u0000gone";

interface Names {
  /** Whether an object has had the name, there or gone. */
  readonly isObject: (name: string) => boolean;
  readonly isResolution: (name: string) => boolean;
  readonly isGone: (name: string) => boolean;
  readonly isEffectGone: (name: string) => boolean;
}

/** An event without names of what is gone; undefined if nothing sensible is left. */
function withoutNames(
  event: ScenarioEvent,
  { isObject: isKnown, isResolution, isGone, isEffectGone }: Names,
): ScenarioEvent | undefined {
  const name = (named: Named, word: string): string => {
    if (named !== "effect") return isOfObject(named) && isGone(word) ? GONE : word;
    const effect = readEffect(word, { isObject: isKnown, isResolution });
    const isBearerGone = effect.kind !== "resolution" && isGone(effect.object);
    return isEffectGone(sharedName(effect)) || isBearerGone ? GONE : word;
  };
  const marked = rewritten(event, "ScenarioEvent", { name });
  return isMarked(marked) ? (pruned(marked, "ScenarioEvent") as ScenarioEvent | undefined) : event;
}

function isMarked(value: unknown): boolean {
  return JSON.stringify(value).includes(JSON.stringify(GONE));
}

/** Gone if any name in them is: a spell without its target does not resolve (CR 608.2b), an action needs its object. */
const ALL_OR_NOTHING: ReadonlySet<string> = new Set(["ResolvesEvent", "StateBasedExpectation"]);

/** A value of a format without the marked names; undefined if it could not stand without them. */
function pruned(value: unknown, format: string): unknown {
  return prunedAt(value, DEFINITIONS[format] ?? {});
}

function prunedAt(value: unknown, held: Definition): unknown {
  if (value === GONE) return undefined;
  if (typeof value !== "object" || value === null || !isMarked(value)) return value;
  const branch = branchFor(held, value);
  if (branch === DEFINITIONS["SimultaneousEvent"]) return prunedGroup(value);
  if ([...ALL_OR_NOTHING].some((name) => branch === DEFINITIONS[name])) return undefined;
  if (Array.isArray(value)) {
    const items = value.map((item: unknown) => prunedAt(item, resolved(branch.items ?? {})));
    const kept = items.filter((item) => item !== undefined);
    // An empty list would say that there are none.
    return kept.length < Math.max(branch.minItems ?? 0, 1) ? undefined : kept;
  }
  return isObject(value) ? prunedObject(value, branch) : value;
}

function prunedObject(value: Readonly<Record<string, unknown>>, branch: Definition): unknown {
  const entries = Object.entries(value).flatMap(([key, member]): [string, unknown][] => {
    if (key === GONE) return [];
    const kept = prunedAt(member, memberOf(branch, key));
    return kept === undefined ? [] : [[key, kept]];
  });
  const kept = Object.fromEntries(entries);
  const has = (key: string): boolean => Object.hasOwn(kept, key);
  const choices = branch.oneOf ?? branch.anyOf ?? [];
  const canStand =
    entries.length >= Math.max(branch.minProperties ?? 0, 1) &&
    (branch.required ?? []).every(has) &&
    (choices.length === 0 || choices.some(({ required = [] }) => required.every(has)));
  if (!canStand) return undefined;
  // Exceptions are those of the copy.
  if ("copyOf" in value && !has("copyOf")) delete kept["except"];
  return kept;
}

/** One event alone is no longer simultaneous. */
function prunedGroup(group: object): unknown {
  const { events } = group as { readonly events: readonly unknown[] };
  const kept = events.flatMap((event) => pruned(event, "ScenarioEvent") ?? []);
  const [first, second] = kept;
  return second === undefined ? first : { ...group, events: kept };
}
