import { costChangeOf } from "../effects/index.js";
import { playerName } from "../rules/board.js";
import { printEffect } from "../names/effect.js";
import type { CostStep } from "../rules/formats.gen.js";
import { present } from "../rules/present.js";
import { missedPart } from "./query/queries.js";
import { settledObjectsOf } from "./stage.js";
import type { State } from "./state.js";

/** An effect that changes what spells cost and does not reach one, with what it asks for and the spell is not on the stack. */
export type MissedChange = Pick<CostStep, "by" | "asked" | "you">;

/** The changes of costs that do not reach a spell for what it is (CR 601.2f); none of those that speak of themselves alone. */
export function missedChanges(spell: number, state: State): MissedChange[] {
  const view = state.views[spell];
  if (view === undefined) return [];
  return state.all().flatMap((effect) => {
    const { program, situation, fixed, name } = effect;
    const { affected, ofStage } = program;
    if (affected === undefined || affected.self === true || fixed !== undefined) return [];
    const isOfSpells = ofStage.costs.some((part) => {
      const change = costChangeOf(part, situation);
      return change !== undefined && change.activating === undefined;
    });
    if (!isOfSpells || settledObjectsOf(effect, state)?.includes(spell) !== false) return [];
    const asked = missedPart(affected, spell, situation, view);
    const you = situation.you();
    return asked === undefined
      ? []
      : [
          {
            by: printEffect(name),
            asked,
            ...present({ you: you === undefined ? undefined : playerName(state.board, you) }),
          },
        ];
  });
}
