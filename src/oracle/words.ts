import { KEYWORDS } from "../rules/keywords.js";
import { CREATURE_TYPES } from "../rules/creature-types.js";
import { SUBTYPES } from "../rules/subtypes.js";

/** The words of numbers, as cards write them. */
export const NUMBER_WORDS: readonly string[] = [
  ..."zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen".split(" "),
  ..."sixteen seventeen eighteen nineteen twenty".split(" "),
];

/** Words before a dash that have no meaning in the rules (CR 207.2c); any other word there has one. */
// oxfmt-ignore
const ABILITY_WORDS: readonly string[] = [
  "adamant", "addendum", "alliance", "battalion", "bloodrush", "celebration", "channel", "chroma", "cohort",
  "constellation", "converge", "corrupted", "council's dilemma", "coven", "delirium", "descend 4", "descend 8", "disappear",
  "domain", "eerie", "eminence", "enrage", "fateful hour", "fathomless descent", "ferocious", "flurry", "formidable",
  "grandeur", "hellbent", "heroic", "imprint", "infusion", "inspired", "join forces", "kinship", "landfall", "lieutenant",
  "magecraft", "metalcraft", "morbid", "opus", "pack tactics", "paradox", "parley", "radiance", "raid", "rally", "renew",
  "repartee", "revolt", "secret council", "spell mastery", "strive", "survival", "sweep", "tempting offer", "threshold",
  "undergrowth", "valiant", "vivid", "void", "will of the council",
];
const ABILITY_WORD = new RegExp(`^(?:${ABILITY_WORDS.join("|")}) — `, "i");

/** Of these only a trigger, an equip ability or your turn shows that they are not a word of the rules. */
const FLAVOR_BEFORE = /^[A-Z~][^—"{}|:., ]* — (?=(?:When|Whenever|At|Equip|During your turn)\b)/;

/**
 * Flavor words mean as little (CR 207.2d). They have capital letters throughout, which no words of the rules have there; in
 * several words only "of", "the" and the like are small.
 */
const FLAVOR_WORDS =
  /^(?:[A-Z~0-9][^—"{}|:., ]*|an?|and|of|the|for|in|on|to|with|from)(?: (?:[A-Z~0-9][^—"{}|:. ]*|an?|and|of|the|for|in|on|to|with|from))+ (?:— (?=[A-Z~{[])|- (?=\{))/;

/** Words before a dash that say when or where an ability is there; a roman number is that of a chapter. */
const OF_RULES =
  /^(?:[IVX]+(?:, [IVX]+)*|Max speed|Solved|To solve|Companion|Visit|Forecast|Boast|Exhaust|Choose [a-z]+) — /;

/** How many letters of a paragraph are an ability word, or flavor words, and their dash. */
export function abilityWordLength(text: string): number {
  const known = ABILITY_WORD.exec(text)?.[0].length;
  if (known !== undefined) return known;
  if (OF_RULES.test(text)) return 0;
  return (FLAVOR_BEFORE.exec(text) ?? FLAVOR_WORDS.exec(text))?.[0].length ?? 0;
}

/** After the number of a chapter one word with its dash can be nothing but flavor too. */
export const chapterWordLength = (text: string): number =>
  abilityWordLength(text) || (/^[A-Z][A-Za-z'!]* — /.exec(text)?.[0].length ?? 0);

export const SUBTYPE_WORDS: ReadonlySet<string> = new Set(Object.values(SUBTYPES).flat());

export const CREATURE_TYPE_WORDS: ReadonlySet<string> = new Set(CREATURE_TYPES);

/** Plurals that no rule makes. */
const IRREGULAR: Readonly<Record<string, string>> = {
  Child: "Children",
  Dwarf: "Dwarves",
  Elf: "Elves",
  Fungus: "Fungi",
  Hero: "Heroes",
  Homunculus: "Homunculi",
  Mouse: "Mice",
  Ox: "Oxen",
  Thief: "Thieves",
  Werewolf: "Werewolves",
  Wolf: "Wolves",
};
const UNCHANGED: ReadonlySet<string> = new Set([
  "Merfolk",
  "Plains",
  "Kithkin",
  "Eldrazi",
  "Samurai",
  "Treefolk",
  "Kavu",
  "Aetherborn",
  "Arcane",
  "Kor",
  "Equipment",
  "Fish",
  "Sheep",
  "Naga",
]);

/** The plural of a subtype or another noun: Elves, Faeries, Foxes. */
export function plural(word: string): string {
  const irregular = IRREGULAR[word];
  if (irregular !== undefined) return irregular;
  if (UNCHANGED.has(word)) return word;
  if (/[^aeiou]y$/.test(word)) return `${word.slice(0, -1)}ies`;
  if (/(?:s|x|z|ch|sh)$/.test(word)) return `${word}es`;
  return `${word}s`;
}

export const SINGULARS: ReadonlyMap<string, string> = new Map([...SUBTYPE_WORDS].map((word) => [plural(word), word]));
export const KEYWORD_NAMES: ReadonlyMap<string, (typeof KEYWORDS)[number]> = new Map(
  KEYWORDS.map((keyword) => [keyword.name, keyword]),
);

export const capitalised = (word: string): string => word.charAt(0).toUpperCase() + word.slice(1).toLowerCase();

export const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
