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
  return { ...resolution, trace, order: applicationsOf(trace), dependencies: dependenciesOf(trace) };
}

export function seenAfterOf({ rounds, open, resolution }: AfterStateBasedActions): SeenAfter {
  return { rounds, open, seen: seenOf(resolution) };
}

/**
 * What an engine tells at a check where the reference has this resolution. Of abilities an engine may tell keywords
 * alone: they take the place of abilities then, of which nothing else is asked.
 */
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

/** undefined: the engine tells nothing of it. */
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
