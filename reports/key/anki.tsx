import type { VNode } from "preact";
import { renderToString } from "preact-render-to-string";
import Papa from "papaparse";
import type { Key, KeyItem } from "../../src/rules/formats.gen.js";
import { say } from "../../src/wording/phrase.js";
import { Speaker } from "../../src/wording/speaker.js";
import { ExplanationHtml, StemHtml } from "./item-html.js";
import type { KeyWriter } from "./key-file.js";
import { correctLetter, letteredOptions } from "./option-letter.js";
import { printable } from "./printable.js";

/** anki.txt: notes for Anki's import of text (2.1.54 and later); by the guid it updates earlier ones. */
export const ankiWriter: KeyWriter = (raw) => {
  const key = printable(raw);
  const rows = key.items.map((item) => noteOf(item, key));
  const text = Papa.unparse(rows, { delimiter: "\t", newline: "\n" });
  return [{ name: "anki.txt", content: `${[...HEADER, ...(rows.length === 0 ? [] : [text])].join("\n")}\n` }];
};

// Without `#columns`, since names of fields depend on Anki's language: front and back go to the first two.
const HEADER = [
  "#separator:tab",
  "#html:true",
  "#notetype:Basic",
  "#guid column:1",
  "#deck column:2",
  "#tags column:5",
  // Older versions propose what was chosen last, at first this.
  "#if matches:update current",
];

function noteOf(item: KeyItem, { language }: Key): string[] {
  const speaker = new Speaker(language);
  return [
    item.guid,
    // Anki makes a missing deck.
    `cr613::${language}`,
    fieldOf(<Front item={item} speaker={speaker} />),
    fieldOf(<Back item={item} speaker={speaker} />),
    item.tags.join(" "),
  ];
}

/** Brackets would begin sounds and formulas in a field. */
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
      <StemHtml item={item} speaker={speaker} />
      <Lettered entries={letteredOptions(item).map((each) => [each.letter, each.option.text])} />
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
  if (entries.length === 0) return null;
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
