import { CREATURE_TYPES } from "../../src/rules/creature-types.js";

const EVERY = "every creature type";

/** The list with all the creature types, where all are there, as one entry: a changeling's type line is hundreds of words. */
export function briefSubtypes(list: readonly string[]): string[] {
  if (list.length < CREATURE_TYPES.length) return [...list];
  const present = new Set(list);
  if (!CREATURE_TYPES.every((type) => present.has(type))) return [...list];
  const types = new Set(CREATURE_TYPES);
  return [EVERY, ...list.filter((word) => !types.has(word))];
}
