import type { CardType, SubtypeWord, Supertype } from "../rules/formats.gen.js";
import { inNumber, list, withArticle, type GrammaticalNumber } from "./grammar.js";
import { isNoun, pluralOf } from "./plural.js";
import { chosenWords } from "./reference.js";

/** What a type line may say, in part or in whole. */
export interface TypeWords {
  readonly types?: readonly CardType[] | undefined;
  readonly supertypes?: readonly Supertype[] | undefined;
  readonly subtypes?: readonly SubtypeWord[] | undefined;
}

/** The last word is the noun: "legendary artifact creature", "artifact land creature". */
const ORDER: readonly CardType[] = [
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

export function typeNouns(types: readonly CardType[]): string[] {
  return ORDER.filter((type) => types.includes(type)).map((type) => type.toLowerCase());
}

/** "a legendary Goblin creature", "Forest lands", "of the chosen creature type"; to stand after "is" or "are". */
export function typeWords(
  { types = [], supertypes = [], subtypes = [] }: TypeWords,
  number: GrammaticalNumber,
  size?: string,
): string {
  const adjectives = [...(size === undefined ? [] : [size]), ...supertypes.map((type) => type.toLowerCase())];
  const words = subtypes.filter((word) => typeof word === "string");
  const chosen = subtypes.filter((word) => typeof word !== "string");
  const nouns = typeNouns(types);
  const of = chosen.length === 0 ? [] : [`of ${list(chosen.map(chosenWords))}`];
  const before = nouns.length > 0 ? [...adjectives, ...words, ...nouns] : [...adjectives, ...words];
  const last = before.at(-1);
  if (last === undefined || (nouns.length === 0 && !words.every(isNoun))) return [...before, ...of].join(" ");
  if (nouns.length === 0 && words.length === 0) return [list(adjectives), ...of].join(" "); // "legendary" needs no article
  if (nouns.length === 0 && words.length > 1) {
    const all = words.map((word) => inNumber(number, withArticle(word), pluralOf(word)));
    return [...adjectives, list(all), ...of].join(" ");
  }
  const phrase = inNumber(number, withArticle(before.join(" ")), [...before.slice(0, -1), pluralOf(last)].join(" "));
  return [phrase, ...of].join(" ");
}
