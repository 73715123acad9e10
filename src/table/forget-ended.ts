import type { Sort } from "../rules/layers.js";
import type { Outcome } from "../resolver/resolve.js";
import { resolve } from "../resolver/resolve.js";
import { batchOf } from "../rules/linked.js";
import type { TableObject } from "./table-object.js";
import type { Table } from "./table.js";

/** Between the id of an effect and the rest of the keys of the abilities it gives: copied, granted, in a text, added, kept. */
const AFTER_EFFECT = ".:@+k";
/** Layers 1 to 3, by what every edition carries out there. */
const UP_TO_TEXT: ReadonlySet<Sort> = new Set(["copying", "faceDown", "control", "text"]);

/**
 * What was chosen or remembered for abilities that a static ability gave is forgotten when it no longer gives them: what the object gets
 * from it later is another pair (CR 607.5). Effects of resolutions need no such care, each has a key of its own.
 */
export function forgetEnded(table: Table): void {
  if (!table.objects.some((object) => !object.gone && linkedBatches(object).some(isFromStatic))) return;
  const outcome = table.resolve();
  table.objects.forEach((object, place) => {
    if (object.gone || object.phasedOut) return;
    for (const batch of linkedBatches(object)) {
      if (!isFromStatic(batch) || isStillGiven(batch, place, outcome)) continue;
      object.choices.delete(batch);
      object.links.delete(batch);
    }
  });
}

function linkedBatches({ choices, links }: TableObject): string[] {
  return choices.size + links.size === 0 ? [] : [...new Set([...choices.keys(), ...links.keys()])];
}

/** Keys of abilities hold the object whose static ability gave them before a bar. */
function isFromStatic(batch: string): boolean {
  return batch.includes("|");
}

/** Whether the effect still applies to the object, be it that another takes the abilities away afterwards; a text must be the same one. */
function isStillGiven(batch: string, place: number, outcome: Outcome): boolean {
  const given = [...outcome.state.begun].some(
    ([id, objects]) =>
      objects.includes(place) && batch.startsWith(id) && AFTER_EFFECT.includes(batch.charAt(id.length) || " "),
  );
  return given && (!batch.includes("@") || isInText(batch, place, outcome));
}

/** Which text it has is settled in layer 3; later layers may take it away without ending that. */
function isInText(batch: string, place: number, { board, ruleset }: Outcome): boolean {
  const slots = ruleset.slots.filter(({ sorts }) => sorts.some((sort) => UP_TO_TEXT.has(sort)));
  const views = resolve(board, { ...ruleset, slots }, { trace: "none" }).final;
  return (views[place]?.abilities ?? []).some(({ key }) => batchOf(key, place) === batch);
}
