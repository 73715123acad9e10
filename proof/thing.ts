import type { AbilityInstance } from "../src/rules/ability.js";
import { supertypeNames, typeNames } from "../src/rules/card-types.js";
import { colorNames } from "../src/rules/colors.js";
import type { CardType, Color, LostAbility, Supertype } from "../src/rules/formats.gen.js";
import type { ObjectView } from "../src/rules/object-view.js";
import { eachSubtype } from "../src/rules/subtype-set.js";

/**
 * An object on its way through the layers: its characteristics (CR 109.3) and its controller, in plain words. It is
 * changed in place; whoever wants to try something copies it first.
 */
export interface Thing {
  name: string | null;
  manaCost: string | null;
  manaValue: number;
  colorIndicator: Set<Color>;
  colors: Set<Color>;
  supertypes: Set<Supertype>;
  types: Set<CardType>;
  subtypes: Set<string>;
  /** Subtypes that are gone for as long as their card types are (CR 205.1a). */
  goneWithType: Set<string>;
  abilities: AbilityInstance[];
  power: number | null;
  toughness: number | null;
  basePower: number | null;
  baseToughness: number | null;
  loyalty: number | null;
  defense: number | null;
  controller: number;
  /** Abilities that it can't have or gain (CR 113.11). */
  cantHave: LostAbility[];
}

/** CR 613.1: layers start with the values that are printed, or that what created the object gives. */
export function startingThing(view: ObjectView): Thing {
  return {
    name: view.name,
    manaCost: view.manaCost,
    manaValue: view.manaValue,
    colorIndicator: new Set(colorNames(view.colorIndicator)),
    colors: new Set(colorNames(view.colors)),
    supertypes: new Set(supertypeNames(view.supertypes)),
    types: new Set(typeNames(view.types)),
    subtypes: new Set(eachSubtype(view.subtypes)),
    goneWithType: new Set(eachSubtype(view.lostSubtypes)),
    abilities: [...view.abilities],
    power: view.power,
    toughness: view.toughness,
    basePower: view.basePower,
    baseToughness: view.baseToughness,
    loyalty: view.loyalty,
    defense: view.defense,
    controller: view.controller,
    cantHave: [...view.cantHave],
  };
}

export function copyOfThing(thing: Thing): Thing {
  return {
    ...thing,
    colorIndicator: new Set(thing.colorIndicator),
    colors: new Set(thing.colors),
    supertypes: new Set(thing.supertypes),
    types: new Set(thing.types),
    subtypes: new Set(thing.subtypes),
    goneWithType: new Set(thing.goneWithType),
    abilities: [...thing.abilities],
    cantHave: [...thing.cantHave],
  };
}
