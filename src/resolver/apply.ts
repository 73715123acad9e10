import { isCopyFromBirth } from "../rules/effect-reference.js";
import type { Slot } from "../rules/ruleset.js";
import { countedBy, NOTHING_COUNTED } from "./counted.js";
import type { Effect } from "./effect.js";
import type { Order } from "./order.js";
import { takesPart } from "./program.js";
import type { Recording } from "./recording.js";
import type { State } from "./state.js";

/**
 * Applies an effect's part of a slot to its objects, for good. The effect begins in the first slot in which it has a
 * part: from then on its set of objects is fixed, even an empty one, and it no longer needs its ability (CR 613.6).
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
  const notAgain = recording.detail === "none" ? undefined : order.firstIfAgain(effect);
  const told = recording.detail === "none" ? NOTHING_COUNTED : countedBy(effect, slot, objects, !continued);
  const met = continued || recording.detail === "none" ? [] : recording.met(effect);
  order.finish(effect);
  const ceased = state.commit(trial.entries, trial.changes);
  const { entries } = trial;
  recording.addToLayer({
    kind: "applied",
    slot,
    effect,
    objects,
    entries,
    continued,
    isAnew,
    ...told,
    ...(met.length === 0 ? {} : { met }),
    ...(notAgain === undefined ? {} : { notAgain }),
  });
  for (const lost of ceased) {
    const own = lost.source === undefined ? undefined : state.board.objects[lost.source.object];
    if (own !== undefined && isCopyFromBirth(effect.name, own)) continue;
    const instead = whereStillToCome(lost, slot, state);
    if (instead.length > 0 || lost.program.after.length > 0)
      recording.addToLayer({ kind: "ceased", slot, effect: lost, by: effect, instead });
  }
}

/** Where an effect that has ceased to exist had a part, now or later: what its loss prevents. */
function whereStillToCome({ program }: Effect, slot: Slot, { ruleset: { slots } }: State): Slot[] {
  return slots.slice(slots.indexOf(slot)).filter((later) => takesPart(program, later));
}
