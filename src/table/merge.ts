import type { Card, MergesEvent } from "../rules/formats.gen.js";
import type { MergedPart } from "../rules/part.js";
import { carryOver } from "./carry-over.js";
import { arrive } from "./enter.js";
import { fault, type Fallible } from "../faults/fault.js";
import { isDoubleFaced, printedView } from "./printed.js";
import { restamped } from "./stickers.js";
import type { Table, TableObject } from "./table.js";

/** A card or copy besides the one that was there first that represents a permanent (CR 712.4a, 730.2). */
export interface Component {
  /** What it is called once it is an object of its own. */
  readonly id: string;
  readonly card: Card;
  readonly token: boolean;
  readonly onTop: boolean;
}

/** CR 730.2a: the timestamp of the layer-1 effect is that of merging. */
export function mergesEvent(
  table: Table,
  event: MergesEvent,
  cards: (name: string) => Card | undefined,
  pointer: string,
): Fallible {
  const card = cards(event.card);
  if (card === undefined) return fault(`${pointer}/card`, `there is no card "${event.card}"`);
  const place = table.find(event.onto);
  const object = table.objects[place ?? -1];
  if (place === undefined || object === undefined)
    return fault(`${pointer}/onto`, `there is no object "${event.onto}" at this point`);
  const onTop = event.position === "top";
  const component = { id: event.id ?? event.card, card, token: event.token === true, onTop };
  object.components = [...object.components, component];
  object.startClauses.push(
    "730.2c",
    ...(object.faceDown === null ? [] : ["730.2e"]),
    ...(object.stickers.length === 0 ? [] : ["123.5b"]),
  );
  // The top component decides the face status (CR 730.2e).
  if (onTop) object.faceDown = null;
  mergingSpell(table, component.id, place);
  const name = table.effectName({ kind: "event", object: event.onto, event: "merged" });
  table.addEventEffect(name, place, mergedPart(component, object.controller), table.mint(), []);
  object.stickers = restamped(object.stickers, () => table.mint());
  return undefined;
}

/** CR 702.140c, 702.140f: a mutating spell leaves the stack for the permanent it merges with, and what affects it goes along. */
function mergingSpell(table: Table, id: string, permanent: number): void {
  const spell = table.find(id);
  const object = table.objects[spell ?? -1];
  if (spell === undefined || object === undefined || object.zone !== "stack") return;
  object.gone = true;
  object.startClauses.length = 0;
  carryOver(table, spell, permanent, "702.140f");
}

function mergedPart({ card, onTop }: Component, controller: number): MergedPart {
  const turns = isDoubleFaced(card) || card.layout === "flip";
  return {
    kind: "merged",
    component: printedView(card, "front", controller),
    ...(turns ? { other: printedView(card, "back", controller) } : {}),
    onTop,
  };
}

/** CR 730.2i: each component that can turn turns; the permanent is not double-faced, so it gets no timestamp (CR 613.7g). */
export function transformMerged(table: Table, object: TableObject, place: number, pointer: string): Fallible {
  const all = [object.card, ...object.components.map(({ card }) => card)];
  if (!all.some((card) => isDoubleFaced(card) || card.layout === "flip"))
    return fault(pointer, `no component of ${object.id} has another face`);
  object.startClauses.push("730.2i");
  if (isDoubleFaced(object.card)) object.side = object.side === "front" ? "back" : "front";
  if (object.card.layout === "flip") object.side = "back";
  table.effects = table.effects.map((effect) => {
    if (effect.objects?.includes(place) !== true) return effect;
    const parts = effect.parts.map((part) =>
      part.kind === "merged" && part.other !== undefined
        ? { ...part, component: part.other, other: part.component }
        : part,
    );
    return { ...effect, parts };
  });
  return undefined;
}

/** CR 730.2d: a merged permanent is a token if its top component is one. */
export function isToken({ token, components }: TableObject): boolean {
  return components.findLast(({ onTop }) => onTop)?.token ?? token;
}

/** CR 712.21, 730.3: each of its other cards becomes an object where the permanent goes; tokens among them are gone (CR 111.7). */
export function componentsLeave(
  table: Table,
  { components, owner, meldedWith }: TableObject,
  to: TableObject["zone"],
  controller: number,
  pointer: string,
): Fallible {
  for (const { id, card, token } of components) {
    if (token) continue;
    if (table.find(id) !== undefined)
      return fault(
        pointer,
        `there is an object "${id}" already`,
        "an `id` for the component in the event that merges it",
      );
    const problem = arrive(table, { id, card, owner, controller, zone: to, token: false }, {}, pointer);
    table.objects.at(-1)?.startClauses.push("400.7", meldedWith === undefined ? "730.3" : "712.21");
    if (problem !== undefined) return problem;
  }
  return undefined;
}
