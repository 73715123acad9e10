import { expect } from "chai";
import Papa from "papaparse";
import type { Key, KeyItem } from "../../../src/rules/formats.gen.js";
import { expectGolden } from "../../support/golden.js";
import { flat } from "./arbitrary-text.js";
import { textOf } from "./key-texts.js";
import { itReadsBack } from "./reads-back.js";
import { SAMPLE, sampleWith } from "./sample-key.js";
import { all, one, parseHtml, textIn } from "./xml-tree.js";

interface Note {
  readonly guid: string;
  readonly deck: string;
  readonly front: string;
  readonly back: string;
  readonly tags: readonly string[];
}

/** As Anki reads: lines with # at their beginning are the header, then tabs and quoted fields; tags part at blanks. */
function notesOf(text: string): { readonly header: ReadonlyMap<string, string>; readonly notes: Note[] } {
  const lines = text.split("\n");
  const end = lines.findIndex((line) => !line.startsWith("#"));
  const header = new Map(
    lines.slice(0, end).map((line) => {
      const colon = line.indexOf(":");
      return [line.slice(1, colon), line.slice(colon + 1)] as const;
    }),
  );
  const rest = lines.slice(end).join("\n");
  const { data, errors } = Papa.parse<string[]>(rest, { delimiter: "\t", comments: "#", skipEmptyLines: true });
  expect(errors).to.deep.equal([]);
  const notes = data.map((fields) => {
    expect(fields).to.have.lengthOf(5);
    const [guid = "", deck = "", front = "", back = "", tags = ""] = fields;
    return { guid, deck, front, back, tags: tags.split(/\s+/).filter((tag) => tag !== "") };
  });
  return { header, notes };
}

function expectNote(note: Note | undefined, item: KeyItem): void {
  expect(note?.guid).to.equal(item.guid);
  expect(note?.tags).to.deep.equal(item.tags);
  const [front, back] = [parseHtml(note?.front ?? ""), parseHtml(note?.back ?? "")];
  expect(textIn(one(front, ".cr613-question"))).to.equal(flat(item.question));
  const options = all(front, ".cr613-options").flatMap((list) => all(list, "span").map(textIn));
  expect(options).to.deep.equal(item.options.map(({ text }) => flat(text)));
  expect(textIn(one(one(back, ".cr613-answer"), "span"))).to.equal(flat(item.answer));
  const feedback = all(back, ".cr613-options").flatMap((list) => all(list, "span").map(textIn));
  expect(feedback).to.deep.equal(item.options.map((option) => flat(option.feedback)));
  expect(all(front, "li").map(textIn)).to.include.members(item.prompt.players.map(flat));
  expect(all(front, "td").map(textIn)).to.include.members(item.prompt.board.objects.map(({ label }) => flat(label)));
  expect(all(one(back, ".cr613-explanation"), "span").map(textIn)).to.include.members(
    item.explanation.short.map(({ text }) => flat(text)),
  );
}

function expectReadBack(key: Key): void {
  const { notes } = notesOf(textOf("anki", "anki.txt", key));
  expect(notes).to.have.lengthOf(key.items.length);
  for (const [place, item] of key.items.entries()) expectNote(notes[place], item);
}

describe("a key for Anki", () => {
  it("is as the golden file", () => {
    expectGolden("reports/key", "anki.txt", textOf("anki", "anki.txt", SAMPLE));
  });

  it("names the columns that are no fields: the guid first, the deck, the tags last", () => {
    const { header } = notesOf(textOf("anki", "anki.txt", SAMPLE));
    expect(Object.fromEntries(header)).to.deep.equal({
      separator: "tab",
      html: "true",
      notetype: "Basic",
      "guid column": "1",
      "deck column": "2",
      "tags column": "5",
      "if matches": "update current",
    });
  });

  itReadsBack(expectReadBack);

  it("has no bracket in a field: those begin sounds and formulas", () => {
    const { notes } = notesOf(textOf("anki", "anki.txt", sampleWith("[sound:x.mp3] [$]x[/$] [latex]")));
    expect(notes.flatMap(({ front, back }) => [front, back]).join("")).to.not.include("[");
  });

  it("keeps the guid of a question whose text is mended, and nothing else of the old one", () => {
    const before = notesOf(textOf("anki", "anki.txt", SAMPLE)).notes;
    const after = notesOf(textOf("anki", "anki.txt", sampleWith("mended"))).notes;
    expect(after.map(({ guid }) => guid)).to.deep.equal(before.map(({ guid }) => guid));
    expect(after.map(({ front }) => front)).to.not.deep.equal(before.map(({ front }) => front));
  });

  it("of a key without items is the header alone", () => {
    expect(notesOf(textOf("anki", "anki.txt", { ...SAMPLE, items: [] })).notes).to.deep.equal([]);
  });
});
