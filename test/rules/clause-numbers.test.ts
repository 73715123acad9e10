import { expect } from "chai";
import {
  isOlderNumber,
  numberIn,
  NUMBERED_CLAUSES,
  shownClause,
  type NumberThen,
} from "../../src/rules/clause-numbers.js";
import { CLAUSES } from "../../src/rules/clauses.js";
import type { RulesetId } from "../../src/rules/formats.gen.js";

/** Today's number, then those of April 2020, 11 July 2013, July 2009 and May 2009; `-` where the text has no such clause, `?` where nobody looked. */
// oxfmt-ignore
const READ: readonly (readonly [clause: string, ikoria: string, m14: string, m10: string, preM10: string])[] = [
  ["613.1a", "613.1a", "613.1a", "612.1a", "418.5a"],
  ["613.1g", "613.1g", "613.1g", "612.1g", "418.5a"],
  ["613.2a", "613.2a", "-", "-", "-"],
  ["613.2c", "613.2c", "-", "-", "-"],
  ["613.3", "613.3", "613.2", "612.2", "418.5a"],
  ["613.4a", "613.4a", "613.3a", "612.3a", "418.5a"],
  ["613.4b", "613.4b", "613.3b", "612.3b", "418.5a"],
  ["613.4c", "613.4c", "613.3c", "612.3c", "418.5a"],
  ["613.4d", "613.4d", "613.3e", "612.3e", "418.5a"], // counters had 7d to themselves
  ["613.5", "613.5", "613.4", "612.4", "-"],
  ["613.6", "613.6", "613.5", "612.5", "418.5b"],
  ["613.7a", "613.7a", "613.6a", "612.6a", "418.5f"],
  ["613.7b", "613.7b", "613.6b", "612.6b", "418.5g"],
  ["613.7c", "613.7c", "-", "-", "-"],
  ["613.7d", "613.7d", "613.6c", "612.6c", "418.5e"],
  ["613.7e", "613.7e", "613.6d", "612.6d", "418.5e(a)"],
  ["613.7f", "613.7f", "-", "-", "-"], // July 2015
  ["613.7g", "613.7g", "-", "-", "-"], // July 2015
  ["613.7h", "613.7h", "613.6e", "-", "-"],
  ["613.7i", "613.7i", "613.6f", "-", "-"],
  ["613.7j", "613.7j", "-", "-", "-"], // conspiracies came in 2014
  ["613.7k", "-", "-", "-", "-"], // October 2022
  ["613.7m", "613.7k", "613.6g", "612.6e", "418.5e(b)"], // 613.6j from July 2015
  ["613.7n", "-", "-", "-", "-"], // July 2025
  ["613.8a", "613.8a", "613.7a", "612.7a", "418.5c"],
  ["613.8b", "613.8b", "613.7b", "612.7b", "418.5d"],
  ["613.8c", "613.8c", "613.7c", "-", "-"], // February 2011
  ["613.9", "613.9", "613.8", "612.8", "418.5h"],
  ["613.10", "613.10", "613.9", "612.9", "418.5j"],
  ["613.11", "613.11", "613.10", "612.10", "418.5k"],
  ["611.2c", "611.2c", "611.2c", "610.2c", "418.3b"],
  ["611.2d", "611.2d", "611.2d", "610.2d", "418.3c"],
  ["611.2e", "611.2e", "-", "-", "-"], // June 2014
  ["611.3a", "611.3a", "611.3a", "610.3a", "418.4a"],
  ["608.2h", "608.2g", "608.2g", "607.2g", "413.2f"], // November 2020
  ["604.3", "604.3", "604.3", "604.3", "405.2"],
  ["604.3a", "604.3a", "604.3a", "604.3a", "405.2a"],
  ["305.6", "305.6", "305.6", "305.6", "212.6g"],
  ["305.7", "305.7", "305.7", "305.7", "212.6h"],
  ["205.1a", "205.1a", "205.1a", "204.1a", "212.1b"],
  ["205.1b", "205.1b", "205.1b", "204.1b", "212.1c"],
  ["205.3d", "205.3d", "205.3d", "-", "-"], // September 2011
  ["205.4b", "205.4b", "205.4b", "204.4b", "212.1d"],
  ["208.3", "208.3", "208.3", "207.3", "208.3"],
  ["208.4b", "-", "-", "-", "-"], // April 2022
  ["707.2", "706.2", "706.2", "706.2", "503.2"],
  ["707.2c", "706.2c", "-", "-", "-"], // July 2018
  ["707.9a", "706.9a", "706.9a", "706.8", "503.9"],
  ["707.9b", "706.9c", "706.9c", "706.8", "503.9"], // b and c changed places
  ["707.9c", "706.9b", "706.9b", "706.8", "503.9"],
  ["707.9d", "706.9d", "706.9d", "-", "-"], // February 2011
  ["708.2", "707.2", "707.2", "707.2", "502.26e"],
  ["708.2a", "707.2a", "707.2a", "707.2a", "502.26e"],
  ["612.2", "612.2", "612.2", "611.2", "418.6a"],
  ["612.3", "612.3", "612.3", "611.3", "418.6b"],
  ["612.6", "612.5", "612.5", "611.5", "-"],
  ["113.10b", "113.10b", "112.10", "112.9", "402.9"], // 113 from July 2019
  ["113.10c", "113.10c", "112.10", "112.9", "402.9"],
  ["113.11", "113.11", "-", "-", "-"], // February 2014
  ["113.12", "113.12", "112.11", "112.10", "402.10"], // 112.12 from February 2014
  ["122.1a", "122.1a", "121.1a", "120.1a", "200.10a"],
  ["122.1b", "122.1b", "-", "-", "-"],
  ["704.5j", "704.5j", "704.5k", "704.5k", "420.5e"], // September 2017
  ["704.5k", "704.5k", "704.5m", "704.5m", "420.5i"],
  ["704.5m", "704.5m", "704.5n", "704.5n", "420.5d"],
  ["704.5n", "704.5n", "704.5p", "704.5p", "420.5k"],
  ["704.5p", "704.5p", "704.5q", "704.5q", "420.5m"],
  ["704.5q", "704.5q", "704.5r", "704.5r", "420.5n"],
  ["601.2f", "601.2f", "601.2e", "601.2e", "409.1f"], // July 2015
  ["109.5", "109.5", "109.5", "?", "?"],
  ["110.5", "110.5", "110.6", "110.6", "?"], // 110.5 were tokens
  ["111.7", "111.7", "110.5f", "?", "?"],
  ["113.7a", "113.7a", "112.7a", "?", "?"],
  ["201.2a", "201.2a", "201.2", "?", "?"],
  ["201.5", "201.4", "201.4", "?", "?"],
  ["202.3e", "202.3e", "202.3b", "?", "?"],
  ["204.2", "204.2", "204.2", "-", "-"], // September 2011
  ["205.3r", "205.3p", "205.3p", "?", "?"],
  ["208.3a", "208.3a", "-", "?", "?"],
  ["402.2", "402.2", "402.2", "402.2", "217.3b"],
  ["702.73a", "702.72a", "702.72a", "702.70a", "502.73a"],
  ["702.114a", "702.113a", "-", "-", "-"], // September 2015
  ["730.2a", "721.2a", "-", "-", "-"],
  ["714.2", "714.2", "-", "-", "-"],
  ["716.2a", "-", "-", "-", "-"],
];

/** Rules whose later subrules all stood in one text. */
const DIVIDED: ReadonlySet<string> = new Set(["112.10", "208.4", "500.5"]);

const RULESETS: readonly RulesetId[] = ["ikoria", "m14", "m10", "pre-m10"];

function read(number: string): NumberThen {
  if (number === "?") return { unknown: true };
  return number === "-" ? { absent: true } : { number };
}

describe("the numbers of clauses in older texts", () => {
  for (const [clause, ...numbers] of READ) {
    it(`${clause}: ${numbers.join(", ")}`, () => {
      const expected = numbers.map(read);
      expect(RULESETS.map((ruleset) => numberIn(clause, ruleset))).to.deep.equal(expected);
    });
  }

  it("are today's numbers today, of any clause", () => {
    for (const clause of [...Object.keys(CLAUSES), "999.9z"])
      expect(numberIn(clause, "current")).to.deep.equal({ number: clause });
  });

  it("are unknown where nobody looked", () => {
    expect(numberIn("999.9z", "m10")).to.deep.equal({ unknown: true });
    expect(numberIn("constructor", "m10")).to.deep.equal({ unknown: true });
    expect(numberIn("707.3", "pre-m10")).to.deep.equal({ unknown: true });
  });

  it("are given for all of rule 613", () => {
    const unknown = Object.keys(CLAUSES).filter(
      (clause) => clause.startsWith("613.") && RULESETS.some((ruleset) => "unknown" in numberIn(clause, ruleset)),
    );
    expect(unknown).to.deep.equal([]);
  });

  it("are told from numbers that no text has", () => {
    for (const number of ["418.5e", "612.7b", "613.3e", "706.9c"]) expect(isOlderNumber(number), number).to.equal(true);
    for (const number of ["418.5z", "613.12", "constructor"]) expect(isOlderNumber(number), number).to.equal(false);
  });

  it("are those of clauses of the ledger", () => expect(Object.keys(CLAUSES)).to.include.members(NUMBERED_CLAUSES));

  it("look like numbers", () => {
    for (const clause of NUMBERED_CLAUSES)
      for (const ruleset of RULESETS) {
        const then = numberIn(clause, ruleset);
        if ("number" in then) expect(then.number, clause).to.match(/^\d{3}\.\d+[a-z]?(?:\([ab]\))?$/);
      }
  });

  it("do not stand for two clauses in one text, but for those that one clause was divided into", () => {
    for (const ruleset of ["ikoria", "m14"] as const) {
      const numbers = NUMBERED_CLAUSES.flatMap((clause) => {
        const then = numberIn(clause, ruleset);
        return "number" in then && !DIVIDED.has(then.number) ? [then.number] : [];
      });
      expect(numbers.filter((number, place) => numbers.indexOf(number) !== place)).to.deep.equal([]);
    }
  });
});

describe("a clause as people read it", () => {
  it("has the number of the text it is read in", () => expect(shownClause("613.8a", "pre-m10")).to.equal("418.5c"));

  it("is marked when it is younger than that text", () =>
    expect(shownClause("613.8c", "m10")).to.equal("613.8c (later)"));

  it("is marked when its old number is unknown", () =>
    expect(shownClause("701.12g", "m10")).to.equal("701.12g (today's number)"));

  it("is itself today", () => expect(shownClause("613.8c", "current")).to.equal("613.8c"));
});
