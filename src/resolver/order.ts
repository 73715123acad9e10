import { ABILITY_LOSS, aspects, both, NOTHING, type Aspects } from "../rules/aspects.js";
import type { DependencyReason } from "../rules/formats.gen.js";
import { remembered } from "../rules/remembered.js";
import type { Slot } from "../rules/ruleset.js";
import { Chooser, type Next as NextOf } from "./choosing.js";
import type { Effect } from "./effect.js";
import { inSlot } from "./program.js";
import { canMatter, isInForce, reasonsToWait, screenedReasonsToWait } from "./footprint.js";
import type { State } from "./state.js";
import { objectsOf, Trial } from "./trial.js";

/** A dependency, with what of CR 613.8a(b) makes it one. */
export interface Dependency {
  readonly effect: Effect;
  readonly on: Effect;
  readonly because: readonly DependencyReason[];
}

export type Next = NextOf<Effect>;

/** The dependencies of an effect, from what they were read, and at which version of the state. */
interface Known {
  readonly version: number;
  readonly reads: Aspects;
  readonly found: readonly Dependency[];
}

/** An effect hangs on its ability, which may be lost or get another text. */
const OWN_ABILITY = aspects({ others: ABILITY_LOSS });
const NO_PART = { writes: NOTHING, trialReads: NOTHING };

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
  /** What each trial changes, and at which version of the state that was found. */
  readonly #changes = new Map<Effect, { readonly version: number; readonly changes: Aspects }>();
  /** By the id of the dependent effect. */
  #dependencies = new Map<string, readonly Dependency[]>();
  /** What was found before the state last changed, and holds until what it was read from does. */
  #known = new Map<Effect, Known>();
  /** The effects among which it was looked for: it holds as well among fewer. */
  #among: readonly Effect[] = [];
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
    if (!isAmong(pending, this.#among)) this.#known = new Map();
    this.#among = pending;
    const { reevaluates } = this.#state.ruleset.policy;
    if (this.#options.everyDependency || !reevaluates)
      for (const effect of pending) this.#dependenciesOf(effect, pending);
    if (this.#options.everyDependency && reevaluates) this.#noteChanges(pending);
    const waitsFor = new Map<Effect, readonly Effect[]>();
    const choice = this.#chooser.choose(pending, (effect) =>
      remembered(waitsFor, effect, () => this.#dependenciesOf(effect, pending).map(({ on }) => on)),
    );
    // Its loop is broken up, so the rest of that is ordered anew (CR 613.8c).
    if (reevaluates && this.#looped.has(choice.next.id) && choice.loop.length === 0) this.#changed.add(choice.next.id);
    for (const { id } of choice.loop) this.#looped.add(id);
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
    const found = new Map<Effect, readonly Effect[]>();
    const chooser = new Chooser<Effect>({ policy: { ...policy, reevaluates: true }, practice });
    const { next } = chooser.choose(pending, (each) =>
      remembered(found, each, () => (this.#isBarred(each) ? [] : this.#find(each, pending).map(({ on }) => on))),
    );
    return next === effect ? undefined : next;
  }

  /** The trial of an effect: applying the effect for good makes exactly these changes. */
  trialOf(effect: Effect): Trial {
    this.#refresh();
    let trial = this.#trials.get(effect);
    if (trial === undefined) {
      const isIdle = this.#knownChanges(effect) === NOTHING;
      trial = new Trial(effect, this.#slot, isIdle ? [] : this.objectsOf(effect), this.#state);
      this.#trials.set(effect, trial);
    }
    return trial;
  }

  /** What the trial of an effect changes: NOTHING if nothing. */
  #changesOf(effect: Effect): Aspects {
    let changes = this.#knownChanges(effect);
    if (changes === undefined) {
      changes = this.trialOf(effect).changes;
      this.#changes.set(effect, { version: this.#state.version, changes });
    }
    return changes;
  }

  /** The same as found before, as long as all that the trial hangs on is untouched. */
  #knownChanges(effect: Effect): Aspects | undefined {
    const known = this.#changes.get(effect);
    const program = inSlot(effect.program, this.#slot);
    if (known === undefined || program === undefined) return undefined;
    return this.#state.isFresh(known.version, program.trialReads) ? known.changes : undefined;
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
      found = this.#isBarred(effect) ? [] : (this.#stillDependsOn(effect, pending) ?? this.#find(effect, pending));
      this.#dependencies.set(effect.id, found);
    }
    if (policy.reevaluates) return found.filter(({ on }) => !this.#done.has(on.id));
    // An effect found at the start may have ceased to exist since, or been gathered anew.
    return found.flatMap((dependency) => {
      const on = pending.find(({ id }) => id === dependency.on.id);
      return on === undefined ? [] : [{ ...dependency, on }];
    });
  }

  /** Older texts have no dependency of characteristic-defining abilities. */
  #isBarred({ program }: Effect): boolean {
    return program.characteristicDefining && !this.#state.ruleset.policy.definingDependOnDefining;
  }

  /** What was found for an effect before, as long as nothing that was read for it has changed. */
  #stillDependsOn(effect: Effect, pending: readonly Effect[]): readonly Dependency[] | undefined {
    const known = this.#known.get(effect);
    if (known === undefined || !this.#state.isFresh(known.version, known.reads)) return undefined;
    return known.found.length === 0 ? known.found : known.found.filter(({ on }) => pending.includes(on));
  }

  /** Holds an effect against every other one, and remembers from what the answer was read. */
  #find(effect: Effect, pending: readonly Effect[]): readonly Dependency[] {
    const state = this.#state;
    const slot = this.#slot;
    const isScreened = this.#options.screened && state.ruleset.practice.compared.isTextAlone;
    const ask = isScreened ? screenedReasonsToWait : reasonsToWait;
    const found: Dependency[] = [];
    let reads = both(inSlot(effect.program, slot)?.footprintReads ?? NOTHING, OWN_ABILITY);
    for (const on of pending) {
      if (!this.#canDepend(effect, on)) continue;
      const { writes, trialReads } = inSlot(on.program, slot) ?? NO_PART;
      if (isScreened && !canMatter(effect, slot, writes, state)) continue;
      reads = both(reads, trialReads);
      if (isScreened && !canMatter(effect, slot, this.#changesOf(on), state)) continue;
      const because = ask(effect, slot, this.trialOf(on), state);
      if (because.length > 0) found.push({ effect, on, because });
    }
    if (isScreened) this.#known.set(effect, { version: state.version, reads, found });
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
