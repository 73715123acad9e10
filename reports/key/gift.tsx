import type { VNode } from "preact";
import { renderToString } from "preact-render-to-string";
import type { KeyItem } from "../../src/rules/formats.gen.js";
import { Speaker } from "../../src/wording/speaker.js";
import { SolutionHtml, StemHtml } from "./item-html.js";
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
  const head = `// cr613 ${key.ruleset.id} ${key.language}`;
  return [{ name: "gift.txt", content: `${[head, ...blocks].join("\n\n")}\n` }];
};

/** A block without an empty line, which would end the question. */
function questionBlock(item: KeyItem, speaker: Speaker): string {
  const choices = isOpen(item)
    ? []
    : item.options.map(
        ({ correct, text, feedback: why }) =>
          `\t${correct ? "=" : "~"}${html(<span>{text}</span>)}#${html(<span>{why}</span>)}`,
      );
  return [
    `// [id:${item.guid}]${item.tags.map((tag) => ` [tag:${tag}]`).join("")}`,
    `::${escaped(titleOf(item))}::${html(<StemHtml item={item} speaker={speaker} />)}{`,
    ...choices,
    `\t####${html(<SolutionHtml item={item} speaker={speaker} />)}`,
    "}",
  ].join("\n");
}

/** Plain text without `&&`, with which Moodle marks escaped characters. */
function titleOf(item: KeyItem): string {
  return oneLine(moodleName(item)).replaceAll(/&(?=&)/g, "& ");
}

function html(part: VNode): string {
  return `[html]${escaped(renderToString(part))}`;
}

/** With a backslash before whatever GIFT takes for its own; a newline is written as one, so that the block stays whole. */
function escaped(text: string): string {
  return text.replaceAll(/[\\~=#{}:]/g, String.raw`\$&`).replaceAll("\n", String.raw`\n`);
}
