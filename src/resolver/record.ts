import type { Slot } from "../rules/rulesets.js";
import { during, footprintOf } from "./footprint.js";
import type { Choice, Order } from "./order.js";
import type { State } from "./state.js";
import type { Step } from "./trace.js";

/** Writes down the dependencies found before an application, each once a slot, with both footprints as witness. */
export function recordDependencies(slot: Slot, order: Order, state: State, steps: Step[]): void {
  for (const { effect, on, because } of order.found()) {
    const known = steps.some((step) => step.kind === "depends" && step.slot === slot && step.effect.id === effect.id && step.on.id === on.id);
    if (known) continue;
    const before = footprintOf(effect, slot.layer, state);
    const after = during(order.trialOf(on), state, () => footprintOf(effect, slot.layer, state));
    steps.push({ kind: "depends", slot, effect, on, because, before, after });
  }
}

/** Writes down who is passed over and which loop the chosen effect belongs to, unless that stands there already. */
export function recordChoice({ waiting, loop }: Choice, slot: Slot, steps: Step[]): void {
  for (const { effect, on } of waiting) {
    const known = steps.some((step) => step.kind === "waits" && step.slot === slot && step.effect.id === effect.id && sameMembers(step.on, on));
    if (!known) steps.push({ kind: "waits", slot, effect, on });
  }
  if (loop.length < 2) return;
  const known = steps.some((step) => step.kind === "loop" && step.slot === slot && sameMembers(step.members, loop));
  if (!known) steps.push({ kind: "loop", slot, members: loop });
}

function sameMembers(a: readonly { readonly id: string }[], b: readonly { readonly id: string }[]): boolean {
  return a.length === b.length && a.every(({ id }, place) => id === b[place]?.id);
}
