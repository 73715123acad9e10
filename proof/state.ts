import type { Board } from "../src/rules/board.js";
import type { Ruleset } from "../src/rules/ruleset.js";
import type { Effect } from "./effect.js";
import { copyOfThing, startingThing, type Thing } from "./thing.js";
import { giveIntrinsicAbilities } from "./type-line.js";

/** An effect that has started to apply, with the set of objects that it keeps (CR 613.6). */
export interface Begun {
  readonly effect: Effect;
  readonly set: readonly number[];
}

/** Everything at one moment on the way through the layers. All objects go through them together. */
export interface State {
  readonly board: Board;
  readonly rules: Ruleset;
  /** By the places of the objects of the board. */
  readonly things: Thing[];
  /** By the keys of the effects. */
  readonly begun: Map<string, Begun>;
}

/** CR 613.1. */
export function startingState(board: Board, rules: Ruleset): State {
  const things = board.objects.map(({ base }) => startingThing(base));
  for (const thing of things) giveIntrinsicAbilities(thing, rules.policy);
  return { board, rules, things, begun: new Map() };
}

/** A whole copy, to try something on. */
export function copyOfState(state: State): State {
  return { ...state, things: state.things.map(copyOfThing), begun: new Map(state.begun) };
}

export function thingAt(state: State, place: number): Thing {
  const thing = state.things[place];
  if (thing === undefined) throw new RangeError(`no object ${place}`);
  return thing;
}

export function objectAt({ board }: Pick<State, "board">, place: number): Board["objects"][number] {
  const object = board.objects[place];
  if (object === undefined) throw new RangeError(`no object ${place}`);
  return object;
}

/** CR 702.26b, 400.7: what is phased out or has left is treated as though it did not exist. */
export function isThere({ board }: Pick<State, "board">, place: number): boolean {
  const object = board.objects[place];
  return object !== undefined && !object.phasedOut && !object.gone;
}

/** CR 109.4, 108.4a: only on the battlefield, on the stack and in the command zone has an object a controller; elsewhere its owner counts. */
export function controllerOf(state: State, place: number): number {
  const { zone, owner } = objectAt(state, place);
  const hasController = zone === "battlefield" || zone === "stack" || zone === "command";
  return hasController ? thingAt(state, place).controller : owner;
}
