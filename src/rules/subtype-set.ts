import { remembered } from "./remembered.js";
import { CREATURE_TYPES } from "./creature-types.js";
import { TYPES_OF_FAMILY, type TypeSet } from "./card-types.js";
import { BASIC_LAND_TYPES, SUBTYPES, type SubtypeFamily } from "./subtypes.js";

/*
 * Sets of subtypes as bit sets. A place is a (family, word) pair, so that words of different families can never be
 * taken for one another (CR 205.3b). Sets are immutable values.
 */

export const FAMILIES: readonly SubtypeFamily[] = Object.keys(SUBTYPES) as SubtypeFamily[];

const WORDS: readonly { readonly family: SubtypeFamily; readonly word: string }[] = FAMILIES.flatMap((family) =>
  SUBTYPES[family].map((word) => ({ family, word })),
);
const LENGTH = Math.ceil(WORDS.length / 32);
const PLACES: ReadonlyMap<string, number> = new Map(WORDS.map(({ word }, place) => [word, place]));

export type SubtypeSet = Int32Array;

export const NO_SUBTYPES: SubtypeSet = new Int32Array(LENGTH);

/** The place of a word; one that is in no set if no family has it. */
export function subtypePlace(word: string): number {
  return PLACES.get(word) ?? -1;
}

export function familyOf(word: string): SubtypeFamily | undefined {
  return WORDS[subtypePlace(word)]?.family;
}

export const AURA = subtypePlace("Aura");
export const EQUIPMENT = subtypePlace("Equipment");
export const FORTIFICATION = subtypePlace("Fortification");
export const HUMAN = subtypePlace("Human");
export const ROLE = subtypePlace("Role");
export const ROOM = subtypePlace("Room");
export const SAGA = subtypePlace("Saga");
export const SIEGE = subtypePlace("Siege");
export const VEHICLE = subtypePlace("Vehicle");

/** Words that are in no family are left out: the border has refused them before. */
export function subtypeSet(words: readonly string[]): SubtypeSet {
  const set = new Int32Array(LENGTH);
  for (const word of words) {
    const place = subtypePlace(word);
    if (place >= 0) set[place >> 5] = (set[place >> 5] ?? 0) | (1 << (place & 31));
  }
  return set;
}

export function hasSubtype(set: SubtypeSet, place: number): boolean {
  return ((set[place >> 5] ?? 0) & (1 << (place & 31))) !== 0;
}

function combined(a: SubtypeSet, b: SubtypeSet, combine: (of: number, and: number) => number): SubtypeSet {
  const set = new Int32Array(LENGTH);
  for (let i = 0; i < LENGTH; i++) set[i] = combine(a[i] ?? 0, b[i] ?? 0);
  return set;
}

/** Sets are compared far more often than they change, so an operation that changes nothing gives back its first set. */
export function union(a: SubtypeSet, b: SubtypeSet): SubtypeSet {
  return contains(a, b) ? a : combined(a, b, (of, and) => of | and);
}

export function intersection(a: SubtypeSet, b: SubtypeSet): SubtypeSet {
  return contains(b, a) ? a : combined(a, b, (of, and) => of & and);
}

export function without(a: SubtypeSet, b: SubtypeSet): SubtypeSet {
  return intersects(a, b) ? combined(a, b, (of, and) => of & ~and) : a;
}

export function difference(a: SubtypeSet, b: SubtypeSet): SubtypeSet {
  return combined(a, b, (of, and) => of ^ and);
}

/** Puts what differs between two sets into a set that is being made. */
export function collectDifference(into: SubtypeSet, a: SubtypeSet, b: SubtypeSet): void {
  if (a === b) return;
  for (let i = 0; i < LENGTH; i++) into[i] = (into[i] ?? 0) | ((a[i] ?? 0) ^ (b[i] ?? 0));
}

/** A set that is being made, and has nothing yet. */
export function newSubtypes(): SubtypeSet {
  return new Int32Array(LENGTH);
}

/** All of `a` but `removed`, and `added`. */
export function exchange(a: SubtypeSet, removed: SubtypeSet, added: SubtypeSet): SubtypeSet {
  let changes = false;
  for (let i = 0; i < LENGTH && !changes; i++)
    changes = (a[i] ?? 0) !== (((a[i] ?? 0) & ~(removed[i] ?? 0)) | (added[i] ?? 0));
  return changes ? union(without(a, removed), added) : a;
}

export function intersects(a: SubtypeSet, b: SubtypeSet): boolean {
  for (let i = 0; i < LENGTH; i++) if (((a[i] ?? 0) & (b[i] ?? 0)) !== 0) return true;
  return false;
}

export function contains(a: SubtypeSet, b: SubtypeSet): boolean {
  for (let i = 0; i < LENGTH; i++) if (((b[i] ?? 0) & ~(a[i] ?? 0)) !== 0) return false;
  return true;
}

export function sameSubtypes(a: SubtypeSet, b: SubtypeSet): boolean {
  if (a === b) return true;
  for (let i = 0; i < LENGTH; i++) if (a[i] !== b[i]) return false;
  return true;
}

export function isEmpty(set: SubtypeSet): boolean {
  return sameSubtypes(set, NO_SUBTYPES);
}

function ofFamilies(wanted: (family: SubtypeFamily) => boolean): SubtypeSet {
  return subtypeSet(WORDS.filter(({ family }) => wanted(family)).map(({ word }) => word));
}

const FAMILY_SETS: ReadonlyMap<SubtypeFamily, SubtypeSet> = new Map(
  FAMILIES.map((family) => [family, ofFamilies((f) => f === family)]),
);

export function familySet(family: SubtypeFamily): SubtypeSet {
  return FAMILY_SETS.get(family) ?? NO_SUBTYPES;
}

export const EVERY_SUBTYPE: SubtypeSet = ofFamilies(() => true);
export const EVERY_CREATURE_TYPE: SubtypeSet = familySet("creature");
export const EVERY_LAND_TYPE: SubtypeSet = familySet("land");
export const EVERY_BASIC_LAND_TYPE: SubtypeSet = subtypeSet(BASIC_LAND_TYPES);
export const EVERY_NONBASIC_LAND_TYPE: SubtypeSet = without(EVERY_LAND_TYPE, EVERY_BASIC_LAND_TYPE);

const ALLOWED = new Map<TypeSet, SubtypeSet>();

/** The subtypes an object with these card types can have (CR 205.3d). */
export function subtypesAllowedBy(types: TypeSet): SubtypeSet {
  return remembered(ALLOWED, types, () => ofFamilies((family) => (TYPES_OF_FAMILY[family] & types) !== 0));
}

export const EVERY_CREATURE_TYPE_WORDS = "every creature type";

/** The words of a set, sorted; the whole list of creature types is one entry. */
export function subtypeNames(set: SubtypeSet): string[] {
  const words = contains(set, EVERY_CREATURE_TYPE)
    ? [...eachSubtype(without(set, EVERY_CREATURE_TYPE)), EVERY_CREATURE_TYPE_WORDS]
    : eachSubtype(set);
  return words.sort();
}

/** Each word of a set, in the order of the lists. */
export function eachSubtype(set: SubtypeSet): string[] {
  const words: string[] = [];
  for (let i = 0; i < LENGTH; i++)
    for (let rest = set[i] ?? 0; rest !== 0; rest &= rest - 1) {
      const found = WORDS[(i << 5) + 31 - Math.clz32(rest & -rest)];
      if (found !== undefined) words.push(found.word);
    }
  return words;
}

const CREATURE_TYPE_WORDS: ReadonlySet<string> = new Set(CREATURE_TYPES);

/** Subtypes that are no creature types, whether these are said one by one or together. */
export function otherThanCreatureTypes(list: readonly string[]): string[] {
  return list.filter((word) => !CREATURE_TYPE_WORDS.has(word) && word !== EVERY_CREATURE_TYPE_WORDS);
}

/** A list in which all creature types, where all are there, are one entry: they are hundreds of words. */
export function withoutCreatureTypes(list: readonly string[]): string[] {
  if (list.length < CREATURE_TYPES.length) return [...list];
  const present = new Set(list);
  if (!CREATURE_TYPES.every((type) => present.has(type))) return [...list];
  return [EVERY_CREATURE_TYPE_WORDS, ...otherThanCreatureTypes(list)];
}
