import type { Language } from "../language.js";
import de from "./de.gen.js";
import en from "./en.gen.js";
import fr from "./fr.gen.js";

const CATALOGUES: Readonly<Record<Language, string>> = { de, en, fr };

/** The messages of a language, in the syntax of Fluent. */
export function catalogueOf(language: Language): string {
  return CATALOGUES[language];
}

/** Where a message or term begins: only these stand at the start of a line before "=". */
const BEGINNING = /^(-?[a-zA-Z][\w-]*) *=/gm;

/** The beginnings in a catalogue, with the name of the message or term. */
export function beginningsIn(catalogue: string): RegExpExecArray[] {
  return [...catalogue.matchAll(BEGINNING)];
}

/** The ids of all messages, which are those of any language; terms have names of their own. */
export function messageIds(): string[] {
  return beginningsIn(catalogueOf("en")).flatMap(({ 1: name = "" }) => (name.startsWith("-") ? [] : [name]));
}
