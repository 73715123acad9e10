import { createHash } from "node:crypto";
import { expect } from "chai";
import Papa from "papaparse";
import { PAGE_STYLE, ENGINE_STYLE } from "../../reports/html/page-assets.gen.js";
import { matrixFiles } from "../../reports/matrix-files.js";
import { matrixOf, type MatrixRow } from "../../reports/matrix.js";
import type { Report, Result, RulesetId, Verdict } from "../../src/rules/formats.gen.js";
import { expectGolden } from "../support/golden.js";
import { value } from "./boards.js";
import { REPORT } from "./fixture.js";
import { CLAIMS, ENGINE_REPORT, reportOf } from "./fixture-engine.js";
import { hostileEngineReport } from "./hostile.js";

interface Run {
  readonly scenario: string;
  readonly ruleset?: RulesetId;
  /** The power that was told; 1 is right. */
  readonly power?: number;
  readonly verdict?: Verdict;
}

function engine(name: string, ...runs: readonly Run[]): Report {
  const results = runs.map(({ scenario, ruleset = "current", power, verdict }): Result => {
    const values = power === undefined ? [] : [value("end", "Bear", "power", 1, power)];
    return {
      scenario,
      ruleset,
      verdict: verdict ?? (power === 1 ? "pass" : "fail"),
      values,
      clauses: [],
      layers: [],
      pairs: [],
      checkPoints: [],
    };
  });
  return reportOf({ name, version: "1", claims: CLAIMS }, [], results);
}

function row(reports: readonly Report[], scenario: string): MatrixRow {
  return matrixOf(reports).rows.find((each) => each.scenario === scenario)!;
}

/** The name that a page's policy gives to a style that it holds. */
const hashOf = (style: string): string => `sha256-${createHash("sha256").update(style).digest("base64")}`;

const letters = ({ cells }: MatrixRow): (string | undefined)[] => cells.map((cell) => cell?.letter);

describe("the matrix of engines and scenarios", () => {
  it("sorts rows by the number of different answers, then by fewest passes, then by id", () => {
    const { rows } = matrixOf([
      engine(
        "a",
        { scenario: "agreed", power: 1 },
        { scenario: "two-ways", power: 1 },
        { scenario: "wrong", power: 5 },
        { scenario: "both-wrong", power: 2 },
        { scenario: "also-agreed", power: 1 },
      ),
      engine(
        "b",
        { scenario: "agreed", power: 1 },
        { scenario: "two-ways", power: 2 },
        { scenario: "wrong", power: 5 },
        { scenario: "both-wrong", power: 3 },
        { scenario: "also-agreed", power: 1 },
      ),
    ]);
    expect(rows.map(({ scenario }) => scenario)).to.deep.equal([
      "both-wrong",
      "two-ways",
      "wrong",
      "agreed",
      "also-agreed",
    ]);
    expect(rows.map(({ different }) => different)).to.deep.equal([2, 2, 1, 1, 1]);
  });

  it("gives the same wrong answer the same letter, and the right one none", () => {
    const reports = [3, 1, 2, 3].map((power, place) => engine(`engine-${place}`, { scenario: "s", power }));
    expect(letters(row(reports, "s"))).to.deep.equal(["A", undefined, "B", "A"]);
    expect(row(reports, "s").answers.map(({ letter, values }) => [letter, values[0]?.actual])).to.deep.equal([
      ["A", 3],
      ["B", 2],
    ]);
  });

  it("has enough letters", () => {
    const reports = Array.from({ length: 28 }, (_, place) => engine(`e${place}`, { scenario: "s", power: place + 2 }));
    expect(letters(row(reports, "s")).slice(24)).to.deep.equal(["Y", "Z", "AA", "AB"]);
  });

  it("counts no engine that did not answer, and knows one that was not asked", () => {
    const reports = [
      engine("a", { scenario: "s", power: 2 }),
      engine("b", { scenario: "s", verdict: "crashed" }),
      engine("c", { scenario: "s", verdict: "fail" }), // a false claim
      engine("d"),
    ];
    expect(row(reports, "s")).to.include({ different: 1, passes: 0 });
    expect(row(reports, "s").cells.map((cell) => cell?.verdict)).to.deep.equal(["fail", "crashed", "fail", undefined]);
  });

  it("puts rulesets together under which all engines did the same", () => {
    const runs = (power: number): Run[] =>
      (["current", "ikoria", "m14"] as const).map((ruleset) => ({
        scenario: "s",
        ruleset,
        power: ruleset === "m14" ? 1 : power,
      }));
    const { rows } = matrixOf([engine("a", ...runs(2)), engine("b", ...runs(2))]);
    expect(rows.map(({ rulesets }) => rulesets)).to.deep.equal([["current", "ikoria"], ["m14"]]);
  });

  it("calls two columns of one engine by different names", () => {
    const { columns } = matrixOf([engine("a"), engine("b"), engine("a")]);
    expect(columns.map(({ label }) => label)).to.deep.equal(["a 1", "b 1", "a 1 (2)"]);
  });

  it("notices scenarios that are not the same, and other readings", () => {
    const [first, ...others] = REPORT.scenarios;
    const retitled = { ...REPORT, scenarios: [{ ...first!, title: "Other words" }, ...others] };
    expect(matrixOf([REPORT, retitled]).unlike).to.deep.equal([]);
    const changed = { ...REPORT, scenarios: [{ ...first!, timeline: [] }, ...others] };
    expect(matrixOf([REPORT, changed]).unlike).to.deep.equal([first!.id]);
    const read = { ...REPORT, header: { ...REPORT.header, readings: ["freed-goes-at-once" as const] } };
    expect(matrixOf([REPORT, REPORT]).isReadDifferently).to.equal(false);
    expect(matrixOf([REPORT, read]).isReadDifferently).to.equal(true);
  });

  it("is written as the golden files", () => {
    const files = matrixFiles(matrixOf([REPORT, ENGINE_REPORT]));
    expect([...files.keys()]).to.deep.equal(["matrix.html", "matrix.csv"]);
    const html = files.get("matrix.html") ?? "";
    const styles = { "(style)": PAGE_STYLE, "(engine style)": ENGINE_STYLE };
    const page = Object.entries(styles).reduce(
      (text, [name, style]) => text.replace(style, name).replace(hashOf(style), `hash of ${name}`),
      html,
    );
    expectGolden("reports", "matrix.html", page);
    expectGolden("reports", "matrix.csv", files.get("matrix.csv") ?? "");
  });

  for (const language of ["de", "fr"] as const)
    it(`says in ${language} whatever it does not take from the reports`, () => {
      const matrix = matrixOf([REPORT, ENGINE_REPORT, { ...REPORT, scenarios: [] }]);
      const html = matrixFiles(matrix, language).get("matrix.html") ?? "";
      expect(html).to.include(`<html lang="${language}">`);
      expect(html).to.include('<span lang="en">Urborg before Blood Moon</span>');
      const english = matrixFiles(matrix).get("matrix.html") ?? "";
      const texts = (page: string): Set<string> =>
        new Set(
          [
            ...page
              .replaceAll(/<(style)\b[^>]*>[\s\S]*?<\/\1>|<span lang="en">[^<]*<\/span>/g, "")
              .matchAll(/>([^<]+)</g),
          ].map(([, text = ""]) => text.trim()),
        );
      const data = JSON.stringify([REPORT, ENGINE_REPORT]);
      const mayStay = /^(?:Engine|crooked .*)$/;
      const left = [...texts(html)].filter(
        (text) =>
          texts(english).has(text) &&
          /\p{L}{3}/u.test(text) &&
          !mayStay.test(text) &&
          !data.includes(JSON.stringify(text).slice(1, -1)),
      );
      expect(left).to.deep.equal([]);
    });

  it("has two columns an engine in its table: the verdict with its letter, and how it differs", () => {
    const { data, errors } = Papa.parse<Record<string, string>>(
      matrixFiles(matrixOf([engine("a", { scenario: "s", power: 2 }), engine("b", { scenario: "s", power: 1 })])).get(
        "matrix.csv",
      ) ?? "",
      { header: true, skipEmptyLines: true },
    );
    expect(errors).to.deep.equal([]);
    expect(data).to.deep.equal([
      {
        scenario: "s",
        topic: "unknown",
        rulesets: "current",
        "different answers": "2",
        passes: "1",
        "a 1": "fail A",
        "a 1 differs": "end, Bear, power: 2 instead of 1",
        "b 1": "pass",
        "b 1 differs": "",
      },
    ]);
  });

  it("can not be broken by the texts of its reports, and has no script", () => {
    const html = matrixFiles(matrixOf([hostileEngineReport(), hostileEngineReport()])).get("matrix.html") ?? "";
    expect(html).not.to.match(/<img|<script|<!--/i);
    expect(html).not.to.match(/ style="| on[a-z]+="|(?:href|src)="(?!#|data:)/);
    expect(html).not.to.include("script-src");
  });
});
