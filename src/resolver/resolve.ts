import type { Board } from "../rules/board.js";
import { revised, type ObjectView } from "../rules/object-view.js";
import type { Ruleset } from "../rules/ruleset.js";
import type { PlayerView } from "../rules/player-view.js";
import { applyAfterLayers } from "./after-layers.js";
import { applyEffect } from "./apply.js";
import type { AbilityCosts } from "./ability-costs.js";
import type { TotalCosts } from "./costs.js";
import { Situation, type Speaker } from "./query/situation.js";
import { objectsOf } from "./trial.js";
import { Order } from "./order.js";
import { Recording, type TraceDetail } from "./recording.js";
import { State } from "./state.js";
import type { Step } from "./trace.js";
import type { Witness } from "./witness.js";

/** The characteristics of every object of a board, on the way and at the end, and how they came about. */
export interface Outcome {
  readonly board: Board;
  readonly ruleset: Ruleset;
  readonly state: State;
  /** Copiable values (CR 613.2c), base power and toughness (CR 208.4b), and the result; by place of the object. */
  readonly copiable: readonly ObjectView[];
  readonly base: readonly ObjectView[];
  readonly final: readonly ObjectView[];
  /** What players have (CR 613.10, 613.11), what spells on the stack cost (CR 601.2f), and activating abilities (CR 602.2b). */
  readonly players: readonly PlayerView[];
  readonly costs: TotalCosts;
  readonly abilityCosts: AbilityCosts;
  readonly steps: readonly Step[];
}

/** Views with the damage that is marked, which changes none of them by the rules (CR 120.6). */
function withDamage({ board, views, ruleset: { practice } }: State): ObjectView[] {
  return views.map((view, place) => {
    const { damage = 0 } = board.objects[place] ?? {};
    if (damage === 0 || view.toughness === null) return view;
    const toughness = practice.toughnessWith(view.toughness, damage);
    return toughness === view.toughness ? view : revised(view, (draft) => void (draft.toughness = toughness));
  });
}

/** What is true in the end, in somebody's words. */
export function inTheEnd(outcome: Outcome, speaker: Speaker): Situation {
  return new Situation(outcome, outcome.final, speaker, outcome.players);
}

export interface ResolveOptions {
  /** Leave out trials that can't find a dependency; true if left out. It changes no answer and no step. */
  readonly screened?: boolean;
  /**
   * What to write down: everything, every dependency with its footprints too (if left out); only what the order turns
   * on, without telling whether it was worked out anew (CR 613.8c); or nothing of the layers. It changes no answer.
   */
  readonly trace?: TraceDetail;
  /** Who looks on; nobody if left out. */
  readonly witness?: Witness;
}

/**
 * Computes what every object of a board is, by CR 613: layer by layer (613.1), in each the oldest effect that waits for
 * no other (613.7, 613.8b), the order worked out anew after each application (613.8c). The board is not changed.
 */
export function resolve(board: Board, ruleset: Ruleset, options: ResolveOptions = {}): Outcome {
  const { screened = true, trace = "full", witness } = options;
  const state = new State(board, ruleset);
  const recording = new Recording(trace);
  let copiable: readonly ObjectView[] = ruleset.copiableAfter === undefined ? [...state.views] : [];
  let base: readonly ObjectView[] = [];

  for (const [place, slot] of ruleset.slots.entries()) {
    if (state.in(slot).length > 0) {
      const order = new Order(state, slot, { screened, everyDependency: trace === "full" });
      for (let pending = order.pending(); pending.length > 0; pending = order.pending()) {
        const choice = order.choose(pending);
        witness?.choice(slot, pending, choice, order, state);
        recording.choice(choice, slot, order, state);
        applyEffect(choice.next, slot, order, state, recording);
      }
      if (trace !== "none") recording.unmet(order.unmet(), slot.layer, (effect) => objectsOf(effect, state));
    }
    const layerEnds = ruleset.slots[place + 1]?.layer !== slot.layer;
    if (layerEnds && slot.layer === ruleset.copiableAfter) copiable = [...state.views];
    if (layerEnds && slot.layer === ruleset.baseAfter) base = [...state.views];
  }
  const after = applyAfterLayers(state, recording);
  return { board, ruleset, state, copiable, base, final: withDamage(state), ...after, steps: recording.steps };
}
