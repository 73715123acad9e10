import { costChangeOf } from "../effects/index.js";
import { type Board, playerName } from "../rules/board.js";
import { printEffect } from "../names/effect.js";
import type { CostStep } from "../rules/formats.gen.js";
import { present } from "../rules/present.js";
import { speaksOfYou } from "../rules/speaks-of-you.js";
import { missedPart } from "./query/queries.js";
import { settledObjectsOf } from "./stage.js";
import type { Effect } from "./effect.js";
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

/** A change that does not reach a spell since its condition is not met, with the clauses by which that is asked. */
export function unmetChange(
  { name, program, situation }: Effect,
  board: Board,
): Pick<CostStep, "by" | "condition" | "you"> & { readonly clauses: readonly string[] } {
  const you = speaksOfYou(program.condition) ? situation.you() : undefined;
  return {
    by: printEffect(name),
    ...present({ condition: program.condition, you: you === undefined ? undefined : playerName(board, you) }),
    clauses: ["613.11", ...program.conditionClauses],
  };
}
