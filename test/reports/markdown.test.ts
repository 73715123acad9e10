import { expect } from "chai";
import { expectGolden } from "../support/golden.js";
import { REPORT } from "./fixture.js";
import { ENGINE_REPORT, reportOf } from "./fixture-engine.js";
import { hostileEngineReport, hostileReport } from "./hostile.js";
import { file } from "./written.js";

describe("summary.md", () => {
  it("is as the golden file", () => {
    expectGolden("reports", "engine-summary.md", file("summary.md", ENGINE_REPORT));
    expectGolden("reports", "summary.md", file("summary.md", REPORT));
  });

  it("shows both denominators of another engine and one of the reference", () => {
    expect(file("summary.md", ENGINE_REPORT)).to.include("| of what it claims | 3 | 18 | 16 % |");
    expect(file("summary.md", ENGINE_REPORT)).to.include("| of the corpus | 3 | 23 | 13 % |");
    expect(file("summary.md", REPORT)).to.include("| runs | 3 | 5 | 60 % |").and.not.to.include("claims");
  });

  it("lists the first twenty failures, and counts the others", () => {
    const [result] = REPORT.results.filter(({ verdict }) => verdict === "fail");
    const results = Array.from({ length: 33 }, (_, i) => ({ ...result!, scenario: `failure-${i}` }));
    const text = file("summary.md", reportOf(REPORT.header.engine, [], results));
    expect(text.match(/^\| `failure-\d+`/gm)).to.have.lengthOf(20);
    expect(text).to.include("… and 13 more failures");
  });

  it("lists what is the same under several rulesets once", () => {
    expect(file("summary.md", ENGINE_REPORT).match(/too high|Humility, power/g)).to.have.lengthOf(1);
    expect(file("summary.md", ENGINE_REPORT)).to.include("| current, ikoria | fail |");
  });

  it("says that a run was cut off", () => {
    expect(file("summary.md", ENGINE_REPORT)).to.include("**This run was cut off.**");
    expect(file("summary.md", REPORT)).not.to.include("cut off");
  });

  it("takes no text for markup, and has no link", () => {
    for (const report of [hostileReport(), hostileEngineReport()]) {
      const text = file("summary.md", report);
      const outside = text.replaceAll(/(`+)[^`].*?\1/g, "").replaceAll("**", ""); // what is code is shown as it is
      expect(outside).not.to.match(/<(?!br>)|(?<!\\)[[\]*_]|https?:\/\/|\]\(/);
      expect(
        outside
          .replaceAll(/\\\|/g, "")
          .split("\n")
          .filter((line) => line.startsWith("|"))
          .every((line) => line.endsWith("|")),
      ).to.equal(true);
    }
  });

  it("has as many cells in each row of a table as in its head", () => {
    for (const report of [ENGINE_REPORT, REPORT, hostileEngineReport()]) {
      for (const block of file("summary.md", report)
        .split("\n\n")
        .filter((text) => text.startsWith("|"))) {
        const cells = block
          .trim()
          .split("\n")
          .map((line) => line.replaceAll(String.raw`\|`, "").split("|").length);
        expect(new Set(cells)).to.have.lengthOf(1);
      }
    }
  });
});
