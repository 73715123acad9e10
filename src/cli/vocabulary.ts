import { command } from "./command-line.js";
import type { Call } from "./call.js";
import { nearestNames, didYouMean } from "./card-find.js";
import { EXIT, type ExitCode } from "./exit-code.js";
import type { PhraseSection } from "../rules/formats.gen.js";
import { nearestPhrases, phraseBook, phrasesWith } from "./phrase-book.js";
import { phraseMarkdown } from "./phrase-markdown.js";
import { sectionsText, vocabularyText } from "./phrase-text.js";
import { quote } from "../faults/quote.js";
import { playersOf } from "./scenarios-of-card.js";
import { everyWord, wordsWith } from "./vocabulary-words.js";

const HELP = `
Examples:
  $ npx cr613 vocabulary loses all abilities
  $ npx cr613 vocabulary "in addition"
  $ npx cr613 vocabulary gainControl
  $ npx cr613 vocabulary --markdown > PHRASES.md

Finds the phrases that have all the words: as cards print them in general terms,
or in our own. Without words it lists the chapters. docs/PHRASES.md has all of
them, docs/VOCABULARY.md every field.`;

export const vocabularyCommand = command("vocabulary", HELP, runVocabulary, (line) =>
  line
    .guarded()
    .argument("[words...]", "what cards print, a word of ours, or the name of an example")
    .option("--json", "print what is found as JSON")
    .option("--markdown", "print all phrases as Markdown"),
);

/** Every short word is near some other. */
function isLong({ length }: string): boolean {
  return length > 3;
}

interface VocabularyOptions {
  readonly json?: true;
  readonly markdown?: true;
}

function runVocabulary(call: Call, given: readonly string[], { json, markdown }: VocabularyOptions): ExitCode {
  const words = given.flatMap((each) => each.split(/\s+/)).filter((word) => word !== "");
  const book = phraseBook();
  if (markdown) {
    if (words.length > 0 || json) return call.refuse("--markdown prints all phrases: it takes no words and no --json");
    call.print(phraseMarkdown(book));
    return EXIT.ok;
  }
  if (words.length === 0) {
    call.printAs(json, book, (paint, width) => sectionsText(book, paint, width));
    return EXIT.ok;
  }
  const sections = phrasesWith(book, words);
  const named = wordsWith(words);
  const print = (found: readonly PhraseSection[]): void => {
    call.printAs(json, { sections: found, words: named }, (paint, width) =>
      vocabularyText(found, named, { paint, width, playedIn: (card) => playersOf(card)[0] }),
    );
  };
  if (sections.length === 0 && named.length === 0) {
    const near = nearestPhrases(book, words);
    const known = everyWord().map(({ word }) => word);
    const meant =
      near.length > 0
        ? []
        : words
            .filter(isLong)
            .flatMap((word) => nearestNames(word, known))
            .slice(0, 3);
    const instead = near.length > 0 ? " These have most of it:" : didYouMean(meant);
    const all = words.length > 1 ? "all of " : "";
    call.complain(`nothing is said with ${all}${quote(words.join(" "))}.${instead}`);
    if (near.length > 0) print(near);
    return EXIT.broken;
  }
  print(sections);
  return EXIT.ok;
}
