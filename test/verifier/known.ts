import type {
  CheckedValue,
  Expectations,
  KnownRuns,
  ReportValue,
  Result,
  RulesetId,
} from "../../src/rules/formats.gen.js";

/** Results and expectations as small as can be. */

export function wrongValue(subject: string, characteristic: string, actual: ReportValue, check = "end"): CheckedValue {
  return { check, subject, characteristic, expected: "right", actual, ok: false };
}

export function rightValue(subject: string, characteristic: string): CheckedValue {
  return { check: "end", subject, characteristic, expected: 1, actual: 1, ok: true };
}

export function result(scenario: string, over: Partial<Result> = {}): Result {
  return {
    scenario,
    ruleset: "current",
    verdict: "pass",
    values: [],
    clauses: [],
    layers: [],
    pairs: [],
    checkPoints: [],
    ...over,
  };
}

/** A failure whose one wrong value is the power of a bear. */
export function failure(scenario: string, power: ReportValue, ruleset: RulesetId = "current"): Result {
  const values = [rightValue("Bear", "toughness"), wrongValue("Bear", "power", power)];
  return result(scenario, { ruleset, verdict: "fail", values });
}

export function knownPower(power: ReportValue, over: Partial<KnownRuns> = {}): KnownRuns {
  return { rulesets: ["current"], reason: "weak", wrong: { end: { Bear: { power } } }, ...over };
}

export function expectations(known: Expectations["known"], over: Partial<Expectations> = {}): Expectations {
  const reasons = { weak: { text: "Bears are weak.", issue: "https://example.com/1" } };
  return { engine: "bears", reasons, known, ...over };
}
