import type { SubtypeFamily, SubtypeWord, Supertype } from "../rules/formats.gen.js";
import { isNoun } from "./heads.js";
import { type Phrase, say, series } from "./phrase.js";
import { typeLinePhrase, type TypeWords } from "./type-lines.js";
import { chosenPhrase, subtypePhrase } from "./types.js";

function isWord(word: SubtypeWord): word is string {
  return typeof word === "string";
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

/**
 * What of a type line is added, to stand after "is also": a noun ("Goblin creature"), which takes number and article, or
 * what is none ("legendary and snow", "of the chosen creature type").
 */
export function typeComplement(words: TypeWords): Phrase {
  const { types = [], supertypes = [], subtypes = [] } = words;
  const named = subtypes.filter(isWord);
  if (types.length > 0 || (named.length > 0 && named.length === subtypes.length && named.every(isNoun)))
    return typeLinePhrase(words);
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
