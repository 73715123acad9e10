import { expect } from "chai";
import { REFERENCE_ENGINE } from "../../src/engines/reference.js";
import type { CheckedValue, ReportValue, Result, Scenario } from "../../src/rules/formats.gen.js";
import { SUPPORTED_RULESETS } from "../../src/rules/rulesets.js";
import { verifyEntry } from "../../src/verifier/verify.js";
import { CARDS, SCENARIO_FILES } from "./files.js";

function shown(value: ReportValue): string {
  return JSON.stringify(value);
}

function wrongValue({ check, subject, characteristic, expected, actual, firstLayer }: CheckedValue): string {
  const where = firstLayer === undefined ? "" : ` (layer ${firstLayer})`;
  return `${check}: ${subject}: ${characteristic}${where}: expected ${shown(expected)}, found ${shown(actual)}`;
}

/** What is wrong with a result, one line each; nothing for a pass. */
function faultsOf({ ruleset, verdict, message, values }: Result): string[] {
  if (verdict === "pass") return [];
  const wrong = values.filter(({ ok }) => !ok).map(wrongValue);
  return (wrong.length > 0 ? wrong : [`${verdict}: ${message ?? "no word of why"}`]).map(
    (line) => `[${ruleset}] ${line}`,
  );
}

async function faultsUnderEachRuleset(scenario: Scenario): Promise<string[]> {
  const rulesets = scenario.rulesets.filter((ruleset) => SUPPORTED_RULESETS.includes(ruleset));
  expect(rulesets, "supported rulesets").to.not.be.empty;
  const results = await Promise.all(
    rulesets.map((ruleset) => verifyEntry(scenario, CARDS, ruleset, REFERENCE_ENGINE, { keep: "failed" })),
  );
  return results.flatMap(faultsOf);
}

const TOPICS = [...new Set(SCENARIO_FILES.map(({ folder }) => folder))];

describe("the corpus", () => {
  it("has scenarios", () => expect(TOPICS).to.not.be.empty);

  for (const topic of TOPICS) {
    describe(topic, () => {
      for (const { folder, data } of SCENARIO_FILES) {
        if (folder !== topic) continue;
        it(`${data.title} (${data.id})`, async () => {
          const faults = await faultsUnderEachRuleset(data);
          if (faults.length > 0) expect.fail(faults.join("\n"));
        });
      }
    });
  }
});
