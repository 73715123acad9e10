import type { Slot } from "../rules/ruleset.js";
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
  const isAnew = order.isAnew(effect);
  order.finish(effect);
  const ceased = state.commit(trial.entries, trial.aspects);
  recording.addToLayer({ kind: "applied", slot, effect, objects, entries: trial.entries, continued, isAnew });
  for (const lost of ceased) {
    const instead = whereStillToCome(lost, slot, state);
    if (instead.length > 0 || lost.program.after.length > 0)
      recording.addToLayer({ kind: "ceased", slot, effect: lost, by: effect, instead });
  }
}

/** Where a lost effect had a part, now or later: what its loss prevents. */
function whereStillToCome({ program }: Effect, slot: Slot, state: State): Slot[] {
  const { slots } = state.ruleset;
  const isInPass = ({ pass }: Slot): boolean => pass === "all" || (pass === "cda") === program.characteristicDefining;
  return slots.slice(slots.indexOf(slot)).filter((later) => inSlot(program, later) !== undefined && isInPass(later));
}
