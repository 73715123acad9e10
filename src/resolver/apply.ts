import type { Slot } from "../rules/rulesets.js";
import type { Effect } from "./effect.js";
import type { Order } from "./order.js";
import { inSlot } from "./program.js";
import type { Recording } from "./recording.js";
import type { State } from "./state.js";

/**
 * Applies an effect's part of a slot to its objects, for good. In the first slot it has a part in it begins: from then
 * on its set is fixed, also when it is empty, and it no longer needs its ability (CR 613.6).
 */
export function applyEffect(effect: Effect, slot: Slot, order: Order, state: State, recording: Recording): void {
  const objects = order.objectsOf(effect);
  const trial = order.trialOf(effect);
  if (state.orphaned.has(effect.id)) recording.addToLayer({ kind: "continues", slot, effect });
  const continued = state.begun.has(effect.id);
  if (!continued) {
    state.begun.set(effect.id, objects);
    if (effect.fixed === undefined && effect.program.layers.size > 1)
      recording.addToLayer({ kind: "locked", slot, effect, objects });
  }
  order.finish(effect);
  const ceased = state.commit(trial.entries, trial.aspects);
  recording.addToLayer({ kind: "applied", slot, effect, objects, entries: trial.entries, continued });
  for (const lost of ceased)
    if (wouldStillApply(lost, slot, state)) recording.addToLayer({ kind: "ceased", slot, effect: lost, by: effect });
}

/** Whether a lost effect had a part in this layer or a later one: what its loss prevents. */
function wouldStillApply({ program }: Effect, slot: Slot, state: State): boolean {
  const { slots } = state.ruleset;
  return (
    program.after.length > 0 || slots.slice(slots.indexOf(slot)).some((later) => inSlot(program, later) !== undefined)
  );
}
