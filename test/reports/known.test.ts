import { expect } from "chai";
import Papa from "papaparse";
import type { KnownFailure, Report } from "../../src/rules/formats.gen.js";
import { REPORT } from "./fixture.js";
import { drawn } from "./drawn.js";
import { file } from "./written.js";

const REASON = "Effects are ordered by timestamp alone.";
const ISSUE = "https://example.com/issues/1?a=1&b=2";

/** The report with what an expectations file says of its one failure, or of its first pass. */
function judged(outcome: KnownFailure["outcome"], over: Partial<KnownFailure> = {}): Report {
  const verdict = outcome === "passedUnexpectedly" ? "pass" : "fail";
  const place = REPORT.results.findIndex((result) => result.verdict === verdict);
  const expectation: KnownFailure = { outcome, reason: REASON, issue: ISSUE, ...over };
  return {
    ...REPORT,
    problems: [],
    results: REPORT.results.map((result, i) => (i === place ? { ...result, expectation } : result)),
  };
}

function xml(report: Report): string {
  return file("junit.xml", report);
}

function page(report: Report): string {
  return file("report.html", report);
}

describe("known failures in junit.xml", () => {
  it("are skipped, with the reason", () => {
    const text = xml(judged("asKnown"));
    expect(text).to.match(/<testsuites name="cr613" tests="5" failures="0" errors="1" skipped="1">/);
    expect(text).to.contain(
      `<skipped type="fail" message="known failure: ${REASON} ${ISSUE.replace("&", "&amp;")} (2 of 4 values differ)">`,
    );
  });

  it("are failures if they fail otherwise, or do not fail", () => {
    const otherwise = xml(judged("failedOtherwise", { issue: undefined as never }));
    expect(otherwise).to.contain(`<failure type="fail" message="known to fail, but otherwise: ${REASON} (`);
    const passed = xml(judged("passedUnexpectedly"));
    expect(passed).to.match(/<testsuites name="cr613" tests="5" failures="2" errors="1" skipped="0">/);
    expect(passed).to.contain('<failure type="pass" message="known to fail, but it does not: ');
  });

  it("are no longer errors where a known timeout ends otherwise", () => {
    const report = judged("failedOtherwise");
    const results = report.results.map((result) =>
      result.expectation === undefined ? result : { ...result, verdict: "timeout" as const, values: [] },
    );
    expect(xml({ ...report, results })).to.contain('<failure type="timeout"');
  });
});

describe("known failures in results.csv", () => {
  it("have the outcome, the reason and the issue in the last columns", () => {
    const { data, meta } = Papa.parse<Record<string, string>>(file("results.csv", judged("asKnown")), {
      header: true,
      skipEmptyLines: true,
    });
    expect(meta.fields?.slice(-3)).to.deep.equal(["expectation", "reason", "issue"]);
    const [known, others] = [true, false].map((is) => data.filter(({ verdict }) => (verdict === "fail") === is));
    expect(known).to.have.lengthOf(4);
    for (const row of known ?? []) expect(row).to.include({ expectation: "asKnown", reason: REASON, issue: ISSUE });
    for (const row of others ?? []) expect(row).to.include({ expectation: "", reason: "", issue: "" });
  });

  it("can not run a formula", () => {
    expect(file("results.csv", judged("asKnown", { reason: "=1+1" }))).to.match(/,"?'=1\+1"?,/);
  });
});

/** The pages of the scenarios that have a word of the file, as the script draws them. */
function drawnPages(report: Report): string {
  const ids = new Set(
    report.results.flatMap(({ expectation, scenario }) => (expectation === undefined ? [] : [scenario])),
  );
  const html = page(report);
  return [...ids].map((id) => drawn(html, id)).join("");
}

describe("known failures in report.html", () => {
  for (const [outcome, words] of [
    ["asKnown", "Known failure"],
    ["passedUnexpectedly", "Known to fail, but it does not"],
    ["failedOtherwise", "Known to fail, but otherwise"],
  ] as const) {
    it(`are told with reason and issue: ${outcome}`, () => {
      const html = drawnPages(judged(outcome));
      expect(html).to.contain(`<h3>${words}</h3>`).and.to.contain(REASON);
      expect(html).to.contain(`<a href="${ISSUE.replace("&", "&amp;")}" rel="noreferrer">`);
    });
  }

  it("link to addresses of the web only", () => {
    for (const issue of ["javascript:alert(1)", "data:text/html,x", "//example.com", "https://a b", " https://a"]) {
      const html = drawnPages(judged("asKnown", { issue }));
      expect(html, issue).to.contain(issue).and.not.to.contain(`href="${issue}"`);
    }
  });

  it("can not be broken by the text of a reason", () => {
    expect(drawnPages(judged("asKnown", { reason: "</p><script>x</script>" }))).not.to.contain("<script>x");
  });

  it("keep rulesets apart that differ in them alone", () => {
    const { results, ...report } = judged("asKnown");
    const known = results.find(({ expectation }) => expectation !== undefined);
    expect(known, "the fixture has a failure").not.to.equal(undefined);
    if (known === undefined) return;
    const { expectation: _, ...unknown } = known;
    const html = drawnPages({ ...report, results: [...results, { ...unknown, ruleset: "m10" }] });
    expect(html).to.contain("under the current rules").and.to.contain("Under the m10 rules");
  });
});
