import { label } from "../../rules/ability.js";
import { numberIn } from "../../rules/clause-numbers.js";
import { byClause } from "../../rules/clauses.js";
import type { TotalCost } from "../../rules/casting.js";
import type {
  GameRule,
  Resolution,
  ResolvedObject,
  ResolvedPlayer,
  RulesetId,
  SpellCost,
  TraceStep,
} from "../../rules/formats.gen.js";
import { present } from "../../rules/present.js";
import { USUAL_PLAYER } from "../../rules/player-view.js";
import { clausesOf } from "../../rules/trace-clauses.js";
import { dutiesOf, rulesByObject } from "../consequences/duties.js";
import { objectName, playerName } from "../../rules/board.js";
import { renderObject } from "./render.js";
import { pastSteps, startingSteps, voidSteps } from "./past-steps.js";
import { renderRule, renderSteps } from "./render-trace.js";
import type { Outcome } from "../resolve.js";
import { stateBasedActions } from "../consequences/state-based.js";

/** An outcome as data: what engines answer, what checks compare, what people read. */
export function toResolution(outcome: Outcome): Resolution {
  const { ruleset } = outcome;
  const stateBased = stateBasedActions(outcome);
  const trace = traceOf(outcome, stateBased);
  return {
    ruleset: ruleset.id,
    ...present({
      readings: ruleset.readings && [...ruleset.readings],
      numbers: oldNumbers(trace, ruleset.id),
    }),
    objects: Object.fromEntries(objectsOf(outcome).map(([id, render]) => [id, render()])),
    players: playersOf(outcome),
    gameRules: gameRulesOf(outcome),
    ...present({ costs: costsOf(outcome), abilityCosts: abilityCostsOf(outcome) }),
    stateBased,
    trace,
  };
}

/**
 * The same, each part made once somebody looks at it, for those who ask many outcomes for one value each; without the
 * numbers of an older text, which are for people.
 */
export function lookedAt(outcome: Outcome): Resolution {
  const { readings } = outcome.ruleset;
  const resolution: Resolution = made<Resolution>({
    ruleset: () => outcome.ruleset.id,
    objects: () => made<Resolution["objects"]>(Object.fromEntries(objectsOf(outcome))),
    players: () => playersOf(outcome),
    gameRules: () => gameRulesOf(outcome),
    stateBased: () => stateBasedActions(outcome),
    trace: () => traceOf(outcome, resolution.stateBased),
    ...(readings === undefined ? {} : { readings: () => [...readings] }),
    ...(outcome.costs.size === 0 ? {} : { costs: () => costsOf(outcome) ?? {} }),
    ...(outcome.abilityCosts.size === 0 ? {} : { abilityCosts: () => abilityCostsOf(outcome) ?? {} }),
  });
  return resolution;
}

/** An object whose members are made as they are looked at, each once. */
function made<T extends object>(makers: { readonly [K in keyof T]: () => T[K] }): T {
  const value = {};
  for (const [key, make] of Object.entries<() => unknown>(makers))
    Object.defineProperty(value, key, {
      enumerable: true,
      configurable: true,
      get: () => {
        const found = make();
        Object.defineProperty(value, key, { enumerable: true, value: found });
        return found;
      },
    });
  return value as T;
}

function objectsOf(outcome: Outcome): (readonly [id: string, render: () => ResolvedObject])[] {
  const { board, copiable, base, final, steps, ruleset } = outcome;
  let rules: ReturnType<typeof rulesByObject> | undefined;
  return board.objects.flatMap((object, place) => {
    const [c, b, f] = [copiable[place], base[place], final[place]];
    if (object.phasedOut || c === undefined || f === undefined) return [];
    const render = (): ResolvedObject => {
      rules ??= rulesByObject(steps);
      const rendered = renderObject(board, object, { copiable: c, base: b, final: f }, ruleset.practice);
      return { ...rendered, ...dutiesOf(object, f, rules(place)) };
    };
    return [[object.id, render] as const];
  });
}

function playersOf(outcome: Outcome): Resolution["players"] {
  const { board } = outcome;
  return Object.fromEntries(
    board.players.map((_, player) => [playerName(board, player), renderPlayer(player, outcome)] as const),
  );
}

function gameRulesOf({ board, steps }: Outcome): GameRule[] {
  return steps.flatMap((step) => (step.kind === "gameRule" ? [renderRule(board, step)] : []));
}

function traceOf(outcome: Outcome, stateBased: Resolution["stateBased"]): TraceStep[] {
  const { board, ruleset } = outcome;
  return [
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
  const counters = [...(found?.counters ?? [])].filter(([, count]) => count > 0).sort();
  const designations = [...(found?.designations ?? [])].sort();
  return {
    life: found?.life ?? 0,
    hand: (found?.hand ?? 0) + named,
    abilities: abilities.map((ability) => label(ability)).sort(),
    // CR 107.1b: what would be less than nothing is nothing.
    maximumHandSize: maximumHandSize === null ? null : Math.max(0, maximumHandSize),
    // CR 101.2: "can't" beats every permission.
    landPlays: cantPlayLands ? 0 : landPlays,
    ...(counters.length === 0 ? {} : { counters: Object.fromEntries(counters) }),
    ...(designations.length === 0 ? {} : { designations }),
  };
}
