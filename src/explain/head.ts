import { familyOf } from "../rules/subtype-set.js";
import type { CardType, Selector, SubtypeWord } from "../rules/formats.gen.js";
import { list } from "./grammar.js";
import type { Thing } from "./place.js";
import { isNoun, pluralOf } from "./plural.js";
import { chosenWords } from "./reference.js";
import { adjective, being, type Forms, type Trait } from "./trait.js";

/** The noun of a description and what of the subtypes has to be said elsewhere. */
export interface Head {
  readonly noun: Forms;
  /** False if the description asks for no kind of object: the noun is then only "permanent", "card" ... */
  readonly says: boolean;
  readonly traits: readonly Trait[];
}

export function listed<T>(value: T | readonly T[] | undefined): readonly T[] {
  if (value === undefined) return [];
  return Array.isArray(value) ? (value as readonly T[]) : [value as T];
}

/** "artifact or creature", "artifacts and creatures". */
function nouns(words: readonly string[]): Forms {
  return { one: list(words, "or"), many: list(words.map(pluralOf)) };
}

/** "creature", "creature spell", "creature card", by where it is. */
function typed(types: readonly CardType[], thing: Thing): Forms {
  const words = types.map((type) => type.toLowerCase());
  if (thing === "permanent" || thing === "object") return nouns(words);
  return { one: `${list(words, "or")} ${thing}`, many: `${list(words)} ${thing}s` };
}

function ofSubtypes(words: readonly string[], thing: Thing): Forms {
  const stands =
    (thing === "permanent" || thing === "object") &&
    words.every((word) => isNoun(word) && familyOf(word) !== "planeswalker");
  return stands ? nouns(words) : withSubtypes(words, { one: thing, many: `${thing}s` });
}

function withSubtypes(words: readonly string[], noun: Forms): Forms {
  return { one: `${list(words, "or")} ${noun.one}`, many: `${list(words)} ${noun.many}` };
}

function baseNoun(selector: Selector, thing: Thing, words: readonly string[]): Forms {
  const types = listed(selector.type);
  if (types.length > 0) {
    const noun = typed(types, thing);
    return words.length === 0 ? noun : withSubtypes(words, noun);
  }
  if (words.length > 0) return ofSubtypes(words, thing);
  const one =
    selector.permanent !== true ? thing : thing === "card" || thing === "spell" ? `permanent ${thing}` : "permanent";
  return { one, many: `${one}s` };
}

function ofToken(noun: Forms, bare: boolean): Forms {
  return bare ? { one: "token", many: "tokens" } : { one: `${noun.one} token`, many: `${withoutPlural(noun)} tokens` };
}

/** "Goblin tokens", not "Goblins tokens". */
function withoutPlural(noun: Forms): string {
  return noun.one.replaceAll(" or ", " and ");
}

function isWord(word: SubtypeWord): word is string {
  return typeof word === "string";
}

/** "of the chosen creature type", "of type Elf or the chosen creature type". */
function ofTypes(subtypes: readonly SubtypeWord[]): Trait {
  const words = subtypes.map((word) => (isWord(word) ? `type ${word}` : chosenWords(word)));
  return being(`of ${list(words, "or")}`);
}

/** CR 205: the noun comes from the card types, else the subtypes, else from the zone. */
export function headOf(selector: Selector, thing: Thing): Head {
  const subtypes = listed(selector.subtype);
  // With a chosen type among them, all are said after the noun.
  const isChosen = !subtypes.every(isWord);
  const words = isChosen ? [] : subtypes.filter(isWord);
  const named = listed(selector.type).length + words.length > 0;
  const noun = baseNoun(selector, thing, words);
  const traits = [
    ...(named && selector.permanent === true ? [adjective("permanent")] : []),
    ...(isChosen ? [ofTypes(subtypes)] : []),
  ];
  const says = named || selector.permanent === true;
  return selector.token === true ? { noun: ofToken(noun, !says), says: true, traits } : { noun, says, traits };
}
