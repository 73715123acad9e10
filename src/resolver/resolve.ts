import type { Board } from "../rules/board.js";
import type { ObjectView } from "../rules/object-view.js";
import type { Ruleset, Slot } from "../rules/rulesets.js";
import { applyAfterLayers } from "./after-layers.js";
import { applyEffect } from "./apply.js";
import { Order } from "./order.js";
import { recordChoice, recordDependencies } from "./record.js";
import { State } from "./state.js";
import type { Step } from "./trace.js";

/** The characteristics of every object of a board, on the way and at the end, and how they came about. */
export interface Outcome {
  readonly board: Board;
  readonly ruleset: Ruleset;
  readonly state: State;
  /** Copiable values (CR 613.2c), base power and toughness (CR 208.4b), and the result; by place of the object. */
  readonly copiable: readonly ObjectView[];
  readonly base: readonly ObjectView[];
  readonly final: readonly ObjectView[];
  readonly steps: readonly Step[];
}

export interface ResolveOptions {
  /** Spare trials that can't tell anything; true if left out. It changes no answer and no step. */
  readonly screened?: boolean;
  /** Record every dependency with its footprints, not only those the order turns on; true if left out. */
  readonly everyDependency?: boolean;
}

/**
 * Computes what every object of a board is, by CR 613: slot after slot, one effect at a time, each the oldest of those
 * that wait for none, the order worked out anew after each (CR 613.8c). Pure: the board is not changed.
 */
export function resolve(board: Board, ruleset: Ruleset, options: ResolveOptions = {}): Outcome {
  const { screened = true, everyDependency = true } = options;
  const state = new State(board, ruleset);
  const steps: Step[] = [];
  let copiable: readonly ObjectView[] = state.views;
  let base: readonly ObjectView[] = state.views;

  for (const [place, slot] of ruleset.slots.entries()) {
    const order = new Order(state, slot, { screened, everyDependency });
    for (let pending = order.pending(); pending.length > 0; pending = order.pending()) {
      if (!isOpen(steps, slot)) steps.push({ kind: "layer", slot });
      const choice = order.choose(pending);
      if (everyDependency) recordDependencies(slot, order, state, steps);
      recordChoice(choice, slot, steps);
      applyEffect(choice.next, slot, order, state, steps);
    }
    const layerEnds = ruleset.slots[place + 1]?.layer !== slot.layer;
    if (layerEnds && slot.layer === ruleset.copiableAfter) copiable = [...state.views];
    if (layerEnds && slot.layer === ruleset.baseAfter) base = [...state.views];
  }
  applyAfterLayers(state, steps);
  return { board, ruleset, state, copiable, base, final: [...state.views], steps };
}

function isOpen(steps: readonly Step[], slot: Slot): boolean {
  const layer = steps.findLast((step) => step.kind === "layer");
  return layer?.kind === "layer" && layer.slot === slot;
}
