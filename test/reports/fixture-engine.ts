import { isClaimed, isPassed } from "../../src/rules/failure.js";
import type { Claims, Report, Result, ScenarioSummary, Verdict } from "../../src/rules/formats.gen.js";
import { value } from "./boards.js";
import { LOOP_PASSES } from "./fixture-loop.js";
import { CRASHES, HUMILITY_PASSES, SHRIVELLED_PASSES, URBORG_FAILS } from "./fixture-results.js";
import { CRASHING, HUMILITY_LAST, LOOP, SHRIVELLED, URBORG_FIRST } from "./fixture-scenarios.js";

export const CLAIMS: Claims = {
  input: "effects",
  rulesets: ["m10", "m14", "ikoria", "current"],
  readings: ["freed-goes-at-once"],
  handles: ["type", "abilities", "power-toughness", "timestamp-order"],
  observes: ["exists", "types", "subtypes", "keywords", "power", "toughness", "tapsFor", "order"],
};

const MOON = "Blood Moon/all-mountains [Forest, Urborg, Tomb of Yawgmoth]";
const SWAMPS = "Urborg, Tomb of Yawgmoth/swamps-too [Forest, Urborg, Tomb of Yawgmoth]";

/** It applies the older effect last. */
const HUMILITY_FAILS: Result = {
  ...HUMILITY_PASSES,
  verdict: "fail",
  values: [
    value("alone", "Opalescence", "power", null),
    { ...value("end", "Humility", "power", 1, 4), firstLayer: "7b" },
    { ...value("end", "Humility", "toughness", 1, 4), firstLayer: "7b" },
  ],
  untold: [
    { check: "end", subject: "Humility", characteristic: "abilities", expected: [] },
    { check: "end", subject: "Opalescence", characteristic: "abilities", expected: ["animate"] },
  ],
  divergence: {
    check: "end",
    layer: "7b",
    expected: ["Opalescence/animate", "Humility/no-abilities"],
    actual: ["Humility/no-abilities", "Opalescence/animate"],
  },
};

const URBORG_KNOWN: Result = {
  ...URBORG_FAILS,
  divergence: { check: "end", layer: "4", expected: [MOON], actual: [SWAMPS, MOON] },
  stderr: "warn: dependency is off\nat layer 4",
  expectation: {
    outcome: "asKnown",
    reason: "Effects go by timestamp alone.",
    issue: "https://issues.example/crooked/17",
  },
};

/** One verdict of each kind that has no values, one scenario each. */
const LOST: readonly (readonly [Verdict, string])[] = [
  ["error", "IndexError: list index out of range"],
  ["timeout", "no answer within 5000 ms"],
  ["unstable", "asked again in other words: power of Saproling is 2, was 1"],
  ["oversizedLine", "a line of more than 1 MiB"],
  ["invalidJson", "line 7 is no JSON"],
  ["invalidMessage", "line 7: unknown kind"],
  ["wrongSequence", "an answer to a run that was not asked"],
  ["flooded", "more than 64 MiB on standard error"],
];

const LOST_RESULTS = LOST.map(([verdict, message]): Result => ({
  ...CRASHES,
  scenario: `ends-as-${verdict.toLowerCase()}`,
  verdict,
  message,
  clauses: ["613.1d"],
  layers: ["4"],
  attempts: [message, message],
}));

const LOST_SCENARIOS = LOST_RESULTS.map(({ scenario, verdict }): ScenarioSummary => ({
  ...CRASHING,
  id: scenario,
  file: `corpus/scenarios/type/${scenario}.json`,
  title: `Saprolings that end as ${verdict}`,
}));

const RESULTS: readonly Result[] = [
  { ...CRASHES, stderr: "Segmentation fault (core dumped)" },
  ...LOST_RESULTS,
  LOOP_PASSES,
  { ...LOOP_PASSES, ruleset: "ikoria", verdict: "alternative", reading: "loop-members-last" },
  {
    ...LOOP_PASSES,
    ruleset: "m14",
    verdict: "unsupported",
    values: [],
    lacks: ["dependency-loop"],
    message: "not claimed: dependency-loop",
  },
  HUMILITY_FAILS,
  { ...HUMILITY_FAILS, ruleset: "ikoria" },
  {
    ...HUMILITY_PASSES,
    ruleset: "m14",
    verdict: "fail",
    values: [],
    message: "it does not support this, though it claims all that the run needs: no layer 7b",
  },
  {
    ...SHRIVELLED_PASSES,
    verdict: "unsupported",
    values: [],
    lacks: ["counters", "players", "state-based"],
    message: "not claimed: counters, players, state-based",
  },
  {
    ...SHRIVELLED_PASSES,
    ruleset: "ikoria",
    verdict: "refused",
    values: [],
    lacks: ["counters"],
    message: "too small",
  },
  { ...SHRIVELLED_PASSES, ruleset: "m14", verdict: "notRun", values: [], message: "the run was cut off" },
  URBORG_KNOWN,
  {
    ...URBORG_KNOWN,
    ruleset: "ikoria",
    verdict: "pass",
    values: URBORG_FAILS.values.filter(({ ok }) => ok),
    expectation: { outcome: "passedUnexpectedly", reason: "Effects go by timestamp alone." },
  },
  {
    ...URBORG_KNOWN,
    ruleset: "m14",
    values: [
      { ...value("end", "Forest", "tapsFor", ["G"], ["B"]), firstLayer: "4" },
      value("end", "Forest", "subtypes", ["Forest"]),
    ],
    expectation: {
      outcome: "failedOtherwise",
      reason: "Effects go by timestamp alone.",
      issue: "javascript:alert(1)",
    },
  },
  { ...URBORG_FAILS, ruleset: "m10", lacks: ["dependency-existence"] },
  {
    ...CRASHES,
    scenario: "broken-file",
    verdict: "broken",
    message: "corpus/scenarios/type/broken-file.json:3:5 unknown key",
    attempts: [],
  },
];

/** A run of an engine that is no reference, with every verdict and everything that can be said of one. */
export const ENGINE_REPORT: Report = reportOf(
  { name: "crooked", version: "0.3.1", claims: CLAIMS },
  [CRASHING, ...LOST_SCENARIOS, LOOP, HUMILITY_LAST, SHRIVELLED, URBORG_FIRST],
  RESULTS,
);

export function reportOf(
  engine: Report["header"]["engine"],
  scenarios: readonly ScenarioSummary[],
  results: readonly Result[],
): Report {
  const values = results.flatMap((result) => result.values);
  const passed = values.filter(({ ok }) => ok).length;
  const counts: Report["footer"]["counts"] = {};
  for (const { verdict } of results) counts[verdict] = (counts[verdict] ?? 0) + 1;
  const score = (members: readonly Result[]): { runs: number; passed: number } => ({
    runs: members.length,
    passed: members.filter((result) => isClaimed(result) && isPassed(result)).length,
  });
  return {
    header: {
      format: "cr613-report/1",
      engine,
      corpus: "4d1f9c0a5b7e2d3c8f6a1b0e9d8c7b6a5f4e3d2c1b0a99887766554433221100",
      plan: results.map(({ scenario, ruleset }) => ({ scenario, ruleset })),
    },
    scenarios: [...scenarios],
    problems: [],
    results: [...results],
    footer: {
      complete: results.every(({ verdict }) => verdict !== "notRun"),
      counts,
      values: { passed, failed: values.length - passed },
      ...(engine.claims !== undefined && {
        claimed: score(results.filter(isClaimed)),
        corpus: score(results),
      }),
    },
  };
}
