import type { CardText } from "../rules/formats.gen.js";
import { formatDefinition } from "./definition.js";
import { readJson } from "./json.js";
import { type Parsed, problemsOf } from "./parse.js";
import { schemaFaults } from "./schema-faults.js";
import { validateCardText } from "./validators.gen.js";

/**
 * Parses what is printed on cards: JSON, one card or a list, or blocks of plain text with an empty line between, each
 * with the name and cost, the type line, the text, and last the size or loyalty. `file` is the name in problems.
 */
export function parseCardTexts(text: string, file: string): Parsed<CardText[]> {
  return /^\s*[[{]/.test(text) ? parseJson(text, file) : parseBlocks(text, file);
}

/** What is printed on a card, if a value is that. */
export function cardTextOf(value: unknown): CardText | undefined {
  return validateCardText(value) && !Array.isArray(value) ? value : undefined;
}

function parseJson(text: string, file: string): Parsed<CardText[]> {
  const read = readJson(text, file);
  if (!read.ok) return read;
  const { value } = read.value;
  if (validateCardText(value)) return { ok: true, value: [value].flat(), warnings: read.warnings };
  const faults = schemaFaults(formatDefinition("card-text"), value, validateCardText.errors ?? []);
  return { ok: false, problems: problemsOf(read.value, file, faults) };
}

function parseBlocks(text: string, file: string): Parsed<CardText[]> {
  const lines = text.replace(/^\uFEFF/, "").split(/\r\n?|\n/);
  const cards: CardText[] = [];
  for (let line = 0; line < lines.length; line++) {
    if (lines[line]?.trim() === "") continue;
    const block: string[] = [];
    const first = line;
    for (; line < lines.length && lines[line]?.trim() !== ""; line++) block.push(lines[line]?.trim() ?? "");
    const card = cardOf(block);
    if (card === undefined) {
      const expected = "the name and mana cost, in the next line the type line, then the text, last the size";
      return {
        ok: false,
        problems: [{ file, line: first + 1, column: 1, pointer: "", message: "this card has no type line", expected }],
      };
    }
    cards.push(card);
  }
  if (cards.length > 0) return { ok: true, value: cards, warnings: [] };
  return {
    ok: false,
    problems: [
      {
        file,
        line: 1,
        column: 1,
        pointer: "",
        message: "there is no card in it",
        expected: "the text of a card, or JSON",
      },
    ],
  };
}

const SIZE = /^([*\d+-]+)\/([*\d+-]+)$/;

function cardOf([head = "", type_line, ...rest]: readonly string[]): CardText | undefined {
  if (type_line === undefined) return undefined;
  const cost = /\s((?:\{[^{}\s]+\})+)$/.exec(head)?.[1];
  const name = cost === undefined ? head : head.slice(0, -cost.length).trim();
  const last = rest.at(-1) ?? "";
  const [, power, toughness] = SIZE.exec(last) ?? [];
  const loyalty = /^(?:Loyalty: )?(\d+)$/.exec(last)?.[1];
  const text = power === undefined && loyalty === undefined ? rest : rest.slice(0, -1);
  return {
    name,
    type_line,
    oracle_text: text.join("\n"),
    ...(cost !== undefined && { mana_cost: cost }),
    ...(power !== undefined && toughness !== undefined && { power, toughness }),
    ...(loyalty !== undefined && { loyalty }),
  };
}
