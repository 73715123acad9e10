import type { ResolvesEvent } from "../rules/formats.gen.js";
import { type Fault, faultAt } from "../faults/fault.js";
import type { Path } from "../faults/pointer.js";
import type { Names } from "./names.js";
import { disagreements } from "./pointing.js";
import { resolvingAbilities } from "./resolving-abilities.js";

/** What a `resolves` event points at besides targets, against what is there and what the ability speaks of. */
export function pointingFaults(event: ResolvesEvent, path: Path, names: Names): Fault[] {
  const { chosenObjects = [], triggeredBy = {} } = event;
  // Where several abilities could be meant, one that all is right for is.
  const found = (resolvingAbilities(event, names) ?? []).map((ability) => disagreements(event, [ability]));
  const disagreed = found.some(({ length }) => length === 0) ? [] : (found[0] ?? []);
  return [
    ...names.objectsFaults(chosenObjects, [...path, "chosenObjects"]),
    ...names.objectFaults(triggeredBy.object, [...path, "triggeredBy", "object"]),
    ...names.playerFaults(triggeredBy.player, [...path, "triggeredBy", "player"]),
    ...disagreed.map(({ at, message, expected }) => faultAt([...path, ...at], message, expected)),
  ];
}
