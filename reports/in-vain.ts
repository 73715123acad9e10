import { OF_TIMESTAMPS, type Reason, reasonFrom, stepReason } from "../src/explain/why/reason.js";
import { ofKind, Seen, type SeenOf } from "../src/explain/why/seen.js";
import type { TraceStep } from "../src/rules/formats.gen.js";
import type { ObjectNames } from "../src/wording/object-names.js";

/**
 * What took all abilities from an object in a layer before it gained those that are told: where timestamps decide, they stay
 * for that. No value shows it.
 */
export function inVain(told: readonly Reason[], trace: readonly TraceStep[], names: ObjectNames): Reason[] {
  const applied = ofKind(Seen.all(trace), "applied");
  const gains = applied.filter(({ place }) => told.some(({ steps }) => steps.includes(place)));
  for (const gain of gains) {
    const vain = applied.find((each) => findsNothingOf(each, gain));
    if (vain !== undefined) return [reasonFrom([vain, gain], stepReason(vain, names).words, OF_TIMESTAMPS)];
  }
  return [];
}

/** Whether an application before another one of its layer takes abilities from an object that has none yet. */
function findsNothingOf(
  { place, step: { layer, idle = [] } }: SeenOf<"applied">,
  { place: later, step }: SeenOf<"applied">,
): boolean {
  if (place >= later || layer !== step.layer) return false;
  const bare = idle.flatMap(({ because, objects }) => (because === "noAbilities" ? objects : []));
  return step.changes.some(({ object }) => bare.includes(object));
}
