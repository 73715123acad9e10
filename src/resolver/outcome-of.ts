import type { ObjectView } from "../rules/object-view.js";
import type { Slot } from "../rules/ruleset.js";
import type { Effect } from "./effect.js";
import type { State } from "./state.js";
import { Trial } from "./trial.js";

/**
 * What comes of an effect on one object, as plain data: what is other afterwards, rather than what the effect says. The
 * rules never compare this (CR 613.8a); who does lets effects wait that merely have more, or less, left to do.
 */
export function outcomeOf(effect: Effect, slot: Slot, object: number, state: State): unknown {
  const entry = new Trial(effect, slot, [object], state).of(object);
  return entry === undefined ? "nothing" : difference(entry.before, entry.after);
}

function difference(before: ObjectView, after: ObjectView): unknown {
  const keys = Object.keys(before) as (keyof ObjectView)[];
  return keys.flatMap((key) => (before[key] === after[key] ? [] : [[key, changed(before[key], after[key])]]));
}

/** Numbers by how much they grow, lists by what they lose and gain; of anything else, what it was and is. */
function changed(before: unknown, after: unknown): unknown {
  if (typeof before === "number" && typeof after === "number") return after - before;
  if (Array.isArray(before) && Array.isArray(after))
    return [
      (before as unknown[]).filter((one) => !after.includes(one)),
      (after as unknown[]).filter((one) => !before.includes(one)),
    ];
  return [before, after];
}
