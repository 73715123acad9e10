import type { AfterStageName } from "../rules/formats.gen.js";
import { USUAL_PLAYER, type PlayerView } from "../rules/player-view.js";
import { abilityCosts, type AbilityCosts } from "./ability-costs.js";
import { totalCosts, type TotalCosts } from "./costs.js";
import type { Recording } from "./recording.js";
import { StageOrder } from "./stage.js";
import { objectsOf } from "./trial.js";
import type { State } from "./state.js";

/**
 * Effects on players (CR 613.10), then on the rules of the game (CR 613.11), each stage by timestamps and dependency,
 * the order worked out anew after each application; last what spells and abilities cost, in the order of CR 601.2f.
 */
export function applyAfterLayers(
  state: State,
  recording: Recording,
): { players: PlayerView[]; costs: TotalCosts; abilityCosts: AbilityCosts } {
  const players = state.board.players.map(() => USUAL_PLAYER);
  for (const stage of ["players", "gameRules"] as const)
    if (state.all().some(({ program }) => program.ofStage[stage].length > 0))
      applyStage(stage, state, players, recording);
  const costs = totalCosts(state, players, recording);
  const ofAbilities = abilityCosts(state, players, recording);
  recording.forgetUnmetCosts();
  return { players, costs, abilityCosts: ofAbilities };
}

function applyStage(stage: AfterStageName, state: State, players: PlayerView[], recording: Recording): void {
  const order = new StageOrder(state, stage, players);
  recording.openStage();
  for (let pending = order.pending(); pending.length > 0; pending = order.pending()) {
    const choice = order.choose(pending);
    if (recording.detail === "full")
      for (const dependency of pending.flatMap((effect) => order.dependenciesOf(effect, pending)))
        if (recording.isNew("depends", [dependency.effect, dependency.on]))
          recording.add({ kind: "stageDepends", layer: stage, ...dependency });
    recording.addChoice(choice, stage);
    const effect = choice.next;
    const { changes, objects, counting } = order.apply(effect);
    for (const change of changes)
      recording.add(
        change.stage === "players"
          ? { kind: "player", effect, change }
          : { kind: "gameRule", effect, change, objects, counting },
      );
  }
  if (recording.detail !== "none") recording.unmet(order.unmet(), stage, (effect) => objectsOf(effect, state));
}
