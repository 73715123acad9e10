import type { CardType, SubtypeFamily, SubtypeWord, Supertype } from "../rules/formats.gen.js";
import { isNoun } from "./heads.js";
import { messageAbout } from "./known-message.js";
import { noun, type Phrase, say, series } from "./phrase.js";
import { chosenPhrase, subtypePhrase, supertypeTrait, typePhrase } from "./types.js";

/** What a type line may say, in part or in whole. */
export interface TypeLine {
  readonly types?: readonly CardType[] | undefined;
  readonly supertypes?: readonly Supertype[] | undefined;
  readonly subtypes?: readonly SubtypeWord[] | undefined;
}

/** The last type is the noun: "artifact creature", "artifact land creature". */
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

/** Types together: "artifact creature", where the catalogues have a word for them, else "battle and land". */
function headOf(types: readonly CardType[]): Phrase {
  const sorted = ORDER.filter((type) => types.includes(type));
  const together = sorted.length > 1 ? messageAbout("noun", sorted.join(" ")) : undefined;
  if (together !== undefined) return say(together);
  const [only, ...more] = sorted.map(typePhrase);
  return only !== undefined && more.length === 0 ? only : series(sorted.map(typePhrase), "and");
}

function isWord(word: SubtypeWord): word is string {
  return typeof word === "string";
}

function subtypesTrait(subtypes: readonly SubtypeWord[]): Phrase[] {
  const words = subtypes.filter(isWord).map(subtypePhrase);
  const chosen = subtypes.flatMap((word) =>
    isWord(word) ? [] : [say("trait-line-chosen", { what: chosenPhrase(word) })],
  );
  if (words.length === 0) return chosen;
  const args = {
    words: series(words, "words"),
    list: series(words, "and"),
    several: words.length > 1 ? "yes" : "no",
  };
  return [say("trait-line-subtypes", args), ...chosen];
}

/**
 * "legendary Goblin creature", "Forest", "2/2 Bear creature with flying": a noun, which takes number and article;
 * undefined if nothing of it can be a noun. `more` are further traits.
 */
export function typeLine(
  { types = [], supertypes = [], subtypes = [] }: TypeLine,
  size?: string,
  more: readonly Phrase[] = [],
): Phrase | undefined {
  const sized = size === undefined ? [] : [say("trait-of-size", { size })];
  const before = [...sized, ...supertypes.map(supertypeTrait)];
  if (types.length > 0) return noun(headOf(types), [...before, ...subtypesTrait(subtypes), ...more]);
  const words = subtypes.filter(isWord);
  if (words.length === 0 || words.length < subtypes.length || !words.every(isNoun)) return undefined;
  const each = words.map((word, place) => noun(subtypePhrase(word), place === 0 ? [...before, ...more] : []));
  const [only, ...others] = each;
  return only !== undefined && others.length === 0 ? only : series(each, "and");
}

/** Supertypes as adjectives, to stand after "is". */
export function supertypeWord(supertype: Supertype): Phrase {
  switch (supertype) {
    case "Basic":
      return say("supertype-basic");
    case "Legendary":
      return say("supertype-legendary");
    case "Ongoing":
      return say("supertype-ongoing");
    case "Snow":
      return say("supertype-snow");
    case "World":
      return say("supertype-world");
    default:
      return supertype satisfies never;
  }
}

/** A type line to stand after "is also"; what is no noun as adjectives: "legendary and snow", "of the chosen creature type". */
export function typeComplement(line: TypeLine, size?: string): Phrase {
  const whole = typeLine(line, size);
  if (whole !== undefined) return whole;
  const { supertypes = [], subtypes = [] } = line;
  const said = [
    ...supertypes.map(supertypeWord),
    ...subtypes.map((word) => (isWord(word) ? subtypePhrase(word) : say("of-the-chosen", { what: chosenPhrase(word) }))),
  ];
  const [only, ...more] = said;
  return only !== undefined && more.length === 0 ? only : series(said, "and");
}

/** "creature type". */
export function familyPhrase(family: SubtypeFamily): Phrase {
  switch (family) {
    case "artifact":
      return say("family-artifact");
    case "battle":
      return say("family-battle");
    case "creature":
      return say("family-creature");
    case "enchantment":
      return say("family-enchantment");
    case "land":
      return say("family-land");
    case "planeswalker":
      return say("family-planeswalker");
    case "spell":
      return say("family-spell");
    case "dungeon":
      return say("family-dungeon");
    default:
      return family satisfies never;
  }
}
