import type { Quantity, Selector } from "../rules/formats.gen.js";
import { BASIC_LAND_TYPES, SUBTYPES } from "../rules/subtypes.js";
import { isHarmless } from "./harmless.js";
import { becoming, keepingTypes, maybeDefines, withCondition, withSubject } from "./sentence.js";
import { capitalised, CREATURE_TYPE_WORDS, KEYWORD_NAMES, NUMBER_WORDS, SINGULARS, SUBTYPE_WORDS } from "./words.js";

/** What the grammar must know of words and of what belongs together. */
export const vocabulary = {
  capitalised,
  isSubtype: (word: string): boolean => SUBTYPE_WORDS.has(word),
  singular: (word: string): string | undefined => SINGULARS.get(word),
  isCreatureType: (word: string): boolean => CREATURE_TYPE_WORDS.has(word),
  isBasicLandType: (word: string): boolean => (BASIC_LAND_TYPES as readonly string[]).includes(word),
  landOfWalk: (word: string): string | undefined => {
    const land = capitalised(word.slice(0, -"walk".length));
    return SUBTYPES.land.includes(land) ? land : undefined;
  },
  isKeyword: (word: string): boolean => KEYWORD_NAMES.has(word),
  takesCost: (word: string): boolean => KEYWORD_NAMES.get(word)?.parameter === "cost",
  takesNumber: (word: string): boolean => KEYWORD_NAMES.get(word)?.parameter === "number",
  standsAlone: (word: string): boolean => {
    const { parameter } = KEYWORD_NAMES.get(word) ?? {};
    return parameter === undefined || word === "hexproof";
  },
  number: (word: string): number | undefined => {
    const place = NUMBER_WORDS.indexOf(word);
    return place < 0 ? undefined : place;
  },
  /** Fits one of these: as a list of types or subtypes where that says it. */
  anyOf(kinds: readonly Selector[]): Selector {
    const [only] = kinds;
    if (kinds.length === 1 && only !== undefined) return only;
    for (const key of ["type", "subtype"] as const) {
      const words = kinds.map((kind) => (Object.keys(kind).length === 1 ? kind[key] : undefined));
      if (words.every((word) => typeof word === "string")) return { [key]: words };
    }
    return { anyOf: [...kinds] };
  },
  /** n times an amount; a reduction is said as one, since an amount that comes out negative would count as 0 (CR 107.1b). */
  multiple(n: number, times: Quantity | undefined): Quantity {
    if (times === undefined || times === null || n === 0) return n;
    const positive: Quantity = Math.abs(n) === 1 ? times : { product: [Math.abs(n), times] };
    return n < 0 ? { negative: positive } : positive;
  },
  becoming,
  isHarmless,
  maybeDefines,
  withSubject,
  withCondition,
  keepingTypes,
};
