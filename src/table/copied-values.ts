import type { Card } from "../rules/formats.gen.js";
import { isOn, partsOn } from "../rules/board.js";
import type { CopiedValuesPart, Doors, FlipHalves } from "../rules/part.js";
import { revised, type ObjectView } from "../rules/object-view.js";
import type { Outcome } from "../resolver/resolve.js";
import { ROOM, hasSubtype } from "../rules/subtype-set.js";
import { calledAs } from "./base.js";
import { isDoubleFaced, printedView, type Form, type Side } from "./printed.js";
import type { TableObject } from "./table-object.js";
import type { Table } from "./table.js";

/** The copiable values of an object now, as a copy would have them; of a flip card both halves, since status is not copied. */
export interface Copied {
  readonly values: ObjectView;
  readonly halves?: FlipHalves;
  /** Clauses that taking them exercised. */
  readonly clauses: readonly string[];
  readonly doors?: Doors;
  readonly otherFace?: ObjectView;
}

/** Takes the copiable values of an object (CR 707.2). */
export function copiedValues(table: Table, outcome: Outcome, original: number): Copied {
  const object = table.at(original);
  const values = (object.gone ? object.lastCopiable : undefined) ?? outcome.copiable[original];
  if (values === undefined) throw new RangeError(`no object ${original}`);
  const halves = flipHalves(table, original, values);
  const isLand = values.abilities.some(({ origin }) => origin === "intrinsic");
  // What follows from a land type is no text: it is not copied, and there anew (CR 707.2a).
  const clauses = [...clausesOfOriginal(table, original), ...(isLand ? ["707.2a"] : [])];
  if (halves !== undefined) return { values: halves.top, halves, clauses: [...clauses, "110.5", "710.1c"] };
  const doors = doorsOf(table, original, values);
  if (doors !== undefined) return { values: doors.closed, doors, clauses: [...clauses, "709.5", "709.5b", "709.5d"] };
  // CR 712.8e: a copy of a back face that is no modal one has mana value 0.
  const isBackOfCard =
    object.side === "back" && object.card.layout !== "modal" && values.name === object.card.back?.name;
  // Of a token with two faces too (CR 202.3b): only the mana value of a front is there without a cost.
  const isBackOfToken =
    copyOn(table, original)?.otherFace !== undefined && values.manaCost === null && values.manaValue > 0;
  const isBack = isBackOfCard || isBackOfToken;
  if (!isBack) return { values, clauses };
  return { values: revised(values, (draft) => void (draft.manaValue = 0)), clauses: [...clauses, "712.8e"] };
}

/** Those of a card that no object is: what is printed on its front, or on the whole of it (CR 707.2, 712.8a). */
export function copiedFromCard(card: Card): Copied {
  const values = printedView(card, "front", 0);
  if (card.layout === "flip")
    return { values, halves: { top: values, bottom: printedView(card, "back", 0) }, clauses: [] };
  if (card.layout !== "room") return { values, clauses: [] };
  const form = (each: Form): ObjectView => printedView(card, "front", 0, each);
  const doors = { closed: form("closed"), left: form("left"), right: form("right"), whole: form("whole") };
  return { values: doors.closed, doors, clauses: ["709.5", "709.5b"] };
}

function clausesOfOriginal(table: Table, original: number): string[] {
  const object = table.at(original);
  return [
    ...(isCopy(table, original) ? ["707.3"] : []),
    ...(object.gone ? ["608.2h"] : []),
    ...(object.choices.size > 0 ? ["707.6"] : []),
    // What is copied is what it shows face down (CR 708.2).
    ...(object.faceDown === null ? [] : ["708.2"]),
    ...(object.tapped || object.faceDown !== null ? ["110.5"] : []),
    ...clausesOfFrame(object),
  ];
}

/** What of its card a copy has: the face that is up (CR 707.8), the inset values of a prototype (CR 718.2a, 718.3c-d), no level (CR 716.2b). */
function clausesOfFrame({ card, zone, prototyped, meldedWith, designations }: TableObject): string[] {
  const hasFaces = isDoubleFaced(card) || meldedWith !== undefined;
  const isInset = prototyped && card.prototype !== undefined;
  return [
    ...(hasFaces && zone === "battlefield" ? ["707.8"] : []),
    ...(isInset && zone === "battlefield" ? ["718.2a", "718.3d"] : []),
    ...(isInset && zone === "stack" ? ["718.3c", "707.10"] : []),
    ...(designations.has("level") ? ["716.2b"] : []),
    ...(designations.has("solved") ? ["719.3b"] : []),
  ];
}

/** CR 707.8a: a token created as a copy of a double-faced permanent has both faces, with the same one up. */
export function createdAsCopy(table: Table, outcome: Outcome, original: number, asToken: boolean): Copied {
  const copied = copiedValues(table, outcome, original);
  const object = table.at(original);
  if (!asToken || object.faceDown !== null || object.components.length > 0) return copied;
  const earlier = copyOn(table, original);
  if (earlier !== undefined)
    return earlier.otherFace === undefined
      ? copied
      : { ...copied, values: outcome.copiable[original] ?? copied.values, otherFace: earlier.otherFace };
  if (!isDoubleFaced(object.card) || !table.ruleset.policy.tokensHaveBothFaces) return copied;
  const { token, card } = object;
  const face = (side: Side): ObjectView =>
    calledAs(printedView(card, side, object.controller), { token, card, side }, table.ruleset.policy);
  const [up, down] = object.side === "front" ? (["front", "back"] as const) : (["back", "front"] as const);
  return { ...copied, values: face(up), otherFace: face(down), clauses: [...copied.clauses, "707.8a"] };
}

/** The newest copy effect on an object. */
function copyOn(table: Table, place: number): CopiedValuesPart | undefined {
  const parts = table.effects.flatMap((effect) => (isOn(effect, place) ? partsOn(effect, place) : []));
  return parts.filter((part) => part.kind === "copiedValues").at(-1);
}

/** CR 709.5: a Room's two hiding abilities, and which half a value is in, are copied; the unlocked designations are not. */
function doorsOf(table: Table, original: number, { subtypes }: ObjectView): Doors | undefined {
  const copied = copyOn(table, original);
  if (copied !== undefined) return copied.doors;
  const { card, zone, faceDown, controller } = table.at(original);
  const isRoomHere = card.layout === "room" && zone === "battlefield" && faceDown === null;
  if (!isRoomHere || !hasSubtype(subtypes, ROOM)) return undefined;
  const form = (form: Form): ObjectView => printedView(card, "front", controller, form);
  return { closed: form("closed"), left: form("left"), right: form("right"), whole: form("whole") };
}

/** The halves of what an object is a copy of, or of its own card, if the values come from a flip card. */
function flipHalves(table: Table, original: number, { name }: ObjectView): FlipHalves | undefined {
  const copied = copyOn(table, original);
  if (copied !== undefined) return copied.halves;
  const { card, faceDown, controller } = table.at(original);
  if (faceDown !== null || card.layout !== "flip" || ![card.name, card.back?.name].includes(name ?? undefined))
    return undefined;
  return { top: printedView(card, "front", controller), bottom: printedView(card, "back", controller) };
}

/** Whether a copy effect is on an object. */
export function isCopy(table: Table, place: number): boolean {
  return copyOn(table, place) !== undefined;
}
