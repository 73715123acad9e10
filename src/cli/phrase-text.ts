import { wrap } from "../explain/wrap.js";
import type { PhraseBook, PhraseSection, Phrasing } from "../rules/formats.gen.js";
import { counted } from "./count.js";
import type { Painter } from "./page.js";
import { oneLine } from "./phrase-book.js";
import { commandLine } from "./shell.js";
import { tableLines } from "./table.js";
import type { VocabularyWord } from "./vocabulary-words.js";

interface Page {
  readonly paint: Painter;
  readonly width: number;
  /** A scenario in which a card is played; undefined if it is in none. */
  readonly playedIn: (card: string) => string | undefined;
}

/** What is there to be found. */
export function sectionsText({ sections }: PhraseBook, paint: Painter, width: number): string {
  return [
    ...tableLines(
      [{ title: "chapter" }, { title: "phrases" }],
      sections.map(({ title, phrases }) => [title, String(phrases.length)]),
      width,
    ),
    "",
    wrap(`${paint("bold", "npx cr613 vocabulary <words>")} finds phrases by what cards print, or by our own words.`, {
      width,
    }),
  ].join("\n");
}

/** What was found: phrases by chapter, then words of the formats. */
export function vocabularyText(
  sections: readonly PhraseSection[],
  words: readonly VocabularyWord[],
  page: Page,
): string {
  const chapters = sections.map(({ title, phrases }) =>
    [page.paint("bold", title), ...phrases.map((phrase) => phraseText(phrase, page))].join("\n"),
  );
  return [...chapters, ...(words.length === 0 ? [] : [wordsText(words, page)])].join("\n\n");
}

function phraseText({ prints, says, card, scenario }: Phrasing, { paint, width, playedIn }: Page): string {
  const lines = [
    wrap(prints, { width, first: "  ", rest: "    " }),
    wrap(paint("cyan", oneLine(says)), { width, first: "    ", rest: "      " }),
  ];
  if (scenario !== undefined) return [...lines, `    ${commandLine("explain", scenario)}`].join("\n");
  const played = card === undefined ? undefined : playedIn(card);
  const shown = played === undefined ? "" : `, played in ${played}`;
  return [...lines, wrap(`${commandLine("card", card ?? "")}${shown}`, { width, first: "    " })].join("\n");
}

/** So many words are shown at most: a common word is in nearly every sentence. */
const MOST_WORDS = 12;

function wordsText(words: readonly VocabularyWord[], { paint, width }: Page): string {
  const more = words.length - MOST_WORDS;
  return [
    paint("bold", "Words (docs/VOCABULARY.md)"),
    ...words
      .slice(0, MOST_WORDS)
      .map(({ word, is, says }) =>
        wrap(`${paint("cyan", word)} (${is}) ${says}`, { width, first: "  ", rest: "    " }),
      ),
    ...(more > 0 ? [`  and ${counted(more, "more word")}; --json has all`] : []),
  ].join("\n");
}
