import type { CardType, Chosen, ColorWord, SubtypeWord, Supertype, Zone } from "../rules/formats.gen.js";
import { linkedName } from "../rules/linked.js";
import { placeOfAsker } from "./askers.js";
import { dashed, messageAbout } from "./known-message.js";
import { inForm, type Phrase, row, say, type Saying, type Word } from "./phrase.js";

/** Words of type lines and of mana: each is a noun or an adjective that the catalogues inflect. */

/** "creature", "creatures", as a noun. */
export function typePhrase(type: CardType): Phrase {
  return say(`noun-${dashed(type)}`);
}

/** A trait: "legendary creatures", "is legendary". */
export function supertypeTrait(supertype: Supertype): Saying {
  return say(`trait-${dashed(supertype)}`);
}

/** "Elf", "Elves", as a noun; a word that no message knows is said as it is. */
export function subtypePhrase(word: string): Phrase {
  const id = messageAbout("subtype", word);
  return id === undefined ? say("subtype-unknown", { word }) : say(id);
}

/** A subtype as written, and not a choice that stands for one. */
export function isWord(word: SubtypeWord): word is string {
  return typeof word === "string";
}

/** A subtype, or which choice stands for it. */
export function subtypeWordPhrase(word: SubtypeWord): Phrase {
  return typeof word === "string" ? subtypePhrase(word) : chosenPhrase(word);
}

/** A color, as an adjective that agrees; `as: "name"` is the noun of it ("Weiß", "le blanc"). */
export function colorPhrase(color: Exclude<ColorWord, Chosen>): Phrase {
  return say(`color-${color}`);
}

/** The same as an adjective by itself: "white". */
export function plainColor(color: Exclude<ColorWord, Chosen>): Phrase {
  return inForm(colorPhrase(color), { as: "plain" });
}

/** A zone as a noun without an article: "graveyard". */
export function zonePhrase(zone: Zone): Phrase {
  return say(`noun-${zone}`);
}

/** "a +1/+1 counter", "2 charge counters": a noun. `any` is a counter of whatever kind. */
export function counterPhrase(kind: string): Phrase {
  if (kind === "any") return say("noun-counter");
  const id = messageAbout("counter", kind);
  return id === undefined ? say("counter-of-kind", { kind }) : say(id);
}

/** `basicLandType` -> `basic land type`. */
export function spacedWords(name: string): string {
  return name
    .replaceAll(/[-_.]+/g, " ")
    .replaceAll(/([a-z])([A-Z])/g, (_, before: string, after: string) => `${before} ${after.toLowerCase()}`);
}

/** "the chosen creature type": always definite, with number, gender and cases. */
export function chosenPhrase({ chosen }: Chosen): Phrase {
  const { asker, name } = linkedName(chosen);
  const id = messageAbout("chosen", spacedWords(name));
  const what = id === undefined ? say("chosen-named", { name: spacedWords(name) }) : say(id);
  const place = placeOfAsker(asker);
  return place === undefined ? what : say("chosen-by-ability", { what, place });
}

/** "A or B" of one, "A and B" of several; the only one stands alone. */
export function kinds(members: readonly Phrase[]): Phrase {
  return row(members, "kinds");
}

/** "A or B"; the only one stands alone. */
export function either(members: readonly Word[]): Word {
  return row(members, "or");
}

const SIZE = /^[+-]\d+\/[+-]\d+$/;

/** "+1/+1 counter", "flying counter": a noun, in its form one or many. */
export function counterKind(kind: string): Phrase {
  const isOwnSize = SIZE.test(kind) && messageAbout("counter", kind) === undefined;
  return isOwnSize ? say("counter-of-size", { kind }) : counterPhrase(kind);
}

/** "2 +1/+1 counters"; singular or plural by how many there are. */
export function countedCounters(kind: string, count: number): Phrase {
  const number = count === 1 ? "one" : "many";
  const counters = inForm(counterKind(kind), { number });
  return inForm(say("counters-counted", { count, counters }), { number });
}

/** "1 flying counter and 2 +1/+1 counters". */
export function counterCounts(counters: Readonly<Record<string, number>>): Phrase {
  const counted = Object.entries(counters).map(([kind, count]) => countedCounters(kind, count));
  return row(counted, "and");
}

const FAMILIES = ["subtype", "keyword"] as const;

/** A color, a subtype or a keyword as a noun: "red" is "Rot" in German. What no message knows is said as it is. */
export function typeWord(word: string): Word {
  const color = messageAbout("color", word);
  if (color !== undefined) return inForm(say(color), { as: "name" });
  for (const family of FAMILIES) {
    const id = messageAbout(family, word);
    if (id !== undefined) return say(id);
  }
  return word;
}

const BODY = /^(\S+\/\S+)(?: (.+))?$/;

/** One of the bodies that an object may choose, as cards call them: "2/2 flying", "1/6 Wall". */
export function bodyWord(body: string): Word {
  const [, size, more] = BODY.exec(body) ?? [];
  if (size === undefined || more === undefined) return body;
  const args = { size, more: typeWord(more) };
  return messageAbout("keyword", more) === undefined ? say("body-of-type", args) : say("body-with-keyword", args);
}
