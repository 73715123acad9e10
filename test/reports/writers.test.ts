import { expect } from "chai";
import { USUAL_WRITERS, WRITERS } from "../../reports/index.js";
import type { Report } from "../../src/rules/formats.gen.js";
import { REPORT } from "./fixture.js";
import { ENGINE_REPORT } from "./fixture-engine.js";
import { hostileEngineReport, hostileReport } from "./hostile.js";
import { written } from "./written.js";

/** A report with nothing in it. */
const EMPTY: Report = {
  header: { ...REPORT.header, plan: [] },
  scenarios: [],
  problems: [],
  results: [],
  footer: { complete: true, counts: {}, values: { passed: 0, failed: 0 } },
};

/** The same value with the keys of every object the other way round. */
function withKeysReversed(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withKeysReversed);
  if (typeof value !== "object" || value === null) return value;
  return Object.fromEntries(
    Object.entries(value)
      .toReversed()
      .map(([key, member]) => [key, withKeysReversed(member)]),
  );
}

describe("the writers", () => {
  it("have a name each and write files that no other writes", () => {
    const files = WRITERS.flatMap((writer) => [...writer.files(REPORT, {}).keys()]);
    expect(new Set(WRITERS.map(({ name }) => name))).to.have.lengthOf(WRITERS.length);
    expect(files).to.have.members([
      "results.csv",
      "coverage.csv",
      "pairs.csv",
      "report.html",
      "junit.xml",
      "report.json",
      "badge.json",
      "badge.svg",
      "summary.md",
      "report.sarif",
    ]);
  });

  it("of which some are written without being asked for", () => {
    expect(USUAL_WRITERS.map(({ name }) => name)).to.deep.equal(["csv", "html", "junit", "json"]);
  });

  it("write equal bytes for equal reports, whatever the order of their keys", () => {
    for (const report of [REPORT, ENGINE_REPORT]) {
      const first = written(report);
      expect(written(report)).to.deep.equal(first);
      expect(written(withKeysReversed(report) as Report)).to.deep.equal(first);
      expect(written(JSON.parse(first.get("report.json") ?? "") as Report)).to.deep.equal(first);
    }
  });

  it("leave the report as it was", () => {
    const before = JSON.stringify(REPORT);
    written(REPORT);
    expect(JSON.stringify(REPORT)).to.equal(before);
  });

  it("end each file with a newline and use no carriage return", () => {
    for (const report of [REPORT, ENGINE_REPORT, EMPTY]) {
      for (const [name, text] of written(report)) {
        expect(text.endsWith("\n"), name).to.equal(true);
        expect(text.endsWith("\n\n"), name).to.equal(false);
        expect(text.includes("\r"), name).to.equal(false);
      }
    }
  });

  it("write an empty run and a hostile one without failing", () => {
    const all = written(REPORT).size;
    for (const report of [EMPTY, hostileReport(), hostileEngineReport()]) expect(written(report).size).to.equal(all);
  });

  it("write results whose scenario is not described", () => {
    const files = written({ ...REPORT, scenarios: [] });
    for (const name of ["results.csv", "report.html", "junit.xml", "summary.md", "report.sarif"]) {
      expect(files.get(name), name).to.include("urborg-before-blood-moon");
    }
  });
});
