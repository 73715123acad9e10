import type { AppliedStep, Change } from "../../rules/formats.gen.js";
import { isOf, type Seen, type SeenOf } from "./seen.js";

/** A size that shows as something becomes a creature, and that is set before anybody has to do with it. */
function isProvisional({ object, characteristic, before }: Change, later: readonly Seen[]): boolean {
  if (before !== null || (characteristic !== "power" && characteristic !== "toughness")) return false;
  return later.some(
    (seen) =>
      isOf(seen, "applied") && seen.step.objects.includes(object) && seen.step.parts.includes("setPowerToughness"),
  );
}

/** The changes of an application that last at least until something else is set in their place. */
export function tellingChanges(seen: SeenOf<"applied">, all: readonly Seen[]): readonly Change[] {
  const { changes } = seen.step;
  if (changes.every(({ before }) => before !== null)) return changes;
  const later = all.slice(seen.place + 1);
  return changes.filter((change) => !isProvisional(change, later));
}

/** A step with the changes that are told of it. */
export function asTold(seen: SeenOf<"applied">, all: readonly Seen[]): AppliedStep {
  const changes = [...tellingChanges(seen, all)];
  return changes.length === seen.step.changes.length ? seen.step : { ...seen.step, changes };
}
