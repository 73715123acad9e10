import { expect } from "chai";
import type { Card } from "../../src/rules/formats.gen.js";
import { type Language, LANGUAGES } from "../../src/wording/language.js";
import { type ObjectNames, objectNames } from "../../src/wording/object-names.js";
import type { Word } from "../../src/wording/phrase.js";
import { type CardNames, cardNamesOf } from "../../src/wording/card-names.js";
import { Speaker } from "../../src/wording/speaker.js";
import { impossibleIn } from "../support/impossible-shapes.js";

/** A sentence in English, German and French. */
export type Said = readonly [string, string, string];

const CARDS: readonly Pick<Card, "name" | "names">[] = [
  { name: "Bear", names: { de: "Bär", fr: "Ours" } },
  { name: "Anthem", names: { de: "Hymne", fr: "Hymne" } },
];

/** Cards of which two have names in other languages; the players are Ann, Bob and Johannes. */
export const CARD_NAMES: CardNames = cardNamesOf(CARDS);

export const NAMES: ObjectNames = objectNames({
  players: ["Ann", "Bob", "Johannes"],
  timeline: [
    { kind: "enters", card: "Bear", controller: "Ann" },
    { kind: "enters", card: "Bear", id: "Bear 2", controller: "Ann" },
    { kind: "enters", card: "Bear", id: "Second Bear", controller: "Ann" },
    { kind: "enters", card: "Bear", id: "Bob's Bear", controller: "Bob" },
    { kind: "enters", card: "Bear", id: "the copy", controller: "Bob" },
    { kind: "enters", card: "Bear", id: "F1", controller: "Ann", faceDown: "morph" },
    { kind: "enters", card: "Anthem", controller: "Ann" },
  ],
});

export function sentences(word: Word, cardNames: CardNames = CARD_NAMES): Record<Language, string> {
  const said = LANGUAGES.map((language) => [language, new Speaker(language, cardNames).sentence(word)]);
  return Object.fromEntries(said) as Record<Language, string>;
}

/** Asks that a phrase is said so, as a sentence. */
export function expectSaid(word: Word, [en, de, fr]: Said): void {
  expect(sentences(word)).to.deep.equal({ en, de, fr });
}

/** What comes only of data that was not put into words, or of words that were put together wrongly. */
const FAULTS =
  /undefined|\[object|\bNaN\b|\bnull\b|\{ ?\$|\uE000|\{\?|  | [,.]|,[.,]|\.\.|\( | \)|(?<!\p{L})(\p{L}{2,}) \1(?!\p{L})/u;

/** Asks that a phrase can be said in every language, and reads like a sentence. */
export function expectSayable(word: Word, cardNames: CardNames = CARD_NAMES): void {
  for (const [language, text] of Object.entries(sentences(word, cardNames))) {
    const hint = `${language}: ${text}`;
    expect(text, hint).to.not.match(FAULTS);
    expect(text, hint).to.match(/^[^\p{Ll}].*[.!?:][”“»)]*$/su);
    expect(text.split("(").length, hint).to.equal(text.split(")").length);
    expect(impossibleIn(text, language as Language)).to.deep.equal([]);
  }
}
