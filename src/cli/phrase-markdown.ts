import type { PhraseBook, PhraseSection, Phrasing } from "../rules/formats.gen.js";
import { slugOf } from "../lint/slug.js";
import { oneLine } from "./phrase-book.js";

/** The page docs/PHRASES.md. All of it comes from docs/phrases.json; a test fails if the page is out of date. */
export function phraseMarkdown({ sections }: PhraseBook): string {
  return [...HEAD, ...sections.flatMap(sectionLines)].join("\n");
}

const HEAD = [
  "# How to say what a card prints",
  "",
  "<!-- Written by `npx cr613 vocabulary --markdown` from docs/phrases.json; a test holds this file to it. -->",
  "",
  "What cards print, in general terms; what we write; and a card or scenario of the corpus in which all of that stands.",
  "Numbers and names in our words are those of the example. `npx cr613 vocabulary <words>` finds a phrase in a terminal,",
  "[VOCABULARY.md](VOCABULARY.md) has every field, and [WRITING-SCENARIOS.md](WRITING-SCENARIOS.md) begins at the beginning.",
  "",
];

function sectionLines({ title, about, phrases }: PhraseSection): string[] {
  return [
    `## ${title}`,
    "",
    ...(about === undefined ? [] : [about, ""]),
    "| As cards print it | In our words | Example |",
    "| --- | --- | --- |",
    ...phrases.map(
      (phrase) => `| ${cell(phrase.prints)} | ${cell(`\`${oneLine(phrase.says)}\``)} | ${exampleOf(phrase)} |`,
    ),
    "",
  ];
}

function exampleOf({ card, scenario = "" }: Phrasing): string {
  return card === undefined ? `\`${scenario}\`` : `[${card}](../corpus/cards/${slugOf(card)}.json)`;
}

/** A bar would end the cell. */
function cell(text: string): string {
  return text.replaceAll("|", "\\|");
}
