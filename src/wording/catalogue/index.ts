import type { Language } from "../language.js";
import de from "./de.gen.js";
import en from "./en.gen.js";
import fr from "./fr.gen.js";

const CATALOGUES: Readonly<Record<Language, string>> = { de, en, fr };

/** The messages of a language, in the syntax of Fluent. */
export function catalogueOf(language: Language): string {
  return CATALOGUES[language];
}
