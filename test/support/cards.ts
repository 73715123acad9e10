import type {
  Ability,
  AbilityEntry,
  Card,
  CreatedEffect,
  EffectPart,
  Quantity,
  ResolvesEvent,
  Selector,
  StaticAbility,
} from "../../src/rules/formats.gen.js";

/** Made-up cards, as plain as can be. */

export function creature(
  name: string,
  power: number | string,
  toughness: number | string,
  over: Partial<Card> = {},
): Card {
  return { name, types: ["Creature"], power, toughness, ...over };
}

export function enchantment(name: string, ...abilities: AbilityEntry[]): Card {
  return { name, types: ["Enchantment"], abilities };
}

export function land(name: string, subtypes: string[] = [], over: Partial<Card> = {}): Card {
  return { name, types: ["Land"], subtypes, ...over };
}

export function artifact(name: string, over: Partial<Card> = {}): Card {
  return { name, types: ["Artifact"], ...over };
}

export function aura(name: string, ...abilities: AbilityEntry[]): Card {
  return { name, types: ["Enchantment"], subtypes: ["Aura"], abilities };
}

export function equipment(name: string, ...abilities: AbilityEntry[]): Card {
  return { name, types: ["Artifact"], subtypes: ["Equipment"], abilities };
}

/** A static ability: whom it affects and what it does. */
export function affecting(id: string, affects: Selector, ...does: EffectPart[]): StaticAbility {
  return { kind: "static", id, affects, does };
}

export function during(condition: NonNullable<StaticAbility["condition"]>, ability: StaticAbility): StaticAbility {
  return { ...ability, condition };
}

export function defining(id: string, ...does: EffectPart[]): Ability {
  return { kind: "characteristicDefining", id, does };
}

export function becomes(power: Quantity, toughness: Quantity): EffectPart {
  return { kind: "setPowerToughness", power, toughness };
}

export function gets(power: Quantity, toughness: Quantity): EffectPart {
  return { kind: "modifyPowerToughness", power, toughness };
}

export function gains(...abilities: AbilityEntry[]): EffectPart {
  return { kind: "gainAbilities", abilities };
}

export function loses(...abilities: string[]): EffectPart {
  return { kind: "loseAbilities", abilities };
}

export const LOSES_ALL: EffectPart = { kind: "loseAllAbilities" };

export const CREATURES: Selector = { type: "Creature" };
export const YOUR_CREATURES: Selector = { type: "Creature", controller: "you" };
export const ALL_LANDS: Selector = { type: "Land" };

/** A spell or ability of Ann's resolves, with its effects written out. */
export function resolving(id: string, effects: CreatedEffect[], over: Partial<ResolvesEvent> = {}): ResolvesEvent {
  return { kind: "resolves", id, controller: "Ann", ability: { effects }, ...over };
}

/** An effect on one target until the game ends. */
export function onTarget(id: string, target: string, ...does: EffectPart[]): ResolvesEvent {
  return resolving(id, [{ affects: { target: true }, does }], { targets: [target] });
}

export const BEAR: Card = creature("Bear", 2, 2, { manaCost: "{1}{G}", subtypes: ["Bear"] });
export const FLYER: Card = creature("Flyer", 1, 1, { manaCost: "{W}", subtypes: ["Bird"], abilities: ["flying"] });
export const FOREST: Card = land("Forest", ["Forest"], { supertypes: ["Basic"] });
export const ISLAND: Card = land("Island", ["Island"], { supertypes: ["Basic"] });
export const SWAMP: Card = land("Swamp", ["Swamp"], { supertypes: ["Basic"] });
export const RELIC: Card = artifact("Relic", { manaCost: "{3}" });
