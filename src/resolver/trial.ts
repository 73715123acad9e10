import { changedAmong, NOTHING, type Aspects } from "../rules/aspects.js";
import type { Application } from "../rules/look.js";
import type { ObjectView } from "../rules/object-view.js";
import type { Slot } from "../rules/ruleset.js";
import { fitting } from "./query/queries.js";
import type { Effect } from "./effect.js";
import { inSlot, type Instruction } from "./program.js";
import type { Entry, State } from "./state.js";

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
  return effect.fixed ?? state.goesOnWith(effect);
}

/** Reads an instruction for one object, whose own values can be held (CR 613.8a compares instructions, not outcomes). */
export function evaluate(
  effect: Effect,
  instruction: Instruction,
  object: number | undefined,
  held?: ObjectView,
): unknown {
  const { part, shares, handler } = instruction;
  return handler.evaluate(shares.get(object ?? -1) ?? part, effect.situation.of(object, held));
}

/**
 * What applying an effect's part in a slot would change of the state as it is now. It is worked out object by object as
 * far as it is asked for, from the state before the effect, and holds until the state changes.
 */
export class Trial {
  readonly #effect: Effect;
  readonly #state: State;
  readonly #objects: readonly number[];
  readonly #instructions: readonly Instruction[];
  readonly #shared: readonly unknown[];
  /** One for each instruction: what two of them grant are different abilities. */
  readonly #applications: readonly Application[];
  /**
   * What becomes of a view, where all objects are told the same: views are values, so of objects that are alike (tokens,
   * lands of one name) it is worked out once, and they stay alike.
   */
  readonly #becomes: Map<ObjectView, ObjectView> | undefined;
  readonly #found: Entry[] = [];
  /** Of entries that are alike one. */
  readonly #unlike: Entry[] = [];
  #byObject: ReadonlyMap<number, Entry> | undefined = undefined;
  readonly #most: Aspects;
  #next = 0;
  #changes: Aspects | undefined = undefined;

  constructor(effect: Effect, slot: Slot, objects: readonly number[], state: State) {
    const program = inSlot(effect.program, slot);
    this.#effect = effect;
    this.#state = state;
    this.#objects = objects;
    this.#instructions = program?.instructions ?? [];
    this.#most = program?.writes ?? NOTHING;
    this.#applications = this.#instructions.map((_, place) => ({
      key: place === 0 ? effect.id : `${effect.id}~${place}`,
      timestamp: effect.timestamp,
      generation: effect.generation,
    }));
    this.#shared = this.#instructions.map((instruction) =>
      instruction.perObject || objects.length === 0 ? undefined : evaluate(effect, instruction, undefined),
    );
    const isShared = objects.length > 1 && !this.#instructions.some(({ perObject }) => perObject);
    this.#becomes = isShared ? new Map() : undefined;
  }

  /** Every object that changes. */
  get entries(): readonly Entry[] {
    while (this.#findNext());
    return this.#found;
  }

  isEmpty(): boolean {
    return this.#found.length === 0 && !this.#findNext();
  }

  /** What the entries differ in: all of it, and nothing else. */
  get changes(): Aspects {
    if (this.#changes === undefined) {
      while (this.#findNext());
      this.#changes = changedAmong(this.#unlike, this.#most);
    }
    return this.#changes;
  }

  /** What changes of one object; undefined if nothing does. */
  of(object: number): Entry | undefined {
    this.#byObject ??= new Map(this.entries.map((entry) => [entry.object, entry]));
    return this.#byObject.get(object);
  }

  /** Goes on to the next object that changes. */
  #findNext(): boolean {
    while (this.#next < this.#objects.length) {
      const entry = this.#entry(this.#objects[this.#next++] ?? -1);
      if (entry === undefined) continue;
      this.#found.push(entry);
      return true;
    }
    return false;
  }

  #entry(object: number): Entry | undefined {
    const before = this.#state.views[object];
    if (before === undefined) return undefined;
    const known = this.#becomes?.get(before);
    const after = known ?? this.#carriedOut(object, before);
    if (known === undefined) this.#becomes?.set(before, after);
    if (after === before) return undefined;
    const entry = { object, before, after };
    if (known === undefined) this.#unlike.push(entry);
    return entry;
  }

  #carriedOut(object: number, before: ObjectView): ObjectView {
    let after = before;
    for (let place = 0; place < this.#instructions.length; place++) {
      const instruction = this.#instructions[place];
      const application = this.#applications[place];
      if (instruction === undefined || application === undefined) continue;
      const value = instruction.perObject ? evaluate(this.#effect, instruction, object) : this.#shared[place];
      if (value !== undefined) after = instruction.handler.apply(value, after, application);
    }
    return after;
  }
}
