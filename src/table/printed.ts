import { remembered } from "../rules/remembered.js";
import { instances, type AbilityInstance } from "../rules/ability.js";
import { supertypeSet, typeSet } from "../rules/card-types.js";
import { colorSet } from "../rules/colors.js";
import type { Card, Face, FaceDown } from "../rules/formats.gen.js";
import { manaCostFacts } from "../rules/mana.js";
import type { Policy } from "../rules/policy.js";
import { present } from "../rules/present.js";
import { NAMES_APART, type ObjectView } from "../rules/object-view.js";
import { nameInData } from "../rules/token-name.js";
import { NO_SUBTYPES, subtypeSet, union } from "../rules/subtype-set.js";
import { withIntrinsic } from "../effects/type-line.js";

export type Side = "front" | "back";

/**
 * Which of the values on the side that is up count: all; the inset of a prototype card (CR 718.3b), the left or right
 * half of a split card or Room alone, neither half of a Room (CR 709.3b, 709.5), the inset of an adventurer or omen
 * card (CR 715.3b, 720.3b).
 */
export type Form = "whole" | "prototype" | "left" | "right" | "closed" | "inset";

/** A printed number; the star of a characteristic-defining ability is 0 until that ability sets it (CR 208.2a). */
function printedNumber(printed: number | string | undefined): number | null {
  if (printed === undefined) return null;
  if (typeof printed === "number") return printed;
  const added = /\d+/.exec(printed);
  return added === null ? 0 : Number(added[0]);
}

/** Whether it has two sides that it can turn (CR 712.2-712.3); meld cards have a back, but never turn (CR 712.4c). */
export function isDoubleFaced({ back, layout = "normal" }: Card): boolean {
  return back !== undefined && (layout === "normal" || layout === "transform" || layout === "modal");
}

export function isSplit({ back, layout }: Card): boolean {
  return back !== undefined && (layout === "split" || layout === "room");
}

/** The face that is up, or the part of it that counts. A flip card's bottom half keeps cost and color (CR 710.1c). */
export function faceOf(card: Card, side: Side, form: Form): Face {
  if (form === "prototype") return { ...card, ...card.prototype };
  if ((form === "right" || form === "inset") && card.back !== undefined) return card.back;
  if (side === "front" || card.back === undefined) return card;
  if (card.layout !== "flip") return card.back;
  const { manaCost, colorIndicator } = card;
  return { ...card.back, ...present({ manaCost, colorIndicator }) };
}

/** CR 202.3b, 712.8e: a back face that is no modal one has the mana value of the front. */
function manaValue(card: Card, side: Side, face: Face): number {
  const ofFront = side === "back" && card.layout !== "modal";
  return manaCostFacts((ofFront ? card.manaCost : face.manaCost) ?? null).manaValue;
}

const PRINTED = new WeakMap<Card, Map<string, ObjectView>>();

/** What is printed on a card, or what creates a token: the start of CR 613.1. Views are values, so each is made once. */
export function printedView(card: Card, side: Side, controller: number, form: Form = "whole"): ObjectView {
  const views = remembered(PRINTED, card, () => new Map<string, ObjectView>());
  return remembered(views, `${side}${controller}${form}`, () => readForm(card, side, controller, form));
}

/** CR 709.4: outside the stack a split card has the values of both halves; of a Room with both doors open so too (CR 709.5). */
function readForm(card: Card, side: Side, controller: number, form: Form): ObjectView {
  if (!isSplit(card) || form === "left" || form === "right") return readFace(card, side, controller, form);
  const left = readFace(card, side, controller, "left");
  const right = readFace(card, side, controller, "right");
  // CR 709.5: the shared type line stays, also where both halves are locked.
  if (form === "closed") return { ...left, name: null, manaCost: null, manaValue: 0, colors: 0, abilities: [] };
  return {
    ...left,
    name: `${left.name}${NAMES_APART}${right.name}`,
    manaCost: `${left.manaCost ?? ""}${right.manaCost ?? ""}`,
    manaValue: left.manaValue + right.manaValue,
    colors: left.colors | right.colors,
    types: left.types | right.types,
    subtypes: union(left.subtypes, right.subtypes),
    abilities: [...left.abilities, ...right.abilities.map(ofRight)],
  };
}

/** An ability of the right half, under a key apart from those of the left one. */
function ofRight(instance: AbilityInstance): AbilityInstance {
  return { ...instance, key: `r${instance.key}` };
}

function readFace(card: Card, side: Side, controller: number, form: Form): ObjectView {
  const face = faceOf(card, side, form);
  const name = face.name === card.name ? nameInData(card) : face.name;
  return viewOf({ ...face, name }, manaValue(card, side, face), controller, instances(face.abilities, "printed", "p"));
}

function viewOf(
  face: Omit<Face, "name"> & { readonly name: string | null },
  manaValue: number,
  controller: number,
  abilities: readonly AbilityInstance[],
): ObjectView {
  const types = typeSet(face.types);
  const subtypes = subtypeSet(face.subtypes ?? []);
  const colorIndicator = colorSet(face.colorIndicator ?? []);
  return {
    name: face.name,
    manaCost: face.manaCost ?? null,
    manaValue,
    colorIndicator,
    colors: manaCostFacts(face.manaCost ?? null).colors | colorIndicator,
    supertypes: supertypeSet(face.supertypes ?? []),
    types,
    subtypes,
    lostSubtypes: NO_SUBTYPES,
    abilities: withIntrinsic(abilities, types, subtypes),
    power: printedNumber(face.power),
    toughness: printedNumber(face.toughness),
    basePower: printedNumber(face.power),
    baseToughness: printedNumber(face.toughness),
    loyalty: face.loyalty ?? null,
    defense: face.defense ?? null,
    controller,
    cantHave: [],
  };
}

/** No characteristics at all (CR 406.3a). */
export function withoutCharacteristics(controller: number): ObjectView {
  return viewOf({ name: null, types: [] }, 0, controller, []);
}

/** The characteristics of a face-down object: a 2/2 creature without name, cost, color or text, or what was listed (CR 708.2a). */
export function faceDownView(how: FaceDown, { faceDownSizes }: Pick<Policy, "faceDownSizes">): ObjectView {
  const listed = typeof how === "object" ? how : {};
  const { abilities, types = ["Creature"], subtypes = [] } = listed;
  const usual = faceDownSizes === "twoTwo" || types.includes("Creature") ? { power: 2, toughness: 2 } : {};
  const sizes = { ...usual, ...present({ power: listed.power, toughness: listed.toughness }) };
  const warded = how === "disguise" || how === "cloak";
  const has = warded ? [{ kind: "keyword" as const, keyword: "ward", cost: "{2}" }] : abilities;
  return viewOf({ name: null, types, subtypes, ...sizes }, 0, 0, instances(has, "copied", "f"));
}
