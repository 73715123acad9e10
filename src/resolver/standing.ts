import { NOTHING, type Aspects } from "../rules/aspects.js";
import type { DependencyReason } from "../rules/formats.gen.js";
import type { Slot } from "../rules/ruleset.js";
import type { Effect } from "./effect.js";
import type { Footprint } from "./footprint.js";
import { inSlot, type LayerProgram } from "./program.js";
import type { Trial } from "./trial.js";

/** A dependency, with what of CR 613.8a(b) makes it one. */
export interface Dependency {
  readonly effect: Effect;
  readonly on: Effect;
  readonly because: readonly DependencyReason[];
}

/** Something that was found, from what it was read, and up to which version of the state it is known to hold. */
export interface Known<T> {
  readonly found: T;
  readonly reads: Aspects;
  version: number;
}

const NO_PART: LayerProgram = {
  instructions: [],
  writes: NOTHING,
  reads: NOTHING,
  footprintReads: NOTHING,
  trialReads: NOTHING,
};

/** What is known of an effect in this slot. It goes by its id: gathered anew the effect is another value. */
export class Standing {
  effect: Effect;
  program: LayerProgram;
  isDone = false;
  /** It was there when the slot began; it was pending then. */
  readonly wasThere: boolean;
  wasPending = false;
  /** Whether its condition held when it was first read, for the reading that reads it once. */
  held: boolean | undefined = undefined;
  /** What it depended on at the choice before, and whether that has changed (CR 613.8c). */
  before: readonly string[] | undefined = undefined;
  isChanged = false;
  hasLooped = false;
  /** What it depends on, and what it waits for of that, in the state as it is. */
  dependencies: readonly Dependency[] | undefined = undefined;
  waitsFor: readonly Effect[] | undefined = undefined;
  trial: Trial | undefined = undefined;
  footprint: Footprint | undefined = undefined;
  /** What was found before the state last changed, and holds until what it was read from does. */
  depends: Known<readonly Dependency[]> | undefined = undefined;
  /** What its trial changes: NOTHING if nothing. */
  changes: Known<Aspects> | undefined = undefined;
  objects: Known<readonly number[]> | undefined = undefined;

  constructor(effect: Effect, slot: Slot, wasThere: boolean) {
    this.effect = effect;
    this.program = inSlot(effect.program, slot) ?? NO_PART;
    this.wasThere = wasThere;
  }

  /** Its ability has another text, or was gone for a while. */
  renew(effect: Effect, slot: Slot): void {
    this.effect = effect;
    this.program = inSlot(effect.program, slot) ?? NO_PART;
    this.trial = undefined;
    this.footprint = undefined;
    this.depends = undefined;
    this.changes = undefined;
    this.objects = undefined;
  }
}
