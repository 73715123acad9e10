import type { VNode } from "preact";
import { renderToString } from "preact-render-to-string";
import { create } from "xmlbuilder2";
import type { XMLBuilder } from "xmlbuilder2/lib/interfaces.js";
import type { KeyItem } from "../../src/rules/formats.gen.js";
import { Speaker } from "../../src/wording/speaker.js";
import { AnswerHtml, ExplanationHtml, PromptHtml, QuestionHtml } from "./item-html.js";
import type { KeyWriter } from "./key-file.js";
import { moodleCategory, moodleName } from "./moodle-category.js";
import { isOpen } from "./option-letter.js";
import { oneLine, printable } from "./printable.js";

/**
 * moodle.xml: Moodle's own format, which keeps what GIFT does not say: the mark, the numbering, that options keep their
 * order. The guid is the ID number. An open question is an essay, with its answer for those who grade it.
 */
export const moodleXmlWriter: KeyWriter = (raw) => {
  const key = printable(raw);
  const speaker = new Speaker(key.language);
  const quiz = create({ version: "1.0", encoding: "UTF-8" }).ele("quiz");
  let category = "";
  for (const item of key.items) {
    const own = moodleCategory(item, key);
    if (own !== category) text(quiz.ele("question", { type: "category" }).ele("category"), own);
    category = own;
    if (isOpen(item)) essay(quiz, item, speaker);
    else multipleChoice(quiz, item, speaker);
  }
  return [{ name: "moodle.xml", content: `${quiz.end({ prettyPrint: true })}\n` }];
};

function multipleChoice(quiz: XMLBuilder, item: KeyItem, speaker: Speaker): void {
  const question = quiz.ele("question", { type: "multichoice" });
  common(question, item, speaker, <ExplanationHtml explanation={item.explanation} speaker={speaker} />);
  leaf(question, "single", "true");
  // In the order of the sheet and the key, whose letters would else be others.
  leaf(question, "shuffleanswers", "false");
  leaf(question, "answernumbering", "ABCD");
  for (const { text: words, correct, feedback } of item.options) {
    const answer = question.ele("answer", { fraction: correct ? "100" : "0", format: "html" });
    text(answer, renderToString(<p>{words}</p>));
    html(answer, "feedback", <p>{feedback}</p>);
  }
  tags(question, item);
}

function essay(quiz: XMLBuilder, item: KeyItem, speaker: Speaker): void {
  const question = quiz.ele("question", { type: "essay" });
  const solution = (
    <>
      <AnswerHtml item={item} />
      <ExplanationHtml explanation={item.explanation} speaker={speaker} />
    </>
  );
  common(question, item, speaker, solution);
  leaf(question, "responseformat", "editor");
  leaf(question, "responserequired", "1");
  leaf(question, "responsefieldlines", "10");
  leaf(question, "attachments", "0");
  leaf(question, "attachmentsrequired", "0");
  html(question, "graderinfo", solution);
  tags(question, item);
}

/** What every question has. */
function common(question: XMLBuilder, item: KeyItem, speaker: Speaker, solution: VNode): void {
  text(question.ele("name"), oneLine(moodleName(item)));
  html(
    question,
    "questiontext",
    <>
      <PromptHtml prompt={item.prompt} speaker={speaker} isFramed />
      <QuestionHtml item={item} />
    </>,
  );
  html(question, "generalfeedback", solution);
  leaf(question, "defaultgrade", "1");
  leaf(question, "hidden", "0");
  leaf(question, "idnumber", item.guid);
}

function tags(question: XMLBuilder, item: KeyItem): void {
  if (item.tags.length === 0) return;
  const list = question.ele("tags");
  for (const tag of item.tags) text(list.ele("tag"), tag);
}

function html(parent: XMLBuilder, name: string, part: VNode): void {
  text(parent.ele(name, { format: "html" }), renderToString(part));
}

function text(parent: XMLBuilder, words: string): void {
  leaf(parent, "text", words);
}

/** The writer takes whatever looks like an entity for one and leaves it alone, so `&` is escaped here: then it always does. */
function leaf(parent: XMLBuilder, name: string, words: string): void {
  parent.ele(name).txt(words.replaceAll("&", "&amp;"));
}
