import { outcomeAfterLayers } from "../layers/after-layers.js";
import { isInForce } from "./footprint.js";
import type { Recording } from "./recording.js";
import type { State } from "./state.js";
import { objectsOf } from "./trial.js";

/** Effects on players (CR 613.10), then on the rules of the game (CR 613.11), each in timestamp order. */
export function applyAfterLayers(state: State, recording: Recording): void {
  for (const stage of ["players", "gameRules"] as const) {
    for (const effect of state.all()) {
      if (effect.program.after.length === 0 || !isInForce(effect, state)) continue;
      const objects =
        effect.fixed ??
        state.begun.get(effect.id) ??
        (effect.program.affects === undefined ? undefined : objectsOf(effect, state));
      for (const part of effect.program.after) {
        const outcome = outcomeAfterLayers(part, effect.situation);
        if (outcome?.stage !== stage) continue;
        if (outcome.stage === "players") recording.add({ kind: "player", effect, gain: outcome });
        else recording.add({ kind: "gameRule", effect, change: outcome, objects });
      }
    }
  }
}
