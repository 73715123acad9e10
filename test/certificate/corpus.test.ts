import { expect } from "chai";
import { checkCertificate, unknownReading } from "../../src/certificate/check.js";
import { certify } from "../../src/resolver/telling/certificate.js";
import { rulesetOf } from "../../src/rules/rulesets.js";
import { parseCertificate } from "../../src/scenario/parse-certificate.js";
import { boardsOf } from "../../src/timeline/run.js";
import { corpusCards, corpusScenarios } from "../support/corpus.js";

describe("certificates of the corpus", () => {
  it("hold for the last check of every scenario under its oldest and its newest edition", () => {
    const told: string[] = [];
    const total = { dependencies: 0, independences: 0, loops: 0 };
    for (const scenario of corpusScenarios()) {
      for (const ruleset of new Set([scenario.rulesets[0], scenario.rulesets.at(-1)])) {
        const rules = rulesetOf(ruleset ?? "current");
        const run = boardsOf(scenario, corpusCards(), rules);
        const point = run.ok ? run.value.at(-1) : undefined;
        if (point === undefined) continue;
        const { id } = scenario;
        const certificate = {
          format: "cr613-certificate/1" as const,
          scenario: id,
          check: point.check,
          ...certify(point.board, rules),
        };
        const parsed = parseCertificate(JSON.stringify(certificate), id);
        if (!parsed.ok) {
          told.push(`${id}: ${JSON.stringify(parsed.problems[0])}`);
          continue;
        }
        const unknown = unknownReading(parsed.value);
        if (unknown !== undefined) told.push(`${id}: ${unknown}`);
        const checked = checkCertificate(parsed.value);
        for (const { pointer, message } of checked.flaws) told.push(`${id} ${rules.id}: ${pointer}: ${message}`);
        total.dependencies += checked.dependencies;
        total.independences += checked.independences;
        total.loops += checked.loops;
      }
    }
    expect(told).to.deep.equal([]);
    expect(Math.min(...Object.values(total))).to.be.greaterThan(10);
  });
});
