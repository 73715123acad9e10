import { label } from "../../rules/ability.js";
import { numberIn } from "../../rules/clause-numbers.js";
import { byClause } from "../../rules/clauses.js";
import type { TotalCost } from "../../rules/casting.js";
import type { GameRule, Resolution, ResolvedPlayer, RulesetId, SpellCost, TraceStep } from "../../rules/formats.gen.js";
import { present } from "../../rules/present.js";
import { USUAL_PLAYER } from "../../rules/player-view.js";
import { clausesOf } from "../../rules/trace-clauses.js";
import { dutiesOf, rulesByObject } from "../consequences/duties.js";
import { objectName, playerName } from "../../rules/board.js";
import { renderObject } from "./render.js";
import { pastSteps, renderRule, renderSteps, startingSteps, voidSteps } from "./render-trace.js";
import type { Outcome } from "../resolve.js";
import { stateBasedActions } from "../consequences/state-based.js";

/** An outcome as data: what engines answer, what checks compare, what people read. */
export function toResolution(outcome: Outcome): Resolution {
  const { board, copiable, base, final, steps, ruleset } = outcome;
  const rules = rulesByObject(steps);
  const objects: Resolution["objects"] = Object.fromEntries(
    board.objects.flatMap((object, place) => {
      const [c, b, f] = [copiable[place], base[place], final[place]];
      if (object.phasedOut || c === undefined || f === undefined) return [];
      const rendered = renderObject(board, object, { copiable: c, base: b, final: f }, ruleset.practice);
      return [[object.id, { ...rendered, ...dutiesOf(object, f, rules(place)) }] as const];
    }),
  );
  const gameRules: GameRule[] = steps.flatMap((step) => (step.kind === "gameRule" ? [renderRule(board, step)] : []));
  const stateBased = stateBasedActions(outcome);
  const trace: TraceStep[] = [
    ...pastSteps(board),
    ...startingSteps(board),
    ...voidSteps(board),
    ...renderSteps(outcome),
    ...stateBased.map((action): TraceStep => ({
      kind: "stateBased",
      action,
      clause: action.clause,
      also: ["704.3", ...(action.also ?? [])],
    })),
  ].flatMap((step) => asOf(step, ruleset.id));
  const players = Object.fromEntries(
    board.players.map((_, player) => [playerName(board, player), renderPlayer(player, outcome)] as const),
  );
  const numbers = oldNumbers(trace, ruleset.id);
  const costs = costsOf(outcome);
  const abilityCosts = abilityCostsOf(outcome);
  return {
    ruleset: ruleset.id,
    ...present({ readings: ruleset.readings && [...ruleset.readings], numbers }),
    objects,
    players,
    gameRules,
    ...present({ costs, abilityCosts }),
    stateBased,
    trace,
  };
}

/** A step by the text of its day: it goes by no clause that the text does not have. */
function asOf(step: TraceStep, ruleset: RulesetId): TraceStep | [] {
  const isThere = (clause: string): boolean => !("absent" in numberIn(clause, ruleset));
  if ("clauses" in step) {
    if (step.clauses.every(isThere)) return step;
    const clauses = step.clauses.filter(isThere);
    // What only later rules say of an object is not said at all.
    return clauses.length === 0 && step.kind !== "applied" ? [] : { ...step, clauses };
  }
  if (step.also === undefined || step.also.every(isThere)) return step;
  const { also, ...rest } = step;
  const left = also.filter(isThere);
  return left.length === 0 ? rest : { ...rest, also: left };
}

/** The numbers in the text of an older ruleset; undefined if all are the same, as in the newest. */
function oldNumbers(trace: readonly TraceStep[], ruleset: RulesetId): Resolution["numbers"] {
  const found = [...new Set(trace.flatMap(clausesOf))].flatMap((clause): [clause: string, number: string | null][] => {
    const then = numberIn(clause, ruleset);
    if ("absent" in then) return [[clause, null]];
    return "number" in then && then.number !== clause ? [[clause, then.number]] : [];
  });
  return found.length === 0 ? undefined : Object.fromEntries(found.sort(([a], [b]) => byClause(a, b)));
}

function costsOf({ board, costs }: Outcome): Resolution["costs"] {
  if (costs.size === 0) return undefined;
  return Object.fromEntries([...costs].map(([place, cost]) => [objectName(board, place), renderCost(cost)]));
}

function abilityCostsOf({ board, abilityCosts: costs }: Outcome): Resolution["abilityCosts"] {
  if (costs.size === 0) return undefined;
  return Object.fromEntries(
    [...costs].map(([place, abilities]) => [
      objectName(board, place),
      Object.fromEntries([...abilities].map(([ability, cost]) => [ability, renderCost(cost)])),
    ]),
  );
}

function renderCost({ total, also }: TotalCost): SpellCost {
  return { total, ...(also.length === 0 ? {} : { also: [...also] }) };
}

function renderPlayer(player: number, { board, players }: Outcome): ResolvedPlayer {
  const found = board.players[player];
  const named = board.objects.filter(
    ({ zone, owner, phasedOut }) => zone === "hand" && !phasedOut && owner === player,
  ).length;
  const { abilities, maximumHandSize, landPlays, cantPlayLands } = players[player] ?? USUAL_PLAYER;
  return {
    life: found?.life ?? 0,
    hand: (found?.hand ?? 0) + named,
    abilities: abilities.map((ability) => label(ability)).sort(),
    // CR 107.1b: what would be less than nothing is nothing.
    maximumHandSize: maximumHandSize === null ? null : Math.max(0, maximumHandSize),
    // CR 101.2: "can't" beats every permission.
    landPlays: cantPlayLands ? 0 : landPlays,
  };
}
