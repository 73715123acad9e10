import { readFileSync } from "node:fs";
import { expect } from "chai";
import Papa from "papaparse";
import type { Key, KeyItem } from "../../../src/rules/formats.gen.js";
import { expectGolden } from "../../support/golden.js";
import { flat } from "./arbitrary-text.js";
import { filesOf, textOf } from "./key-texts.js";
import { itReadsBack } from "./reads-back.js";
import { SAMPLE, sampleWithOptions } from "./sample-key.js";

type Row = Record<string, string>;

function rows(text: string): Row[] {
  const { data, errors } = Papa.parse<Row>(text, { header: true, skipEmptyLines: true });
  expect(errors).to.deep.equal([]);
  return data;
}

/** What stands in the cell of a text: with an apostrophe before it, if a spreadsheet would run it. */
function asCell(text: string): string {
  return /^\s*(?:[=@＝＠]|[+\-＋－](?!\d+(?:\.\d+)?$))/u.test(text) ? `'${text}` : text;
}

const LETTERS = ["A", "B", "C"];

function expectRow(row: Row | undefined, { guid, question, answer, options, prompt, explanation }: KeyItem): void {
  expect(row?.["guid"]).to.equal(guid);
  expect(row?.["question"]).to.equal(asCell(flat(question)));
  expect(row?.["answer"]).to.equal(asCell(flat(answer)));
  expect(row?.["moment"]).to.equal(asCell(flat(prompt.moment)));
  expect(row?.["events"]).to.equal(asCell(prompt.events.map(flat).join("\n")));
  expect(row?.["options"]).to.equal(options.map(({ text }, place) => flat(`${LETTERS[place]} ${text}`)).join("\n"));
  expect(row?.["feedback"]).to.equal(
    options.map(({ feedback }, place) => flat(`${LETTERS[place]} ${feedback}`)).join("\n"),
  );
  expect(row?.["correct"]).to.equal(LETTERS[options.findIndex(({ correct }) => correct)] ?? "");
  expect(row?.["notBecause"]).to.equal(
    asCell(explanation.notBecause.map(({ text, clauses }) => flat(`${text} (${clauses.join(", ")})`)).join("\n")),
  );
}

function expectReadBack(key: Key): void {
  const table = rows(textOf("csv", "key.csv", key));
  expect(table).to.have.lengthOf(key.items.length);
  for (const [place, item] of key.items.entries()) expectRow(table[place], item);
}

describe("a key as CSV", () => {
  it("is as the golden files", () => {
    for (const { name, content } of filesOf("csv", SAMPLE, "separate"))
      expectGolden("reports/key", name, String(content));
  });

  itReadsBack(expectReadBack);

  it("has the same rows in the sheet and in the key, and in the sheet nothing that answers", () => {
    const sheet = rows(textOf("csv", "sheet.csv", SAMPLE, "separate"));
    const key = rows(textOf("csv", "key.csv", SAMPLE, "separate"));
    expect(sheet.map(({ number, guid }) => [number, guid])).to.deep.equal(
      key.map(({ number, guid }) => [number, guid]),
    );
    expect(sheet[0]).to.not.have.any.keys("answer", "correct", "feedback", "explanation", "topic", "tags", "clauses");
    expect(key[0]).to.not.have.any.keys("options", "board");
  });

  it("has the columns of both in one file with the answers inline", () => {
    const columns = (text: string): string[] => Object.keys(rows(text)[0] ?? {});
    const sheet = columns(textOf("csv", "sheet.csv", SAMPLE, "separate"));
    const key = columns(textOf("csv", "key.csv", SAMPLE, "separate"));
    expect(columns(textOf("csv", "key.csv", SAMPLE))).to.deep.equal([...new Set([...sheet, ...key])]);
  });

  it("has the columns that docs/KEYS.md tells of, in that order", () => {
    const page = readFileSync(new URL("../../../../docs/KEYS.md", import.meta.url), "utf8");
    const told = [...page.matchAll(/^\| (`[^|]+`) \| (?:both|sheet|key) \|/gm)].flatMap(([, names = ""]) =>
      [...names.matchAll(/`(\w+)`/g)].map(([, name]) => name),
    );
    const [row = {}] = rows(textOf("csv", "key.csv", SAMPLE));
    expect(told).to.deep.equal(Object.keys(row));
  });

  it("tells what lies on the battlefield, a line an object", () => {
    const [row] = rows(textOf("csv", "sheet.csv", SAMPLE, "none"));
    expect(row?.["board"]?.split("\n")).to.deep.equal([
      "1 · Humility · Alice · {2}{W}{W} · Enchantment",
      "2 · Counting Bear · Bob · {1}{G} · Creature — Bear · */*+1 · tapped; 2 × +1/+1; 3 damage",
      "3 · face-down card · Alice · token; face down; attached to Counting Bear",
    ]);
  });

  it("goes on with AA after Z", () => {
    const [row] = rows(textOf("csv", "key.csv", sampleWithOptions(28)));
    expect(row?.["correct"]).to.equal("AB");
    expect(row?.["options"]?.split("\n").at(-2)).to.equal("AA option 26");
  });

  it("of a key without items has the names of the columns alone", () => {
    expect(textOf("csv", "sheet.csv", { ...SAMPLE, items: [] }, "none")).to.match(/^number,guid,[^\n]*\n$/);
  });
});
