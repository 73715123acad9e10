import { expect } from "chai";
import type { Engine } from "../../src/engines/engine.js";
import { REFERENCE_ENGINE } from "../../src/engines/reference.js";
import type { Result, RulesetId, Scenario } from "../../src/rules/formats.gen.js";
import { QUESTIONS } from "../../src/rules/questions.js";
import { arisesUnder, isSupported, READINGS, withReading } from "../../src/rules/readings.js";
import { rulesetOf } from "../../src/rules/rulesets.js";
import { otherReadings } from "../../src/verifier/expected.js";
import { verifyEntry } from "../../src/verifier/verify.js";
import { canDiffer } from "../support/spared.js";
import { CARDS, SCENARIO_FILES } from "./files.js";

const SCENARIOS = SCENARIO_FILES.map(({ data }) => data);
const OTHERS = READINGS.filter(({ recommended }) => !recommended);

/** Questions without a scenario, and why; docs/DECISIONS.md has more words. */
const UNASKED: Readonly<Record<string, string>> = {
  "locked-rooms": "Rooms are not modelled",
};

function runs(scenario: Scenario, reading: (typeof OTHERS)[number]): RulesetId[] {
  const all = scenario.rulesets.filter((ruleset) => arisesUnder(reading, ruleset));
  // The oldest and the newest: what lies between is one of the two.
  return all.filter((_, place) => place === 0 || place === all.length - 1);
}

function wrong({ ruleset, verdict, message, values }: Result): string[] {
  if (verdict === "pass") return [];
  const differing = values.filter(({ ok }) => !ok);
  return differing.length === 0
    ? [`[${ruleset}] ${verdict}: ${message}`]
    : differing.map(
        ({ check, subject, characteristic, expected, actual }) =>
          `[${ruleset}] ${check}: ${subject}: ${characteristic}: ${JSON.stringify(expected)}, found ${JSON.stringify(actual)}`,
      );
}

/** An engine that follows a reading whatever it is asked. */
function reads(id: string): Engine {
  return { ...REFERENCE_ENGINE, run: (request) => REFERENCE_ENGINE.run({ ...request, readings: [id] }) };
}

describe("the readings of the corpus", () => {
  for (const reading of OTHERS.filter(isSupported)) {
    const { id } = reading;

    describe(id, () => {
      const listing = SCENARIOS.filter((scenario) =>
        scenario.rulesets.some((ruleset) => otherReadings(scenario, ruleset).includes(id)),
      );

      it("is told by a scenario", () => expect(listing).to.not.be.empty);

      for (const scenario of listing) {
        it(`gives what is listed: ${scenario.id}`, async () => {
          for (const ruleset of runs(scenario, reading)) {
            const result = await verifyEntry(scenario, CARDS, ruleset, REFERENCE_ENGINE, { readings: [id] });
            expect(wrong(result)).to.deep.equal([]);
            expect(result.reading).to.equal(id);
          }
        });

        it(`is told from what is recommended: ${scenario.id}`, async () => {
          const verdicts: string[] = [];
          for (const ruleset of scenario.rulesets.filter((each) => arisesUnder(reading, each))) {
            const { verdict } = await verifyEntry(scenario, CARDS, ruleset, reads(id));
            const same = await verifyEntry({ ...scenario, alternatives: [] }, CARDS, ruleset, reads(id));
            expect(same.verdict).to.equal(verdict === "alternative" ? "fail" : "pass");
            verdicts.push(verdict);
          }
          // Not under each: editions may leave the question without a consequence.
          expect(verdicts).to.include("alternative");
        });
      }

      it("changes nothing of the scenarios that do not list it", async () => {
        const faults: string[] = [];
        for (const scenario of SCENARIOS.filter((each) => !listing.includes(each))) {
          for (const ruleset of runs(scenario, reading)) {
            // What no other switch is asked for in is the run that the tests of the scenarios are about.
            if (!canDiffer(scenario, ruleset, withReading(rulesetOf(ruleset), reading))) continue;
            const result = await verifyEntry(scenario, CARDS, ruleset, REFERENCE_ENGINE, { readings: [id] });
            faults.push(...wrong(result).map((line) => `${scenario.id} ${line}`));
          }
        }
        expect(faults).to.deep.equal([]);
      });
    });
  }

  it("are each told by a scenario, also those that the resolver does not support, or it is said why not", () => {
    const told = new Set(SCENARIOS.flatMap(({ alternatives = [] }) => alternatives.map(({ id }) => id)));
    const silent = QUESTIONS.filter(({ readings }) => !readings.every(({ id }) => told.has(id))).map(({ id }) => id);
    expect(silent).to.have.members(Object.keys(UNASKED));
  });
});
