import type { SubtypeFamily, Supertype } from "../rules/formats.gen.js";
import { isNoun } from "./heads.js";
import { dashed } from "./known-message.js";
import { type Phrase, row, say } from "./phrase.js";
import { typeLinePhrase, type TypeWords } from "./type-lines.js";
import { chosenPhrase, isWord, subtypePhrase } from "./types.js";

/** Supertypes as adjectives, to stand after "is". */
export function supertypeWord(supertype: Supertype): Phrase {
  return say(`supertype-${dashed(supertype)}`);
}

/** What stands after "is also": a noun ("Goblin creature"), or adjectives and the like ("legendary and snow"). */
export function typeComplement(words: TypeWords): Phrase {
  const { types = [], supertypes = [], subtypes = [] } = words;
  const named = subtypes.filter(isWord);
  if (types.length > 0 || (named.length > 0 && named.length === subtypes.length && named.every(isNoun)))
    return typeLinePhrase(words);
  const said: Phrase[] = [
    ...supertypes.map(supertypeWord),
    ...subtypes.map((word) =>
      isWord(word) ? subtypePhrase(word) : say("of-the-chosen", { what: chosenPhrase(word) }),
    ),
  ];
  return row(said, "and");
}

/** "creature type". */
export function familyPhrase(family: SubtypeFamily): Phrase {
  return say(`family-${family}`);
}
