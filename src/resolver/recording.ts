import type { Slot } from "../rules/ruleset.js";
import type { Effect } from "./effect.js";
import { during, footprintOf } from "./footprint.js";
import type { Choice, Order } from "./order.js";
import type { State } from "./state.js";
import type { Step } from "./trace.js";

/** How much of the computation is written down: everything with every dependency, what the order turns on, or nothing of the layers. */
export type TraceDetail = "full" | "decisive" | "none";

/** The trace as it grows. What has been said once in a slot is not said again. */
export class Recording {
  readonly detail: TraceDetail;
  readonly steps: Step[] = [];
  #said = new Set<string>();
  #slot: Slot | undefined = undefined;

  constructor(detail: TraceDetail) {
    this.detail = detail;
  }

  add(step: Step): void {
    this.steps.push(step);
  }

  /** A step of a layer; the first one of a slot is preceded by the slot itself. */
  addToLayer(step: Extract<Step, { readonly slot: Slot }>): void {
    if (this.detail === "none") return;
    this.#open(step.slot);
    this.steps.push(step);
  }

  #open(slot: Slot): void {
    if (this.#slot === slot) return;
    this.#slot = slot;
    this.#said = new Set();
    this.steps.push({ kind: "layer", slot });
  }

  /** Before an application: the dependencies, with both footprints as witness, who is passed over, and the loop. */
  choice({ waiting, loop }: Choice, slot: Slot, order: Order, state: State): void {
    if (this.detail === "none") return;
    if (this.detail === "full") this.#dependencies(slot, order, state);
    for (const { effect, on } of waiting) {
      if (this.#isNew(slot, "waits", [effect, ...on])) this.addToLayer({ kind: "waits", slot, effect, on });
    }
    if (loop.length > 1 && this.#isNew(slot, "loop", loop)) this.addToLayer({ kind: "loop", slot, members: loop });
  }

  #dependencies(slot: Slot, order: Order, state: State): void {
    for (const { effect, on, because } of order.found()) {
      if (!this.#isNew(slot, "depends", [effect, on])) continue;
      const before = footprintOf(effect, slot, state);
      const after = during(order.trialOf(on), state, () => footprintOf(effect, slot, state));
      this.addToLayer({ kind: "depends", slot, effect, on, because, before, after, isAnew: !order.isAtStart() });
    }
  }

  #isNew(slot: Slot, kind: string, effects: readonly Effect[]): boolean {
    this.#open(slot);
    const key = [kind, ...effects.map(({ id }) => id)].join("\n");
    const isNew = !this.#said.has(key);
    this.#said.add(key);
    return isNew;
  }
}
