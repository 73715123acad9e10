import { expect } from "chai";
import type { RulesetId, Scenario } from "../../src/rules/formats.gen.js";
import type { Policy } from "../../src/rules/policy.js";
import type { Ruleset } from "../../src/rules/ruleset.js";
import { rulesetOf, SUPPORTED_RULESETS } from "../../src/rules/rulesets.js";
import { runTimeline } from "../../src/timeline/run.js";
import { checksUnder } from "../../src/verifier/checks.js";
import { compareCheck } from "../../src/verifier/compare.js";
import { CARDS, SCENARIO_FILES } from "./files.js";

/** Whether a scenario that holds under an edition holds under a changed one too. */
function stillHolds(scenario: Scenario, ruleset: Ruleset): boolean {
  const run = runTimeline(scenario, CARDS, ruleset);
  if (!run.ok) return false;
  return checksUnder(scenario.timeline, ruleset.id).every((check) => {
    const point = run.value.checkPoints.find((checkPoint) => checkPoint.check === check.id);
    return point !== undefined && compareCheck(check, point.resolution).every(({ ok }) => ok);
  });
}

/** Whether some scenario of an edition notices that one switch is set as in the other. */
function isNoticed(id: RulesetId, key: keyof Policy, other: Policy): boolean {
  const ruleset = rulesetOf(id);
  const changed: Ruleset = { ...ruleset, policy: { ...ruleset.policy, [key]: other[key] } };
  return SCENARIO_FILES.some(({ data }) => data.rulesets.includes(id) && !stillHolds(data, changed));
}

describe("what changed between two editions", function () {
  this.timeout(0);
  SUPPORTED_RULESETS.slice(1).forEach((newer, n) => {
    const older = SUPPORTED_RULESETS[n];
    if (older === undefined) return;
    const [before, after] = [rulesetOf(older).policy, rulesetOf(newer).policy];
    for (const key of Object.keys(after) as (keyof Policy)[]) {
      if (before[key] === after[key]) continue;
      it(`${key}, from ${older} to ${newer}, is decided by a scenario`, () => {
        expect(isNoticed(older, key, after) || isNoticed(newer, key, before)).to.equal(true);
      });
    }
  });
});
