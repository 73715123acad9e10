import { expect } from "chai";
import { runSummary } from "../../src/cli/summary-engine.js";
import type { SummaryContext } from "../../src/cli/summary.js";
import { expectGolden } from "../support/golden.js";
import { ENGINE_REPORT } from "../reports/fixture-engine.js";
import { hostileEngineReport } from "../reports/hostile.js";

const CONTEXT: SummaryContext = {
  report: ENGINE_REPORT,
  seconds: 1.25,
  reports: ["out/report/report.html"],
  cards: [],
  isShipped: true,
  engine: { command: "python3 my engine.py", beyond: true },
};

function summary(width = 80, context: Partial<SummaryContext> = {}, quiet = false): string {
  return runSummary({ ...CONTEXT, ...context }, { quiet, paint: (_, text) => text, width });
}

describe("the summary of another engine", () => {
  for (const width of [60, 80, 120]) {
    it(`is as the golden file on ${width} columns`, () => {
      expectGolden("cli", `summary-engine-${width}.txt`, `${summary(width)}\n`);
    });

    it(`is no wider than ${width} columns, but for what is to be copied`, () => {
      const long = summary(width)
        .split("\n")
        .filter((line) => line.length > width && !/^ {2}(?:again:|why: {2}|corpus\/|attempt)/.test(line));
      expect(long).to.deep.equal([]);
    });
  }

  it("shows both scores, and what is not claimed as one number", () => {
    expect(summary()).to.include("Of what it claims: 3 of 18, 16 %\nOf the corpus:     3 of 23, 13 %");
    expect(summary().replaceAll("\n", " ")).to.include("4 not claimed");
    expect(summary()).not.to.match(/^(?:UNSUPPORTED|REFUSED|NOTRUN)/m);
  });

  it("lists wrong answers before what was lost, and the same one once", () => {
    const heads = [...summary().matchAll(/^([A-Z]+)(?:, [a-z ]+)? \S+ \(\S+\)$/gm)].map(([, verdict]) => verdict);
    const wrong = heads.lastIndexOf("FAIL");
    expect(heads.slice(0, wrong + 1)).to.deep.equal(["FAIL", "FAIL", "FAIL"]);
    expect(summary()).to.include("  the same under ikoria\n");
  });

  it("says where to look, and how to see it again with the same engine", () => {
    expect(summary(120)).to.include(
      "  first parts in layer 7b: expected Opalescence/animate, then Humility/no-abilities;",
    );
    expect(summary()).to.match(/again: npx cr613 verify --grep .* --engine "python3 my engine.py" --beyond$/m);
    expect(summary()).to.match(
      /why: {3}npx cr613 explain opalescence-humility-humility-last --at end --ruleset current$/m,
    );
    const header = { ...ENGINE_REPORT.header, readings: ["freed-goes-at-once" as const] };
    expect(summary(80, { report: { ...ENGINE_REPORT, header } })).to.include("--beyond --reading freed-goes-at-once");
  });

  it("counts failures by what is wrong and by where they part", () => {
    expect(summary()).to.include("power      2\ntoughness  2\ntapsFor    1").and.include("layer 7b        2");
  });

  it("says nothing quietly when nothing fails, and lists another reading only strictly", () => {
    const results = ENGINE_REPORT.results.filter(
      ({ verdict, expectation }) =>
        (verdict === "pass" || verdict === "unsupported" || verdict === "alternative") && expectation === undefined,
    );
    const report = { ...ENGINE_REPORT, results };
    expect(summary(80, { report }, true)).to.equal("");
    expect(summary(80, { report })).not.to.include("ALTERNATIVE");
    expect(summary(80, { report, isStrict: true }, true)).to.match(/^ALTERNATIVE life-and-limb/);
  });

  it("moves no cursor and rings no bell, whatever the engine says", () => {
    // oxlint-disable-next-line no-control-regex -- these characters are what it looks for
    const obeyed = /[\u0000-\u0009\u000b-\u001f\u007f-\u009f\u2028]/;
    expect(summary(80, { report: hostileEngineReport() })).not.to.match(obeyed);
  });
});
