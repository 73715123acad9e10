import { expect } from "chai";
import type { Report } from "../../src/rules/formats.gen.js";
import { REPORT } from "./fixture.js";
import { expectGolden } from "../support/golden.js";
import { hostileReport } from "./hostile.js";
import { file } from "./written.js";

describe("report.json", () => {
  it("is as the golden file", () => {
    expectGolden("reports", "report.json", file("report.json", REPORT));
  });

  it("is the report, whatever its texts", () => {
    for (const report of [REPORT, hostileReport()])
      expect(JSON.parse(file("report.json", report))).to.deep.equal(report);
  });

  it("is without the boards of runs that pass where there are thousands, and has those of all others", () => {
    const copies = (count: number): Report => {
      const results = Array.from({ length: count }, (_, n) => REPORT.results[n % REPORT.results.length]!); // n is within it
      const plan = results.map(({ scenario, ruleset }) => ({ scenario, ruleset }));
      return { ...REPORT, header: { ...REPORT.header, plan }, results };
    };
    const boards = (report: Report): number[] => report.results.map(({ checkPoints }) => checkPoints.length);
    const told = (report: Report): Report => JSON.parse(file("report.json", report)) as Report;
    expect(boards(told(copies(2000)))).to.deep.equal(boards(copies(2000)));
    const many = copies(2001);
    expect(boards(told(many))).to.deep.equal(
      many.results.map(({ verdict, checkPoints }) => (verdict === "pass" ? 0 : checkPoints.length)),
    );
    expect(Math.max(...boards(told(many))), "those of failures").to.be.greaterThan(0);
  });

  it("has a line for each scenario, problem and result, and the footer last", () => {
    const lines = file("report.json", REPORT).trimEnd().split("\n");
    expect(lines.filter((line) => line.startsWith('{"') && line.includes('"scenario":'))).to.have.lengthOf(
      REPORT.results.length,
    );
    expect(lines.at(-2)).to.match(/^"footer": /);
  });
});
