import { expect } from "chai";
import { byClause, CLAUSE_LEDGER, CLAUSES } from "../../src/rules/clauses.js";
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

  it("holds every clause that decides between editions, and those that feed the layers", () => {
    expect(clauses).to.include.members(
      // oxfmt-ignore
      ["608.2h", "604.3", "604.3a", "305.6", "305.7", "305.8", "205.1a", "205.1b", "205.3d", "205.4b", "208.3", "612.2",
       "612.3", "612.6", "113.10b", "113.10c", "113.11", "113.12", "122.1a", "122.1b", "601.2f", "402.2", "702.73a",
       "702.114a", "730.2a", "201.5", "400.7", "614.12", "303.4", "301.5", "702.26b", "108.4a", "109.5", "110.2",
       ...lettered("611.2", "abcdef"), ...lettered("611.3", "abcd"), ...lettered("707.9", "abcdefg"),
       ...lettered("704.5", "abcdefghijkmnpqrstuvwxyz")],
    );
  });

  it("stands in natural order", () => expect(clauses).to.deep.equal(clauses.toSorted(byClause)));

  it("says each in one line", () => {
    for (const [clause, words] of Object.entries(CLAUSES)) {
      expect(words.length, clause).to.be.within(10, 110);
      expect(words, clause).to.match(/^[^\s].*\.$/);
    }
  });

  it("says of each that it can be tested, or why not; and why one scenario is enough, where it is", () => {
    for (const [clause, entry] of CLAUSE_LEDGER) {
      const why = "untestable" in entry ? entry.untestable : entry.thinBecause;
      if (why !== undefined) expect(why, clause).to.match(/^[A-Z].{8,150}\.$/);
    }
  });

  it("says the same of a clause wherever it is asked", () => {
    expect(clauses).to.deep.equal([...CLAUSE_LEDGER.keys()]);
    expect(CLAUSES["613.10"]).to.equal(CLAUSE_LEDGER.get("613.10")?.says);
    expect(CLAUSE_LEDGER.get("613.10")).to.include({ testable: true });
    expect(CLAUSE_LEDGER.get("613.7h"))
      .to.have.property("untestable")
      .that.matches(/outside the corpus/);
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
