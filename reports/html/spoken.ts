import { type ComponentChildren, createContext } from "preact";
import { useContext } from "preact/hooks";
import { remembered } from "../../src/rules/remembered.js";
import type { MessageId } from "../../src/wording/catalogue/message-ids.gen.js";
import { isMessage } from "../../src/wording/known-message.js";
import { type Language, LOCALES } from "../../src/wording/language.js";
import { Speaker } from "../../src/wording/speaker.js";
import { say, type Word } from "../../src/wording/phrase.js";
import { type SheetWords, sheetWords } from "../key/words.js";

/** The language in which a page speaks. */
export const Spoken = createContext<Language>("en");

/** Says what stands on a page of the report, in its language. */
export interface PageWords extends SheetWords {
  readonly language: Language;
  readonly speaker: Speaker;
  /** A message with markup in the places of its variables. */
  parts(
    id: MessageId,
    markup: Readonly<Record<string, ComponentChildren>>,
    args?: Readonly<Record<string, Word>>,
  ): ComponentChildren;
  /** "Under the m10 rules", as a heading. */
  under(rules: string): string;
  /** A phrase of the catalogue, inside a line. */
  said(phrase: Word): string;
  /** `2,092`. */
  number(n: number): string;
  /** A share of 1 as `12.5 %`. */
  percent(share: number): string;
}

const WORDS = new Map<Language, PageWords>();

/** What stands on a page, in a language. */
export function pageWords(language: Language): PageWords {
  return remembered(WORDS, language, () => wordsIn(language));
}

export function useWords(): PageWords {
  return pageWords(useContext(Spoken));
}

/** The name of a topic of the corpus; another folder is called as it is. */
export function topicName(topic: string, words: PageWords): string {
  const id = `report-topic-${topic}`;
  return isMessage(id) ? words.text(id) : topic;
}

/** Around the name of a variable whose place markup takes: private characters, which stand in no message. */
const MARK = "\uE010";

function wordsIn(language: Language): PageWords {
  const words = sheetWords(language);
  const speaker = new Speaker(language);
  const numbers = new Intl.NumberFormat(LOCALES[language]);
  const tenths = new Intl.NumberFormat(LOCALES[language], { minimumFractionDigits: 1, maximumFractionDigits: 1 });
  // A list says the same few words in thousands of rows.
  const fixed = new Map<MessageId, string>();
  const text: PageWords["text"] = (id, args) =>
    args === undefined ? remembered(fixed, id, () => words.text(id)) : words.text(id, args);
  return {
    ...words,
    language,
    speaker,
    text,
    under: (rules) => speaker.title(say("report-under", { rules })),
    said: (phrase) => speaker.text(phrase),
    number: (n) => numbers.format(n),
    percent: (share) => `${tenths.format(100 * share)} %`,
    parts: (id, markup, args = {}) => {
      const places = Object.keys(markup).map((name) => [name, `${MARK}${name}${MARK}`] as const);
      const said = text(id, { ...args, ...Object.fromEntries(places) });
      // Between two marks every second part is the name of a variable.
      return said.split(MARK).map((part, place) => (place % 2 === 1 ? markup[part] : part));
    },
  };
}
