import { numberIn } from "../rules/clause-numbers.js";
import { byClause } from "../rules/clauses.js";
import type { GameRule, Resolution, ResolvedPlayer, RulesetId, TraceStep } from "../rules/formats.gen.js";
import { clausesOf } from "../rules/trace-clauses.js";
import { playerName, renderObject } from "./render.js";
import { renderRule, renderSteps, startingSteps } from "./render-trace.js";
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
    ...startingSteps(board),
    ...renderSteps(outcome),
    ...stateBased.map((action): TraceStep => ({
      kind: "stateBased",
      action,
      clause: action.clause,
      also: ["704.3"],
    })),
  ];
  const players = Object.fromEntries(
    board.players.map((_, player) => [playerName(board, player), renderPlayer(player, outcome)] as const),
  );
  const numbers = oldNumbers(trace, ruleset.id);
  return {
    ruleset: ruleset.id,
    ...(ruleset.readings === undefined ? {} : { readings: [...ruleset.readings] }),
    ...(numbers === undefined ? {} : { numbers }),
    objects,
    players,
    gameRules,
    stateBased,
    trace,
  };
}

/** The numbers in the text of an older ruleset; undefined if all are the same, as in the newest. */
function oldNumbers(trace: readonly TraceStep[], ruleset: RulesetId): Resolution["numbers"] {
  const clauses = [...new Set(trace.flatMap(clausesOf))].sort(byClause);
  const found = clauses.flatMap((clause): [clause: string, number: string | null][] => {
    const then = numberIn(clause, ruleset);
    if ("absent" in then) return [[clause, null]];
    return "number" in then && then.number !== clause ? [[clause, then.number]] : [];
  });
  return found.length === 0 ? undefined : Object.fromEntries(found);
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
