import { expect } from "chai";
import { isFailure } from "../../src/rules/failure.js";
import type { Report } from "../../src/rules/formats.gen.js";
import { expectGolden } from "../support/golden.js";
import { REPORT } from "./fixture.js";
import { ENGINE_REPORT } from "./fixture-engine.js";
import { hostileEngineReport } from "./hostile.js";
import { file } from "./written.js";

/** What SARIF 2.1.0 requires of the parts that are written. */
interface Log {
  readonly $schema: string;
  readonly version: string;
  readonly runs: readonly {
    readonly tool: { readonly driver: { readonly name: string; readonly rules: readonly Rule[] } };
    readonly automationDetails: { readonly id: string };
    readonly columnKind: string;
    readonly invocations: readonly {
      readonly executionSuccessful: boolean;
      readonly toolExecutionNotifications?: readonly { readonly locations: readonly Location[] }[];
    }[];
    readonly results: readonly Result[];
  }[];
}
interface Rule {
  readonly id: string;
  readonly shortDescription: { readonly text: string };
}
interface Location {
  readonly physicalLocation: {
    readonly artifactLocation: { readonly uri: string };
    readonly region: { readonly startLine: number; readonly startColumn?: number };
  };
}
interface Result {
  readonly ruleId: string;
  readonly ruleIndex: number;
  readonly level: string;
  readonly message: { readonly text: string };
  readonly locations: readonly Location[];
  readonly partialFingerprints: Readonly<Record<string, string>>;
  readonly suppressions?: readonly { readonly kind: string; readonly justification: string }[];
}

function runOf(report: Report): Log["runs"][number] {
  const { runs, version } = JSON.parse(file("report.sarif", report)) as Log;
  expect(version).to.equal("2.1.0");
  expect(runs).to.have.lengthOf(1);
  return runs[0]!;
}

describe("report.sarif", () => {
  it("is as the golden file", () => {
    expectGolden("reports", "report.sarif", file("report.sarif", ENGINE_REPORT));
  });

  for (const [name, report] of [
    ["the reference", REPORT],
    ["another engine", ENGINE_REPORT],
    ["a hostile engine", hostileEngineReport()],
  ] as const) {
    it(`has the shape of SARIF 2.1.0 for a run of ${name}`, () => {
      const { tool, results, columnKind } = runOf(report);
      expect(columnKind).to.equal("utf16CodeUnits");
      const { rules } = tool.driver;
      expect(new Set(rules.map(({ id }) => id))).to.have.lengthOf(rules.length);
      for (const { id, shortDescription, ...others } of rules) {
        expect(id).to.be.a("string").that.is.not.equal("");
        expect(shortDescription.text, id).to.be.a("string").that.is.not.equal("");
        expect(others).not.to.have.property("helpUri");
      }
      for (const { ruleId, ruleIndex, level, message, locations, partialFingerprints } of results) {
        expect(rules[ruleIndex]?.id).to.equal(ruleId);
        expect(level).to.be.oneOf(["error", "warning"]);
        expect(message.text).to.be.a("string").that.is.not.equal("");
        expect(locations).to.have.lengthOf(1);
        const { artifactLocation, region } = locations[0]!.physicalLocation;
        expect(artifactLocation.uri).to.match(/^[\w.!~*'()%/-]+$/);
        expect(region.startLine).to.be.at.least(1);
        expect(Object.values(partialFingerprints).every((value) => typeof value === "string")).to.equal(true);
      }
      const prints = results.map(({ partialFingerprints }) => JSON.stringify(partialFingerprints));
      expect(new Set(prints)).to.have.lengthOf(results.length);
    });
  }

  it("has a result for each run that fails, and a suppressed one for each that is known", () => {
    const { results } = runOf(ENGINE_REPORT);
    const open = results.filter(({ suppressions }) => suppressions === undefined);
    expect(open).to.have.lengthOf(ENGINE_REPORT.results.filter(isFailure).length);
    expect(results.flatMap(({ suppressions = [] }) => suppressions)).to.deep.equal([
      { kind: "external", justification: "Effects go by timestamp alone." },
    ]);
  });

  it("tells a wrong answer by the clause that decides it, what has no answer by its verdict", () => {
    const ids = new Set(runOf(ENGINE_REPORT).results.map(({ ruleId }) => ruleId));
    expect([...ids]).to.include.members(["613.6", "613.8a", "crashed", "timeout", "fail"]);
  });

  it("tells faults of files with their places", () => {
    const [invocation] = runOf(REPORT).invocations;
    expect(invocation?.executionSuccessful).to.equal(false);
    expect(invocation?.toolExecutionNotifications?.[0]?.locations[0]?.physicalLocation).to.deep.equal({
      artifactLocation: { uri: "corpus/scenarios/color/painted-servant.json" },
      region: { startLine: 14, startColumn: 23 },
    });
    expect(runOf({ ...REPORT, problems: [] }).invocations).to.deep.equal([{ executionSuccessful: true }]);
  });

  it("has no text that is taken for a link or for a place of an argument", () => {
    const [result] = REPORT.results.filter(({ verdict }) => verdict === "fail");
    const message = "[here](http://example.invalid) {0}";
    const { results } = runOf({ ...REPORT, results: [{ ...result!, message, values: [] }] });
    expect(results[0]?.message.text).to.include("[here] (http://example.invalid) {{0}}");
  });
});
