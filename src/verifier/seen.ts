import type {
  AfterStateBasedActions,
  Observation,
  ObservedAction,
  ObservedApplication,
  ObservedDependency,
  Resolution,
  RulesetId,
  TraceStep,
} from "../rules/formats.gen.js";

/** What can be compared: what an engine tells, or a resolution, which tells everything. */
export interface Seen extends Observation {
  readonly ruleset: RulesetId;
  /** Where to look first when a value is wrong; that of the reference, where an engine sends none. */
  readonly trace: readonly TraceStep[];
}

/** What would be true after state-based actions (CR 704.3). */
export interface SeenAfter {
  readonly rounds: readonly (readonly ObservedAction[])[];
  readonly open?: readonly ObservedAction[];
  readonly seen: Seen;
}

export function seenOf(resolution: Resolution): Seen {
  const { trace } = resolution;
  return { ...resolution, trace, order: trace.flatMap(applicationOf), dependencies: trace.flatMap(dependencyOf) };
}

export function seenAfterOf({ rounds, open, resolution }: AfterStateBasedActions): SeenAfter {
  return { rounds, open, seen: seenOf(resolution) };
}

function applicationOf(step: TraceStep): ObservedApplication[] {
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
}

function dependencyOf(step: TraceStep): ObservedDependency[] {
  if (step.kind !== "depends") return [];
  const { layer, effect, on, because } = step;
  return [{ layer, effect, on, because }];
}
