import { expect } from "chai";
import { LANGUAGES } from "../../src/wording/language.js";
import type { Form, Word } from "../../src/wording/phrase.js";
import { Speaker } from "../../src/wording/speaker.js";
import { impossibleIn } from "../support/impossible-shapes.js";

const SPEAKERS = LANGUAGES.map((language) => new Speaker(language));

/** A phrase in English, German and French. */
export function inAllLanguages(word: Word, form: Partial<Form> = {}): string[] {
  return SPEAKERS.map((speaker) => speaker.text(word, form));
}

/** What can only come from data that was not put into words. */
const UNWORDED = /undefined|\[object|\bNaN\b|\bnull\b|[{[]"|"[}\]]|":|=>/;

/** Asks that a text is words with its marks well set, as nested as it may be. */
export function expectSet(text: string): void {
  expect(text.trim()).to.not.equal("");
  expect(text).to.not.match(UNWORDED);
  expect(text).to.not.match(/ {2}| [,.)]|\( |,\.|\.\.|,,/);
  expect(text, "a closing comma that was not settled").to.not.include("\uE000");
  expect(text.split("(").length, "brackets").to.equal(text.split(")").length);
}

/** Asks that a text is words, well set. */
export function expectWellSet(text: string): void {
  expectSet(text);
  expect(text, "a doubled word").to.not.match(/(?<![\p{L}’'-])(?!die\b|der\b|das\b|vous\b)(\p{L}+) \1(?![\p{L}-])/u);
}

/** Asks that a phrase can be said in every language, and is well set. */
export function expectWording(word: Word, form: Partial<Form> = {}): void {
  for (const speaker of SPEAKERS) {
    const text = speaker.text(word, form);
    expectWellSet(text);
    expect(impossibleIn(text, speaker.language)).to.deep.equal([]);
  }
}
