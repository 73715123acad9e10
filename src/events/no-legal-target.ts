import { type Fault, faultAt } from "../faults/fault.js";
import type { Path } from "../faults/pointer.js";
import type { ResolvesEvent } from "../rules/formats.gen.js";
import { nameOfResolving } from "./name-of-resolving.js";

/** It has targets, and all of them are illegal by now: it does not resolve (CR 608.2b). */
export function losesEveryTarget({ targets = [], illegalTargets = [] }: ResolvesEvent): boolean {
  return targets.length > 0 && targets.every((target) => illegalTargets.includes(target));
}

/** Whoever would choose something on resolution is not asked then. */
export function idleChoiceFaults(event: ResolvesEvent, path: Path): Fault[] {
  const { choices = {}, chosenObjects } = event;
  const made = [
    ...Object.keys(choices).map((name) => [...path, "choices", name]),
    ...(chosenObjects === undefined ? [] : [[...path, "chosenObjects"]]),
  ];
  return made.map((at) =>
    faultAt(
      at,
      `${nameOfResolving(event)} has no legal target, so it does not resolve and asks for no choice (CR 608.2b)`,
      "nothing here",
    ),
  );
}
