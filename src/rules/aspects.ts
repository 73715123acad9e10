import { CREATURE } from "./card-types.js";
import type { ObjectView } from "./object-view.js";
import {
  collectDifference,
  contains,
  EVERY_SUBTYPE,
  intersects,
  newSubtypes,
  NO_SUBTYPES,
  union,
  type SubtypeSet,
} from "./subtype-set.js";

/** Characteristics other than types and colors, as bits. */
export const NAME = 1;
export const MANA = 2;
export const ABILITIES = 4;
export const POWER_TOUGHNESS = 8;
export const LOYALTY = 16;
export const CONTROLLER = 32;
/** Takes abilities away or edits them, so that effects may cease to exist or change their text. */
export const ABILITY_LOSS = 64;

/**
 * A set of characteristics, down to the single type, subtype and color: what a description reads, or what an
 * application changed. Where the two do not meet, no trial is needed: the answer can't change.
 */
export interface Aspects {
  readonly types: number;
  readonly supertypes: number;
  readonly subtypes: SubtypeSet;
  readonly colors: number;
  readonly others: number;
}

export const NOTHING: Aspects = { types: 0, supertypes: 0, subtypes: NO_SUBTYPES, colors: 0, others: 0 };
export const EVERYTHING: Aspects = { types: -1, supertypes: -1, subtypes: EVERY_SUBTYPE, colors: -1, others: -1 };

export function aspects(some: Partial<Aspects>): Aspects {
  return { ...NOTHING, ...some };
}

/** Reading power or toughness reads whether the object is a creature as well (CR 208.3). */
export const READS_POWER_TOUGHNESS: Aspects = aspects({ types: CREATURE, others: POWER_TOUGHNESS });

/** Whether one set has all of another. */
function hasAll(a: Aspects, b: Aspects): boolean {
  return (
    (b.types & ~a.types) === 0 &&
    (b.supertypes & ~a.supertypes) === 0 &&
    (b.colors & ~a.colors) === 0 &&
    (b.others & ~a.others) === 0 &&
    (b.subtypes === NO_SUBTYPES || b.subtypes === a.subtypes || contains(a.subtypes, b.subtypes))
  );
}

export function both(a: Aspects, b: Aspects): Aspects {
  if (a === NOTHING) return b;
  if (hasAll(a, b)) return a;
  return {
    types: a.types | b.types,
    supertypes: a.supertypes | b.supertypes,
    subtypes: a.subtypes === b.subtypes ? a.subtypes : union(a.subtypes, b.subtypes),
    colors: a.colors | b.colors,
    others: a.others | b.others,
  };
}

export function all(some: readonly Aspects[]): Aspects {
  return some.reduce(both, NOTHING);
}

export function meet(a: Aspects, b: Aspects): boolean {
  return (
    (a.types & b.types) !== 0 ||
    (a.supertypes & b.supertypes) !== 0 ||
    (a.colors & b.colors) !== 0 ||
    (a.others & b.others) !== 0 ||
    (a.subtypes !== NO_SUBTYPES && b.subtypes !== NO_SUBTYPES && intersects(a.subtypes, b.subtypes))
  );
}

/** Whether every ability that makes an effect is still there, with the same text. */
function keepsAll({ abilities: before }: ObjectView, { abilities: after }: ObjectView): boolean {
  let same = 0;
  while (same < before.length && before[same] === after[same]) same++;
  for (; same < before.length; same++) {
    const instance = before[same];
    if (instance !== undefined && instance.origin !== "intrinsic" && !after.includes(instance)) return false;
  }
  return true;
}

/** What differs between two views of one object, besides types and colors. */
function otherChanges(before: ObjectView, after: ObjectView): number {
  let others = 0;
  if (before.name !== after.name) others |= NAME;
  if (before.manaCost !== after.manaCost || before.manaValue !== after.manaValue) others |= MANA;
  if (before.abilities !== after.abilities || before.cantHave !== after.cantHave)
    others |= ABILITIES | (keepsAll(before, after) ? 0 : ABILITY_LOSS);
  if (
    before.power !== after.power ||
    before.toughness !== after.toughness ||
    before.basePower !== after.basePower ||
    before.baseToughness !== after.baseToughness
  )
    others |= POWER_TOUGHNESS;
  if (before.loyalty !== after.loyalty || before.defense !== after.defense) others |= LOYALTY;
  if (before.controller !== after.controller) others |= CONTROLLER;
  return others;
}

/**
 * What differs between the views of objects before and after; nothing is left out. `most` is all that can differ: the
 * objects that are left when it is found are not looked at.
 */
export function changedAmong(
  changes: readonly { readonly before: ObjectView; readonly after: ObjectView }[],
  most: Aspects = EVERYTHING,
): Aspects {
  if (changes.length === 0) return NOTHING;
  let types = 0;
  let supertypes = 0;
  let colors = 0;
  let others = 0;
  let subtypes = NO_SUBTYPES;
  for (const { before, after } of changes) {
    if (
      (most.types & ~types) === 0 &&
      (most.supertypes & ~supertypes) === 0 &&
      (most.colors & ~colors) === 0 &&
      (most.others & ~others) === 0 &&
      most.subtypes === NO_SUBTYPES
    )
      break;
    types |= before.types ^ after.types;
    supertypes |= before.supertypes ^ after.supertypes;
    colors |= (before.colors ^ after.colors) | (before.colorIndicator ^ after.colorIndicator);
    others |= otherChanges(before, after);
    if (before.subtypes === after.subtypes && before.lostSubtypes === after.lostSubtypes) continue;
    if (subtypes === NO_SUBTYPES) subtypes = newSubtypes();
    collectDifference(subtypes, before.subtypes, after.subtypes);
    // What is gone with its card type may come back with it (CR 205.1a).
    collectDifference(subtypes, before.lostSubtypes, after.lostSubtypes);
  }
  return { types, supertypes, subtypes, colors, others };
}
