import { Chooser } from "../src/resolver/choosing.js";
import type { Effect } from "../src/resolver/effect.js";
import { isInForce, reasonsToWait } from "../src/resolver/footprint.js";
import { State } from "../src/resolver/state.js";
import { objectsOf, Trial } from "../src/resolver/trial.js";
import type { Board } from "../src/rules/board.js";
import type { ObjectView } from "../src/rules/object-view.js";
import type { Ruleset, Slot } from "../src/rules/ruleset.js";

/**
 * The layers as CR 613 words them and nothing else: before each application every effect is held against every other,
 * both footprints worked out in full. It screens nothing and remembers nothing.
 */
export function resolveLiterally(board: Board, ruleset: Ruleset): readonly ObjectView[] {
  const state = new State(board, ruleset);
  for (const slot of ruleset.slots) {
    const done = new Set<string>();
    const chooser = new Chooser<Effect>(ruleset);
    const pending = (): Effect[] => state.in(slot).filter((effect) => !done.has(effect.id) && isInForce(effect, state));
    for (let left = pending(); left.length > 0; left = pending()) {
      const { next } = chooser.choose(left, dependencies(left, slot, state));
      const objects = objectsOf(next, state);
      const { entries, changes } = new Trial(next, slot, objects, state);
      if (!state.begun.has(next.id)) state.begun.set(next.id, objects);
      state.commit(entries, changes);
      done.add(next.id);
    }
  }
  return state.views;
}

/** What each effect depends on now (CR 613.8a). */
function dependencies(effects: readonly Effect[], slot: Slot, state: State): (effect: Effect) => readonly Effect[] {
  const found = new Map(
    effects.map((effect) => [
      effect,
      effects.filter((on) => {
        if (on === effect) return false;
        return reasonsToWait(effect, slot, new Trial(on, slot, objectsOf(on, state), state), state).length > 0;
      }),
    ]),
  );
  return (effect) => found.get(effect) ?? [];
}
