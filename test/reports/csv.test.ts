import { expect } from "chai";
import { visible } from "../../src/rules/visible.js";
import Papa from "papaparse";
import { REPORT } from "./fixture.js";
import { expectGolden } from "../support/golden.js";
import { ATTACK, FORMULA, hostileReport } from "./hostile.js";
import { file } from "./written.js";

type Row = Record<string, string>;

function rows(text: string): Row[] {
  const { data, errors } = Papa.parse<Row>(text, { header: true, skipEmptyLines: true });
  expect(errors).to.deep.equal([]);
  return data;
}

describe("results.csv", () => {
  it("is as the golden file", () => {
    expectGolden("reports", "results.csv", file("results.csv", REPORT));
  });

  it("has a row for each value, and one for each result without a value", () => {
    const table = rows(file("results.csv", REPORT));
    const values = REPORT.results.flatMap((result) => result.values);
    expect(table).to.have.lengthOf(values.length + 1);
    expect(table.filter(({ ok }) => ok === "false")).to.have.lengthOf(REPORT.footer.values.failed);
    expect(table.find(({ verdict }) => verdict === "crashed")).to.include({
      scenario: "six-thousand-saprolings",
      topic: "type",
      check: "",
      ok: "",
    });
  });

  it("names the reading of an answer that is not the recommended one", () => {
    const results = REPORT.results.map((result) =>
      result.verdict === "fail"
        ? { ...result, verdict: "alternative" as const, reading: "freed-goes-at-once" }
        : result,
    );
    const table = rows(file("results.csv", { ...REPORT, results }));
    expect(new Set(table.map(({ verdict, reading }) => `${verdict} ${reading}`))).to.include(
      "alternative freed-goes-at-once",
    );
    expect(table.filter(({ verdict }) => verdict === "pass").every(({ reading }) => reading === "")).to.equal(true);
  });

  it("keeps negative numbers as they are", () => {
    const bear = rows(file("results.csv", REPORT)).filter(
      ({ subject, characteristic }) => subject === "Counting Bear" && characteristic === "power",
    );
    expect(bear[0]).to.include({ expected: "-1", actual: "-1" });
  });

  it("tells null from an empty list and from a missing value", () => {
    const table = rows(file("results.csv", REPORT));
    expect(
      table.find(({ subject, characteristic }) => subject === "Opalescence" && characteristic === "power")?.[
        "expected"
      ],
    ).to.equal("null");
    expect(
      table.find(({ subject, characteristic }) => subject === "Humility" && characteristic === "abilities")?.[
        "expected"
      ],
    ).to.equal("[]");
  });

  it("puts an apostrophe before what a spreadsheet would run, and nothing else", () => {
    const [first, second, third] = rows(file("results.csv", hostileReport()));
    expect(first).to.include({
      topic: `'${FORMULA}`,
      subject: `'${FORMULA}`,
      actual: `'${FORMULA}`,
      expected: visible(ATTACK),
    });
    expect(second).to.include({ subject: "'+1/+1", characteristic: "'@SUM(A1)", expected: "'-1/-1", actual: "-2" });
    expect(third).to.include({
      check: "' \n=1+1",
      subject: "'\t=1+1",
      characteristic: "'＝1+1",
      expected: "-2",
      actual: "+3.5",
    });
  });
});

describe("coverage.csv", () => {
  it("is as the golden file", () => {
    expectGolden("reports", "coverage.csv", file("coverage.csv", REPORT));
  });

  it("says how many and which scenarios exercise, cite and decide a clause", () => {
    const table = rows(file("coverage.csv", REPORT));
    expect(table.find(({ clause }) => clause === "613.8a")).to.include({
      state: "thin",
      reason: "",
      exercised: "1",
      exercisedBy: "life-and-limb-blood-moon-loop",
      cited: "2",
      citedBy: "opalescence-humility-humility-last urborg-before-blood-moon",
      decides: "1",
      decidedBy: "urborg-before-blood-moon",
      contrasts: "1",
      onlyCited: "1",
      onlyCitedBy: "urborg-before-blood-moon",
    });
    expect(table.find(({ clause }) => clause === "613.7h")?.["reason"]).to.match(/^Planes/);
  });
});

describe("pairs.csv", () => {
  it("is as the golden file", () => {
    expectGolden("reports", "pairs.csv", file("pairs.csv", REPORT));
  });

  it("has a row for each relation in which two kinds met, and one for two that did not meet", () => {
    const table = rows(file("pairs.csv", REPORT));
    const met = table.filter(({ kind, on }) => kind === "addTypes" && on === "setBasicLandTypes");
    expect(met).to.deep.equal([
      {
        layer: "4",
        kind: "addTypes",
        on: "setBasicLandTypes",
        relation: "none",
        scenarios: "1",
        exercisedBy: "urborg-before-blood-moon",
      },
      {
        layer: "4",
        kind: "addTypes",
        on: "setBasicLandTypes",
        relation: "loop",
        scenarios: "1",
        exercisedBy: "life-and-limb-blood-moon-loop",
      },
    ]);
    expect(
      table.filter(({ layer, kind, on }) => layer === "5" && kind === "setColors" && on === "addColors"),
    ).to.deep.equal([
      { layer: "5", kind: "setColors", on: "addColors", relation: "", scenarios: "0", exercisedBy: "" },
    ]);
  });
});
