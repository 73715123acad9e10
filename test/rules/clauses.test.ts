import { expect } from "chai";
import { byClause, CLAUSES } from "../../src/rules/clauses.js";
import { SCENARIO_FILES } from "../corpus/files.js";

function lettered(rule: string, letters: string): string[] {
  return letters.split("").map((letter) => rule + letter);
}

describe("the ledger of clauses", () => {
  const clauses = Object.keys(CLAUSES);

  it("holds all of rule 613", () => {
    expect(clauses.filter((clause) => clause.startsWith("613."))).to.deep.equal([
      "613.1",
      ...lettered("613.1", "abcdefg"),
      "613.2",
      ...lettered("613.2", "abc"),
      "613.3",
      "613.4",
      ...lettered("613.4", "abcd"),
      "613.5",
      "613.6",
      "613.7",
      ...lettered("613.7", "abcdefghijkmn"),
      "613.8",
      ...lettered("613.8", "abc"),
      "613.9",
      "613.10",
      "613.11",
    ]);
  });

  it("holds every clause the corpus cites", () => {
    const cited = SCENARIO_FILES.flatMap(({ data: { cites } }) => cites.map(({ clause }) => clause));
    expect(clauses).to.include.members(cited);
  });

  it("stands in natural order", () => expect(clauses).to.deep.equal(clauses.toSorted(byClause)));

  it("says each in one line", () => {
    for (const [clause, words] of Object.entries(CLAUSES)) {
      expect(words.length, clause).to.be.within(10, 110);
      expect(words, clause).to.match(/^[^\s].*\.$/);
    }
  });
});

describe("the natural order of clauses", () => {
  it("goes by numbers, then letters", () => {
    const ordered = ["105.3", "613.1", "613.1a", "613.2", "613.10", "702.9", "702.11e", "702.114a"];
    expect(ordered.toReversed().sort(byClause)).to.deep.equal(ordered);
  });

  it("puts what is no clause last", () => {
    expect(["end", "613.8", "all"].sort(byClause)).to.deep.equal(["613.8", "all", "end"]);
  });
});
