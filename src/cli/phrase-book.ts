import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { PhraseBook, PhraseSection, Phrasing } from "../rules/formats.gen.js";
import { packageRoot } from "./package-root.js";

/** What cards print, in our words, with an example each: docs/phrases.json. */
export function phraseBook(): PhraseBook {
  return JSON.parse(readFileSync(join(packageRoot(), "docs", "phrases.json"), "utf8")) as PhraseBook;
}

/** The phrases in which every word is found, whatever its case: as cards print them, in our words, or by their example. */
export function phrasesWith(book: PhraseBook, words: readonly string[]): PhraseSection[] {
  return book.sections.flatMap((section) => {
    const phrases = section.phrases.filter((phrase) => containsAll(textOf(section, phrase), words));
    return phrases.length === 0 ? [] : [{ ...section, phrases }];
  });
}

/** So many phrases are told where none has all the words. */
const MOST_NEAR = 4;

/**
 * The phrases that share most of the words, where none has all: by how rare a word is in the book, so that `a` and `the`
 * find nothing. Empty if none shares half of what the words weigh.
 */
export function nearestPhrases(book: PhraseBook, words: readonly string[]): PhraseSection[] {
  const all = book.sections.flatMap((section) => section.phrases.map((phrase) => ({ section, phrase })));
  const texts = all.map(({ section, phrase }) => wordsOf(textOf(section, phrase)));
  const asked = [...wordsOf(words.join(" "))];
  const weights = new Map(
    asked.map((word) => [word, Math.log((all.length + 1) / (1 + texts.filter((text) => text.has(word)).length))]),
  );
  const weigh = (text: ReadonlySet<string>): number =>
    asked.reduce((sum, word) => sum + (text.has(word) ? (weights.get(word) ?? 0) : 0), 0);
  const enough = weigh(new Set(asked)) / 2;
  const near = all
    .map((each, place) => ({ ...each, weight: weigh(texts[place] ?? new Set()) }))
    .filter(({ weight }) => weight > 0 && weight >= enough)
    .sort((a, b) => b.weight - a.weight)
    .slice(0, MOST_NEAR)
    .map(({ phrase }) => phrase);
  return book.sections.flatMap((section) => {
    const phrases = section.phrases.filter((phrase) => near.includes(phrase));
    return phrases.length === 0 ? [] : [{ ...section, phrases }];
  });
}

function wordsOf(text: string): Set<string> {
  return new Set(folded(text).match(/[a-z0-9'+/-]*[a-z0-9]/g) ?? []);
}

export function containsAll(text: string, words: readonly string[]): boolean {
  const plain = folded(text);
  return words.every((word) => plain.includes(folded(word)));
}

function textOf({ title }: PhraseSection, { prints, says, card, scenario }: Phrasing): string {
  return [title, prints, oneLine(says), card ?? scenario ?? ""].join(" ");
}

/** Without accents, in small letters, and every quotation mark as the keyboard has it. */
function folded(text: string): string {
  return text
    .normalize("NFKD")
    .replace(/\p{M}/gu, "")
    .replace(/[\u2018\u2019]/gu, "'")
    .toLowerCase();
}

/** JSON on one line, with spaces where a person would write them. */
export function oneLine(value: unknown): string {
  if (typeof value !== "object" || value === null) return JSON.stringify(value);
  if (Array.isArray(value)) return `[${value.map(oneLine).join(", ")}]`;
  const members = Object.entries(value).map(([key, member]: [string, unknown]) => `"${key}": ${oneLine(member)}`);
  return members.length === 0 ? "{}" : `{ ${members.join(", ")} }`;
}
