import { expect } from "chai";
import { convert } from "xmlbuilder2";
import type { Report } from "../../src/rules/formats.gen.js";
import { expectGolden } from "../support/golden.js";
import { REPORT } from "./fixture.js";
import { ENGINE_REPORT } from "./fixture-engine.js";
import { file } from "./written.js";

function badge(report: Report): Record<string, unknown> {
  return JSON.parse(file("badge.json", report)) as Record<string, unknown>;
}

/** A run of another engine with these scores. */
function scored(claimed: number, passed: number): Report {
  const footer = {
    ...ENGINE_REPORT.footer,
    complete: true,
    claimed: { runs: claimed, passed },
    corpus: { runs: 567, passed },
  };
  return { ...ENGINE_REPORT, footer };
}

describe("the badge", () => {
  it("has what an endpoint of shields must have, and nothing else", () => {
    expect(Object.keys(badge(scored(410, 398))).toSorted()).to.deep.equal([
      "color",
      "label",
      "message",
      "schemaVersion",
    ]);
    expect(badge(scored(410, 398))).to.include({ schemaVersion: 1, label: "cr613" });
  });

  it("shows both denominators of another engine", () => {
    expect(badge(scored(410, 398))["message"]).to.equal("398/410 claimed · 398/567 corpus");
    expect(badge(REPORT)["message"]).to.equal("3/5 runs");
  });

  it("goes by what is claimed in its color, and is green only without a failure", () => {
    const colors = (
      [
        [100, 100],
        [100, 99],
        [100, 90],
        [100, 60],
        [100, 10],
        [0, 0],
      ] as const
    ).map(([claimed, passed]) => badge(scored(claimed, passed))["color"]);
    expect(colors).to.deep.equal(["brightgreen", "green", "yellow", "orange", "red", "lightgrey"]);
  });

  it("has no score for a run that was cut off", () => {
    expect(badge(ENGINE_REPORT)).to.include({ message: "cut off", color: "lightgrey" });
  });

  it("is an image with a title, whose parts add up to its width", () => {
    const text = file("badge.svg", scored(410, 398));
    expectGolden("reports", "badge.svg", text);
    const { svg } = convert(text, { format: "object" }) as unknown as {
      svg: { "@width": string; title: { "#": string }; g: { rect?: { "@width": string }[]; text?: object[] }[] };
    };
    expect(svg.title["#"]).to.equal("cr613: 398/410 claimed · 398/567 corpus");
    const boxes = svg.g.flatMap(({ rect = [] }) => rect);
    expect(boxes.reduce((sum, box) => sum + Number(box["@width"]), 0)).to.equal(Number(svg["@width"]));
    expect(svg.g.flatMap(({ text: texts = [] }) => texts)).to.have.lengthOf(2);
  });
});
