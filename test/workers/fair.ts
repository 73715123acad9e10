import type { Result } from "../../src/rules/formats.gen.js";
import type { RunEntry } from "../../workers/api.js";
import { resolution } from "../verifier/boards.js";

/**
 * What an honest worker of these tests answers: the bear is a 2/2, so a pass if that is expected, else a fail. It
 * judges without the verifier, which every worker would have to load; what is under test is how answers come back.
 */
export const fairRun: RunEntry = ({ id, timeline }, _cards, { ruleset }, { keep }) => {
  const values = timeline.flatMap((event) =>
    event.kind === "check"
      ? Object.entries(event.expect ?? {}).map(([subject, { power = null }]) => ({
          check: event.id,
          subject,
          characteristic: "power",
          expected: power,
          actual: 2,
          ok: power === 2,
        }))
      : [],
  );
  const result: Result = {
    scenario: id,
    ruleset,
    verdict: values.every(({ ok }) => ok) ? "pass" : "fail",
    values,
    clauses: ["613.4b"],
    layers: ["7b"],
    pairs: [],
    checkPoints: keep === "failed" ? [] : [{ check: "end", after: 1, resolution: resolution() }],
  };
  return Promise.resolve(result);
};
