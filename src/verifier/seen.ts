import { applicationsOf, dependenciesOf } from "../engines/observe.js";
import type {
  AfterStateBasedActions,
  Observation,
  ObservedAction,
  ObservedAfter,
  ObservedObject,
  Observes,
  Resolution,
  RulesetId,
  TraceStep,
} from "../rules/formats.gen.js";

/** What can be compared: an engine's observation, or a resolution, which has every value. */
export interface Seen extends Observation {
  readonly ruleset: RulesetId;
  /** Where to look first when a value is wrong: the reference's trace if the engine sends none. */
  readonly trace: readonly TraceStep[];
}

/** The board after state-based actions (CR 704.3). */
export interface SeenAfter {
  readonly rounds: readonly (readonly ObservedAction[])[];
  readonly open?: readonly ObservedAction[];
  readonly seen: Seen;
}

export function seenOf(resolution: Resolution): Seen {
  const { trace } = resolution;
  return { ...resolution, trace, order: applicationsOf(trace), dependencies: dependenciesOf(trace) };
}

export function seenAfterOf({ rounds, open, resolution }: AfterStateBasedActions): SeenAfter {
  return { rounds, open, seen: seenOf(resolution) };
}

/** An engine's observation with the reference's trace. Keywords stand in for abilities that are not claimed. */
export function observedSeenOf(
  observation: Observation,
  { ruleset, trace }: Resolution,
  observes: ReadonlySet<Observes>,
): Seen {
  const objects = Object.entries(observation.objects).map(
    ([id, object]) => [id, withDefaults(object, observes)] as const,
  );
  return { ...observation, objects: Object.fromEntries(objects), ruleset, trace };
}

/** undefined: the engine does not report it. */
export function observedAfterOf(
  after: ObservedAfter | undefined,
  reference: Resolution | undefined,
  observes: ReadonlySet<Observes>,
): SeenAfter | undefined {
  if (after === undefined || reference === undefined) return undefined;
  const { rounds, open, observation } = after;
  return { rounds, ...(open === undefined ? {} : { open }), seen: observedSeenOf(observation, reference, observes) };
}

function withDefaults(object: ObservedObject, observes: ReadonlySet<Observes>): ObservedObject {
  const isKeywordsOnly = observes.has("keywords") && !observes.has("abilities");
  return isKeywordsOnly && object.keywords !== undefined ? { ...object, abilities: object.keywords } : object;
}
