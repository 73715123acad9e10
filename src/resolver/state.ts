import type { AbilityInstance } from "../rules/ability.js";
import type { Board } from "../rules/board.js";
import type { ObjectView } from "../rules/object-view.js";
import { remembered } from "../rules/remembered.js";
import type { Ruleset, Slot } from "../rules/ruleset.js";
import {
  byTimestamp,
  effectsOfBoard,
  effectsOfCounters,
  effectsOfDesignations,
  effectsOfObject,
  NO_EFFECTS,
  type Effect,
} from "./effect.js";
import { programsOf, takesPart, type Programs } from "./program.js";
import { ABILITIES, CONTROLLER, meet, type Aspects } from "../rules/aspects.js";

/** One object, before and after. Views are values, so an entry is the whole difference. */
export interface Entry {
  readonly object: number;
  readonly before: ObjectView;
  readonly after: ObjectView;
}

/**
 * All objects at one moment on the way through the layers, with the effects that exist or have begun. A trial puts its
 * changed views in and takes them out again, so nothing is cloned.
 */
export class State {
  readonly board: Board;
  readonly ruleset: Ruleset;
  readonly programs: Programs;
  readonly views: ObjectView[];
  /** The set of objects of each effect that has begun (CR 613.6); an empty set counts. */
  readonly begun = new Map<string, readonly number[]>();
  /** Effects that have begun and whose ability is gone. */
  readonly orphaned = new Set<string>();
  /** The aspects of each change so far: they decide whether something found before still holds. */
  readonly history: Aspects[] = [];
  readonly #ofObject: Effect[][];
  #effects: Effect[] = [];
  #sorted = false;
  /** The effects with a part in a slot, as long as the same effects exist. */
  #inSlot = new Map<Slot, readonly Effect[]>();

  constructor(board: Board, ruleset: Ruleset) {
    this.board = board;
    this.ruleset = ruleset;
    this.programs = programsOf(ruleset);
    this.views = board.objects.map(({ base }) => base);
    this.#effects = effectsOfBoard(this);
    this.#ofObject = board.objects.map((object, place) => {
      const ofAbilities = effectsOfObject(this, place, object, object.base);
      for (const some of [
        ofAbilities,
        effectsOfCounters(this, place, object),
        effectsOfDesignations(this, place, object),
      ])
        if (some !== NO_EFFECTS) this.#effects.push(...some);
      return ofAbilities;
    });
  }

  /** Every effect that exists now or has begun, oldest first (CR 613.7). */
  all(): readonly Effect[] {
    if (!this.#sorted) this.#effects = this.ruleset.practice.inOrder(this.#effects.sort(byTimestamp));
    this.#sorted = true;
    return this.#effects;
  }

  /** Of these the ones with a part in a slot. */
  in(slot: Slot): readonly Effect[] {
    const effects = this.all();
    return remembered(this.#inSlot, slot, () => effects.filter(({ program }) => takesPart(program, slot)));
  }

  /** The objects of an effect that has begun, which are the same from then on (CR 613.6). */
  goesOnWith({ id }: Effect): readonly number[] | undefined {
    const begunWith = this.begun.get(id);
    return begunWith === undefined ? undefined : this.ruleset.practice.goesOnWith(begunWith);
  }

  get version(): number {
    return this.history.length;
  }

  /** Whether something found at an earlier version, by reading these aspects, is still true. */
  isFresh(version: number, reads: Aspects): boolean {
    for (let since = version; since < this.history.length; since++) {
      const change = this.history[since];
      if (change !== undefined && meet(change, reads)) return false;
    }
    return true;
  }

  put(entries: readonly Entry[]): void {
    for (const { object, after } of entries) this.views[object] = after;
  }

  takeOut(entries: readonly Entry[]): void {
    for (const { object, before } of entries) this.views[object] = before;
  }

  /** Makes a change lasting. Gives the effects that no longer exist because of it and had not begun. */
  commit(entries: readonly Entry[], change: Aspects): Effect[] {
    if (entries.length === 0) return [];
    this.put(entries);
    this.history.push(change);
    if ((change.others & (ABILITIES | CONTROLLER)) === 0) return [];
    const concerned = entries.filter((entry) => this.#concernsEffects(entry));
    return concerned.length === 0 ? [] : this.#gather(concerned);
  }

  /** Whether an object has gained or lost an ability that may make effects; most make none. */
  #concernsEffects({ before: { abilities: before }, after: { abilities: after } }: Entry): boolean {
    if (before === after) return false;
    let same = 0;
    while (same < before.length && before[same] === after[same]) same++;
    return this.#makesEffects(before, same) || this.#makesEffects(after, same);
  }

  /** Whether any of these abilities, from a place on, may make an effect. */
  #makesEffects(abilities: readonly AbilityInstance[], from: number): boolean {
    for (let place = from; place < abilities.length; place++) {
      const instance = abilities[place];
      if (instance !== undefined && this.programs.of(instance) !== undefined) return true;
    }
    return false;
  }

  /** Collects anew the effects of objects whose abilities changed. Gives those that are lost and had not begun. */
  #gather(entries: readonly Entry[]): Effect[] {
    const gone = new Set<Effect>();
    const there: Effect[] = [];
    const lost: Effect[] = [];
    for (const { object, after } of entries) {
      const had = this.#ofObject[object] ?? NO_EFFECTS;
      const onBoard = this.board.objects[object];
      const kept = onBoard === undefined ? NO_EFFECTS : effectsOfObject(this, object, onBoard, after, had);
      for (const old of had) {
        gone.add(old);
        if (kept.some(({ id }) => id === old.id)) continue;
        if (this.goesOnWith(old) !== undefined) {
          this.orphaned.add(old.id);
          there.push(old);
        }
        if (!this.begun.has(old.id)) lost.push(old);
      }
      there.push(...kept);
      this.#ofObject[object] = kept;
    }
    this.#effects = [...this.#effects.filter((effect) => !gone.has(effect)), ...there];
    this.#sorted = false;
    this.#inSlot = new Map();
    return lost;
  }
}
