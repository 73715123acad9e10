import type { FlipHalves } from "../rules/part.js";
import { revised, type ObjectView } from "../rules/object-view.js";
import type { Outcome } from "../resolver/resolve.js";
import { printedView } from "./printed.js";
import type { Table } from "./table.js";

/** The copiable values of an object now, as a copy would have them; of a flip card both halves, since status is not copied. */
export interface Copied {
  readonly values: ObjectView;
  readonly halves?: FlipHalves;
  /** Clauses that taking them exercised. */
  readonly clauses: readonly string[];
}

/** Takes the copiable values of an object (CR 707.2). */
export function copiedValues(table: Table, outcome: Outcome, original: number): Copied {
  const values = outcome.copiable[original];
  const object = table.objects[original];
  if (values === undefined || object === undefined) throw new RangeError(`no object ${original}`);
  const halves = flipHalves(table, original, values);
  const clauses = clausesOfOriginal(table, original);
  if (halves !== undefined) return { values: halves.top, halves, clauses: [...clauses, "110.5", "710.1c"] };
  // CR 712.8e: a copy of a back face that is no modal one has mana value 0.
  const isBack = object.side === "back" && object.card.layout !== "modal" && values.name === object.card.back?.name;
  if (!isBack) return { values, clauses };
  return { values: revised(values, (draft) => void (draft.manaValue = 0)), clauses: [...clauses, "712.8e"] };
}

function clausesOfOriginal(table: Table, original: number): string[] {
  const object = table.objects[original];
  return [
    ...(isCopy(table, original) ? ["707.3"] : []),
    ...(object !== undefined && object.choices.size > 0 ? ["707.6"] : []),
    ...(object?.faceDown === null ? [] : ["708.10"]),
  ];
}

/** The halves of what an object is a copy of, or of its own card, if the values come from a flip card. */
function flipHalves(table: Table, original: number, { name }: ObjectView): FlipHalves | undefined {
  const copies = table.effects.filter(({ objects }) => objects?.includes(original)).flatMap(({ parts }) => parts);
  const object = table.objects[original];
  const copied = copies.findLast((part) => part.kind === "copiedValues");
  if (copied?.kind === "copiedValues") return copied.halves;
  if (
    object === undefined ||
    object.faceDown !== null ||
    object.card.layout !== "flip" ||
    object.card.back === undefined
  )
    return undefined;
  if (name !== object.card.name && name !== object.card.back.name) return undefined;
  return {
    top: printedView(object.card, "front", object.controller),
    bottom: printedView(object.card, "back", object.controller),
  };
}

/** Whether a copy effect is on an object. */
export function isCopy(table: Table, place: number): boolean {
  return table.effects.some(
    ({ objects, parts }) => objects?.includes(place) === true && parts.some(({ kind }) => kind === "copiedValues"),
  );
}
