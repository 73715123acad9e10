import type { CardType } from "../rules/formats.gen.js";

/** The order in which cards print their types; the last is the noun that the others belong to: "artifact land creature". */
export const TYPES_IN_LINE: readonly CardType[] = [
  "Kindred",
  "Conspiracy",
  "Dungeon",
  "Phenomenon",
  "Plane",
  "Scheme",
  "Vanguard",
  "Battle",
  "Planeswalker",
  "Enchantment",
  "Artifact",
  "Land",
  "Creature",
  "Instant",
  "Sorcery",
];
