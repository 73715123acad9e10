import { LAND_MANA } from "./lands.js";
import { counterWords } from "../counters.js";
import { COLORS } from "../../rules/colors.js";

/** How a keyword ability is asserted: by an object with the same rule, or by its class where the wording may differ. */
export interface KeywordWord {
  readonly kind: "rule" | "class";
  readonly ability: string;
}

/** Keyword abilities without variants, of which XMage has one object each. */
const SINGLETONS = `deathtouch, defender, double strike, fear, first strike, flash, flying, haste, hexproof, horsemanship,
  indestructible, infect, intimidate, lifelink, reach, shadow, shroud, trample, vigilance, wither`;

/** Keyword abilities whose objects may be worded differently. */
const CLASSES = `changeling, exalted, flanking, forestwalk, islandwalk, menace, mountainwalk, plainswalk, prowess,
  swampwalk`;

/** `double strike` -> `DoubleStrikeAbility`. */
function abilityClass(keyword: string): string {
  return `${keyword.replaceAll(/(?:^| )([a-z])/g, (_, letter: string) => letter.toUpperCase())}Ability`;
}

/** XMage's objects for abilities in the words of the corpus. Mana abilities are among them. */
export const ABILITY_WORDS: ReadonlyMap<string, KeywordWord> = new Map<string, KeywordWord>([
  ...SINGLETONS.split(/,\s+/).map(
    (word) => [word, { kind: "rule", ability: `${abilityClass(word)}.getInstance()` }] as const,
  ),
  ...CLASSES.split(/,\s+/).map((word) => [word, { kind: "class", ability: abilityClass(word) }] as const),
  ...COLORS.map((color) => {
    const ability = `ProtectionAbility.from(ObjectColor.${color.toUpperCase()})`;
    return [`protection from ${color}`, { kind: "rule", ability }] as const;
  }),
  ...LAND_MANA.map(
    ({ symbol, ability }) => [`{T}: Add {${symbol}}`, { kind: "rule", ability: `new ${ability}()` }] as const,
  ),
]);

/** The kinds of counters that XMage has, each with its constant. */
export const COUNTER_WORDS: ReadonlyMap<string, string> = counterWords(
  `+1/+1, -1/-1, +1/+0, +0/+1, +2/+2, -2/-2, charge, deathtouch, defense, divinity, dream, exalted, fade, feather,
  first strike, flood, flying, hexproof, ice, indestructible, level, lifelink, lore, loyalty, menace, reach, stun, time,
  trample, verse, vigilance`,
);

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
