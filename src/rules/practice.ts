import type { Board } from "./board.js";
import type { ObjectView } from "./object-view.js";
import type { Part } from "./part.js";
import type { Zone } from "./formats.gen.js";

/** What an effect waits for, or depends on, among those that are still to be applied. */
export type WaitsFor<E> = (effect: E) => readonly E[];

/** Whether an object fits a description that somebody on the board gives. */
export type Fits<S> = (object: number, scene: S, view: ObjectView) => boolean;

export interface Described {
  readonly board: Board;
  readonly speaker: { readonly source: number | undefined };
}

/** One object before and after. */
export interface Change {
  readonly before: ObjectView;
  readonly after: ObjectView;
}

/** What CR 613.8a(b) compares to tell whether an effect does something else to an object. */
export interface Comparison {
  /** `says` is the evaluated instruction; `comesOf` gives what applying it would change. */
  readonly of: (says: unknown, comesOf: () => Change | undefined) => unknown;
  /** Whether what an instruction reads tells all that can make a difference, so that other effects need no trial. */
  readonly isTextAlone: boolean;
}

/**
 * The steps that every edition and every reading takes alike. Whoever takes one otherwise is wrong: a misconception
 * puts another in its place, and nothing else of the computation knows of it.
 */
export interface Practice {
  /** The order in which effects go, given oldest first (CR 613.7). */
  readonly inOrder: <E>(oldestFirst: E[]) => E[];
  /** What an effect waits for, by what it depends on (CR 613.8b). */
  readonly waits: <E>(dependsOn: WaitsFor<E>, pending: readonly E[]) => WaitsFor<E>;
  readonly compared: Comparison;
  /** The objects with which an effect goes on that began with these (CR 613.6); undefined: it is asked anew. */
  readonly goesOnWith: (begunWith: readonly number[]) => readonly number[] | undefined;
  /** The timestamp of an effect of an ability, by those of its object and of what granted it (CR 613.7a). */
  readonly timestampOfAbility: (ofObject: number, ofGrant: number) => number;
  /** The objects that a static ability describes (CR 611.3a). */
  readonly affectedByStatic: <S extends Described>(fits: Fits<S>) => Fits<S>;
  /** Where a characteristic-defining ability functions; undefined: everywhere (CR 604.3). */
  readonly definingFunctions: readonly Zone[] | undefined;
  /** What a part of an effect says. */
  readonly partAsRead: (part: Part) => readonly Part[];
}

export const PRACTICE: Practice = {
  inOrder: (oldestFirst) => oldestFirst,
  waits: (dependsOn) => dependsOn,
  compared: { of: (says) => says, isTextAlone: true },
  goesOnWith: (begunWith) => begunWith,
  timestampOfAbility: Math.max,
  affectedByStatic: (fits) => fits,
  definingFunctions: undefined,
  partAsRead: (part) => [part],
};
