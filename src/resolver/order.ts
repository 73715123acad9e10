import { NOTHING } from "../rules/aspects.js";
import type { DependencyReason } from "../rules/formats.gen.js";
import type { Slot } from "../rules/rulesets.js";
import { chooseAmong, type Choice as ChoiceOf } from "./choosing.js";
import type { Effect } from "./effect.js";
import { canMatter, isInForce, reasonsToWait, screenedReasonsToWait } from "./footprint.js";
import type { State } from "./state.js";
import { fixedObjectsOf, objectsOf, Trial } from "./trial.js";

/** A dependency found: the reasons are the limbs of CR 613.8a(b) that are fulfilled. */
export interface Dependency {
  readonly effect: Effect;
  readonly on: Effect;
  readonly because: readonly DependencyReason[];
}

export type Choice = ChoiceOf<Effect>;

export interface OrderOptions {
  /** Whether a screen spares trials that can't tell anything. */
  readonly screened: boolean;
  /** Whether to look for every dependency of the slot, or only for those the order turns on. */
  readonly everyDependency: boolean;
}

/** Works out the order of the effects of one slot, one at a time (CR 613.8). What stays true from one application to the next is kept. */
export class Order {
  private readonly state: State;
  private readonly slot: Slot;
  private readonly options: OrderOptions;
  private readonly done = new Set<string>();
  private version = -1;
  private trials = new Map<Effect, Trial>();
  /** Effects whose application would change nothing, and since when. */
  private readonly idle = new Map<Effect, number>();
  private dependencies = new Map<Effect, readonly Dependency[]>();
  private readonly sets = new Map<Effect, { readonly version: number; readonly objects: readonly number[] }>();

  constructor(state: State, slot: Slot, options: OrderOptions) {
    this.state = state;
    this.slot = slot;
    this.options = options;
  }

  /** Effects that exist now, or have begun, with a part here that is not applied yet; oldest first. */
  pending(): Effect[] {
    return this.state
      .all()
      .filter((effect) => this.isHere(effect) && !this.done.has(effect.id) && isInForce(effect, this.state));
  }

  private isHere({ program }: Effect): boolean {
    const { layer, pass } = this.slot;
    return program.layers.has(layer) && (pass === "all" || (pass === "cda") === program.characteristicDefining);
  }

  /** The next effect to apply among the pending ones (at least one). */
  choose(pending: readonly Effect[]): Choice {
    this.refresh();
    if (this.options.everyDependency) for (const effect of pending) this.dependenciesOf(effect, pending);
    const waitsFor = (effect: Effect): Effect[] => this.dependenciesOf(effect, pending).map(({ on }) => on);
    return chooseAmong(pending, waitsFor, this.state.ruleset.policy.loops);
  }

  /** The trial of an effect; applying it for good makes exactly these changes. */
  trialOf(effect: Effect): Trial {
    this.refresh();
    let trial = this.trials.get(effect);
    if (trial === undefined) {
      trial = new Trial(effect, this.slot.layer, this.isStillIdle(effect) ? [] : this.objectsOf(effect), this.state);
      this.trials.set(effect, trial);
      if (trial.isEmpty()) this.idle.set(effect, this.state.version);
    }
    return trial;
  }

  /** An effect that changed nothing still changes nothing while neither what it reads nor what it writes is touched. */
  private isStillIdle(effect: Effect): boolean {
    const since = this.idle.get(effect);
    const program = effect.program.layers.get(this.slot.layer);
    if (since === undefined || program === undefined || !this.options.screened) return false;
    if (!this.state.isFresh(since, program.writes) || !this.state.isFresh(since, program.reads)) return false;
    return (
      fixedObjectsOf(effect, this.state) !== undefined ||
      (effect.program.affects !== undefined && this.state.isFresh(since, effect.program.affects.reads))
    );
  }

  /** The objects an effect applies to now; found anew only if something it reads has changed. */
  objectsOf(effect: Effect): readonly number[] {
    if (!this.options.screened) return objectsOf(effect, this.state);
    const known = this.sets.get(effect);
    const matcher = effect.program.affects;
    if (known !== undefined && matcher !== undefined && this.state.isFresh(known.version, matcher.reads))
      return known.objects;
    const objects = objectsOf(effect, this.state);
    this.sets.set(effect, { version: this.state.version, objects });
    return objects;
  }

  finish(effect: Effect): void {
    this.done.add(effect.id);
  }

  /** All dependencies found since the last change. */
  found(): Dependency[] {
    return [...this.dependencies.values()].flat();
  }

  /** After a change everything may be different (CR 613.8c); after an application that changed nothing, nothing is. */
  private refresh(): void {
    if (this.version === this.state.version) return;
    this.version = this.state.version;
    this.trials = new Map();
    this.dependencies = new Map();
  }

  private dependenciesOf(effect: Effect, pending: readonly Effect[]): readonly Dependency[] {
    let found = this.dependencies.get(effect);
    if (found === undefined) {
      const { policy } = this.state.ruleset;
      const barred = effect.program.characteristicDefining && !policy.definingDependOnDefining;
      found = barred ? [] : pending.flatMap((on) => this.dependency(effect, on));
      this.dependencies.set(effect, found);
    }
    return found.filter(({ on }) => !this.done.has(on.id));
  }

  private dependency(effect: Effect, on: Effect): Dependency[] {
    if (on === effect) return [];
    const { state, slot } = this;
    if (
      this.options.screened &&
      !canMatter(effect, slot.layer, on.program.layers.get(slot.layer)?.writes ?? NOTHING, state)
    )
      return [];
    const ask = this.options.screened ? screenedReasonsToWait : reasonsToWait;
    const because = ask(effect, slot.layer, this.trialOf(on), state);
    return because.length === 0 ? [] : [{ effect, on, because }];
  }
}
