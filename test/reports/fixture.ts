import type { Report } from "../../src/rules/formats.gen.js";
import { LOOP_PASSES } from "./fixture-loop.js";
import { CRASHES, HUMILITY_PASSES, SHRIVELLED_PASSES, URBORG_FAILS } from "./fixture-results.js";
import { CRASHING, HUMILITY_LAST, LOOP, SHRIVELLED, URBORG_FIRST } from "./fixture-scenarios.js";

const RESULTS = [LOOP_PASSES, HUMILITY_PASSES, SHRIVELLED_PASSES, CRASHES, URBORG_FAILS];

/** A run by an engine that passes three scenarios, fails one and crashes on one, with a file that can not be read. */
export const REPORT: Report = {
  header: {
    format: "cr613-report/1",
    engine: { name: "crooked", version: "0.3.1" },
    corpus: "sha256:4d1f9c0a5b7e2d3c8f6a1b0e9d8c7b6a5f4e3d2c1b0a99887766554433221100",
    plan: RESULTS.map(({ scenario, ruleset }) => ({ scenario, ruleset })),
  },
  scenarios: [LOOP, HUMILITY_LAST, SHRIVELLED, CRASHING, URBORG_FIRST],
  problems: [
    {
      file: "corpus/scenarios/color/painted-servant.json",
      line: 14,
      column: 23,
      pointer: "/timeline/2/expect/Servant/colors/0",
      message: "“purple” is no color.",
      expected: "white, blue, black, red or green",
      suggestion: "blue",
    },
  ],
  results: RESULTS,
  footer: { complete: true, counts: { pass: 3, fail: 1, crashed: 1 }, values: { passed: 16, failed: 2 } },
};
