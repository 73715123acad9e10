import { instances } from "../rules/ability.js";
import { CREATURE, supertypeSet, typeSet } from "../rules/card-types.js";
import { colorSet } from "../rules/colors.js";
import type { Card, Face, FaceDown } from "../rules/formats.gen.js";
import { manaCostFacts } from "../rules/mana.js";
import type { ObjectView } from "../rules/object-view.js";
import { NO_SUBTYPES, subtypeSet } from "../rules/subtype-set.js";
import { withIntrinsic } from "../layers/type-line.js";

export type Side = "front" | "back";

/** A printed number; the star of a characteristic-defining ability is 0 until that ability sets it (CR 208.2a). */
function printedNumber(printed: number | string | undefined): number | null {
  if (printed === undefined) return null;
  if (typeof printed === "number") return printed;
  const added = /\d+/.exec(printed);
  return added === null ? 0 : Number(added[0]);
}

/** The face that is up. A flip card's bottom half keeps cost and color (CR 710.1c). */
function faceOf(card: Card, side: Side): Face {
  if (side === "front" || card.back === undefined) return card;
  if (card.layout !== "flip") return card.back;
  const { manaCost, colorIndicator } = card;
  return {
    ...card.back,
    ...(manaCost === undefined ? {} : { manaCost }),
    ...(colorIndicator === undefined ? {} : { colorIndicator }),
  };
}

/** CR 202.3b, 712.8e: a back face that is no modal one has the mana value of the front. */
function manaValue(card: Card, side: Side): number {
  const cost = side === "back" && card.layout === "modal" ? card.back?.manaCost : card.manaCost;
  return manaCostFacts(cost ?? null).manaValue;
}

/** Which clauses decide what the values start from: another face (CR 712.8, 710.1), a color indicator (CR 204.2), a star (CR 208.2a). */
export function startClauses(card: Card, side: Side): string[] {
  const face = faceOf(card, side);
  const isOther = side === "back" && card.back !== undefined;
  const isFlip = card.layout === "flip";
  return [
    ...(isOther && isFlip ? ["710.1c", "110.5"] : []),
    ...(isOther && !isFlip && card.layout !== "modal" ? ["712.8e", "202.3b"] : []),
    ...(face.colorIndicator === undefined ? [] : ["204.2"]),
    ...(typeof face.power === "string" || typeof face.toughness === "string" ? ["208.2a"] : []),
  ];
}

const PRINTED = new WeakMap<Card, Map<string, ObjectView>>();

/** What is printed on a card, or what creates a token: the start of CR 613.1. Views are values, so each is made once. */
export function printedView(card: Card, side: Side, controller: number): ObjectView {
  const views = PRINTED.get(card) ?? new Map<string, ObjectView>();
  PRINTED.set(card, views);
  const key = `${side}${controller}`;
  let view = views.get(key);
  if (view === undefined) {
    view = readPrinted(card, side, controller);
    views.set(key, view);
  }
  return view;
}

function readPrinted(card: Card, side: Side, controller: number): ObjectView {
  const face = faceOf(card, side);
  const types = typeSet(face.types);
  const subtypes = subtypeSet(face.subtypes ?? []);
  const colorIndicator = colorSet(face.colorIndicator ?? []);
  return {
    name: face.name,
    manaCost: face.manaCost ?? null,
    manaValue: manaValue(card, side),
    colorIndicator,
    colors: manaCostFacts(face.manaCost ?? null).colors | colorIndicator,
    supertypes: supertypeSet(face.supertypes ?? []),
    types,
    subtypes,
    abilities: withIntrinsic(instances(face.abilities, "printed", "p"), types, subtypes),
    power: printedNumber(face.power),
    toughness: printedNumber(face.toughness),
    loyalty: face.loyalty ?? null,
    defense: face.defense ?? null,
    controller,
    cantHave: [],
  };
}

/** The characteristics of a face-down object: a 2/2 creature without name, cost, color or text, or what was listed (CR 708.2a). */
export function faceDownView(how: FaceDown): ObjectView {
  const listed = typeof how === "object" ? how : {};
  const warded = how === "disguise" || how === "cloak";
  const types = listed.types === undefined ? CREATURE : typeSet(listed.types);
  const subtypes = listed.subtypes === undefined ? NO_SUBTYPES : subtypeSet(listed.subtypes);
  const abilities = warded ? [{ kind: "keyword" as const, keyword: "ward", cost: "{2}" }] : listed.abilities;
  return {
    name: null,
    manaCost: null,
    manaValue: 0,
    colorIndicator: 0,
    colors: 0,
    supertypes: 0,
    types,
    subtypes,
    abilities: withIntrinsic(instances(abilities, "copied", "f"), types, subtypes),
    power: listed.power ?? 2,
    toughness: listed.toughness ?? 2,
    loyalty: null,
    defense: null,
    controller: 0,
    cantHave: [],
  };
}
