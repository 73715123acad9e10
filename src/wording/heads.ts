import type { CardType, Selector, SubtypeWord } from "../rules/formats.gen.js";
import { familyOf } from "../rules/subtype-set.js";
import { type Phrase, say } from "./phrase.js";
import type { Thing } from "./places.js";
import { either, isWord, kinds, subtypePhrase, subtypeWordPhrase, typePhrase } from "./types.js";

/** The noun of a description and what of the subtypes has to be said beside it. */
export interface Head {
  readonly noun: Phrase;
  /** False if the description asks for no kind of object: the noun is then only "permanent", "card" ... */
  readonly says: boolean;
  readonly traits: readonly Phrase[];
}

export function listed<T>(value: T | readonly T[] | undefined): readonly T[] {
  if (value === undefined) return [];
  return Array.isArray(value) ? (value as readonly T[]) : [value as T];
}

/** Words that can't stand as nouns: "Urza's lands", not "Urza'ses". */
const ATTRIBUTIVE_ONLY: ReadonlySet<string> = new Set(["Arcane", "Power-Plant", "Urza's", "Shi'ar", "C'tan"]);

/** Whether a subtype can be said of objects by itself: "an Elf", but not "a Garruk". */
export function isNoun(subtype: string): boolean {
  return !ATTRIBUTIVE_ONLY.has(subtype) && familyOf(subtype) !== "planeswalker";
}

function thingPhrase(thing: Thing): Phrase {
  if (thing === "spell or permanent") return kinds([say("noun-spell"), say("noun-permanent")]);
  return say(`noun-${thing}`);
}

/** "creature", "creature spell", "creature card", by where it is. */
function typed(type: CardType, thing: Thing): Phrase {
  const kind = typePhrase(type);
  if (thing === "card") return say("noun-card-of", { kind });
  return thing === "spell" ? say("noun-spell-of", { kind, type }) : kind;
}

function bareNoun({ permanent, token }: Selector, thing: Thing): Phrase {
  if (token === true) return say("noun-token");
  if (permanent !== true) return thingPhrase(thing);
  return thing === "card"
    ? say("noun-permanent-card")
    : thing === "spell"
      ? say("noun-permanent-spell")
      : say("noun-permanent");
}

/** CR 205: the noun comes from the card types, else the subtypes, else from the zone. */
export function headOf(selector: Selector, thing: Thing): Head {
  const types = listed(selector.type);
  const subtypes = listed(selector.subtype);
  const says =
    types.length + subtypes.filter(isWord).length > 0 || selector.permanent === true || selector.token === true;
  const isPermanent = says && selector.permanent === true && types.length + subtypes.length > 0;
  const traits = isPermanent ? [say("trait-permanent")] : [];
  const stands =
    types.length === 0 &&
    subtypes.length > 0 &&
    selector.token !== true &&
    thing !== "card" &&
    thing !== "spell" &&
    subtypes.every((word) => isWord(word) && isNoun(word));
  if (stands) return { noun: kinds(subtypes.map(subtypeWordPhrase)), says, traits };
  const isToken = selector.token === true;
  const noun =
    types.length === 0
      ? bareNoun(selector, thing)
      : kinds(types.map((type) => (isToken ? say("noun-token-of", { kind: typePhrase(type) }) : typed(type, thing))));
  return { noun, says, traits: [...traits, ...subtypeTraits(subtypes)] };
}

/** "Goblin creatures", "creatures of type Elf or the chosen creature type": all are said together. */
function subtypeTraits(subtypes: readonly SubtypeWord[]): Phrase[] {
  if (subtypes.length === 0) return [];
  const words = either(subtypes.map(subtypeWordPhrase));
  if (subtypes.every(isWord)) return [say("trait-subtype", { words })];
  const kindsOf = subtypes.map((word) =>
    isWord(word) ? say("of-type", { word: subtypePhrase(word) }) : say("of-chosen", { what: subtypeWordPhrase(word) }),
  );
  return [say("trait-of-types", { words: either(kindsOf) })];
}
