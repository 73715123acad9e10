import type { Key, KeyCard, KeyClaim, KeyItem } from "../../src/rules/formats.gen.js";
import { Speaker } from "../../src/wording/speaker.js";
import { type Cell, csvTable } from "../csv-table.js";
import { boardTable } from "./board-table.js";
import { type KeyWriter, sheetAndKey } from "./key-file.js";
import { correctLetter, letteredOptions } from "./option-letter.js";
import { oneLine, printable } from "./printable.js";

/** A row an item. The questions hold nothing that hints at the answer: topic, clauses and tags are with the answers. */
export const csvWriter: KeyWriter = (raw, { answers }) => {
  const key = printable(raw);
  return sheetAndKey(answers, {
    sheet: ["sheet.csv", () => table(key, [...PLACE, ...QUESTION])],
    key: ["key.csv", () => table(key, [...PLACE, ...ANSWER])],
    both: ["key.csv", () => table(key, [...PLACE, ...QUESTION, ...ANSWER])],
  });
};

interface CsvRow {
  readonly key: Key;
  readonly item: KeyItem;
  readonly number: number;
  readonly speaker: Speaker;
}

type Column = readonly [name: string, cell: (row: CsvRow) => Cell];

const PLACE: readonly Column[] = [
  ["number", ({ number }) => number],
  ["guid", ({ item }) => item.guid],
];

const QUESTION: readonly Column[] = [
  ["language", ({ key }) => key.language],
  ["ruleset", ({ key }) => key.ruleset.id],
  ["knowledge", ({ item }) => item.knowledge.level],
  ["complexity", ({ item }) => item.complexity.level],
  ["players", ({ item }) => lines(item.prompt.players)],
  ["cards", ({ item }) => lines(item.prompt.cards.map(cardLine))],
  ["events", ({ item }) => lines(item.prompt.events)],
  ["board", ({ item, speaker }) => boardLines(item, speaker)],
  ["elsewhere", ({ item }) => lines(item.prompt.board.elsewhere ?? [])],
  ["moment", ({ item }) => oneLine(item.prompt.moment)],
  ["reading", ({ item }) => oneLine(item.prompt.reading ?? "")],
  ["question", ({ item }) => oneLine(item.question)],
  ["options", ({ item }) => lines(letteredOptions(item).map(({ letter, option }) => `${letter} ${option.text}`))],
];

const ANSWER: readonly Column[] = [
  ["correct", ({ item }) => correctLetter(item)],
  ["answer", ({ item }) => oneLine(item.answer)],
  ["feedback", ({ item }) => lines(letteredOptions(item).map(({ letter, option }) => `${letter} ${option.feedback}`))],
  [
    "misconceptions",
    ({ item }) =>
      lines(letteredOptions(item).map(({ letter, option }) => [letter, ...option.misconceptions].join(" "))),
  ],
  ["explanation", ({ item }) => lines(item.explanation.short.map(claimLine))],
  [
    "long",
    ({ item }) => lines(item.explanation.long.flatMap(({ title, claims }) => [title, ...claims.map(claimLine)])),
  ],
  ["notBecause", ({ item }) => lines(item.explanation.notBecause.map(claimLine))],
  ["scenario", ({ item }) => item.scenario],
  ["revision", ({ item }) => item.revision],
  ["check", ({ item }) => item.check],
  ["topic", ({ item }) => item.topic],
  ["clauses", ({ item }) => item.knowledge.clauses.join(" ")],
  ["tags", ({ item }) => item.tags.join(" ")],
];

function table(key: Key, columns: readonly Column[]): string {
  const speaker = new Speaker(key.language);
  const rows = key.items.map((item, place) => {
    const row = { key, item, number: place + 1, speaker };
    return columns.map(([, cell]) => cell(row));
  });
  return csvTable(
    columns.map(([name]) => name),
    rows,
  );
}

function lines(entries: readonly string[]): string {
  return entries.map(oneLine).join("\n");
}

function cardLine({ name, english, manaCost, line, size, abilities }: KeyCard): string {
  return [name, english, manaCost, line, size, ...abilities]
    .filter((fact) => fact !== undefined && fact !== "")
    .join(" · ");
}

function boardLines({ prompt }: KeyItem, speaker: Speaker): string {
  const { rows } = boardTable(prompt.board, speaker);
  return lines(rows.map((row) => row.filter((cell) => cell !== "").join(" · ")));
}

function claimLine({ text, clauses }: KeyClaim): string {
  return clauses.length === 0 ? text : `${text} (${clauses.join(", ")})`;
}
