import { readFileSync } from "node:fs";
import { expect } from "chai";
import { entryLine, readEntry } from "../../src/library/entry.js";
import { letterOf } from "../../src/library/library.js";
import { byCodeUnit } from "../../src/rules/text-order.js";
import { parseCard } from "../../src/scenario/parse.js";
import { libraryLines, textsIn, wordsOf } from "./data.js";

const shelves = libraryLines();
const lines = [...shelves.values()].flat();
const entries = lines.map(readEntry);

describe("the library", () => {
  it("has a line a card, in the order of names, on the shelf of its letter", () => {
    for (const [letter, all] of shelves) {
      const names = all.map((line) => readEntry(line).card.name);
      expect(names, letter).to.deep.equal([...new Set(names)].toSorted(byCodeUnit));
      expect(names.filter((name) => letterOf(name) !== letter)).to.deep.equal([]);
    }
  });

  it("has lines as they are written", () => {
    expect(lines.filter((line) => entryLine(readEntry(line)) !== line)).to.deep.equal([]);
  });

  it("has definitions that every reader of cards takes", () => {
    const wrong = entries
      .filter(({ state }) => state !== "refused")
      .flatMap(({ card }) => {
        const parsed = parseCard(JSON.stringify(card), card.name);
        return parsed.ok ? [] : [`${card.name}: ${parsed.problems[0]?.message}`];
      });
    expect(wrong).to.deep.equal([]);
  });

  it("says of each card without a definition which sentences, or what else, is not understood", () => {
    const silent = entries.filter(
      ({ state, refused, missing }) => (state === "refused") !== (refused.length > 0 || missing !== undefined),
    );
    expect(silent.map(({ card }) => card.name)).to.deep.equal([]);
  });
});

/** The most words that a text of our vocabulary has. */
const MOST_WORDS = 4;
/** The length of a piece that would be somebody else's wording. */
const RUN = 6;

describe("the library's words", () => {
  const texts = entries.flatMap(({ card, ...rest }) =>
    textsIn({ ...card, ...rest }).map(({ key, text }) => ({ name: card.name, key, text })),
  );

  it("are of the vocabulary: short, and no sentences", () => {
    const long = texts.filter(
      ({ key, text }) =>
        wordsOf(text).length > MOST_WORDS || (key !== "cost" && key !== "subtypes" && /[.:;"“”()]/.test(text)),
    );
    expect(long).to.deep.equal([]);
  });

  it("say of a cost that is longer only what is done", () => {
    const costs = texts.filter(({ key, text }) => key === "cost" && text.includes("…"));
    expect(costs).to.not.deep.equal([]);
    for (const { text } of costs)
      for (const part of text.split(", ").filter((each) => each.includes("…"))) expect(part).to.match(/^\S+ …$/);
  });

  /** The facts have the texts, and are not ours to pass on: whoever has them says where they are. */
  it(`share no ${RUN} words in a row with any card's text (CARD_FACTS names the file)`, function () {
    const path = process.env["CARD_FACTS"];
    if (path === undefined) {
      console.warn("      skipped: CARD_FACTS names no file with the texts of cards");
      this.skip();
    }
    const facts = JSON.parse(readFileSync(path, "utf8")) as { oracle: string; faces?: { oracle: string }[] }[];
    const runs = new Set(
      facts.flatMap((each) => [each, ...(each.faces ?? [])]).flatMap(({ oracle }) => runsIn(oracle ?? "")),
    );
    expect(runs.size).to.be.greaterThan(1000);
    expect(texts.filter(({ text }) => runsIn(text).some((run) => runs.has(run)))).to.deep.equal([]);
  });
});

function runsIn(text: string): string[] {
  const words = wordsOf(text);
  return words.slice(RUN - 1).map((_, start) => words.slice(start, start + RUN).join(" "));
}
