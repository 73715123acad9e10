import type { ComponentChildren } from "preact";
import type { KeyItem } from "../../src/rules/formats.gen.js";
import { Introduction, Situation } from "./prompt.js";
import { Symbols } from "./symbols.js";
import { letterAt } from "../letter.js";
import type { SheetWords } from "./words.js";

export interface ItemProps {
  readonly item: KeyItem;
  /** From 1. */
  readonly number: number;
  readonly words: SheetWords;
}

/** Options of at most this many characters stand side by side. */
const BRIEF = 38;

interface QuestionProps extends ItemProps {
  /** The answer, where it follows in the same block. */
  readonly children?: ComponentChildren;
}

/** A question as it stands on the sheet, without ids, topic and clauses, which would hint at the answer. */
export function Question({ item: { prompt, question, options }, number, words, children }: QuestionProps) {
  return (
    <article class="item" id={`q${number}`}>
      <div class="posed">
        <h2>{words.text("sheet-question", { number })}</h2>
        <Introduction prompt={prompt} words={words} />
        <div class="asked">
          <Situation prompt={prompt} number={number} words={words} />
          {options.length === 0 ? (
            <div class="ask">
              <label class="question" for={`a${number}`}>
                <Symbols text={question} words={words} />
              </label>
              <textarea id={`a${number}`} rows={3} autocomplete="off" placeholder={words.text("sheet-your-answer")} />
            </div>
          ) : (
            <fieldset class={options.every(({ text }) => text.length <= BRIEF) ? "ask brief" : "ask"}>
              <legend class="question">
                <Symbols text={question} words={words} />
              </legend>
              {options.map(({ text }, place) => (
                <label class="option">
                  <input type="radio" name={`q${number}`} value={letterAt(place)} autocomplete="off" />
                  <span class="letter">{letterAt(place)}</span>
                  <Symbols as="span" text={text} words={words} />
                </label>
              ))}
            </fieldset>
          )}
        </div>
      </div>
      {children}
    </article>
  );
}
