import { USUAL_PLAYER, type PlayerView } from "../rules/player-view.js";
import { totalCosts, type TotalCosts } from "./costs.js";
import type { Effect } from "./effect.js";
import type { Recording } from "./recording.js";
import { StageOrder, type StageName } from "./stage.js";
import type { State } from "./state.js";

/** What comes of the stages after the layers. */
export interface Aftermath {
  readonly players: readonly PlayerView[];
  readonly costs: TotalCosts;
}

/**
 * Effects on players (CR 613.10), then on the rules of the game (CR 613.11), each stage by timestamps and dependency,
 * the order worked out anew after each application; last what spells cost, in the order of CR 601.2f.
 */
export function applyAfterLayers(state: State, recording: Recording): Aftermath {
  const players = state.board.players.map(() => USUAL_PLAYER);
  for (const stage of ["players", "gameRules"] as const) applyStage(stage, state, players, recording);
  return { players, costs: totalCosts(state, players, recording) };
}

function applyStage(stage: StageName, state: State, players: PlayerView[], recording: Recording): void {
  const order = new StageOrder(state, stage, players);
  const said = new Set<string>();
  const isNew = (...words: readonly string[]): boolean => {
    const key = words.join("\n");
    if (said.has(key)) return false;
    said.add(key);
    return true;
  };
  const ids = (effects: readonly Effect[]): string[] => effects.map(({ id }) => id);
  for (let pending = order.pending(); pending.length > 0; pending = order.pending()) {
    const { next, waiting, loop } = order.choose(pending);
    if (recording.detail === "full")
      for (const dependency of pending.flatMap((effect) => order.dependenciesOf(effect, pending)))
        if (isNew("depends", dependency.effect.id, dependency.on.id))
          recording.add({ kind: "stageDepends", stage, ...dependency });
    if (recording.detail !== "none") {
      for (const { effect, on } of waiting)
        if (isNew("waits", ...ids([effect, ...on]))) recording.add({ kind: "stageWaits", stage, effect, on });
      if (loop.length > 1 && isNew("loop", ...ids(loop))) recording.add({ kind: "stageLoop", stage, members: loop });
    }
    const { changes, objects } = order.apply(next);
    for (const change of changes) {
      if (change.stage === "players") recording.add({ kind: "player", effect: next, change });
      else recording.add({ kind: "gameRule", effect: next, change, objects });
    }
  }
}
