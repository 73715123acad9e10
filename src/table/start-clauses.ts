import { abilityOf } from "../rules/ability.js";
import { definingParts } from "../rules/defining.js";
import type { Ability, Card, Face } from "../rules/formats.gen.js";
import { PAIRED, RENOWNED, SADDLED } from "../rules/designations.js";
import { isPredefined } from "../rules/predefined-tokens.js";
import type { Policy } from "../rules/policy.js";
import { formOf, isExiledFaceDown, isNamedBySubtypes, LEFT_UNLOCKED, RIGHT_UNLOCKED, isToken } from "./base.js";
import type { TableObject } from "./table-object.js";
import { faceOf, isDoubleFaced } from "./printed.js";

/** One part of the symbol is larger than the other. */
const HYBRID = /\{[2-9]\/[WUBRG]/;

/** What a star stands for: what a defining ability says (CR 208.2a), what is chosen as it comes (CR 208.2b), or what another ability sets. */
function clausesOfStar(abilities: NonNullable<Face["abilities"]>, isHere: boolean): string[] {
  const all = abilities.map(abilityOf);
  const defines = (ability: Ability): boolean =>
    definingParts(ability)?.some(({ kind }) => kind === "setPowerToughness") === true;
  if (all.some(defines)) return ["208.2a"];
  const isChosen = all.some((ability) => ability.kind === "asEnters" && "bodies" in ability);
  // Off the battlefield the clause itself says 0; what nothing says there is a number that can't be determined (CR 107.2).
  if (isChosen) return isHere ? ["208.2b", "107.2"] : ["208.2b"];
  return ["208.2", "107.2"];
}

/** What is on the face decides: a color indicator (CR 204.2), stars (CR 208.2), symbols in the cost (CR 202.3e-f), chapters (CR 714.2). */
function clausesOfFace(
  { colorIndicator, power, toughness, manaCost, abilities = [] }: Face,
  { token, zone }: Pick<TableObject, "token" | "zone">,
): string[] {
  const isHere = zone === "battlefield";
  const hasChapters = abilities.some((ability) => typeof ability === "object" && "chapters" in ability);
  return [
    // The color of a token is what its maker says (CR 111.3).
    ...(colorIndicator === undefined || token ? [] : ["204.2"]),
    ...(typeof power === "string" || typeof toughness === "string" ? clausesOfStar(abilities, isHere) : []),
    ...(manaCost?.includes("{X}") === true ? ["202.3e"] : []),
    ...(HYBRID.test(manaCost ?? "") ? ["202.3f"] : []),
    ...(hasChapters ? ["714.2"] : []),
  ];
}

/** Whether it has its back face up: a token that is a copy keeps that apart from its copied values (CR 707.8a, 712.8e). */
export function showsBack({ side, startClauses }: TableObject): boolean {
  return side === "back" || startClauses.includes("712.8e");
}

/** Which of two faces counts where the object is (CR 712.8), or which half of a flip card (CR 710.1). */
function clausesOfSides(object: TableObject, policy: Policy): string[] {
  const { card, side, zone, meldedWith, startClauses, isCreatedAsCopy } = object;
  const { back, layout } = card;
  if (back === undefined) return [];
  if (meldedWith !== undefined) return ["712.8g", "202.3c"];
  if (layout === "flip") return side === "back" ? ["710.1c", "110.5"] : ["710.1b"];
  if (!isDoubleFaced(card)) return [];
  if (side === "back" && layout === "modal") return ["712.8f"];
  if (side === "back")
    return [zone === "stack" ? "712.8c" : "712.8e", ...(policy.backFaceManaValue === "ofFront" ? ["202.3b"] : [])];
  // A token that is a copy turns in its copied values (CR 707.8a).
  if (startClauses.includes("712.8e")) return [];
  // Before that rule it had one face only, whatever it was a copy of (CR 712.9).
  if (isCreatedAsCopy && !policy.tokensHaveBothFaces) return [];
  if (zone === "battlefield") return ["712.8d"];
  return zone === "stack" ? [] : ["712.8a"];
}

/** Which part of a split card, Room, prototype or adventurer card counts (CR 709, 715, 718). */
function clausesOfForm(object: TableObject): string[] {
  const { card, zone, half, designations } = object;
  const form = formOf(object);
  const isRoomHere = card.layout === "room" && zone === "battlefield";
  if (form === "prototype") return ["718.3", "718.3b", "718.5"];
  // A copy has the values of what it copies, which may have been cast as a prototype (CR 718.3c).
  if (card.prototype !== undefined) return object.token || object.startClauses.includes("707.10") ? [] : ["718.4"];
  if (isRoomHere) {
    const isOpen = designations.has(LEFT_UNLOCKED) || designations.has(RIGHT_UNLOCKED);
    // Nothing is lacking where no half is locked.
    if (form === "whole") return ["709.5c", "709.4b"];
    return ["709.5", ...(isOpen ? ["709.5c"] : [])];
  }
  if (form === "inset") return ["715.3b"];
  if (form === "left" || form === "right") return ["709.3b"];
  if (card.layout === "adventure") return ["715.4"];
  if (card.back === undefined || (card.layout !== "split" && card.layout !== "room")) return [];
  return ["709.4", "709.4b", "709.4c", ...(zone === "stack" && half === "fused" ? ["709.4d"] : [])];
}

/** Designations that are no characteristics and no copiable values (CR 702.95b, 716.2b, 719.3b). */
function clausesOfDesignations({ card, zone, level, designations }: TableObject): string[] {
  if (zone !== "battlefield") return [];
  const isClass = card.subtypes?.includes("Class") === true;
  return [
    ...(designations.has("level") ? ["716.2b"] : []),
    ...(isClass && level === 1 && !designations.has("level") ? ["716.2d"] : []),
    ...(designations.has("solved") ? ["719.3b"] : []),
    ...(designations.has(PAIRED) ? ["702.95b"] : []),
    ...(designations.has(RENOWNED) ? ["702.112b"] : []),
    ...(designations.has(SADDLED) ? ["702.171b"] : []),
  ];
}

function faceUp({ card, side, prototyped, half }: TableObject): Card | Face {
  if (prototyped && card.prototype !== undefined) return { ...card, ...card.prototype };
  return faceOf(card, side, half === "right" || half === "inset" ? half : "whole");
}

/**
 * What decides the values an object starts from (CR 613.1), where that is not just what is printed on its front, and
 * what its coming here and the events since exercised.
 */
export function startClausesOf(object: TableObject, policy: Policy): string[] {
  const { startClauses, gone, phasedOut, phasedWithHost, zone, owner, controller, components } = object;
  if (gone) return [...startClauses];
  if (phasedOut) return ["702.26b", ...(phasedWithHost ? ["702.26g"] : []), ...startClauses.filter(isOfPhasing)];
  const hasTokens = components.some(({ token }) => token) || (components.length > 0 && object.token);
  // Of a card that is face down nothing counts (CR 708.2).
  const isHidden = object.faceDown !== null;
  return [
    ...startClauses,
    ...(isHidden
      ? isExiledFaceDown(object)
        ? ["406.3a"]
        : []
      : [
          // A copy has the name that it copies (CR 707.2).
          ...(isNamedBySubtypes(object) && !object.isCreatedAsCopy ? ["111.4"] : []),
          ...(object.token && isPredefined(object.card) ? ["111.10"] : []),
          ...clausesOfSides(object, policy),
          ...clausesOfForm(object),
          ...clausesOfFace(faceUp(object), object),
        ]),
    ...clausesOfDesignations(object),
    ...(zone === "battlefield" && owner !== controller ? ["110.2"] : []),
    ...(hasTokens || isToken(object) !== object.token ? ["730.2d"] : []),
  ];
}

function isOfPhasing(clause: string): boolean {
  return clause.startsWith("702.26");
}
