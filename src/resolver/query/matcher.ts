import { NOTHING, type Aspects } from "../../rules/aspects.js";
import type { BoardObject } from "../../rules/board.js";
import type { Selector } from "../../rules/formats.gen.js";
import type { ObjectView } from "../../rules/object-view.js";
import type { Scene } from "./scene.js";

/** A description of objects, ready to be asked of one object at a time, with the view of it that is meant. */
export interface Matcher {
  readonly reads: Aspects;
  /** Whether the answer for an object depends on that object's own characteristics alone (besides who "you" is). */
  readonly local: boolean;
  readonly test: Test;
  /** What it points at, if it does, in any order: nothing else can fit. */
  readonly points: Points | undefined;
}

export type Test = (object: number, scene: Scene, view: ObjectView) => boolean;
export type Points = (scene: Scene) => readonly (number | undefined)[];

/** Makes the matcher for a key of a description, of what is said under it. */
export type MatcherFor<K extends keyof Selector> = (said: NonNullable<Selector[K]>) => Matcher;

export type Matchers = { readonly [K in keyof Selector]?: MatcherFor<K> };

export function reading(reads: Aspects, test: Test, local = true, points?: Points): Matcher {
  return { reads, local, test, points };
}

/** Asks for what no layer changes: status, zone, attachments, counters. */
export function constant(test: Test): Matcher {
  return reading(NOTHING, test);
}

/** Points at objects one by one. */
export function pointing(points: Points): Matcher {
  return reading(NOTHING, (object, scene) => points(scene).includes(object), true, points);
}

/** Points at one object. */
export function pointingAt(one: (scene: Scene) => number | undefined): Matcher {
  return reading(
    NOTHING,
    (object, scene) => object === one(scene),
    true,
    (scene) => [one(scene)],
  );
}

export function ofObject(test: (object: BoardObject) => boolean): Matcher {
  return constant((object, scene) => test(scene.object(object)));
}

export function listed<T>(one: T | T[] | undefined): readonly T[] {
  if (one === undefined) return [];
  return Array.isArray(one) ? one : [one];
}
