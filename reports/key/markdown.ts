import type { Key, KeyCard, KeyClaim, KeyItem } from "../../src/rules/formats.gen.js";
import type { MessageId } from "../../src/wording/catalogue/message-ids.gen.js";
import { say, type Word } from "../../src/wording/phrase.js";
import { Speaker } from "../../src/wording/speaker.js";
import { boardTable } from "./board-table.js";
import type { KeyWriter } from "./key-file.js";
import { markdownList, markdownTable, markdownText } from "./markdown-text.js";
import { letteredOptions } from "./option-letter.js";
import { printable } from "./printable.js";

/**
 * GitHub-flavoured Markdown: sheet.md has the questions, key.md the answers; with the answers inline key.md has both, and
 * without them there is only sheet.md. The sheet says nothing of topics and clauses: they would be half the answer.
 */
export const markdownWriter: KeyWriter = (raw, { answers }) => {
  const key = printable(raw);
  const pages = new Pages(key);
  switch (answers) {
    case "separate":
      return [
        { name: "sheet.md", content: pages.sheet() },
        { name: "key.md", content: pages.answers() },
      ];
    case "inline":
      return [{ name: "key.md", content: pages.both() }];
    case "none":
      return [{ name: "sheet.md", content: pages.sheet() }];
    default:
      return answers satisfies never;
  }
};

/** What the pages of a key have in common: the key, and the language in which their headings are said. */
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
      this.#said("format-rules", { title: ruleset.title, effective: ruleset.effective }),
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

  #heading(id: MessageId): string {
    return `### ${this.#said(id)}`;
  }

  #prompt({ prompt, question, knowledge, complexity }: KeyItem): string[] {
    const { players, cards, events, moment, reading, board } = prompt;
    const levels = { knowledge: String(knowledge.level), complexity: String(complexity.level) };
    const { heads, rows } = boardTable(board, this.#speaker);
    return [
      `*${this.#said("format-levels", levels)}*`,
      this.#heading("format-players"),
      markdownList(players.map((text) => ({ text: markdownText(text) }))),
      ...(cards.length === 0 ? [] : [this.#heading("format-cards"), markdownList(cards.map(cardEntry))]),
      ...(events.length === 0
        ? []
        : [
            this.#heading("format-events"),
            markdownList(
              events.map((text) => ({ text: markdownText(text) })),
              true,
            ),
          ]),
      ...(rows.length === 0 ? [] : [this.#heading("format-board"), markdownTable(heads, rows)]),
      ...(board.elsewhere === undefined || board.elsewhere.length === 0
        ? []
        : [
            this.#heading("format-elsewhere"),
            markdownList(board.elsewhere.map((text) => ({ text: markdownText(text) }))),
          ]),
      markdownText(moment),
      ...(reading === undefined ? [] : [markdownText(reading)]),
      `**${markdownText(question)}**`,
    ];
  }

  #options(item: KeyItem): string[] {
    const options = letteredOptions(item);
    return options.length === 0
      ? []
      : [markdownList(options.map(({ letter, option }) => ({ text: `**${letter}** ${markdownText(option.text)}` })))];
  }

  #answer(item: KeyItem): string[] {
    const { short, long, notBecause } = item.explanation;
    const options = letteredOptions(item);
    const letter = options.find(({ option }) => option.correct)?.letter;
    const claims = (all: readonly KeyClaim[]): string => markdownList(all.map((claim) => ({ text: claimText(claim) })));
    return [
      this.#heading("format-answer"),
      `${letter === undefined ? "" : `**${letter}** `}${markdownText(item.answer)}`,
      claims(short),
      ...(options.length === 0
        ? []
        : [
            this.#heading("format-option-words"),
            markdownList(options.map((each) => ({ text: `**${each.letter}** ${markdownText(each.option.feedback)}` }))),
          ]),
      ...(long.length === 0 ? [] : [this.#heading("format-explanation")]),
      ...long.flatMap(({ title, claims: each }) => [`#### ${markdownText(title)}`, claims(each)]),
      ...(notBecause.length === 0 ? [] : [this.#heading("format-not-because"), claims(notBecause)]),
    ];
  }
}

function cardEntry({ name, english, manaCost, line, size, abilities }: KeyCard): {
  readonly text: string;
  readonly below: readonly string[];
} {
  const facts = [english, manaCost, line, size].flatMap((fact) =>
    fact === undefined || fact === "" ? [] : [markdownText(fact)],
  );
  return { text: [`**${markdownText(name)}**`, ...facts].join(" · "), below: abilities.map(markdownText) };
}

function claimText({ text, clauses }: KeyClaim): string {
  return markdownText(clauses.length === 0 ? text : `${text} (${clauses.join(", ")})`);
}
