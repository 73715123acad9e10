import type { CardType, Supertype, Value } from "../rules/formats.gen.js";
import type { Characteristic } from "../rules/layers.js";
import { supertypesInLine, typesInLine } from "../rules/print-order.js";
import { abilitiesInShort, gainedInShort, isQuoted } from "./ability-in-short.js";
import { abilityNamePhrase, type EntryOf } from "./ability-names.js";
import type { ObjectNames } from "./object-names.js";
import { inForm, noun, type Phrase, say, series, type Word } from "./phrase.js";
import { supertypeName } from "./printed-lines.js";
import { subtypePhrase, typePhrase, typeWord } from "./types.js";

/** Values of characteristics that an object gains or loses: some of a list, in a row. */

function inARow(members: readonly Word[]): Phrase {
  const [only, ...more] = members;
  if (only === undefined || more.length > 0) return series(members, "and");
  return typeof only === "object" ? only : say("value-as-it-is", { value: only });
}

/** "a creature and an artifact". */
export function typesWithArticle(types: readonly CardType[]): Phrase {
  return inARow(types.map((type) => inForm(noun(typePhrase(type)), { article: "indefinite" })));
}

export function typesAlone(types: readonly CardType[]): Phrase {
  return inARow(types.map(typePhrase));
}

export function supertypesInARow(supertypes: readonly Supertype[]): Phrase {
  return inARow(supertypes.map(supertypeName));
}

export function subtypesInARow(subtypes: readonly string[]): Phrase {
  return inARow(subtypes.map(typeWord));
}

/** "a Mountain and a Saproling". */
export function subtypesWithArticle(subtypes: readonly string[]): Phrase {
  return inARow(subtypes.map((subtype) => inForm(noun(subtypePhrase(subtype)), { article: "indefinite" })));
}

/** Abilities in words, as far as their names in resolutions are words. */
export interface AbilityWords {
  /** Keywords and mana abilities in a row. */
  readonly words: Phrase;
  readonly named: number;
  /** Of others there is an id only, which is no word. */
  readonly unnamed: number;
}

export function abilityWords(
  labels: readonly string[],
  entryOf: EntryOf = () => undefined,
  isGained = false,
): AbilityWords {
  const found = labels.filter((label) => !isQuoted(abilityNamePhrase(label)) || entryOf(label) !== undefined);
  const words = isGained ? gainedInShort(found, entryOf) : abilitiesInShort(found, entryOf);
  return { words, named: found.length, unnamed: labels.length - found.length };
}

/** A value as a list, whatever it is. */
export function listOf(value: Value | undefined): readonly string[] {
  return Array.isArray(value) ? value : value === null || value === undefined ? [] : [String(value)];
}

/** Words of a type line in the order in which they are read; any other list as it is. */
export function inLine(
  characteristic: Characteristic,
  words: readonly string[],
  object: string,
  names: ObjectNames,
): readonly string[] {
  switch (characteristic) {
    case "types":
      return typesInLine(words);
    case "supertypes":
      return supertypesInLine(words);
    case "subtypes":
      return names.asPrinted(words, null, object);
    default:
      return words;
  }
}

/** What the one list has more of than the other; each entry counts (abilities are a multiset). */
export function surplus(list: readonly string[], other: readonly string[]): string[] {
  const rest = [...other];
  return list.filter((word) => {
    const match = rest.indexOf(word);
    if (match === -1) return true;
    rest.splice(match, 1);
    return false;
  });
}
