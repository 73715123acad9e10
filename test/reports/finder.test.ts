import { expect } from "chai";
import { Finder, type Findings } from "../../reports/html/search/finder.js";
import { type Entry, entriesOf } from "../../reports/html/entries.js";
import { searchIndex } from "../../reports/html/search-index.js";
import type { Result } from "../../src/rules/formats.gen.js";
import { summaryOf } from "../../src/verifier/report.js";
import { CARDS, SCENARIO_FILES } from "../corpus/files.js";
import { REPORT } from "./fixture.js";

/** The corpus as a report lists it, without running it. */
const ENTRIES: Entry[] = SCENARIO_FILES.map(({ file, folder, data }) => {
  const result: Result = {
    scenario: data.id,
    ruleset: data.rulesets[0] ?? "current",
    verdict: "pass",
    values: [],
    clauses: [],
    layers: [],
    pairs: [],
    checkPoints: [],
  };
  return { summary: summaryOf({ file, topic: folder, scenario: data }, CARDS), results: [result] };
});

describe("the search of the report", () => {
  const finder = new Finder(searchIndex(ENTRIES));
  const first = (query: string, kind: string, count = 3): string[] =>
    finder
      .find(query)
      .found.filter((each) => each.kind === kind)
      .slice(0, count)
      .map(({ name }) => name);

  for (const query of [
    "Opalescence + Humility",
    "humility, opalescence",
    "Humilty opalesence",
    "HUMILITY and Opalescence",
    "Opaleszenz Demut",
    "opalescence humility humility-last",
  ]) {
    it(`finds Humility and Opalescence as “${query}”`, () => {
      expect(first(query, "scenario")).to.include("opalescence-humility-humility-last");
    });
  }

  for (const [query, card] of [
    ["Demut", "Humility"],
    ["humilite", "Humility"],
    ["Blutmond", "Blood Moon"],
    ["Mond Blut", "Blood Moon"],
    ["lune de sang", "Blood Moon"],
    ["blod mon", "Blood Moon"],
    ["tarmogoif", "Tarmogoyf"],
    ["urzas saga", "Urza's Saga"],
  ] as const) {
    it(`finds the card ${card} as “${query}”`, () => {
      expect(first(query, "card")[0]).to.equal(card);
    });
  }

  it("finds scenarios by all the words, in any order", () => {
    expect(first("blood moon urborg", "scenario", 2)).to.have.members([
      "blood-moon-urborg-urborg-first",
      "blood-moon-urborg-blood-moon-first",
    ]);
    expect(first("urborg moon blood", "scenario")).to.include("blood-moon-urborg-urborg-first");
  });

  it("finds a clause by its number, and those below it", () => {
    expect(first("613.8a", "clause")).to.deep.equal(["613.8a"]);
    expect(first("613.8", "clause", 4)).to.include.members(["613.8a", "613.8b", "613.8c"]);
    expect(first("613.1", "clause", 20))
      .to.include("613.1b")
      .and.not.include("613.10")
      .and.not.include("613.11");
    expect(first("613.1", "clause")[0]).to.equal("613.1");
  });

  it("does not take a number for the beginning of a clause, nor a word for another that is as long", () => {
    expect(first("61", "clause")).to.deep.equal([]);
    expect(first("clone", "card", 1)).to.deep.equal(["Clone"]);
    expect(finder.find("zzzz").found).to.deep.equal([]);
  });

  it("finds what has some of the words, and says so, where nothing has all and that will do", () => {
    const told = ({ found, isLoose }: Findings): [boolean, boolean] => [found.length > 0, isLoose];
    expect(told(finder.find("Humility zzzzz"))).to.deep.equal([false, false]);
    expect(told(finder.find("Humility zzzzz", true))).to.deep.equal([true, true]);
    expect(told(finder.find("Humility", true))).to.deep.equal([true, false]);
    expect(told(finder.find(" + ", true))).to.deep.equal([false, false]);
  });

  it("knows a scenario once, however many rows it has", () => {
    const twice = entriesOf({ ...REPORT, results: [...REPORT.results, ...REPORT.results] });
    const ids = new Finder(searchIndex(twice)).find("blood moon").found.map(({ kind, name }) => `${kind} ${name}`);
    expect(ids).to.deep.equal([...new Set(ids)]);
  });
});
