import type { VNode } from "preact";
import { renderToString } from "preact-render-to-string";
import Papa from "papaparse";
import type { Key, KeyItem } from "../../src/rules/formats.gen.js";
import { say } from "../../src/wording/phrase.js";
import { Speaker } from "../../src/wording/speaker.js";
import { ExplanationHtml, PromptHtml, QuestionHtml } from "./item-html.js";
import type { KeyWriter } from "./key-file.js";
import { correctLetter, letteredOptions } from "./option-letter.js";
import { printable } from "./printable.js";

/**
 * anki.txt: notes for Anki's import of text, 2.1.54 and later. The first column is the guid, by which an import finds the
 * notes of the one before and mends them. The header has no `#columns`: names of fields are of the language of the
 * reader's Anki, and without them front and back go to the first two fields of whatever note type there is.
 */
export const ankiWriter: KeyWriter = (raw) => {
  const key = printable(raw);
  const rows = key.items.map((item) => noteOf(item, key));
  const text = Papa.unparse(rows, { delimiter: "\t", newline: "\n" });
  return [{ name: "anki.txt", content: `${[...HEADER, ...(rows.length === 0 ? [] : [text])].join("\n")}\n` }];
};

const HEADER = [
  "#separator:tab",
  "#html:true",
  "#notetype:Basic",
  "#guid column:1",
  "#deck column:2",
  "#tags column:5",
  // Where the version of Anki knows it; else it proposes what was chosen last, at first just this.
  "#if matches:update current",
];

function noteOf(item: KeyItem, { language }: Key): string[] {
  const speaker = new Speaker(language);
  return [
    item.guid,
    // Anki makes a deck that is not there.
    `cr613::${language}`,
    fieldOf(<Front item={item} speaker={speaker} />),
    fieldOf(<Back item={item} speaker={speaker} />),
    item.tags.join(" "),
  ];
}

/** Brackets begin sounds and formulas in a field; an entity is none. */
function fieldOf(part: VNode): string {
  return renderToString(part).replaceAll("[", "&#91;");
}

interface Side {
  readonly item: KeyItem;
  readonly speaker: Speaker;
}

function Front({ item, speaker }: Side) {
  return (
    <>
      <PromptHtml prompt={item.prompt} speaker={speaker} isFramed />
      <QuestionHtml item={item} />
      {item.options.length > 0 && (
        <Lettered entries={letteredOptions(item).map((each) => [each.letter, each.option.text])} />
      )}
    </>
  );
}

function Back({ item, speaker }: Side) {
  const letter = correctLetter(item);
  return (
    <>
      <p class="cr613-answer">
        {letter !== "" && [<b>{letter}</b>, " "]}
        <span>{item.answer}</span>
      </p>
      {item.options.length > 0 && (
        <>
          <h4>{speaker.text(say("format-option-words"))}</h4>
          <Lettered entries={letteredOptions(item).map((each) => [each.letter, each.option.feedback])} />
        </>
      )}
      <ExplanationHtml explanation={item.explanation} speaker={speaker} />
    </>
  );
}

function Lettered({ entries }: { readonly entries: readonly (readonly [letter: string, text: string])[] }) {
  return (
    <ul class="cr613-options">
      {entries.map(([letter, text]) => (
        <li>
          <b>{letter}</b> <span>{text}</span>
        </li>
      ))}
    </ul>
  );
}
