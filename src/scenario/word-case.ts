import { CARD_TYPES, SUPERTYPES } from "../rules/card-types.js";
import { COLORS } from "../rules/colors.js";
import { isObject } from "../rules/json-object.js";
import { own } from "../rules/own.js";
import { SUBTYPES } from "../rules/subtypes.js";
import { isKeywordText } from "../rules/keyword-text.js";

/*
 * Keywords, colors and the words of type lines may be written in any case, "Protection from Red" or "red Goblin". They are
 * put into the case that data have as a file is read, so that nothing behind that border meets another.
 */

/** Deeper than any file that is valid; what lies below is left as it is. */
const DEEPEST = 100;

type Lexicon = ReadonlyMap<string, string>;

function lexicon(words: readonly string[]): Lexicon {
  return new Map(words.map((word) => [word.toLowerCase(), word]));
}

const COLOR = lexicon(COLORS);
const SUBTYPE = lexicon(Object.values(SUBTYPES).flat());
const TYPE = lexicon(CARD_TYPES);
const SUPERTYPE = lexicon(SUPERTYPES);

/** Words of a type line have a meaning of their own, in the case in which they stand there. */
const OF_TYPE_LINES: ReadonlySet<string> = new Set([...CARD_TYPES, ...SUPERTYPES, ...SUBTYPE.values()]);

/** What a quality may be after "from": these and what joins them. Anything else is the name of a card. */
const QUALITIES: ReadonlySet<string> = new Set(
  [...COLORS, ...OF_TYPE_LINES, "everything", "each", "or", "and", "the", "chosen", "color", "colors"].map((word) =>
    word.toLowerCase(),
  ),
);

/** Under these stand keyword abilities. */
const KEYWORD_KEYS: ReadonlySet<string> = new Set(["abilities", "addAbilities", "plus", "keyword", "keywords"]);

/** Colors and words of type lines, by the key under which they stand in cards, effects, selectors and expectations. */
const QUALITY_KEYS: Readonly<Record<string, Lexicon>> = {
  landType: SUBTYPE,
  color: COLOR,
  colors: COLOR,
  colorIndicator: COLOR,
  addColors: COLOR,
  setColors: COLOR,
  devotion: COLOR,
  type: TYPE,
  types: TYPE,
  addTypes: TYPE,
  setTypes: TYPE,
  removeTypes: TYPE,
  supertype: SUPERTYPE,
  supertypes: SUPERTYPE,
  addSupertypes: SUPERTYPE,
  removeSupertypes: SUPERTYPE,
  subtype: SUBTYPE,
  subtypes: SUBTYPE,
  addSubtypes: SUBTYPE,
};

/** In these lists of a check colors and words of type lines stand among abilities. */
const MIXED_KEYS: ReadonlySet<string> = new Set(["has", "lacks"]);

/** Choices that are the quality of a keyword. */
const CHOICE_KEYS: Readonly<Record<string, Lexicon>> = { color: COLOR, creatureType: SUBTYPE, basicLandType: SUBTYPE };

/** The name of a choice among keywords. */
const CHOSEN_KEYWORD = "keyword";

/** A file with its keywords, colors, words of type lines and the choices of such in the case that data have. */
export function inCaseOfData(file: unknown): unknown {
  return recased(file, "anywhere", 0);
}

/** Choices have names of their own, and so has what is linked. */
type Place = "anywhere" | "choices" | "links";

function recased(value: unknown, place: Place, depth: number): unknown {
  if (depth > DEEPEST) return value;
  if (Array.isArray(value)) return value.map((item: unknown) => recased(item, place, depth + 1));
  if (!isObject(value)) return value;
  const isKeyword = typeof value["keyword"] === "string";
  return Object.fromEntries(
    Object.entries(value).map(([key, member]) => {
      const inside = key === "choices" || key === "links" ? key : "anywhere";
      const words = lexiconOf(key, place, isKeyword);
      if (words !== undefined)
        return [key, each(member, (word) => words.get(word.toLowerCase()) ?? word, inside, depth)];
      if (place === "anywhere" && MIXED_KEYS.has(key)) return [key, each(member, mixedWord, inside, depth)];
      if ((place === "anywhere" && KEYWORD_KEYS.has(key)) || isChosenKeyword(key, place))
        return [key, each(member, keywordText, inside, depth)];
      return [key, recased(member, inside, depth + 1)];
    }),
  );
}

function lexiconOf(key: string, place: Place, isKeyword: boolean): Lexicon | undefined {
  if (place === "choices") return own(CHOICE_KEYS, key.split("/").at(-1) ?? key);
  if (place === "links") return undefined;
  return isKeyword && key === "from" ? COLOR : own(QUALITY_KEYS, key);
}

function isChosenKeyword(key: string, place: Place): boolean {
  return place === "choices" && key.split("/").at(-1) === CHOSEN_KEYWORD;
}

/** A word or each of a list of words; what is no word is gone through as everything else is. */
function each(member: unknown, change: (word: string) => string, inside: Place, depth: number): unknown {
  if (typeof member === "string") return change(member);
  if (!Array.isArray(member)) return recased(member, inside, depth + 1);
  return member.map((item: unknown) => (typeof item === "string" ? change(item) : recased(item, inside, depth + 1)));
}

/**
 * A color, a word of a type line or an ability. What has no capital is a color, a keyword or the id of an ability, whatever
 * type is called so: "snow" and "forest" are ids of abilities.
 */
function mixedWord(word: string): string {
  const text = keywordText(word);
  if (text !== word || !/\p{Lu}/u.test(word) || OF_TYPE_LINES.has(word)) return text;
  const lower = word.toLowerCase();
  return COLOR.get(lower) ?? TYPE.get(lower) ?? SUPERTYPE.get(lower) ?? SUBTYPE.get(lower) ?? word;
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
