import type { Sort } from "../rules/layers.js";
import { type Outcome, resolve } from "../resolver/resolve.js";
import { batchOf, isFromStatic, isInGivenText } from "../rules/linked.js";
import type { TableObject } from "./table-object.js";
import type { Table } from "./table.js";

/** Layers 1 to 3, by what every edition carries out there. */
const UP_TO_TEXT: ReadonlySet<Sort> = new Set(["copying", "faceDown", "control", "text"]);

/**
 * What was chosen or remembered for abilities that a static ability gave is forgotten when it no longer gives them: what the object gets
 * from it later is another pair (CR 607.5). Effects of resolutions need no such care, each has a key of its own.
 */
export function forgetEnded(table: Table): void {
  if (!table.watched.some((object) => !object.gone && linkedBatches(object).some((batch) => isFromStatic(batch))))
    return;
  const outcome = table.resolve();
  for (const object of table.watched) {
    if (object.gone || object.phasedOut) continue;
    for (const batch of linkedBatches(object)) {
      if (!isFromStatic(batch) || isStillGiven(batch, object.place, outcome)) continue;
      object.choices.delete(batch);
      object.links.delete(batch);
    }
  }
}

function linkedBatches({ choices, links }: TableObject): string[] {
  return choices.size + links.size === 0 ? [] : [...new Set([...choices.keys(), ...links.keys()])];
}

/** Whether the effect still applies to the object, be it that another takes the abilities away afterwards; a text must be the same one. */
function isStillGiven(batch: string, place: number, outcome: Outcome): boolean {
  const { begun } = outcome.state;
  const isGiven = [...begun].some(([id, objects]) => objects.includes(place) && isFromStatic(batch, id));
  return isGiven && (!isInGivenText(batch) || isInText(batch, place, outcome));
}

/** Which text it has is settled in layer 3; later layers may take it away without ending that. */
function isInText(batch: string, place: number, { board, ruleset }: Outcome): boolean {
  const slots = ruleset.slots.filter(({ sorts }) => sorts.some((sort) => UP_TO_TEXT.has(sort)));
  const views = resolve(board, { ...ruleset, slots }, { trace: "none" }).final;
  return (views[place]?.abilities ?? []).some(({ key }) => batchOf(key, place) === batch);
}
