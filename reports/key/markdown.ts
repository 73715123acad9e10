import type { Key, KeyCard, KeyClaim, KeyItem } from "../../src/rules/formats.gen.js";
import type { MessageId } from "../../src/wording/catalogue/message-ids.gen.js";
import { say, type Word } from "../../src/wording/phrase.js";
import { Speaker } from "../../src/wording/speaker.js";
import { boardTable } from "./board-table.js";
import { type KeyWriter, sheetAndKey } from "./key-file.js";
import { type ListEntry, markdownList, markdownTable, markdownText } from "./markdown-text.js";
import { letteredOptions } from "./option-letter.js";
import { printable } from "./printable.js";
import { dayInWords } from "./words.js";

/** GitHub-flavoured Markdown. The sheet says nothing of topics and clauses, which would hint at the answer. */
export const markdownWriter: KeyWriter = (raw, { answers }) => {
  const pages = new Pages(printable(raw));
  return sheetAndKey(answers, {
    sheet: ["sheet.md", () => pages.sheet()],
    key: ["key.md", () => pages.answers()],
    both: ["key.md", () => pages.both()],
  });
};

/** The pages of a key in its language. */
class Pages {
  readonly #key: Key;
  readonly #speaker: Speaker;

  constructor(key: Key) {
    this.#key = key;
    this.#speaker = new Speaker(key.language);
  }

  sheet(): string {
    return this.#page("format-title", (item) => [...this.#prompt(item), ...this.#options(item)]);
  }

  answers(): string {
    return this.#page("format-answers-title", (item) => [`**${markdownText(item.question)}**`, ...this.#answer(item)]);
  }

  both(): string {
    return this.#page("format-title", (item) => [...this.#prompt(item), ...this.#options(item), ...this.#answer(item)]);
  }

  #page(title: MessageId, blocksOf: (item: KeyItem) => readonly string[]): string {
    const { ruleset, form, corpus, items } = this.#key;
    const { select, count, seed } = form;
    const facts = [
      this.#said("format-rules", {
        title: ruleset.title,
        effective: dayInWords(ruleset.effective, this.#key.language),
      }),
      this.#said("format-form", { select, "has-select": select === "" ? "no" : "yes", count: String(count), seed }),
      this.#said("format-corpus", { digest: corpus }),
    ];
    const blocks = items.flatMap((item, place) => [
      `## ${this.#said("format-question", { number: String(place + 1) })}`,
      ...blocksOf(item),
    ]);
    return `${[`# ${this.#said(title)}`, facts.join("  \n"), ...blocks].join("\n\n")}\n`;
  }

  #said(id: MessageId, args: Readonly<Record<string, Word>> = {}): string {
    return markdownText(this.#speaker.text(say(id, args)));
  }

  /** A text under a heading; nothing if there is no text. */
  #part(id: MessageId, text: string): string[] {
    return text === "" ? [] : [`### ${this.#said(id)}`, text];
  }

  #prompt({ prompt, question, knowledge, complexity }: KeyItem): string[] {
    const { players, cards, events, moment, reading, board } = prompt;
    const levels = { knowledge: String(knowledge.level), complexity: String(complexity.level) };
    const { heads, rows } = boardTable(board, this.#speaker);
    return [
      `*${this.#said("format-levels", levels)}*`,
      ...this.#part("format-players", textList(players)),
      ...this.#part("format-cards", markdownList(cards.map(cardEntry))),
      ...this.#part("format-events", textList(events, true)),
      ...this.#part("format-board", rows.length === 0 ? "" : markdownTable(heads, rows)),
      ...this.#part("format-elsewhere", textList(board.elsewhere ?? [])),
      markdownText(moment),
      ...(reading === undefined ? [] : [markdownText(reading)]),
      `**${markdownText(question)}**`,
    ];
  }

  #options(item: KeyItem): string[] {
    const options = letteredOptions(item).map(({ letter, option }) => `**${letter}** ${markdownText(option.text)}`);
    return options.length === 0 ? [] : [markdownList(options.map((text) => ({ text })))];
  }

  #answer(item: KeyItem): string[] {
    const { short, long, notBecause } = item.explanation;
    const options = letteredOptions(item);
    const letter = options.find(({ option }) => option.correct)?.letter;
    const claims = (all: readonly KeyClaim[]): string => markdownList(all.map((claim) => ({ text: claimText(claim) })));
    const feedback = options.map((each) => ({ text: `**${each.letter}** ${markdownText(each.option.feedback)}` }));
    return [
      `### ${this.#said("format-answer")}`,
      `${letter === undefined ? "" : `**${letter}** `}${markdownText(item.answer)}`,
      claims(short),
      ...this.#part("format-option-words", markdownList(feedback)),
      ...(long.length === 0 ? [] : [`### ${this.#said("format-explanation")}`]),
      ...long.flatMap(({ title, claims: each }) => [`#### ${markdownText(title)}`, claims(each)]),
      ...this.#part("format-not-because", claims(notBecause)),
    ];
  }
}

function textList(texts: readonly string[], isNumbered = false): string {
  return markdownList(
    texts.map((text) => ({ text: markdownText(text) })),
    isNumbered,
  );
}

function cardEntry({ name, english, manaCost, line, size, abilities }: KeyCard): ListEntry {
  const facts = [english, manaCost, line, size].flatMap((fact) =>
    fact === undefined || fact === "" ? [] : [markdownText(fact)],
  );
  return { text: [`**${markdownText(name)}**`, ...facts].join(" · "), below: abilities.map(markdownText) };
}

function claimText({ text, clauses }: KeyClaim): string {
  return markdownText(clauses.length === 0 ? text : `${text} (${clauses.join(", ")})`);
}
