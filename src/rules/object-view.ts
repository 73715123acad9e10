import type { AbilityInstance } from "./ability.js";
import type { ColorSet } from "./colors.js";
import { CREATURE, type SupertypeSet, type TypeSet } from "./card-types.js";
import type { LostAbility } from "./formats.gen.js";
import type { SubtypeSet } from "./subtype-set.js";

/**
 * What is true of an object at one moment on the way through the layers: its characteristics (CR 109.3), and its
 * controller, which layer 2 settles. A value: handlers make new ones and leave the old as they are.
 */
export interface ObjectView {
  readonly name: string | null;
  readonly manaCost: string | null;
  readonly manaValue: number;
  readonly colorIndicator: ColorSet;
  readonly colors: ColorSet;
  readonly supertypes: SupertypeSet;
  readonly types: TypeSet;
  readonly subtypes: SubtypeSet;
  /** Gone with their card types, for as long as these are (CR 205.1a). */
  readonly lostSubtypes: SubtypeSet;
  readonly abilities: readonly AbilityInstance[];
  /** Numbers as computed, also while a permanent is no creature and so has none (CR 208.3, 208.3a). */
  readonly power: number | null;
  readonly toughness: number | null;
  /** Without what layers 7c and 7d do (CR 208.4b). */
  readonly basePower: number | null;
  readonly baseToughness: number | null;
  readonly loyalty: number | null;
  readonly defense: number | null;
  /** The place of the player in turn order. */
  readonly controller: number;
  /** Keyword abilities it can't have or gain (CR 113.11). */
  readonly cantHave: readonly LostAbility[];
}

/** Stands between the two names of a split card (CR 709.4a), which are its names one by one. */
export const NAMES_APART = " // ";

/** The names of an object: none, one, or the two of a split card (CR 201.2a). */
export function namesOf({ name }: Pick<ObjectView, "name">): readonly string[] {
  return name === null ? [] : name.split(NAMES_APART);
}

/** A view being made. */
export type ObjectDraft = { -readonly [K in keyof ObjectView]: ObjectView[K] };

/**
 * A new view that differs from another in what `revise` sets. All views come from here or from one other literal with
 * the same keys in the same order: engines of JavaScript are several times slower with objects of many shapes.
 */
export function revised(view: ObjectView, revise: (draft: ObjectDraft) => void): ObjectView {
  const draft: ObjectDraft = {
    name: view.name,
    manaCost: view.manaCost,
    manaValue: view.manaValue,
    colorIndicator: view.colorIndicator,
    colors: view.colors,
    supertypes: view.supertypes,
    types: view.types,
    subtypes: view.subtypes,
    lostSubtypes: view.lostSubtypes,
    abilities: view.abilities,
    power: view.power,
    toughness: view.toughness,
    basePower: view.basePower,
    baseToughness: view.baseToughness,
    loyalty: view.loyalty,
    defense: view.defense,
    controller: view.controller,
    cantHave: view.cantHave,
  };
  revise(draft);
  return draft;
}

/** CR 208.3: a noncreature permanent, where that counts, has no power or toughness, whatever is printed on it; CR 208.5: a creature without a value has 0. */
export function visibleNumber(value: number | null, view: ObjectView, asCreature: () => boolean): number | null {
  if ((view.types & CREATURE) !== 0) return value ?? 0;
  return value === null || asCreature() ? null : value;
}
