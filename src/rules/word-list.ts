import { CARD_TYPES, SUPERTYPES } from "./card-types.js";
import { isColor } from "./colors.js";
import { EVERY_CREATURE_TYPE_WORDS, familyOf } from "./subtype-set.js";

/** A list of an object of which a check can ask for single entries. */
export type WordList = "abilities" | "colors" | "subtypes" | "supertypes" | "types";

const TYPES: ReadonlySet<string> = new Set(CARD_TYPES);
const SUPER: ReadonlySet<string> = new Set(SUPERTYPES);

/** The list in which a word of `has` or `lacks` stands: words of a type line have a capital, colors are five, the rest are abilities. */
export function listOfWord(word: string): WordList {
  if (isColor(word)) return "colors";
  if (TYPES.has(word)) return "types";
  if (SUPER.has(word)) return "supertypes";
  return /^\p{Lu}/u.test(word) || word === EVERY_CREATURE_TYPE_WORDS ? "subtypes" : "abilities";
}

const ENCHANT = /^(enchant) .+$/;
const LANDWALK = /^.+ (landwalk)$/;
const SNOW_LANDWALK = /^snow \w+walk$/;

/** A keyword without the quality that not every engine tells: "enchant creature" is compared as "enchant", "snow forestwalk" as "landwalk". */
export function withoutQuality(word: string): string {
  if (SNOW_LANDWALK.test(word)) return "landwalk";
  const [, keyword = word] = ENCHANT.exec(word) ?? LANDWALK.exec(word) ?? [];
  return keyword;
}

/** How often a list has a word; what is every creature type is each of them. */
export function timesIn(list: readonly string[], word: string): number {
  const wanted = withoutQuality(word);
  const times = list.filter((each) => each === word || withoutQuality(each) === wanted).length;
  const isEvery = times === 0 && list.includes(EVERY_CREATURE_TYPE_WORDS) && familyOf(word) === "creature";
  return isEvery && listOfWord(word) === "subtypes" ? 1 : times;
}
