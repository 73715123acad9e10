import type { CardType, Supertype } from "./formats.gen.js";
import { EVERY_CREATURE_TYPE_WORDS, familyOf } from "./subtype-set.js";
import { COLORS } from "./colors.js";
import { BASIC_LAND_TYPES } from "./subtypes.js";

/*
 * How type lines are written. Types are sets and results hold them sorted; whoever reads them expects the order in which
 * cards print them.
 */

/**
 * The order in which cards print their types, which no card breaks: "Enchantment Artifact", "Artifact Land Creature". What
 * an effect adds takes its place in it. The last is the noun that the others belong to.
 */
export const TYPES_IN_LINE: readonly CardType[] = [
  "Kindred",
  "Conspiracy",
  "Dungeon",
  "Phenomenon",
  "Plane",
  "Scheme",
  "Vanguard",
  "Enchantment",
  "Artifact",
  "Land",
  "Battle",
  "Planeswalker",
  "Creature",
  "Instant",
  "Sorcery",
];

/** "Legendary Snow", "Basic Snow". */
const SUPERTYPES_IN_LINE: readonly Supertype[] = ["Ongoing", "Legendary", "Basic", "Snow", "World"];

function inOrderOf<T extends string>(words: readonly T[], order: readonly string[]): T[] {
  const place = (word: T): number => (order.includes(word) ? order.indexOf(word) : order.length);
  return words.toSorted((a, b) => place(a) - place(b));
}

export function typesInLine<T extends string>(types: readonly T[]): T[] {
  return inOrderOf(types, TYPES_IN_LINE);
}

export function supertypesInLine<T extends string>(supertypes: readonly T[]): T[] {
  return inOrderOf(supertypes, SUPERTYPES_IN_LINE);
}

/** Which subtypes stand first: cards print land types, then those of other families, then creature types. */
function placeOfFamily(word: string): number {
  const family = familyOf(word);
  if (family === "land") return 0;
  return family === "creature" || word === EVERY_CREATURE_TYPE_WORDS ? 2 : 1;
}

/**
 * Subtypes as a type line with them would be printed: what the card has `printed` stays in its order, and each other one comes
 * behind those of its family, basic land types as everybody lists them, others as they are `written`.
 */
export function subtypesInLine(
  subtypes: readonly string[],
  printed: readonly string[] = [],
  written: readonly string[] = [],
): string[] {
  const line = printed.filter((word) => subtypes.includes(word));
  const added = subtypes.filter((word) => !printed.includes(word));
  for (const word of inOrderOf(added, [...new Set([...BASIC_LAND_TYPES, ...written])])) {
    const place = placeOfFamily(word);
    const behind = line.findLastIndex((other) => placeOfFamily(other) <= place);
    line.splice(behind + 1, 0, word);
  }
  return line;
}

/** Colors as everybody lists them. */
export function colorsInLine<T extends string>(colors: readonly T[]): T[] {
  return inOrderOf(colors, COLORS);
}

/** A list that is read without its object: card types and supertypes as cards print them, basic land types and colors as listed. */
export function asListed(words: readonly string[]): readonly string[] {
  const orders: readonly (readonly string[])[] = [TYPES_IN_LINE, SUPERTYPES_IN_LINE, BASIC_LAND_TYPES, COLORS];
  const order = orders.find((known) => words.every((word) => known.includes(word)));
  return order === undefined ? words : inOrderOf(words, order);
}
