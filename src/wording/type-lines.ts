import type { CardType, Color, SubtypeWord, Supertype } from "../rules/formats.gen.js";
import { TYPES_IN_LINE } from "../rules/print-order.js";
import { EVERY_CREATURE_TYPE_WORDS } from "../rules/subtype-set.js";
import { isNoun } from "./heads.js";
import { noun, type NounPhrase, type Phrase, say, series, type Series, seriesOf } from "./phrase.js";
import { colorPhrase, isWord, subtypePhrase, subtypeWordPhrase, supertypeTrait, typePhrase } from "./types.js";

/** What a type line may say, in part or in whole, and what can stand with it: "a 2/2 green Bear creature". */
export interface TypeWords {
  readonly types?: readonly CardType[] | undefined;
  readonly supertypes?: readonly Supertype[] | undefined;
  readonly subtypes?: readonly SubtypeWord[] | undefined;
  readonly colors?: readonly Color[] | undefined;
  /** "1/1", as it is written. */
  readonly size?: string | undefined;
}

/** "artifact creature": card types together are one noun; undefined without any. */
function typesPhrase(types: readonly CardType[]): Phrase | undefined {
  const [last, ...before] = TYPES_IN_LINE.filter((type) => types.includes(type))
    .map(typePhrase)
    .toReversed();
  return before.reduce<Phrase | undefined>(
    (whole, first) => (whole === undefined ? undefined : say("noun-compound", { first, second: whole })),
    last,
  );
}

/** A type line as a noun without an article: "legendary Goblin creature". Subtypes alone are as many nouns: "a Swamp and a Forest". */
export function typeLinePhrase(words: TypeWords): NounPhrase | Series {
  const { types = [], supertypes = [], subtypes = [], colors = [], size } = words;
  const adjectives = [
    ...(size === undefined ? [] : [say("trait-size", { size })]),
    ...supertypes.map(supertypeTrait),
    ...(colors.length === 0 ? [] : [say("trait-color", { color: series(colors.map(colorPhrase), "and") })]),
  ];
  const named = subtypes.filter(isWord).filter((word) => word !== EVERY_CREATURE_TYPE_WORDS);
  const kind = typesPhrase(types);
  const [only, ...more] = named;
  if (kind === undefined && only !== undefined && named.length === subtypes.length && named.every(isNoun)) {
    if (more.length === 0) return noun(subtypePhrase(only), adjectives);
    return seriesOf(named, (word) => noun(subtypePhrase(word), adjectives), "and");
  }
  const chosen = subtypes.flatMap((word) => {
    if (!isWord(word)) return [say("of-chosen", { what: subtypeWordPhrase(word) })];
    return word === EVERY_CREATURE_TYPE_WORDS ? [say("of-every-creature-type")] : [];
  });
  return noun(kind ?? say("noun-permanent"), [
    ...adjectives,
    ...(named.length === 0 ? [] : [subtypesTrait(named)]),
    ...(chosen.length === 0 ? [] : [say("trait-of-types", { words: series(chosen, "and") })]),
  ]);
}

/** All of these subtypes together: "Goblin Warrior", "vom Typ Goblin und Krieger". */
function subtypesTrait(words: readonly string[]): Phrase {
  const phrases = words.map(subtypePhrase);
  return say("trait-subtypes", { words: series(phrases, "words"), list: series(phrases, "and") });
}
