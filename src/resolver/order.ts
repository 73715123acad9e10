import { NOTHING } from "../rules/aspects.js";
import type { DependencyReason } from "../rules/formats.gen.js";
import { remembered } from "../rules/remembered.js";
import type { Slot } from "../rules/ruleset.js";
import { Chooser, type Next as NextOf } from "./choosing.js";
import type { Effect } from "./effect.js";
import { inSlot } from "./program.js";
import { canMatter, isInForce, reasonsToWait, screenedReasonsToWait } from "./footprint.js";
import type { State } from "./state.js";
import { fixedObjectsOf, objectsOf, Trial } from "./trial.js";

/** A dependency, with what of CR 613.8a(b) makes it one. */
export interface Dependency {
  readonly effect: Effect;
  readonly on: Effect;
  readonly because: readonly DependencyReason[];
}

export type Next = NextOf<Effect>;

export interface OrderOptions {
  /** Whether to leave out trials that can't find a dependency. */
  readonly screened: boolean;
  /** Whether to look for every dependency of the slot, or only for those that decide the order. */
  readonly everyDependency: boolean;
}

/** The order of the effects of one slot, found one at a time (CR 613.8). What an application can't have changed is kept. */
export class Order {
  readonly #state: State;
  readonly #slot: Slot;
  readonly #options: OrderOptions;
  readonly #done = new Set<string>();
  /** The effects that were there when the slot began. */
  #atStart: ReadonlySet<string> | undefined = undefined;
  /** Whether each condition held when it was first read, for the reading that reads it once. */
  readonly #held = new Map<string, boolean>();
  #pendingAtStart: ReadonlySet<string> | undefined = undefined;
  /** What each effect depended on at the choice before, and the effects for which that has changed (CR 613.8c). */
  readonly #before = new Map<string, readonly string[]>();
  readonly #changed = new Set<string>();
  readonly #looped = new Set<string>();
  readonly #chooser: Chooser<Effect>;
  /** The version of the state for which the trials hold. */
  #version = -1;
  #trials = new Map<Effect, Trial>();
  /** Effects whose application would change nothing, with the version of the state for which that was found. */
  readonly #idle = new Map<Effect, number>();
  /** By the id of the dependent effect. */
  #dependencies = new Map<string, readonly Dependency[]>();
  readonly #objects = new Map<Effect, { readonly version: number; readonly objects: readonly number[] }>();

  constructor(state: State, slot: Slot, options: OrderOptions) {
    this.#state = state;
    this.#slot = slot;
    this.#options = options;
    this.#chooser = new Chooser(state.ruleset);
  }

  /** Effects that exist now, or have begun, with a part here that is not applied yet; oldest first. */
  pending(): Effect[] {
    const { newborn } = this.#state.ruleset.policy;
    const here = this.#state.in(this.#slot);
    this.#atStart ??= new Set(here.map(({ id }) => id));
    const atStart = newborn === "joins" ? undefined : this.#atStart;
    const pending = here.filter(
      (effect) => !this.#done.has(effect.id) && atStart?.has(effect.id) !== false && this.#isInForce(effect),
    );
    this.#pendingAtStart ??= new Set(pending.map(({ id }) => id));
    return pending;
  }

  /** Effects with a part here that are not applied, since their conditions do not hold. */
  unmet(): Effect[] {
    return this.#state
      .in(this.#slot)
      .filter(
        (effect) => effect.program.condition !== undefined && !this.#done.has(effect.id) && !this.#isInForce(effect),
      );
  }

  /** Whether nothing has been applied yet in this slot. */
  isAtStart(): boolean {
    return this.#done.size === 0;
  }

  /** Whether an application in this slot brought an effect into existence, or changed what it depends on (CR 613.8c). */
  isAnew(effect: Effect): boolean {
    if (!this.#state.ruleset.policy.reevaluates) return false;
    return this.#pendingAtStart?.has(effect.id) === false || this.#changed.has(effect.id);
  }

  /** Compares what each effect depends on with what it depended on before; effects applied since are no change. */
  #noteChanges(pending: readonly Effect[]): void {
    for (const effect of pending) {
      const now = this.#dependenciesOf(effect, pending).map(({ on }) => on.id);
      const before = this.#before.get(effect.id)?.filter((id) => !this.#done.has(id));
      if (before !== undefined && before.join("\n") !== now.join("\n")) this.#changed.add(effect.id);
      this.#before.set(effect.id, now);
    }
  }

  #isInForce(effect: Effect): boolean {
    if (this.#state.ruleset.policy.conditions === "existence") return isInForce(effect, this.#state);
    return remembered(this.#held, effect.id, () => isInForce(effect, this.#state));
  }

  /** The next effect to apply among the pending ones (at least one). */
  choose(pending: readonly Effect[]): Next {
    this.#refresh();
    const { reevaluates } = this.#state.ruleset.policy;
    if (this.#options.everyDependency || !reevaluates)
      for (const effect of pending) this.#dependenciesOf(effect, pending);
    if (this.#options.everyDependency && reevaluates) this.#noteChanges(pending);
    const choice = this.#chooser.choose(pending, (effect) => this.#dependenciesOf(effect, pending).map(({ on }) => on));
    // Its loop is broken up, so the rest of that is ordered anew (CR 613.8c).
    if (reevaluates && this.#looped.has(choice.next.id) && choice.loop.length === 0) this.#changed.add(choice.next.id);
    for (const { id } of choice.loop) this.#looped.add(id);
    return choice;
  }

  /** The trial of an effect: applying the effect for good makes exactly these changes. */
  trialOf(effect: Effect): Trial {
    this.#refresh();
    let trial = this.#trials.get(effect);
    if (trial === undefined) {
      trial = new Trial(effect, this.#slot, this.#isStillIdle(effect) ? [] : this.objectsOf(effect), this.#state);
      this.#trials.set(effect, trial);
      if (trial.isEmpty()) this.#idle.set(effect, this.#state.version);
    }
    return trial;
  }

  /** An effect that changed nothing still changes nothing while what it reads and writes is untouched. */
  #isStillIdle(effect: Effect): boolean {
    const since = this.#idle.get(effect);
    const program = inSlot(effect.program, this.#slot);
    if (since === undefined || program === undefined || !this.#options.screened) return false;
    if (!this.#state.isFresh(since, program.writes) || !this.#state.isFresh(since, program.reads)) return false;
    return (
      fixedObjectsOf(effect, this.#state) !== undefined ||
      (effect.program.affects !== undefined && this.#state.isFresh(since, effect.program.affects.reads))
    );
  }

  /** The objects an effect applies to now; found anew only if something it reads has changed. */
  objectsOf(effect: Effect): readonly number[] {
    if (!this.#options.screened) return objectsOf(effect, this.#state);
    const known = this.#objects.get(effect);
    const matcher = effect.program.affects;
    if (known !== undefined && matcher !== undefined && this.#state.isFresh(known.version, matcher.reads))
      return known.objects;
    const objects = objectsOf(effect, this.#state);
    this.#objects.set(effect, { version: this.#state.version, objects });
    return objects;
  }

  finish(effect: Effect): void {
    this.#done.add(effect.id);
  }

  /** All dependencies found since the state last changed. */
  found(): Dependency[] {
    return [...this.#dependencies.values()].flat();
  }

  /** Once the state has changed, trials and dependencies are found anew (CR 613.8c). */
  #refresh(): void {
    if (this.#version === this.#state.version) return;
    this.#version = this.#state.version;
    this.#trials = new Map();
    if (this.#state.ruleset.policy.reevaluates) this.#dependencies = new Map();
  }

  #dependenciesOf(effect: Effect, pending: readonly Effect[]): readonly Dependency[] {
    const { policy } = this.#state.ruleset;
    let found = this.#dependencies.get(effect.id);
    if (found === undefined) {
      const barred = effect.program.characteristicDefining && !policy.definingDependOnDefining;
      found = barred ? [] : pending.flatMap((on) => this.#dependency(effect, on));
      this.#dependencies.set(effect.id, found);
    }
    if (policy.reevaluates) return found.filter(({ on }) => !this.#done.has(on.id));
    // An effect found at the start may have ceased to exist since, or been gathered anew.
    return found.flatMap((dependency) => {
      const on = pending.find(({ id }) => id === dependency.on.id);
      return on === undefined ? [] : [{ ...dependency, on }];
    });
  }

  #dependency(effect: Effect, on: Effect): Dependency[] {
    const state = this.#state;
    const slot = this.#slot;
    const isCounter = effect.program.maker === "counters" || on.program.maker === "counters";
    if (on === effect || (isCounter && !state.ruleset.policy.countersDepend)) return [];
    const screened = this.#options.screened && state.ruleset.practice.compared.isTextAlone;
    if (screened && !canMatter(effect, slot, inSlot(on.program, slot)?.writes ?? NOTHING, state)) return [];
    const ask = screened ? screenedReasonsToWait : reasonsToWait;
    const because = ask(effect, slot, this.trialOf(on), state);
    return because.length === 0 ? [] : [{ effect, on, because }];
  }
}
