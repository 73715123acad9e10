import { type Language, LOCALES } from "./language.js";
import type { Join } from "./phrase.js";

/** Becomes a comma where the sentence goes on with a word, and nothing elsewhere. */
export const CLOSING_COMMA = "\uE000";

/** One space between words, none before a comma or a full stop; closing commas are settled. */
export function tidied(text: string): string {
  return text
    .replaceAll(/\uE000(?=[\s\uE000]*[\p{L}\p{N}“„«{(])/gu, ",")
    .replaceAll("\uE000", "")
    .replaceAll(/[ \n]+/g, " ")
    .replaceAll(/ +([,.)])/g, "$1")
    .replaceAll(/,(?:\s*,)+/g, ",")
    .replaceAll("( ", "(")
    .trim();
}

/** With a capital, and with a full stop unless there is a mark that ends a sentence. */
export function asSentence(text: string): string {
  const whole = text.charAt(0).toUpperCase() + text.slice(1);
  return whole === "" || /[.!?:][”“»)\s]*$/.test(whole) ? whole : `${whole}.`;
}

const LISTS = new Map<string, Intl.ListFormat>();

function listFormat(language: Language, type: "conjunction" | "disjunction"): Intl.ListFormat {
  const key = `${language} ${type}`;
  let format = LISTS.get(key);
  if (format === undefined) LISTS.set(key, (format = new Intl.ListFormat(LOCALES[language], { type })));
  return format;
}

export function joined(words: readonly string[], join: Join, language: Language): string {
  switch (join) {
    case "and":
      return listFormat(language, "conjunction").format(words);
    case "or":
      return listFormat(language, "disjunction").format(words);
    case "commas":
      return words.join(", ");
    case "semicolons":
      // French sets a space before it.
      return words.join(language === "fr" ? " ; " : "; ");
    case "sentences":
      return words.map((word) => asSentence(tidied(word))).join(" ");
    case "words":
      return words.join(" ");
    default:
      return join satisfies never;
  }
}
