import type { Selector } from "../rules/formats.gen.js";
import { isObject, written } from "../rules/json-object.js";
import type { Slot } from "../rules/ruleset.js";
import type { Effect } from "./effect.js";
import type { Order } from "./order.js";
import { same } from "./same.js";
import { instructionsOf, takesPart } from "./program.js";
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
  const counting = recording.detail === "none" ? [] : clausesOfCounting(effect, slot, objects);
  const counted = recording.detail === "none" ? undefined : objectsCounted(effect, slot, objects);
  order.finish(effect);
  const ceased = state.commit(trial.entries, trial.aspects);
  const { entries } = trial;
  recording.addToLayer({
    kind: "applied",
    slot,
    effect,
    objects,
    entries,
    continued,
    isAnew,
    counting,
    ...(counted === undefined ? {} : { counted }),
  });
  for (const lost of ceased) {
    const instead = whereStillToCome(lost, slot, state);
    if (instead.length > 0 || lost.program.after.length > 0)
      recording.addToLayer({ kind: "ceased", slot, effect: lost, by: effect, instead });
  }
}

function clausesOfCounting(effect: Effect, slot: Slot, objects: readonly number[]): string[] {
  const found = instructionsOf(effect, slot).flatMap(({ part, shares, handler, perObject }) =>
    (perObject ? objects : objects.slice(0, 1)).flatMap((object) =>
      handler.clausesOfCounting(shares.get(object) ?? part, effect.situation.of(perObject ? object : undefined)),
    ),
  );
  return [...new Set(found)];
}

/** What its numbers count, if they count objects, and the same for each object that it affects. */
function objectsCounted(effect: Effect, slot: Slot, objects: readonly number[]): readonly number[] | undefined {
  const found = instructionsOf(effect, slot).flatMap(({ part, shares, handler, perObject }) =>
    (perObject ? objects : objects.slice(0, 1)).map((object) => {
      const look = effect.situation.of(perObject ? object : undefined);
      const selectors = countsIn(handler.uses(shares.get(object) ?? part)?.quantities);
      return selectors.length === 0 ? undefined : [...new Set(selectors.flatMap((each) => look.select(each)))];
    }),
  );
  const [first, ...others] = found.filter((counted) => counted !== undefined);
  return others.every((other) => same(first, other)) ? first : undefined;
}

/** The descriptions of what quantities count, however deep. */
function countsIn(quantities: unknown): Selector[] {
  return written(quantities).flatMap(([key, said]) =>
    key === "count" && isObject(said) ? [said as Selector] : countsIn(said),
  );
}

/** Where an effect that has ceased to exist had a part, now or later: what its loss prevents. */
function whereStillToCome({ program }: Effect, slot: Slot, { ruleset: { slots } }: State): Slot[] {
  return slots.slice(slots.indexOf(slot)).filter((later) => takesPart(program, later));
}
