import { bitSets } from "./bit-set.js";
import type { CardType, Supertype } from "./formats.gen.js";
import type { SubtypeFamily } from "./subtypes.js";

// oxfmt-ignore
export const CARD_TYPES: readonly CardType[] = [
  "Artifact", "Battle", "Conspiracy", "Creature", "Dungeon", "Enchantment", "Instant", "Kindred", "Land",
  "Phenomenon", "Plane", "Planeswalker", "Scheme", "Sorcery", "Vanguard",
];

export const SUPERTYPES: readonly Supertype[] = ["Basic", "Legendary", "Ongoing", "Snow", "World"];

/** A set of card types: bit n stands for CARD_TYPES[n]. */
export type TypeSet = number;

/** A set of supertypes: bit n stands for SUPERTYPES[n]. */
export type SupertypeSet = number;

export const { bit: typeBit, set: typeSet, names: typeNames } = bitSets(CARD_TYPES);
export const { bit: supertypeBit, set: supertypeSet, names: supertypeNames } = bitSets(SUPERTYPES);

export const ARTIFACT: TypeSet = typeBit("Artifact");
export const BATTLE: TypeSet = typeBit("Battle");
export const CREATURE: TypeSet = typeBit("Creature");
export const LAND: TypeSet = typeBit("Land");
export const PLANESWALKER: TypeSet = typeBit("Planeswalker");
export const INSTANT_OR_SORCERY: TypeSet = typeSet(["Instant", "Sorcery"]);

/** The permanent types (CR 110.4). */
export const PERMANENT_TYPES: TypeSet = typeSet([
  "Artifact",
  "Battle",
  "Creature",
  "Enchantment",
  "Land",
  "Planeswalker",
]);

/** The card types that a family of subtypes belongs to (CR 205.3g-q): an object keeps its subtypes while it has any of them. */
export const TYPES_OF_FAMILY: Readonly<Record<SubtypeFamily, TypeSet>> = {
  artifact: typeSet(["Artifact"]),
  battle: typeSet(["Battle"]),
  creature: typeSet(["Creature", "Kindred"]),
  enchantment: typeSet(["Enchantment"]),
  land: typeSet(["Land"]),
  planeswalker: typeSet(["Planeswalker"]),
  spell: typeSet(["Instant", "Sorcery"]),
  dungeon: typeSet(["Dungeon"]),
};
