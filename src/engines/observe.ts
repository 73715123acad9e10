import { present } from "../rules/present.js";
import type {
  GameRule,
  Observation,
  ObservedAction,
  ObservedApplication,
  ObservedCheckPoint,
  ObservedDependency,
  ObservedGameRule,
  ObservedObject,
  ObservedPlayer,
  CheckPoint,
  Resolution,
  ResolvedObject,
  ResolvedPlayer,
  StateBasedAction,
  TraceStep,
} from "../rules/formats.gen.js";

/** The applications in a trace. After the layers an effect has a step for each part but is applied once. */
export function applicationsOf(trace: readonly TraceStep[]): ObservedApplication[] {
  const applied = trace.flatMap((step): ObservedApplication[] => {
    switch (step.kind) {
      case "applied":
        return [{ layer: step.layer, effect: step.effect, objects: step.objects }];
      case "player":
        return [{ layer: "players", effect: step.effect }];
      case "gameRule":
        return [{ layer: "gameRules", effect: step.effect }];
      default:
        return [];
    }
  });
  return applied.filter(({ layer, effect, objects }, i) => {
    const before = applied[i - 1];
    return objects !== undefined || before?.layer !== layer || before.effect !== effect;
  });
}

export function dependenciesOf(trace: readonly TraceStep[]): ObservedDependency[] {
  return trace.flatMap((step): ObservedDependency[] => {
    if (step.kind !== "depends") return [];
    const { layer, effect, on, because } = step;
    return [{ layer, effect, on, because }];
  });
}

export function observationOf(resolution: Resolution): Observation {
  const { objects, players, gameRules, costs, abilityCosts, stateBased, trace } = resolution;
  return {
    objects: Object.fromEntries(Object.entries(objects).map(([id, object]) => [id, objectOf(object)])),
    players: Object.fromEntries(Object.entries(players).map(([name, player]) => [name, playerOf(player)])),
    gameRules: gameRules.map(ruleOf),
    ...present({ costs, abilityCosts }),
    stateBased: stateBased.map(actionOf),
    order: applicationsOf(trace),
    dependencies: dependenciesOf(trace),
  };
}

/** What is a token is told by the events that an engine gets. */
function objectOf(object: ResolvedObject): ObservedObject {
  const { token: _, ...observed } = object;
  return observed;
}

/** A player's counters and designations, too, are told by the events. */
function playerOf(player: ResolvedPlayer): ObservedPlayer {
  const { counters: _, designations: __, ...observed } = player;
  return observed;
}

function ruleOf({ rule, objects, player, amount }: GameRule): ObservedGameRule {
  return {
    rule,
    ...present({ objects, player, amount }),
  };
}

function actionOf({ clause, object, player, among }: StateBasedAction): ObservedAction {
  return {
    clause,
    ...present({ object, player, among }),
  };
}

export function observedPointOf({ check, resolution, afterStateBasedActions: after }: CheckPoint): ObservedCheckPoint {
  return {
    check,
    observation: observationOf(resolution),
    ...(after === undefined
      ? {}
      : {
          afterStateBasedActions: {
            rounds: after.rounds.map((round) => round.map(actionOf)),
            open: after.open.map(actionOf),
            observation: observationOf(after.resolution),
          },
        }),
  };
}
