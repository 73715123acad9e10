import type { Slot } from "../src/rules/ruleset.js";
import { carryOut } from "./carry-out.js";
import { partsFor, type Effect } from "./effect.js";
import type { Instruction } from "./instruction.js";
import { READ } from "./reading.js";
import { says } from "./says.js";
import type { Scene } from "./scene.js";
import { partsIn } from "./sorts.js";
import { isThere, thingAt, type State } from "./state.js";
import type { Thing } from "./thing.js";

/** CR 611.2c, 611.3a: the objects fixed as it began, or those that fit what it describes now. */
export function describedBy(state: State, { objects, affects, speaker }: Effect): number[] {
  if (objects !== undefined) return objects.filter((place) => isThere(state, place)); // CR 702.26e
  return affects === undefined ? [] : READ.select({ state, speaker }, affects);
}

/** CR 613.6: what has started to apply goes on with the same set of objects. */
export function setOf(state: State, effect: Effect): readonly number[] {
  return state.begun.get(effect.key)?.set ?? describedBy(state, effect);
}

interface How {
  /** The object as it is held where a trial asks. */
  readonly held?: Thing | undefined;
  readonly leavesNumbers?: boolean;
}

/** What an effect says of one of its objects in a layer, its parts in written order. */
export function instructionsFor(state: State, effect: Effect, slot: Slot, place: number, how: How = {}): Instruction[] {
  const scene: Scene = { state, speaker: effect.speaker, affected: place, ...how };
  const parts = partsIn(partsFor(effect, place), effect.maker, slot);
  return parts.flatMap((part, n) => says(part, effect, scene, n === 0 ? effect.key : `${effect.key}~${n}`) ?? []);
}

/**
 * Applies what an effect does in a layer to everything it applies to: what it says is read before anything of it is done,
 * and done as one step. From now on it has begun (CR 613.6), also if it applies to nothing.
 */
export function apply(state: State, effect: Effect, slot: Slot): readonly number[] {
  const set = setOf(state, effect);
  const said = set.map((place) => ({ place, instructions: instructionsFor(state, effect, slot, place) }));
  for (const { place, instructions } of said)
    for (const instruction of instructions)
      carryOut(thingAt(state, place), instruction, effect.key, state.rules.policy);
  state.begun.set(effect.key, { effect, set });
  return set;
}
