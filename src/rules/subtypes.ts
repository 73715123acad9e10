import { CREATURE_TYPES } from "./creature-types.js";
import { PLANESWALKER_TYPES } from "./planeswalker-types.js";

/** A family of subtypes (CR 205.3b): a subtype belongs to the card types of its family. */
export type SubtypeFamily =
  | "artifact"
  | "battle"
  | "creature"
  | "enchantment"
  | "land"
  | "planeswalker"
  | "spell"
  | "dungeon";

/** The Comprehensive Rules that the lists are taken from; every set may add words. */
export const LIST_DATE = "2026-09-25";

/** The subtypes of each family (CR 205.3g-q), with a plain apostrophe where the rules print a curly one. */
// oxfmt-ignore
export const SUBTYPES: Readonly<Record<SubtypeFamily, readonly string[]>> = {
  artifact: [
    "Attraction", "Blood", "Bobblehead", "Book", "Clue", "Contraption", "Equipment", "Food", "Fortification", "Gold",
    "Heartwood", "Incubator", "Infinity", "Junk", "Lander", "Map", "Mutagen", "Powerstone", "Spacecraft", "Stone",
    "Treasure", "Vehicle", "Vibranium",
  ],
  battle: ["Siege"],
  creature: CREATURE_TYPES,
  enchantment: [
    "Aura", "Background", "Cartouche", "Case", "Class", "Curse", "Plan", "Role", "Room", "Rune", "Saga", "Shard",
    "Shrine",
  ],
  land: [
    "Cave", "Desert", "Forest", "Gate", "Island", "Lair", "Locus", "Mine", "Mountain", "Plains", "Planet",
    "Power-Plant", "Sphere", "Swamp", "Tower", "Town", "Urza's",
  ],
  planeswalker: PLANESWALKER_TYPES,
  spell: ["Adventure", "Arcane", "Lesson", "Omen", "Trap"],
  dungeon: ["Undercity"],
};

/** The basic land types, in the order of their colors (CR 305.6). */
export const BASIC_LAND_TYPES = ["Plains", "Island", "Swamp", "Mountain", "Forest"] as const;

/** The mana that the ability of each of them makes (CR 305.6). */
export const MANA_OF_TYPE = { Plains: "W", Island: "U", Swamp: "B", Mountain: "R", Forest: "G" } as const;
