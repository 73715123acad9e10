import type { LayerName } from "../rules/formats.gen.js";
import type { ObjectView } from "../rules/object-view.js";
import { fitting } from "./applies-to.js";
import type { Effect } from "./effect.js";
import type { Instruction } from "./program.js";
import { all, changed, NOTHING, type Aspects } from "./reads.js";
import type { Entry, State } from "./state.js";

/** What applying an effect's part in a layer to the state as it is now would change. */
export interface Trial {
  readonly entries: readonly Entry[];
  readonly aspects: Aspects;
}

/** An instruction with its quantities and references read: what CR 613.8a calls what the effect does. */
export interface Evaluated {
  readonly instruction: Instruction;
  readonly value: unknown;
}

/**
 * The objects an effect applies to, now: fixed from the start (CR 611.2c), fixed since it began (CR 613.6), or those
 * that fit its description.
 */
export function objectsOf(effect: Effect, state: State): readonly number[] {
  const fixed = fixedObjectsOf(effect, state);
  if (fixed !== undefined) return fixed;
  return effect.program.affects === undefined ? [] : fitting(effect.program.affects, effect.situation);
}

/** The set that can't change any more, or undefined while it still can. */
export function fixedObjectsOf(effect: Effect, state: State): readonly number[] | undefined {
  if (effect.fixed !== undefined) return effect.fixed;
  return state.ruleset.policy.begunIsFixed ? state.begun.get(effect.id) : undefined;
}

/** Reads an instruction for one object. `own` false leaves out that object's own values (CR 613.8a compares instructions, not outcomes). */
export function evaluate(effect: Effect, instruction: Instruction, object: number | undefined, own = true): unknown {
  const { situation } = effect;
  situation.affected = object;
  situation.masked = own ? undefined : object;
  const value = instruction.handler.evaluate(instruction.part, situation);
  situation.affected = undefined;
  situation.masked = undefined;
  return value;
}

/** Tries an effect's part in a layer on the state as it is, without changing it. */
export function tryOut(effect: Effect, layer: LayerName, objects: readonly number[], state: State): Trial {
  const instructions = effect.program.layers.get(layer) ?? [];
  const application = { key: effect.id, timestamp: effect.timestamp };
  const shared = instructions.map((instruction) => (instruction.perObject ? undefined : evaluate(effect, instruction, undefined)));
  const entries: Entry[] = [];
  for (const object of objects) {
    const before = state.views[object];
    if (before === undefined) continue;
    let after: ObjectView = before;
    for (let place = 0; place < instructions.length; place++) {
      const instruction = instructions[place];
      if (instruction === undefined) continue;
      const value = instruction.perObject ? evaluate(effect, instruction, object) : shared[place];
      if (value !== undefined) after = instruction.handler.apply(value, after, application);
    }
    if (after !== before) entries.push({ object, before, after });
  }
  return { entries, aspects: entries.length === 0 ? NOTHING : all(entries.map(({ before, after }) => changed(before, after))) };
}
