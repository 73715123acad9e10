import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect } from "chai";
import { PART_KINDS } from "../../src/effects/index.js";
import { EVENTS } from "../../src/events/index.gen.js";
import { phraseBook } from "../../src/cli/phrase-book.js";
import { isObject } from "../../src/rules/json-object.js";
import type { Phrasing } from "../../src/rules/formats.gen.js";
import { formatWords } from "../../src/scenario/definition.js";
import { validatePhraseBook } from "../../src/scenario/validators.gen.js";
import { ROOT } from "../corpus/files.js";
import { corpusCards, corpusScenarios } from "../support/corpus.js";
import { STACK, Workplace } from "./program.js";

/** Whether all that the first value says stands in the second. */
function fits(part: unknown, whole: unknown): boolean {
  if (Array.isArray(part))
    return Array.isArray(whole) && part.every((item) => whole.some((other) => fits(item, other)));
  if (isObject(part))
    return isObject(whole) && Object.entries(part).every(([key, value]) => key in whole && fits(value, whole[key]));
  return part === whole;
}

/** Whether it stands anywhere in the example. */
function standsIn(part: unknown, whole: unknown): boolean {
  if (fits(part, whole)) return true;
  return typeof whole === "object" && whole !== null && Object.values(whole).some((inner) => standsIn(part, inner));
}

/** Every value of a key, however deep. */
function everyKey(value: unknown, found = new Set<string>()): Set<string> {
  if (typeof value !== "object" || value === null) return found;
  for (const [key, member] of Object.entries(value)) {
    if (!Array.isArray(value)) found.add(key);
    everyKey(member, found);
  }
  return found;
}

describe("the phrase book", () => {
  const book = phraseBook();
  const phrases = book.sections.flatMap((section) => section.phrases);
  const cards = corpusCards();
  const scenarios = new Map(corpusScenarios().map((each) => [each.id, each]));
  const exampleOf = ({ card, scenario }: Phrasing): unknown =>
    card === undefined ? scenarios.get(scenario ?? "") : cards.get(card);

  it("keeps to its schema", () => {
    expect(validatePhraseBook(book), JSON.stringify(validatePhraseBook.errors)).to.equal(true);
  });

  it("says only what stands in its examples", () => {
    expect(phrases.filter((phrase) => exampleOf(phrase) === undefined)).to.deep.equal([]);
    expect(phrases.filter((phrase) => !standsIn(phrase.says, exampleOf(phrase)))).to.deep.equal([]);
  });

  it("has no phrase twice in a chapter", () => {
    for (const { title, phrases: own } of book.sections) {
      const printed = own.map(({ prints }) => prints);
      expect(
        printed.filter((text, i) => printed.indexOf(text) !== i),
        title,
      ).to.deep.equal([]);
    }
  });

  it("has every kind of effect part, event and ability that the corpus has", () => {
    const said = new Set(phrases.flatMap(({ says }) => JSON.stringify(says).match(/(?<="kind":")\w+/g) ?? []));
    const inUse = JSON.stringify([...cards.values(), ...scenarios.values()]);
    const kinds = [...PART_KINDS, ...Object.keys(EVENTS), ...formatWords("Ability", "kinds").map(({ word }) => word)];
    const missing = kinds.filter((kind) => !said.has(kind) && inUse.includes(`"kind":"${kind}"`));
    expect(missing).to.deep.equal([]);
  });

  it("has every key of selectors, quantities and conditions that cards have", () => {
    const said = everyKey(phrases.map(({ says }) => says));
    const inUse = everyKey([...cards.values()].map(({ abilities }) => abilities));
    for (const name of ["Selector", "QuantityExpression", "Condition"]) {
      const missing = formatWords(name, "keys").filter(({ word }) => inUse.has(word) && !said.has(word));
      expect(
        missing.map(({ word }) => word),
        name,
      ).to.deep.equal([]);
    }
  });
});

describe("cr613 vocabulary", () => {
  const place = new Workplace();
  after(() => place.clear());

  it("prints as Markdown what docs/PHRASES.md says", async () => {
    const { code, out, err } = await place.run("vocabulary", "--markdown");
    expect([code, err]).to.deep.equal([0, ""]);
    const file = join(ROOT, "docs/PHRASES.md");
    if (process.env["UPDATE_GOLDEN"] === "1") writeFileSync(file, out);
    expect(out, "if docs/phrases.json has changed, run the test with UPDATE_GOLDEN=1").to.equal(
      readFileSync(file, "utf8"),
    );
  });

  it("finds a phrase by what cards print, with our words, an example and a scenario", async () => {
    const { code, out } = await place.run("vocabulary", "Loses", "ALL abilities");
    expect(code).to.equal(0);
    expect(out).to.contain("loses all abilities\n").and.contain('"kind": "loseAllAbilities"');
    expect(out).to.match(/npx cr613 card Humility, played\s+in\s+\S/);
    expect(out.split("\n").filter((line) => line.length > 80)).to.deep.equal([]);
  });

  it("finds it by a word of ours, by an example, and a keyword by its name", async () => {
    const byWord = await place.run("vocabulary", "gaincontrol");
    expect(byWord.out).to.contain("you control enchanted permanent").and.contain("gainControl (effect part)");
    expect((await place.run("vocabulary", "tarmogoyf")).out).to.contain("card types in all graveyards");
    expect((await place.run("vocabulary", "umbra armor")).out).to.contain("umbra armor (keyword ability) CR 702.89");
  });

  it("lists its chapters where no words are given", async () => {
    const { code, out } = await place.run("vocabulary");
    expect(code).to.equal(0);
    for (const { title } of phraseBook().sections) expect(out).to.contain(title);
  });

  it("prints what it finds as JSON", async () => {
    const { out } = await place.run("vocabulary", "switch", "--json");
    const found = JSON.parse(out) as { sections: { section: string }[]; words: { word: string }[] };
    expect(found.sections.map(({ section }) => section)).to.include("7");
    expect(found.words.map(({ word }) => word)).to.include("switchPowerToughness");
  });

  it("says what may have been meant where it finds nothing", async () => {
    const { code, out, err } = await place.run("vocabulary", "swichPowerToughness");
    expect([code, out]).to.deep.equal([2, ""]);
    expect(err).to.contain('nothing is said with "swichPowerToughness"').and.contain('"switchPowerToughness"');
    expect(err).not.to.match(STACK);
  });

  it("tells the phrases that have most of the words where none has all, and no words that are short", async () => {
    const most = await place.run("vocabulary", "really isn't a planeswalker");
    expect(most.code).to.equal(2);
    expect(most.err).to.contain("These have most of it:").and.not.contain("Did you mean");
    expect(most.out).to.contain("isn't a planeswalker and is a creature").and.contain('"removeTypes"');
    const none = await place.run("vocabulary", "xx of zz");
    expect([none.code, none.out]).to.deep.equal([2, ""]);
    expect(none.err).not.to.contain("Did you mean");
  });

  it("refuses --markdown with words", async () => {
    const { code, err } = await place.run("vocabulary", "flying", "--markdown");
    expect(code).to.equal(2);
    expect(err).to.contain("--markdown prints all phrases");
  });
});
