import { partsOn, type BoardEffect } from "../rules/board.js";
import type { Zone } from "../rules/formats.gen.js";
import { manaCostFacts } from "../rules/mana.js";
import { revised, type ObjectView } from "../rules/object-view.js";
import type { CopiedValuesPart, Part } from "../rules/part.js";
import { LAND } from "../rules/card-types.js";
import type { Policy } from "../rules/policy.js";
import type { Ruleset } from "../rules/ruleset.js";
import { remembered } from "../rules/remembered.js";
import { isCalledAfterSubtypes, nameAfterSubtypes } from "../rules/token-name.js";
import type { TableObject } from "./table-object.js";
import { isDoubleFaced, printedView, type Form } from "./printed.js";

export const LEFT_UNLOCKED = "left half unlocked";
export const RIGHT_UNLOCKED = "right half unlocked";

/** The part of a Room that counts, by its open doors (CR 709.5). */
function formOfDoors({ designations }: TableObject): "whole" | "left" | "right" | "closed" {
  const [left, right] = [designations.has(LEFT_UNLOCKED), designations.has(RIGHT_UNLOCKED)];
  if (left && right) return "whole";
  if (left) return "left";
  return right ? "right" : "closed";
}

/** Only permanents and spells are face down as rule 708 has it (CR 110.5d). */
export function hasStatus(zone: Zone): boolean {
  return zone === "battlefield" || zone === "stack";
}

export function isExiledFaceDown({ faceDown, zone, gone }: TableObject): boolean {
  return faceDown !== null && !gone && !hasStatus(zone);
}

/** Which of its printed values an object has where it is now. */
export function formOf(object: TableObject): Form {
  const { card, zone, prototyped, half } = object;
  const here = zone === "battlefield";
  // CR 718.4: everywhere else it has its normal values.
  if (prototyped && card.prototype !== undefined && (here || zone === "stack")) return "prototype";
  if (card.layout === "room" && here) return formOfDoors(object);
  if (zone !== "stack" || half === undefined || half === "fused") return "whole";
  return half;
}

/** Whether the back of a double-faced card is up. */
export function isTurned({ card, side, meldedWith }: TableObject): boolean {
  return side === "back" && meldedWith === undefined && isDoubleFaced(card);
}

/** CR 701.27g: only a permanent that can transform, and that shows its back. */
export function isTransformed(object: TableObject): boolean {
  return (
    isTurned(object) && object.card.layout === "transform" && object.zone === "battlefield" && object.faceDown === null
  );
}

/** What an object starts from (CR 613.1): its printed values, or what created the token. */
export function baseOf(object: TableObject, { policy, practice }: Pick<Ruleset, "policy" | "practice">): ObjectView {
  const { card, side, controller, meldedWith } = object;
  const form = formOf(object);
  const printed = calledAs(printedView(card, side, controller, form), object, policy);
  const whole = (): ObjectView => printedView(card, side, controller);
  const formed = form === "prototype" ? practice.prototyped(printed, whole) : printed;
  const view = (formed.types & LAND) === 0 ? formed : practice.printedLand(formed);
  if (isTurned(object) && policy.backFaceManaValue === "ofItself")
    return revised(view, (draft) => void (draft.manaValue = manaCostFacts(view.manaCost).manaValue));
  if (meldedWith === undefined) return view;
  // CR 712.8g: the sum of the mana values of the two front faces.
  const added = manaCostFacts(meldedWith.manaCost ?? null).manaValue;
  return revised(view, (draft) => void (draft.manaValue += added));
}

/** Whether its subtypes name it: a token with the front up that nothing gives a name (CR 111.4). */
export function isNamedBySubtypes({ token, card, side }: Pick<TableObject, "token" | "card" | "side">): boolean {
  return token && side === "front" && isCalledAfterSubtypes(card);
}

const RENAMED = new WeakMap<ObjectView, ObjectView>();

/** CR 111.4; views are values, so each is made once. */
export function calledAs(
  view: ObjectView,
  object: Pick<TableObject, "token" | "card" | "side">,
  policy: Pick<Policy, "tokenNames">,
): ObjectView {
  const name = isNamedBySubtypes(object) ? nameAfterSubtypes(object.card, policy.tokenNames) : view.name;
  if (name === view.name) return view;
  return remembered(RENAMED, view, () => revised(view, (draft) => void (draft.name = name)));
}

/** A copy of a Room has the values of the doors that are open on the copying object (CR 709.5). */
export function throughDoors<E extends BoardEffect>(effect: E, objects: readonly TableObject[]): E {
  const rooms = (effect.objects ?? []).flatMap((place) => {
    const [object, parts] = [objects[place], partsOn(effect, place)];
    return object === undefined || !parts.some(hasDoors)
      ? []
      : [
          [
            place,
            parts.map((part) => (hasDoors(part) ? { ...part, values: part.doors[formOfDoors(object)] } : part)),
          ] as const,
        ];
  });
  return rooms.length === 0 ? effect : { ...effect, shares: new Map([...(effect.shares ?? []), ...rooms]) };
}

function hasDoors(part: Part): part is CopiedValuesPart & Required<Pick<CopiedValuesPart, "doors">> {
  return part.kind === "copiedValues" && part.doors !== undefined;
}

/** CR 730.2d: a merged permanent is a token if its top component is one. */
export function isToken({ token, components }: TableObject): boolean {
  return components.findLast(({ onTop }) => onTop)?.token ?? token;
}
