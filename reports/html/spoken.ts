import { createContext } from "preact";
import { useContext } from "preact/hooks";
import { remembered } from "../../src/rules/remembered.js";
import type { Language } from "../../src/wording/language.js";
import { type SheetWords, sheetWords } from "../key/words.js";

/** The language in which a page speaks. */
export const Spoken = createContext<Language>("en");

export type PageWords = SheetWords;

const WORDS = new Map<Language, PageWords>();

/** What stands on a page, in a language. */
export function pageWords(language: Language): PageWords {
  return remembered(WORDS, language, () => sheetWords(language));
}

export function useWords(): PageWords {
  return pageWords(useContext(Spoken));
}
