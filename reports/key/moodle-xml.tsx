import type { VNode } from "preact";
import { renderToString } from "preact-render-to-string";
import { create } from "xmlbuilder2";
import type { XMLBuilder } from "xmlbuilder2/lib/interfaces.js";
import type { KeyItem } from "../../src/rules/formats.gen.js";
import { Speaker } from "../../src/wording/speaker.js";
import { SolutionHtml, StemHtml } from "./item-html.js";
import type { KeyWriter } from "./key-file.js";
import { moodleCategory, moodleName } from "./moodle-category.js";
import { isOpen } from "./option-letter.js";
import { oneLine, printable } from "./printable.js";

/** moodle.xml: Moodle's own format. The guid is the ID number; an open question is an essay, its answer for those who grade. */
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
  common(question, item, speaker);
  leaf(question, "single", "true");
  // The sheet and the key name options by their letters.
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
  common(question, item, speaker);
  leaf(question, "responseformat", "editor");
  leaf(question, "responserequired", "1");
  leaf(question, "responsefieldlines", "10");
  leaf(question, "attachments", "0");
  leaf(question, "attachmentsrequired", "0");
  html(question, "graderinfo", <SolutionHtml item={item} speaker={speaker} />);
  tags(question, item);
}

function common(question: XMLBuilder, item: KeyItem, speaker: Speaker): void {
  text(question.ele("name"), oneLine(moodleName(item)));
  html(question, "questiontext", <StemHtml item={item} speaker={speaker} />);
  html(question, "generalfeedback", <SolutionHtml item={item} speaker={speaker} />);
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

/** The XML library leaves alone whatever looks like an entity, so that every `&` is escaped here. */
function leaf(parent: XMLBuilder, name: string, words: string): void {
  parent.ele(name).txt(words.replaceAll("&", "&amp;"));
}
