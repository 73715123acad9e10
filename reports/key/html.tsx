import { renderToString } from "preact-render-to-string";
import type { VNode } from "preact";
import type { Key, KeyItem } from "../../src/rules/formats.gen.js";
import { letterAt } from "../letter.js";
import { Answer } from "./answer.js";
import { KeyDocument } from "./key-document.js";
import { type KeyOptions, type KeyWriter, sheetAndKey } from "./key-file.js";
import { correctLetter } from "./option-letter.js";
import { Question } from "./question.js";
import { Symbols } from "./symbols.js";
import { sheetWords, type SheetWords } from "./words.js";

/** Pages to print and to hand out, each a file that needs no other. */
export const htmlKey: KeyWriter = (key, { answers, paper }) => {
  const props = { keyValue: key, paper, words: sheetWords(key.language) };
  return sheetAndKey(answers, {
    sheet: ["sheet.html", () => page(<Sheet {...props} isInline={false} />)],
    key: ["key.html", () => page(<Answers {...props} />)],
    both: ["sheet-and-key.html", () => page(<Sheet {...props} isInline />)],
  });
};

function page(document: VNode): string {
  return `<!doctype html>\n${renderToString(document)}\n`;
}

interface PageProps {
  readonly keyValue: Key;
  readonly paper: KeyOptions["paper"];
  readonly words: SheetWords;
}

function Sheet({ keyValue, paper, words, isInline }: PageProps & { readonly isInline: boolean }) {
  const title = words.text(isInline ? "sheet-title-both" : "sheet-title");
  const { items } = keyValue;
  return (
    <KeyDocument keyValue={keyValue} title={title} paper={paper} words={words} isSelectShown={isInline}>
      {!isInline && <NameLines total={items.length} words={words} />}
      <div class="how-to">
        <p>{words.text("sheet-how-to")}</p>
        <p>
          {words.text("sheet-how-to-boards")}
          {items.some(hasNumbers) && ` ${words.text("sheet-how-to-numbers")}`}
        </p>
      </div>
      {!isInline && <AnswerGrid keyValue={keyValue} words={words} />}
      <div class="questions">
        {items.map((item, place) => (
          <Question item={item} number={place + 1} words={words}>
            {isInline && (
              <details class="solution">
                <summary>{words.text("sheet-show-answer")}</summary>
                <Answer item={item} words={words} />
              </details>
            )}
          </Question>
        ))}
      </div>
    </KeyDocument>
  );
}

/** Whether its picture says in which order permanents came: not where that is the question. */
function hasNumbers({ prompt: { board } }: KeyItem): boolean {
  return board.objects.some(({ timestamp }) => timestamp !== undefined);
}

/** On paper, where all answers are marked in one place. */
function AnswerGrid({ keyValue: { items }, words }: { readonly keyValue: Key; readonly words: SheetWords }) {
  return (
    <section class="answer-grid" aria-hidden="true">
      <h3>{words.text("sheet-your-answers")}</h3>
      <ol>
        {items.map(({ options }, place) => (
          <li>
            <span class="number">{place + 1}</span>
            {options.length === 0 ? (
              <span class="line" />
            ) : (
              options.map((_, n) => <span class="box">{letterAt(n)}</span>)
            )}
          </li>
        ))}
      </ol>
    </section>
  );
}

function NameLines({ total, words }: { readonly total: number; readonly words: SheetWords }) {
  return (
    <div class="name-lines">
      <label class="long">
        {words.text("sheet-name")} <input type="text" autocomplete="off" />
      </label>
      <label>
        {words.text("sheet-date")} <input type="text" autocomplete="off" />
      </label>
      <label>
        {words.text("sheet-score")} <input type="text" autocomplete="off" /> <span>/ {total}</span>
      </label>
    </div>
  );
}

function Answers({ keyValue, paper, words }: PageProps) {
  const { items } = keyValue;
  return (
    <KeyDocument keyValue={keyValue} title={words.text("sheet-title-key")} paper={paper} words={words} isSelectShown>
      <nav class="all-answers" aria-label={words.text("sheet-answers")}>
        <h2>{words.text("sheet-answers")}</h2>
        <ol>
          {items.map((item, place) => (
            <li>
              <a href={`#k${place + 1}`}>
                <span class="number">{place + 1}</span> <span class="letter">{correctLetter(item) || "–"}</span>{" "}
                <span class="text">
                  <Symbols text={item.answer} words={words} />
                </span>
              </a>
            </li>
          ))}
        </ol>
      </nav>
      {items.map((item, place) => (
        <article class="item" id={`k${place + 1}`}>
          <h2>
            {words.text("sheet-question", { number: place + 1 })}{" "}
            <a class="to-question" href={`sheet.html#q${place + 1}`}>
              {words.text("sheet-to-question")}
            </a>
          </h2>
          <p class="question">
            <Symbols text={item.question} words={words} />
          </p>
          <Answer item={item} words={words} />
        </article>
      ))}
    </KeyDocument>
  );
}
