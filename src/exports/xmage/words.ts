import { LAND_MANA } from "./lands.js";

/** How a keyword ability is asserted: by an object with the same rule, or by its class where the wording may differ. */
export type KeywordWord =
  | { readonly kind: "rule"; readonly ability: string }
  | { readonly kind: "class"; readonly ability: string };

function instance(name: string): KeywordWord {
  return { kind: "rule", ability: `${name}.getInstance()` };
}
function made(name: string): KeywordWord {
  return { kind: "rule", ability: `new ${name}()` };
}
function ofClass(name: string): KeywordWord {
  return { kind: "class", ability: name };
}
function protection(color: string): KeywordWord {
  return { kind: "rule", ability: `ProtectionAbility.from(ObjectColor.${color})` };
}

/** XMage's objects for abilities in the words of the corpus. Mana abilities are among them. */
export const ABILITY_WORDS: ReadonlyMap<string, KeywordWord> = new Map([
  ["changeling", ofClass("ChangelingAbility")],
  ["deathtouch", instance("DeathtouchAbility")],
  ["defender", instance("DefenderAbility")],
  ["double strike", instance("DoubleStrikeAbility")],
  ["exalted", ofClass("ExaltedAbility")],
  ["fear", instance("FearAbility")],
  ["first strike", instance("FirstStrikeAbility")],
  ["flanking", ofClass("FlankingAbility")],
  ["flash", instance("FlashAbility")],
  ["flying", instance("FlyingAbility")],
  ["forestwalk", ofClass("ForestwalkAbility")],
  ["haste", instance("HasteAbility")],
  ["hexproof", instance("HexproofAbility")],
  ["horsemanship", instance("HorsemanshipAbility")],
  ["indestructible", instance("IndestructibleAbility")],
  ["infect", instance("InfectAbility")],
  ["intimidate", instance("IntimidateAbility")],
  ["islandwalk", ofClass("IslandwalkAbility")],
  ["lifelink", instance("LifelinkAbility")],
  ["menace", ofClass("MenaceAbility")],
  ["mountainwalk", ofClass("MountainwalkAbility")],
  ["plainswalk", ofClass("PlainswalkAbility")],
  ["protection from black", protection("BLACK")],
  ["protection from blue", protection("BLUE")],
  ["protection from green", protection("GREEN")],
  ["protection from red", protection("RED")],
  ["protection from white", protection("WHITE")],
  ["prowess", ofClass("ProwessAbility")],
  ["reach", instance("ReachAbility")],
  ["shadow", instance("ShadowAbility")],
  ["shroud", instance("ShroudAbility")],
  ["swampwalk", ofClass("SwampwalkAbility")],
  ["trample", instance("TrampleAbility")],
  ["vigilance", instance("VigilanceAbility")],
  ["wither", instance("WitherAbility")],
  ...LAND_MANA.map(({ symbol, ability }) => [`{T}: Add {${symbol}}`, made(ability)] as const),
]);

/** XMage's names for counters. */
export const COUNTER_WORDS: ReadonlyMap<string, string> = new Map([
  ["+1/+1", "P1P1"],
  ["-1/-1", "M1M1"],
  ["+1/+0", "P1P0"],
  ["+0/+1", "P0P1"],
  ["+2/+2", "P2P2"],
  ["-2/-2", "M2M2"],
  ...[
    "charge",
    "deathtouch",
    "defense",
    "divinity",
    "dream",
    "exalted",
    "fade",
    "feather",
    "first strike",
    "flood",
    "flying",
    "hexproof",
    "ice",
    "indestructible",
    "level",
    "lifelink",
    "lore",
    "loyalty",
    "menace",
    "reach",
    "stun",
    "time",
    "trample",
    "verse",
    "vigilance",
  ].map((kind) => [kind, constant(kind)] as const),
]);

/** The name of a constant: `Power-Plant` is POWER_PLANT, `Urza's` is URZAS. */
export function constant(words: string): string {
  return words
    .toUpperCase()
    .replaceAll("'", "")
    .replace(/[^A-Z0-9]+/g, "_");
}

/** XMage's names for the card types of permanents. */
export const PERMANENT_TYPES = [
  "Artifact",
  "Battle",
  "Creature",
  "Enchantment",
  "Kindred",
  "Land",
  "Planeswalker",
] as const;

/** Supertypes of permanents, each with the method that checks it. */
export const SUPERTYPE_QUESTIONS: ReadonlyMap<string, string> = new Map([
  ["Basic", "isBasic"],
  ["Legendary", "isLegendary"],
  ["Snow", "isSnow"],
]);

/** Creature types that represent all of them where something has every one. */
export const SUBTYPE_SAMPLE: readonly string[] = ["Ape", "Kithkin", "Zubera"];
