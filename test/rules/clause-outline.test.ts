import { expect } from "chai";
import { KNOWLEDGE_LEVELS } from "../../src/training/knowledge-levels.js";
import { byClause, CLAUSE_LEDGER } from "../../src/rules/clauses.js";
import { NUMBERED_CLAUSES } from "../../src/rules/clause-numbers.js";
import { clauseBefore, everyClause, isClause, isRule } from "../../src/rules/clause-outline.js";
import { LAYER_CLAUSES } from "../../src/rules/layers.js";

describe("the outline of the rules", () => {
  const every = everyClause();

  it("has each clause once, in natural order, by a number of the usual form", () => {
    expect(every).to.deep.equal([...new Set(every)].toSorted(byClause));
    for (const clause of every) expect(clause).to.match(/^[1-9]\d\d\.[1-9]\d*[a-km-np-z]?$/);
  });

  it("leaves out no number and no letter but l and o", () => {
    const letters = "abcdefghijkmnpqrstuvwxyz";
    for (const clause of every) {
      const [, rule = "", number = "", letter = ""] = /^(\d+)\.(\d+)(.?)$/.exec(clause) ?? [];
      if (letter > "a")
        expect(isClause(`${rule}.${number}${letters.at(letters.indexOf(letter) - 1)}`), clause).to.equal(true);
      if (letter !== "") expect(isClause(`${rule}.${number}`), clause).to.equal(true);
      else if (number !== "1") expect(isClause(`${rule}.${Number(number) - 1}`), clause).to.equal(true);
    }
  });

  it("has every clause and no other", () => {
    for (const clause of every) expect(isClause(clause), clause).to.equal(true);
    for (const rule of new Set(every.map((clause) => clause.slice(0, 3)))) expect(isRule(rule), rule).to.equal(true);
    for (const rule of ["99", "124", "214", "600", "613.1", "734", "906", "constructor"])
      expect(isRule(rule), rule).to.equal(false);
  });

  // Read in the text: first and last clauses of rules, and what stands beside a letter that is left out.
  for (const clause of [
    "100.1",
    "122.1j",
    "205.3r",
    "303.4m",
    "310.12b",
    "613.7n",
    "613.11",
    "702.195c",
    "704.5z",
    "905.6",
  ])
    it(`has ${clause}`, () => expect(isClause(clause)).to.equal(true));

  // oxfmt-ignore
  const NONE = [
    "999.9z", "613.12", "613.8d", "613.7z", "613.7l", "702.999", "702.196", "702.95l", "704.5o", "704.9", "310.11b", "124.1",
    "702", "613.0", "613.08", "0613.8", "613.8A", "613.8aa", "613.", ".8", "x", "", "constructor.1", "613.1e1",
  ];
  for (const clause of NONE) it(`has no ${clause}`, () => expect(isClause(clause)).to.equal(false));

  it("has every clause of the ledger, of the older numbers, of the layers and of the levels of knowledge", () => {
    const named = [...CLAUSE_LEDGER.keys(), ...NUMBERED_CLAUSES, ...Object.values(LAYER_CLAUSES)];
    expect(named.filter((clause) => !isClause(clause))).to.deep.equal([]);
    const levels = KNOWLEDGE_LEVELS.flatMap(({ clauses }) => clauses);
    expect(levels.filter((clause) => !(clause.includes(".") ? isClause : isRule)(clause))).to.deep.equal([]);
  });

  const BEFORE: readonly (readonly [none: string, before: string | undefined])[] = [
    ["613.8d", "613.8c"],
    ["613.7z", "613.7n"],
    ["613.7l", "613.7k"],
    ["704.5o", "704.5n"],
    ["613.12", "613.11"],
    ["613.3a", "613.3"],
    ["702.999", "702.195"],
    ["702.999z", "702.195c"],
    ["999.9z", undefined],
    ["x", undefined],
  ];
  for (const [none, before] of BEFORE)
    it(`has ${before ?? "nothing"} before ${none}`, () => expect(clauseBefore(none)).to.equal(before));
});
