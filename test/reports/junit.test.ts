import { expect } from "chai";
import { convert } from "xmlbuilder2";
import type { Report, Verdict } from "../../src/rules/formats.gen.js";
import { REPORT } from "./fixture.js";
import { expectGolden } from "../support/golden.js";
import { hostileReport } from "./hostile.js";
import { file } from "./written.js";

interface Element {
  readonly [attribute: `@${string}`]: string;
  readonly testsuite?: Element | Element[];
  readonly testcase?: Element | Element[];
  readonly failure?: Element;
  readonly error?: Element;
  readonly skipped?: Element;
}

function parsed(report: Report): Element {
  const { testsuites } = convert(file("junit.xml", report), { format: "object" }) as unknown as { testsuites: Element };
  return testsuites;
}

function all<T>(value: T | readonly T[] | undefined): readonly T[] {
  if (value === undefined) return [];
  return Array.isArray(value) ? (value as readonly T[]) : [value as T];
}

function cases(report: Report): Element[] {
  return all(parsed(report).testsuite).flatMap((suite) => [...all(suite.testcase)]);
}

function withVerdict(verdict: Verdict): Report {
  const [result] = REPORT.results;
  return { ...REPORT, problems: [], results: [{ ...result!, verdict, message: "because" }] };
}

describe("junit.xml", () => {
  it("is as the golden file", () => {
    expectGolden("reports", "junit.xml", file("junit.xml", REPORT));
  });

  it("has a suite for each topic and a case for each result", () => {
    const suites = all(parsed({ ...REPORT, problems: [] }).testsuite);
    expect(suites.map((suite) => suite["@name"])).to.deep.equal([
      "dependency",
      "power-toughness",
      "timestamps",
      "type",
    ]);
    expect(suites.flatMap((suite) => [...all(suite.testcase)])).to.have.lengthOf(REPORT.results.length);
  });

  it("counts what it holds", () => {
    expect(parsed(REPORT)).to.include({ "@tests": "6", "@failures": "1", "@errors": "2", "@skipped": "0" });
  });

  it("tells each verdict in the way of CI systems", () => {
    const told = (verdict: Verdict): string[] =>
      Object.keys(cases(withVerdict(verdict))[0] ?? {}).filter((key) => !key.startsWith("@"));
    expect(told("pass")).to.deep.equal([]);
    expect(told("fail")).to.deep.equal(["failure"]);
    for (const verdict of ["broken", "error", "timeout", "crashed"] as const)
      expect(told(verdict), verdict).to.deep.equal(["error"]);
    for (const verdict of ["unsupported", "refused", "notRun"] as const)
      expect(told(verdict), verdict).to.deep.equal(["skipped"]);
  });

  it("tells an answer by another reading as passed, with the reading as a property", () => {
    const [result] = withVerdict("alternative").results;
    const report = { ...REPORT, problems: [], results: [{ ...result!, reading: "freed-goes-at-once" }] };
    expect(parsed(report)).to.include({ "@failures": "0", "@errors": "0", "@skipped": "0" });
    expect(file("junit.xml", report)).to.match(
      /<properties>\s*<property name="reading" value="freed-goes-at-once"\/>\s*<\/properties>/,
    );
  });

  it("says what was expected and what was found", () => {
    expect(file("junit.xml", REPORT)).to.include("end: Forest, subtypes: expected Forest, actual Swamp, Forest");
  });

  it("has an error for each file that can not be read, and one for a run that was cut off", () => {
    const incomplete = { ...REPORT, footer: { ...REPORT.footer, complete: false } };
    const errors = cases(incomplete).filter(({ error }) => error !== undefined);
    expect(errors.map((element) => element["@classname"])).to.have.members(["type", "files", "run"]);
  });

  // report-page.test.ts reads it with the XML parser of a browser.
  it("has no characters that XML can not hold, and no text that is taken for markup", () => {
    const text = file("junit.xml", hostileReport());
    // oxlint-disable-next-line no-control-regex -- these characters are what it looks for
    expect(text).not.to.match(/[\u0000-\u0008\u000B\u000C\u000E-\u001F\uFFFE\uFFFF]|\p{Surrogate}/u);
    expect(text).not.to.match(/<(?:script|img|!--)/);
    expect(cases(hostileReport())).to.have.lengthOf(2);
  });

  it("tells no time and no date", () => {
    expect(file("junit.xml", REPORT)).not.to.match(/\btime(?:stamp)?="/);
  });
});
