import type { VNode } from "preact";
import { renderToString } from "preact-render-to-string";
import type { Key, KeyItem } from "../../src/rules/formats.gen.js";
import { Speaker } from "../../src/wording/speaker.js";
import { AnswerHtml, ExplanationHtml, PromptHtml, QuestionHtml } from "./item-html.js";
import type { KeyWriter } from "./key-file.js";
import { moodleCategory, moodleName } from "./moodle-category.js";
import { isOpen } from "./option-letter.js";
import { oneLine, printable } from "./printable.js";

/** gift.txt: Moodle's text format. An open question is an essay, with its answer as the feedback. */
export const giftWriter: KeyWriter = (raw) => {
  const key = printable(raw);
  const speaker = new Speaker(key.language);
  let category = "";
  const blocks = key.items.flatMap((item) => {
    const own = moodleCategory(item, key);
    const moves = own === category ? [] : [`$CATEGORY: ${oneLine(own)}`];
    category = own;
    return [...moves, questionBlock(item, speaker)];
  });
  return [{ name: "gift.txt", content: `${[headOf(key), ...blocks].join("\n\n")}\n` }];
};

function headOf({ ruleset, language }: Key): string {
  return `// cr613 ${ruleset.id} ${language}`;
}

/** A block without an empty line in it: that would end the question. */
function questionBlock(item: KeyItem, speaker: Speaker): string {
  const stem = html(
    <>
      <PromptHtml prompt={item.prompt} speaker={speaker} isFramed />
      <QuestionHtml item={item} />
    </>,
  );
  const answer = isOpen(item) && <AnswerHtml item={item} />;
  const feedback = html(
    <>
      {answer}
      <ExplanationHtml explanation={item.explanation} speaker={speaker} />
    </>,
  );
  const choices = isOpen(item)
    ? []
    : item.options.map(
        ({ correct, text, feedback: why }) =>
          `\t${correct ? "=" : "~"}${html(<span>{text}</span>)}#${html(<span>{why}</span>)}`,
      );
  return [
    `// [id:${item.guid}]${item.tags.map((tag) => ` [tag:${tag}]`).join("")}`,
    `::${escaped(titleOf(item))}::${stem}{`,
    ...choices,
    `\t####${feedback}`,
    "}",
  ].join("\n");
}

/** Plain text, in which `&&035;` would be read as a mark: what readers put in place of marks while they read. */
function titleOf(item: KeyItem): string {
  return oneLine(moodleName(item)).replaceAll(/&(?=&)/g, "& ");
}

function html(part: VNode): string {
  return `[html]${escaped(renderToString(part))}`;
}

/** With a backslash before whatever GIFT takes for its own; a newline is written as one, for the block to stay whole. */
function escaped(text: string): string {
  return text.replaceAll(/[\\~=#{}:]/g, String.raw`\$&`).replaceAll("\n", String.raw`\n`);
}
