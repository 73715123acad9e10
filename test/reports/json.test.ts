import { expect } from "chai";
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

  it("has a line for each scenario, problem and result, and the footer last", () => {
    const lines = file("report.json", REPORT).trimEnd().split("\n");
    expect(lines.filter((line) => line.startsWith('{"') && line.includes('"scenario":'))).to.have.lengthOf(
      REPORT.results.length,
    );
    expect(lines.at(-2)).to.match(/^"footer": /);
  });
});
