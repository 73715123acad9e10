import { type Language, LOCALES } from "./language.js";
import type { Join } from "./phrase.js";

/** Becomes a comma where the sentence goes on with a word, and nothing elsewhere. */
export const CLOSING_COMMA = "\uE000";

/** Before a name with an article of its own, which has a small letter inside a sentence: "wirkt die Tarraske", "ist die Tarraske getappt". */
export const OWN_ARTICLE = "\uE001";

/** One space between words, none before a comma or a full stop; closing commas are settled, words that a language merges merged. */
export function tidied(text: string, language: Language): string {
  const words = spaced(text);
  switch (language) {
    case "en":
      return nested(closed(words).trim(), language);
    case "de":
      return nested(closed(words), language)
        .replaceAll(/(?<=[\p{L}\p{N}}),;] |\()\uE001\p{Lu}/gu, (article) => article.toLowerCase())
        .replaceAll(OWN_ARTICLE, "")
        .replaceAll(/(?<!\p{L})von dem (?=\p{L})/gu, "vom ")
        .replaceAll(/(?<!\p{L}|, |und |oder )(a|bei)n? dem (?=\p{Lu})/gu, "$1m ")
        .trim();
    case "fr":
      return nested(elided(words).trim(), language);
    default:
      return language satisfies never;
  }
}

/** Quotation marks, and those inside of them. */
const QUOTES: Readonly<
  Record<Language, readonly [open: string, close: string, innerOpen: string, innerClose: string]>
> = {
  en: ["“", "”", "‘", "’"],
  de: ["„", "“", "‚", "‘"],
  fr: ["« ", " »", "“", "”"],
};

/** What is quoted inside a quotation has the other marks of the language: „hat ‚Eile‘“. */
function nested(text: string, language: Language): string {
  const [open, close, innerOpen, innerClose] = QUOTES[language];
  let depth = 0;
  return text.replaceAll(new RegExp(`${open}|${close}`, "g"), (mark) => {
    if (mark === open) return depth++ === 0 ? open : innerOpen;
    if (depth > 0) depth--;
    return depth === 0 ? close : innerClose;
  });
}

/** French alone sets a space before these. */
function closed(text: string): string {
  return text.replaceAll(/ +([:;!?])/g, "$1");
}

function spaced(text: string): string {
  return text
    .replaceAll(/\uE000( \([^()]*\))/gu, "$1\uE000")
    .replaceAll(/\uE000(?=[\s\uE000]*[\p{L}\p{N}„«{+−-])/gu, ",")
    .replaceAll("\uE000", "")
    .replaceAll(/[ \n]+/g, " ")
    .replaceAll(/ +([,.)])/g, "$1")
    .replaceAll(/,(?:\s*,)+/g, ",")
    .replaceAll("( ", "(");
}

const ASPIRATED =
  "éris|éron|éros|érau|eaume|enn|ernie|eurt|iér|ibou|ideu|iss|obbit|och|omard|ongr|onte|oquet|orde|ors|otte|ou|ub|uch|uée|uit|ul[ou]|upp|url|uss|utt|â[lt]e|ache|aie|aill|aine|al[ot]|all[eo]|ameau|an[cgt]|app|ar[cdgnp]|as[aeé]|au|avre";
/** Of names with an H most are English. */
const MUTE =
  "abit|aleine|allucin|arm|écat|égém|éli|érédit|érési|érit|éroï|ésit|erb|eure|ippo|irond|ist|iver|omme|on[no]|or[ir]|orlog|ospit|osti|ôp|ôt|uil|um|yd|ym|yp";
/** Before these French elides: vowels and the mute h; not the aspirated h, and not a few words that are said with a pause. */
const VOWEL = String.raw`(?![Oo]nz|[Oo]ui\b)(?:[aeiouàâäéèêëîïôöùûüœæAEIOUÀÂÄÉÈÊËÎÏÔÖÙÛÜŒÆ]|h(?!${ASPIRATED})|H(?=${MUTE}))`;
/** Not after a hyphen: “attachez-la à” joins nothing. */
const START = String.raw`(?<![\p{L}’'-])`;
const MERGED: readonly (readonly [RegExp, string])[] = [
  [new RegExp(`${START}de des(?= )`, "gu"), "de"],
  [new RegExp(`${START}de les(?= )`, "gu"), "des"],
  [new RegExp(`${START}à les(?= )`, "gu"), "aux"],
  [new RegExp(`${START}de le(?= (?!${VOWEL}))`, "gu"), "du"],
  [new RegExp(`${START}à le(?= (?!${VOWEL}))`, "gu"), "au"],
  [new RegExp(`${START}(s|m|t)a (?=${VOWEL})`, "gu"), "$1on "],
  [new RegExp(`${START}(d|l|n|s|m|t|j|qu|jusqu|lorsqu|puisqu)e (?=${VOWEL})`, "gu"), "$1'"],
  // With a capital in quotation marks and behind colons; a name has "Le" before what it elides with only if it is no French one.
  [new RegExp(`${START}([Ll])[ea] (?=${VOWEL})`, "gu"), "$1'"],
  [new RegExp(`${START}si (?=ils?(?!\\p{L}))`, "gu"), "s'"],
];

/** French joins words: "de le" is "du", "que il" is "qu'il", "sa endurance" is "son endurance". Words with capitals are names. */
function elided(text: string): string {
  return MERGED.reduce((words, [pattern, merged]) => words.replaceAll(pattern, merged), text);
}

/** With a capital. */
export function asTitle(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

/** With a capital, and with a full stop unless there is a mark that ends a sentence. */
export function asSentence(text: string): string {
  const whole = asTitle(text);
  return whole === "" || /[.!?:][”“»)\s]*$/.test(whole) ? whole : `${whole}.`;
}

const LISTS = new Map<string, Intl.ListFormat>();

function listFormat(language: Language, type: "conjunction" | "disjunction"): Intl.ListFormat {
  const key = `${language} ${type}`;
  let format = LISTS.get(key);
  if (format === undefined) LISTS.set(key, (format = new Intl.ListFormat(LOCALES[language], { type })));
  return format;
}

const AND: Readonly<Record<Language, string>> = { en: "and", de: "und", fr: "et" };

/** Clauses behind one "as long as": French begins the second again, "tant que A et que B". */
function clausesJoined(words: readonly string[], join: "and" | "or", language: Language): string {
  const [first = "", ...others] = words;
  return joined(
    language === "fr" ? [first, ...others.map((word) => (word.startsWith("(") ? word : `que ${word}`))] : words,
    join,
    language,
  );
}

export function joined(words: readonly string[], join: Join, language: Language): string {
  if (words.length < 2 && join !== "sentences") return words[0] ?? "";
  switch (join) {
    case "and":
      return listFormat(language, "conjunction").format(words);
    case "or":
    case "kinds":
      return listFormat(language, "disjunction").format(words);
    case "and that":
    case "or that":
      return clausesJoined(words, join === "and that" ? "and" : "or", language);
    case "steps":
      // "erhält X und verliert dann Y": only German has its "then" behind the verb.
      return joined(words, language === "de" ? "and" : "commas", language);
    case "verbs":
      return words.slice(0, -1).some((word) => word.includes(", "))
        ? joined([...words.slice(0, -1), `${AND[language]} ${words.at(-1) ?? ""}`], "semicolons", language)
        : joined(words, "and", language);
    case "commas":
      return words.join(", ");
    case "semicolons":
      // French sets a space before it.
      return words.join(language === "fr" ? " ; " : "; ");
    case "sentences":
      return words.map((word) => asSentence(tidied(word, language))).join(" ");
    case "words":
      return words.join(" ");
    default:
      return join satisfies never;
  }
}
