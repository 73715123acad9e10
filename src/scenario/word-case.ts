import { CARD_TYPES, SUPERTYPES } from "../rules/card-types.js";
import { COLORS } from "../rules/colors.js";
import { isObject } from "../rules/json-object.js";
import { own } from "../rules/own.js";
import { SUBTYPES } from "../rules/subtypes.js";
import { isKeywordText } from "../rules/keyword-text.js";

/*
 * Keywords and the words of their qualities may be written in any case, "Protection from Red" or "Islandwalk". They are put
 * into the case that data have as a file is read, so that nothing behind that border meets another.
 */

/** Deeper than any file that is valid; what lies below is left as it is. */
const DEEPEST = 100;

type Lexicon = ReadonlyMap<string, string>;

function lexicon(words: readonly string[]): Lexicon {
  return new Map(words.map((word) => [word.toLowerCase(), word]));
}

const COLOR = lexicon(COLORS);
const SUBTYPE = lexicon(Object.values(SUBTYPES).flat());

/** Words of a type line have a meaning of their own, in the case in which they stand there. */
const OF_TYPE_LINES: ReadonlySet<string> = new Set([...CARD_TYPES, ...SUPERTYPES, ...SUBTYPE.values()]);

/** What a quality may be after "from": these and what joins them. Anything else is the name of a card. */
const QUALITIES: ReadonlySet<string> = new Set(
  [...COLORS, ...OF_TYPE_LINES, "everything", "each", "or", "and", "the", "chosen", "color", "colors"].map((word) =>
    word.toLowerCase(),
  ),
);

/** Under these stand keyword abilities. */
const KEYWORD_KEYS: ReadonlySet<string> = new Set([
  "abilities",
  "addAbilities",
  "plus",
  "keyword",
  "keywords",
  "has",
  "lacks",
]);

/** The words of a quality, by the key of the selector or of the keyword ability. */
const QUALITY_KEYS: Readonly<Record<string, Lexicon>> = {
  from: COLOR,
  landType: SUBTYPE,
  color: COLOR,
  colors: COLOR,
  type: lexicon(CARD_TYPES),
  supertype: lexicon(SUPERTYPES),
  subtype: SUBTYPE,
};

/** Choices that are the quality of a keyword. */
const CHOICE_KEYS: Readonly<Record<string, Lexicon>> = { color: COLOR, creatureType: SUBTYPE, basicLandType: SUBTYPE };

/** The name of a choice among keywords. */
const CHOSEN_KEYWORD = "keyword";

/** A file with its keywords, their qualities and the choices of qualities in the case that data have. */
export function inCaseOfData(file: unknown): unknown {
  return recased(file, "nowhere", 0);
}

type Place = "nowhere" | "quality" | "choices";

function recased(value: unknown, place: Place, depth: number): unknown {
  if (depth > DEEPEST) return value;
  if (Array.isArray(value)) return value.map((item: unknown) => recased(item, place, depth + 1));
  if (!isObject(value)) return value;
  const isKeyword = typeof value["keyword"] === "string";
  return Object.fromEntries(
    Object.entries(value).map(([key, member]) => {
      const inside = insideOf(key, place, isKeyword);
      const words = lexiconOf(key, place, isKeyword);
      if (words !== undefined)
        return [key, each(member, (word) => words.get(word.toLowerCase()) ?? word, inside, depth)];
      if (KEYWORD_KEYS.has(key) || (place === "choices" && key.split("/").at(-1) === CHOSEN_KEYWORD))
        return [key, each(member, keywordText, inside, depth)];
      return [key, recased(member, inside, depth + 1)];
    }),
  );
}

function insideOf(key: string, place: Place, isKeyword: boolean): Place {
  if (key === "choices") return "choices";
  return place === "quality" || (isKeyword && (key === "quality" || key === "fromQuality")) ? "quality" : "nowhere";
}

function lexiconOf(key: string, place: Place, isKeyword: boolean): Lexicon | undefined {
  if (place === "choices") return own(CHOICE_KEYS, key.split("/").at(-1) ?? key);
  if (place === "quality") return own(QUALITY_KEYS, key);
  return isKeyword && (key === "from" || key === "landType") ? QUALITY_KEYS[key] : undefined;
}

/** A word or each of a list of words; what is no word is gone through as everything else is. */
function each(member: unknown, change: (word: string) => string, inside: Place, depth: number): unknown {
  if (typeof member === "string") return change(member);
  if (!Array.isArray(member)) return recased(member, inside, depth + 1);
  return member.map((item: unknown) => (typeof item === "string" ? change(item) : recased(item, inside, depth + 1)));
}

/** A keyword ability as labels write it; what is none is left alone, and so is a name after "from" and what stands in braces. */
function keywordText(word: string): string {
  if (OF_TYPE_LINES.has(word)) return word;
  const lower = word.replaceAll(/\{[^}]*\}|[^{]+/g, (piece) => (piece.startsWith("{") ? piece : piece.toLowerCase()));
  if (lower === word || !isKeywordText(lower)) return word;
  const [, head = "", quality] = /^(.*? from )(.+)$/i.exec(word) ?? [];
  if (
    quality === undefined ||
    quality
      .toLowerCase()
      .split(/,?\s+/)
      .every((part) => QUALITIES.has(part))
  )
    return lower;
  return head.toLowerCase() + quality;
}
