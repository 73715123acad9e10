import type { CardType, Color, Supertype } from "../rules/formats.gen.js";
import { messageAbout } from "./known-message.js";
import { inForm, noun, type Phrase, say, series } from "./phrase.js";

/** Values of characteristics as phrases: lists in a row. */

function inARow(members: readonly Phrase[]): Phrase {
  const [only, ...more] = members;
  return only !== undefined && more.length === 0 ? only : series(members, "and");
}

function known(family: string, word: string): Phrase {
  const id = messageAbout(family, word);
  return id === undefined ? say("value-as-it-is", { value: word }) : say(id);
}

/** "a creature and an artifact", or the words alone. */
export function typeWords(types: readonly string[], how: "articled" | "bare"): Phrase {
  return inARow(
    types.map((type) => {
      const head = known("noun", type as CardType);
      return how === "articled" ? inForm(noun(head), { article: "indefinite" }) : head;
    }),
  );
}

export function supertypeWords(supertypes: readonly string[]): Phrase {
  return inARow(supertypes.map((supertype) => known("supertype", supertype as Supertype)));
}

export function subtypeWords(subtypes: readonly string[]): Phrase {
  return inARow(subtypes.map((subtype) => known("subtype", subtype)));
}

export function colorWords(colors: readonly string[]): Phrase {
  return inARow(colors.map((color) => known("color", color as Color)));
}

const NAMED = /^(?:[a-z][a-z' ]*$|.*\{)/;

/** Keywords and mana abilities in a row; other abilities go by ids, which are no words, and are only counted. */
export function abilityWords(labels: readonly string[]): { readonly words: Phrase; readonly named: number; readonly unnamed: number } {
  const found = labels.flatMap((label): Phrase[] => {
    const id = messageAbout("keyword", label);
    if (id !== undefined) return [say(id)];
    return NAMED.test(label) ? [say("value-as-it-is", { value: label })] : [];
  });
  return { words: inARow(found), named: found.length, unnamed: labels.length - found.length };
}
