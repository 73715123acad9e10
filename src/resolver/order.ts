import { both, meet, NOTHING, type Aspects } from "../rules/aspects.js";
import type { Slot } from "../rules/ruleset.js";
import { Chooser, type Next as NextOf } from "./choosing.js";
import type { Effect } from "./effect.js";
import {
  footprintOf,
  footprintReads,
  isInForce,
  reasonsToWait,
  screenedReasonsToWait,
  type Footprint,
} from "./footprint.js";
import { Standing, type Dependency, type Known } from "./standing.js";
import type { State } from "./state.js";
import { objectsOf, Trial } from "./trial.js";

export type Next = NextOf<Effect>;

const ON_NOTHING: readonly Dependency[] = [];

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
  readonly #chooser: Chooser<Effect>;
  readonly #standings = new Map<string, Standing>();
  #hasBegun = false;
  #hasApplied = false;
  /** The version of the state for which trials and dependencies hold, and whose dependencies have been looked for since. */
  #version = -1;
  #asked: Standing[] = [];
  /** The effects among which they are looked for: what was found holds as well among fewer. */
  #among: readonly Effect[] = [];
  #candidates: readonly Standing[] = [];

  constructor(state: State, slot: Slot, options: OrderOptions) {
    this.#state = state;
    this.#slot = slot;
    this.#options = options;
    this.#chooser = new Chooser(state.ruleset);
  }

  #of(effect: Effect): Standing {
    let standing = this.#standings.get(effect.id);
    if (standing === undefined) {
      standing = new Standing(effect, this.#slot, !this.#hasBegun);
      this.#standings.set(effect.id, standing);
    } else if (standing.effect !== effect) standing.renew(effect, this.#slot);
    return standing;
  }

  /** Effects that exist now, or have begun, with a part here that is not applied yet; oldest first. */
  pending(): Effect[] {
    const { policy } = this.#state.ruleset;
    const pending: Effect[] = [];
    for (const effect of this.#state.in(this.#slot)) {
      const standing = this.#of(effect);
      if (standing.isDone || (!standing.wasThere && policy.newborn !== "joins") || !this.#isInForce(standing)) continue;
      if (!this.#hasBegun) standing.wasPending = true;
      pending.push(effect);
    }
    this.#hasBegun = true;
    return pending;
  }

  /** Effects with a part here that are not applied, since their conditions do not hold. */
  unmet(): Effect[] {
    return this.#state
      .in(this.#slot)
      .filter((effect) => effect.program.condition !== undefined && this.#isUnmet(this.#of(effect)));
  }

  #isUnmet(standing: Standing): boolean {
    return !standing.isDone && !this.#isInForce(standing);
  }

  /** Whether nothing has been applied yet in this slot. */
  isAtStart(): boolean {
    return !this.#hasApplied;
  }

  /** Whether an application in this slot brought an effect into existence, or changed what it depends on (CR 613.8c). */
  isAnew(effect: Effect): boolean {
    if (!this.#state.ruleset.policy.reevaluates) return false;
    const { wasPending, isChanged } = this.#of(effect);
    return !wasPending || isChanged;
  }

  /** Compares what each effect depends on with what it depended on before; effects applied since are no change. */
  #noteChanges(): void {
    for (const standing of this.#candidates) {
      const now = this.#waitsFor(standing).map(({ id }) => id);
      const before = standing.before?.filter((id) => this.#standings.get(id)?.isDone !== true);
      if (before !== undefined && before.join("\n") !== now.join("\n")) standing.isChanged = true;
      standing.before = now;
    }
  }

  #isInForce(standing: Standing): boolean {
    const isAsked = standing.effect.program.condition !== undefined;
    if (!isAsked || this.#state.ruleset.policy.conditions === "existence")
      return isInForce(standing.effect, this.#state);
    standing.held ??= isInForce(standing.effect, this.#state);
    return standing.held;
  }

  /** The next effect to apply among the pending ones (at least one). */
  choose(pending: readonly Effect[]): Next {
    this.#refresh();
    this.#candidates = pending.map((effect) => this.#of(effect));
    for (const standing of this.#candidates) standing.waitsFor = undefined;
    if (!isAmong(pending, this.#among)) for (const standing of this.#candidates) standing.depends = undefined;
    this.#among = pending;
    const { reevaluates } = this.#state.ruleset.policy;
    if (this.#options.everyDependency || !reevaluates)
      for (const standing of this.#candidates) this.#waitsFor(standing);
    if (this.#options.everyDependency && reevaluates) this.#noteChanges();
    const choice = this.#chooser.choose(pending, (effect) => this.#waitsFor(this.#of(effect)));
    const next = this.#of(choice.next);
    // Its loop is broken up, so the rest of that is ordered anew (CR 613.8c).
    if (reevaluates && next.hasLooped && choice.loop.length === 0) next.isChanged = true;
    for (const effect of choice.loop) this.#of(effect).hasLooped = true;
    return choice;
  }

  /**
   * Where the order is worked out only once: the effect that would come before this one, which is to be applied now, if the
   * order were worked out again (CR 613.8c); undefined if none would. It changes nothing.
   */
  firstIfAgain(effect: Effect): Effect | undefined {
    const { policy, practice } = this.#state.ruleset;
    if (policy.reevaluates || this.isAtStart()) return undefined;
    const pending = this.pending();
    if (pending.length < 2) return undefined;
    this.#candidates = pending.map((each) => this.#of(each));
    const found = new Map<Effect, readonly Effect[]>();
    for (const standing of this.#candidates)
      found.set(standing.effect, this.#isBarred(standing) ? [] : this.#find(standing).map(({ on }) => on));
    const chooser = new Chooser<Effect>({ policy: { ...policy, reevaluates: true }, practice });
    const { next } = chooser.choose(pending, (each) => found.get(each) ?? []);
    return next === effect ? undefined : next;
  }

  /** The trial of an effect: applying the effect for good makes exactly these changes. */
  trialOf(effect: Effect): Trial {
    return this.#trialOf(this.#of(effect));
  }

  #trialOf(standing: Standing): Trial {
    this.#refresh();
    if (standing.trial === undefined) {
      const isIdle = this.#stillHolds(standing.changes) === NOTHING;
      const objects = isIdle ? [] : this.#objectsOf(standing);
      standing.trial = new Trial(standing.effect, this.#slot, objects, this.#state);
    }
    return standing.trial;
  }

  /** The footprint of an effect in the state as it is; one value for all that it depends on. */
  footprintOf(effect: Effect): Footprint {
    this.#refresh();
    const standing = this.#of(effect);
    standing.footprint ??= footprintOf(effect, this.#slot, this.#state);
    return standing.footprint;
  }

  /** What the trial of an effect changes; the same as found before, as long as all that it hangs on is untouched. */
  #changesOf(standing: Standing): Aspects {
    const still = this.#stillHolds(standing.changes);
    if (still !== undefined) return still;
    const { changes } = this.#trialOf(standing);
    standing.changes = this.#known(changes, standing.program.trialReads);
    return changes;
  }

  /** The objects an effect applies to now; found anew only if something it reads has changed. */
  objectsOf(effect: Effect): readonly number[] {
    return this.#objectsOf(this.#of(effect));
  }

  #objectsOf(standing: Standing): readonly number[] {
    const { effect } = standing;
    const { affects } = effect.program;
    if (!this.#options.screened || affects === undefined) return objectsOf(effect, this.#state);
    const still = this.#stillHolds(standing.objects);
    if (still !== undefined) return still;
    const objects = objectsOf(effect, this.#state);
    standing.objects = this.#known(objects, affects.reads);
    return objects;
  }

  #known<T>(found: T, reads: Aspects): Known<T> {
    return { found, reads, version: this.#state.version };
  }

  /** What was found before, unless something that it was read from has changed since. */
  #stillHolds<T>(known: Known<T> | undefined): T | undefined {
    if (known === undefined || !this.#state.isFresh(known.version, known.reads)) return undefined;
    known.version = this.#state.version;
    return known.found;
  }

  finish(effect: Effect): void {
    this.#of(effect).isDone = true;
    this.#hasApplied = true;
  }

  /** All dependencies found since the state last changed. */
  found(): Dependency[] {
    return this.#asked.flatMap(({ dependencies }) => dependencies ?? ON_NOTHING);
  }

  /** Once the state has changed, trials and dependencies are found anew (CR 613.8c). */
  #refresh(): void {
    if (this.#version === this.#state.version) return;
    this.#version = this.#state.version;
    for (const standing of this.#standings.values()) {
      standing.trial = undefined;
      standing.footprint = undefined;
    }
    if (!this.#state.ruleset.policy.reevaluates) return;
    for (const standing of this.#asked) standing.dependencies = undefined;
    this.#asked = [];
  }

  /** What an effect depends on among those that are to be applied. */
  #waitsFor(standing: Standing): readonly Effect[] {
    standing.waitsFor ??= this.#dependenciesOf(standing).map(({ on }) => on);
    return standing.waitsFor;
  }

  #dependenciesOf(standing: Standing): readonly Dependency[] {
    const { policy } = this.#state.ruleset;
    if (standing.dependencies === undefined) {
      standing.dependencies = this.#isBarred(standing)
        ? ON_NOTHING
        : (this.#stillDependsOn(standing) ?? this.#find(standing));
      this.#asked.push(standing);
    }
    const found = standing.dependencies;
    if (found.length === 0) return found;
    if (policy.reevaluates) return found.filter(({ on }) => !this.#of(on).isDone);
    // An effect found at the start may have ceased to exist since, or been gathered anew.
    return found.flatMap((dependency) => {
      const on = this.#among.find(({ id }) => id === dependency.on.id);
      return on === undefined ? [] : [{ ...dependency, on }];
    });
  }

  /** Older texts have no dependency of characteristic-defining abilities. */
  #isBarred({ effect: { program } }: Standing): boolean {
    return program.characteristicDefining && !this.#state.ruleset.policy.definingDependOnDefining;
  }

  /** What was found for an effect before, as long as nothing that was read for it has changed. */
  #stillDependsOn(standing: Standing): readonly Dependency[] | undefined {
    const still = this.#stillHolds(standing.depends);
    return still === undefined || still.length === 0 ? still : still.filter(({ on }) => this.#among.includes(on));
  }

  /** Holds an effect against every other one, and remembers from what the answer was read. */
  #find(standing: Standing): readonly Dependency[] {
    const state = this.#state;
    const { effect } = standing;
    const isScreened = this.#options.screened && state.ruleset.practice.compared.isTextAlone;
    const ask = isScreened ? screenedReasonsToWait : reasonsToWait;
    const ownReads = footprintReads(effect, standing.program, state);
    const found: Dependency[] = [];
    let reads = both(standing.program.footprintReads, ownReads);
    for (const other of this.#candidates) {
      if (!this.#canDepend(effect, other.effect)) continue;
      if (isScreened && !meet(ownReads, other.program.writes)) continue;
      reads = both(reads, other.program.trialReads);
      if (isScreened && !meet(ownReads, this.#changesOf(other))) continue;
      const because = ask(effect, this.#slot, this.#trialOf(other), state);
      if (because.length > 0) found.push({ effect, on: other.effect, because });
    }
    if (isScreened) standing.depends = this.#known(found, reads);
    return found;
  }

  #canDepend(effect: Effect, on: Effect): boolean {
    if (on === effect) return false;
    const isCounter = effect.program.maker === "counters" || on.program.maker === "counters";
    return !isCounter || this.#state.ruleset.policy.countersDepend;
  }
}

/** Whether all of these are among others, in the same order. */
function isAmong(effects: readonly Effect[], others: readonly Effect[]): boolean {
  let place = 0;
  for (const effect of effects) {
    while (place < others.length && others[place] !== effect) place++;
    if (place++ === others.length) return false;
  }
  return true;
}
