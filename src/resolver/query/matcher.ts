import { NOTHING, type Aspects } from "../../rules/aspects.js";
import type { ObjectView } from "../../rules/object-view.js";
import type { Scene } from "./scene.js";

/** A description of objects, ready to be asked of one object at a time, with the view of it that is meant. */
export interface Matcher {
  readonly reads: Aspects;
  /** Whether the answer for an object depends on that object's own characteristics alone (besides who "you" is). */
  readonly local: boolean;
  readonly test: (object: number, scene: Scene, view: ObjectView) => boolean;
}

export type Test = Matcher["test"];

export function reading(reads: Aspects, test: Test, local = true): Matcher {
  return { reads, local, test };
}

/** What no layer changes: status, zone, attachments, counters. */
export function constant(test: Test): Matcher {
  return reading(NOTHING, test);
}

export function listed<T>(one: T | T[] | undefined): readonly T[] {
  if (one === undefined) return [];
  return Array.isArray(one) ? one : [one];
}
