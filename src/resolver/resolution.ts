import type { GameRule, Resolution, ResolvedPlayer, TraceStep } from "../rules/formats.gen.js";
import { playerName, renderObject } from "./render.js";
import { renderRule, renderStep } from "./render-trace.js";
import type { Outcome } from "./resolve.js";
import { stateBasedActions } from "./state-based.js";

const USUAL_MAXIMUM_HAND_SIZE = 7; // CR 402.2

/** An outcome as data: what engines answer, what checks compare, what people read. */
export function toResolution(outcome: Outcome): Resolution {
  const { board, copiable, base, final, steps, ruleset } = outcome;
  const objects: Resolution["objects"] = Object.fromEntries(
    board.objects.flatMap((object, place) => {
      const [c, b, f] = [copiable[place], base[place], final[place]];
      if (object.phasedOut || c === undefined || f === undefined) return [];
      return [[object.id, renderObject(board, object, { copiable: c, base: b, final: f })] as const];
    }),
  );
  const gameRules: GameRule[] = steps.flatMap((step) => (step.kind === "gameRule" ? [renderRule(board, step)] : []));
  const stateBased = stateBasedActions(outcome);
  const trace: TraceStep[] = [
    ...steps.map((step) => renderStep(board, step)),
    ...stateBased.map((action): TraceStep => ({ kind: "stateBased", action, clause: action.clause })),
  ];
  const players = Object.fromEntries(
    board.players.map((_, player) => [playerName(board, player), renderPlayer(player, outcome)] as const),
  );
  const readings = ruleset.readings === undefined ? {} : { readings: [...ruleset.readings] };
  return { ruleset: ruleset.id, ...readings, objects, players, gameRules, stateBased, trace };
}

function renderPlayer(player: number, { board, steps }: Outcome): ResolvedPlayer {
  const found = board.players[player];
  const named = board.objects.filter(
    ({ zone, owner, phasedOut }) => zone === "hand" && !phasedOut && owner === player,
  ).length;
  const abilities = steps.flatMap((step) =>
    step.kind === "player" && step.gain.players.includes(player) ? step.gain.gains : [],
  );
  // Game-rule effects in timestamp order: the last one that sets the maximum stands (CR 613.11, 402.2).
  let maximumHandSize: number | null = USUAL_MAXIMUM_HAND_SIZE;
  for (const step of steps) {
    if (step.kind !== "gameRule" || step.change.maximumHandSize === undefined || !step.change.players?.includes(player))
      continue;
    maximumHandSize = step.change.maximumHandSize;
  }
  return {
    life: found?.life ?? 0,
    hand: (found?.hand ?? 0) + named,
    abilities: [...abilities].sort(),
    maximumHandSize,
  };
}
