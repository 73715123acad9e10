import type { AbilityInstance, Origin } from "../src/rules/ability.js";
import type { CardType } from "../src/rules/formats.gen.js";
import type { Policy } from "../src/rules/policy.js";
import { BASIC_LAND_TYPES, SUBTYPES, type SubtypeFamily } from "../src/rules/subtypes.js";
import type { Instruction } from "./instruction.js";
import type { Thing } from "./thing.js";

/** CR 205.3b, 205.3g-q: to which card types the subtypes of a family belong. */
const TYPES_OF: Readonly<Record<SubtypeFamily, readonly CardType[]>> = {
  artifact: ["Artifact"],
  battle: ["Battle"],
  creature: ["Creature", "Kindred"],
  enchantment: ["Enchantment"],
  land: ["Land"],
  planeswalker: ["Planeswalker"],
  spell: ["Instant", "Sorcery"],
  dungeon: ["Dungeon"],
};
const FAMILIES = Object.keys(SUBTYPES) as SubtypeFamily[];

function familyOf(word: string): SubtypeFamily | undefined {
  return FAMILIES.find((family) => SUBTYPES[family].includes(word));
}

/** CR 205.3d: an object can't gain a subtype that belongs to none of its card types. */
function canGain(thing: Thing, word: string, policy: Policy): boolean {
  if (!policy.subtypesNeedType) return true;
  const family = familyOf(word);
  return family !== undefined && TYPES_OF[family].some((type) => thing.types.has(type));
}

export function gainSubtypes(thing: Thing, words: readonly string[], policy: Policy): void {
  for (const word of words) if (canGain(thing, word, policy)) thing.subtypes.add(word);
}

/** Takes every subtype of a family away, those too that wait for their card type. */
function dropFamily(thing: Thing, family: SubtypeFamily): void {
  for (const word of SUBTYPES[family]) {
    thing.subtypes.delete(word);
    thing.goneWithType.delete(word);
  }
}

/** CR 205.1a: with a card type the subtypes go that belong to no card type that is left, and for as long as it is gone. */
export function changeTypes(thing: Thing, types: Iterable<CardType>, policy: Policy): void {
  const before = thing.types;
  thing.types = new Set(types);
  const isLost = (family: SubtypeFamily): boolean =>
    TYPES_OF[family].some((type) => before.has(type)) && !TYPES_OF[family].some((type) => thing.types.has(type));
  const isBack = (family: SubtypeFamily): boolean => TYPES_OF[family].some((type) => thing.types.has(type));
  for (const family of FAMILIES) {
    for (const word of SUBTYPES[family]) {
      if (isLost(family) && thing.subtypes.delete(word) && policy.lostSubtypes === "comeBack")
        thing.goneWithType.add(word);
      if (isBack(family) && thing.goneWithType.delete(word)) thing.subtypes.add(word);
    }
  }
}

type TypeInstruction = Extract<
  Instruction,
  { do: "addTypes" | "removeTypes" | "setTypes" | "setSubtypes" | "setBasicLandTypes" }
>;

/** CR 613.1d: layer 4. */
export function changeTypeLine(thing: Thing, instruction: TypeInstruction, policy: Policy): void {
  switch (instruction.do) {
    case "addTypes": // CR 205.1b: it keeps all others
      changeTypes(thing, [...thing.types, ...instruction.types], policy);
      for (const word of instruction.supertypes) thing.supertypes.add(word);
      gainSubtypes(thing, instruction.subtypes, policy);
      break;
    case "removeTypes":
      changeTypes(
        thing,
        [...thing.types].filter((type) => !instruction.types.includes(type)),
        policy,
      );
      for (const word of instruction.supertypes) thing.supertypes.delete(word);
      for (const word of instruction.subtypes) {
        thing.subtypes.delete(word);
        thing.goneWithType.delete(word);
      }
      break;
    case "setTypes": {
      // CR 205.1a: an instant or sorcery stays one.
      const stays = [...thing.types].filter(
        (type) => policy.spellTypesStay && (type === "Instant" || type === "Sorcery"),
      );
      changeTypes(thing, [...instruction.types, ...stays], policy);
      for (const family of new Set(instruction.subtypes.map(familyOf)))
        if (family !== undefined) dropFamily(thing, family);
      gainSubtypes(thing, instruction.subtypes, policy);
      break;
    }
    case "setSubtypes":
      dropFamily(thing, instruction.family);
      gainSubtypes(thing, instruction.subtypes, policy);
      break;
    case "setBasicLandTypes":
      becomeBasicLandTypes(thing, instruction.subtypes, policy);
      break;
  }
  giveIntrinsicAbilities(thing, policy);
}

/** CR 305.7: it loses its old land types and the abilities of its text, and gains the mana abilities of the new types. */
function becomeBasicLandTypes(thing: Thing, words: readonly string[], policy: Policy): void {
  const isLand = thing.types.has("Land");
  dropFamily(thing, "land");
  gainSubtypes(thing, words, policy);
  if (!isLand) return;
  const stays = staysOnLand(policy);
  thing.abilities = thing.abilities.filter(({ origin }) => stays.includes(origin));
}

/** What editions take away: abilities from the rules text, from copy effects too, or from all copiable effects. */
function staysOnLand({ landTypesRemove }: Policy): readonly Origin[] {
  switch (landTypesRemove) {
    case "rulesText":
      return ["granted", "intrinsic", "excepted", "merged"];
    case "copyEffects":
      return ["granted", "intrinsic", "merged"];
    case "copiableEffects":
      return ["granted", "intrinsic"];
  }
}

const MANA: readonly string[] = ["W", "U", "B", "R", "G"];

/** CR 305.6: a land with a basic land type has the mana ability of that type, and nothing else gives it that. */
export function giveIntrinsicAbilities(thing: Thing, { basicTypesNeedLand }: Pick<Policy, "basicTypesNeedLand">): void {
  const others = thing.abilities.filter(({ origin }) => origin !== "intrinsic");
  const types =
    thing.types.has("Land") || !basicTypesNeedLand ? BASIC_LAND_TYPES.filter((type) => thing.subtypes.has(type)) : [];
  const intrinsic = types.map((type): AbilityInstance => {
    const produces = [MANA[BASIC_LAND_TYPES.indexOf(type)] ?? ""];
    return {
      key: `intrinsic ${type}`,
      ability: { kind: "mana", produces },
      origin: "intrinsic",
      grantedAt: 0,
      generation: 0,
    };
  });
  thing.abilities = [...intrinsic, ...others];
}
