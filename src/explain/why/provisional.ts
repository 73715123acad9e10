import type { AppliedStep, Change, Value } from "../../rules/formats.gen.js";
import { anyDoes } from "../../wording/parts.js";
import { isOf, type Seen, type SeenOf } from "./seen.js";

const SIZE = ["power", "toughness"] as const;

function isSizeSet(seen: Seen, object: string): boolean {
  return isOf(seen, "applied") && seen.step.objects.includes(object) && anyDoes(seen.step.parts, "sizes");
}

/** A size that shows as something becomes a creature, and that is set before anybody has to do with it. */
function isProvisional({ object, characteristic, before }: Change, later: readonly Seen[]): boolean {
  if (before !== null || (characteristic !== "power" && characteristic !== "toughness")) return false;
  return later.some((seen) => isSizeSet(seen, object));
}

/** The value that showed before something set it, and that was not told. */
function untold(
  object: string,
  characteristic: Change["characteristic"],
  place: number,
  all: readonly Seen[],
): Value | undefined {
  const earlier = all.slice(0, place);
  const shown = earlier.findLast(
    (seen) =>
      isSizeSet(seen, object) ||
      (isOf(seen, "applied") &&
        seen.step.changes.some((change) => change.object === object && change.characteristic === characteristic)),
  );
  if (shown === undefined || !isOf(shown, "applied") || isSizeSet(shown, object)) return undefined;
  const change = shown.step.changes.find((each) => each.object === object && each.characteristic === characteristic);
  return change?.before === null ? change.after : undefined;
}

/** What sets a size first of all sets it from nothing, whatever showed before. */
function firstSizes({ step, place }: SeenOf<"applied">, all: readonly Seen[]): Change[] {
  if (!anyDoes(step.parts, "sizes")) return [];
  return step.objects.flatMap((object) =>
    SIZE.flatMap((characteristic): Change[] => {
      const shown = untold(object, characteristic, place, all);
      if (shown === undefined) return [];
      const change = step.changes.find((each) => each.object === object && each.characteristic === characteristic);
      return [{ object, characteristic, before: null, after: change?.after ?? shown }];
    }),
  );
}

/** The changes of an application that last at least until something else is set in their place. */
export function tellingChanges(seen: SeenOf<"applied">, all: readonly Seen[]): readonly Change[] {
  const { changes } = seen.step;
  const first = firstSizes(seen, all);
  const isText = anyDoes(seen.step.parts, "edits");
  if (first.length === 0 && !isText && changes.every(({ before }) => before !== null)) return changes;
  const later = all.slice(seen.place + 1);
  // A text with stars is no size; its ability sets it (CR 208.2).
  const isStar = ({ object, characteristic }: Change): boolean =>
    isText &&
    (characteristic === "power" || characteristic === "toughness") &&
    later.some((other) => isSizeSet(other, object) && isOf(other, "applied") && other.step.clauses.includes("604.3"));
  const isFirst = (change: Change): boolean =>
    first.some(({ object, characteristic }) => object === change.object && characteristic === change.characteristic);
  return [
    ...changes.filter((change) => !isProvisional(change, later) && !isStar(change) && !isFirst(change)),
    ...first,
  ];
}

/** A step with the changes that are told of it. */
export function asTold(seen: SeenOf<"applied">, all: readonly Seen[]): AppliedStep {
  const changes = [...tellingChanges(seen, all)];
  const isSame =
    changes.length === seen.step.changes.length && changes.every((each, n) => each === seen.step.changes[n]);
  return isSame ? seen.step : { ...seen.step, changes };
}
