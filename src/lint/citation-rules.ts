import { type Fault, faultAt } from "../faults/fault.js";
import { type LintRule, repeated, unless } from "./finding.js";
import type { ScenarioFile } from "./lint-file.js";

/** Rules for the clauses that a scenario cites. Whether a step of its traces cites them is checked in the run. */

function citeFaults({ data: { cites } }: ScenarioFile): Fault[] {
  return [
    ...unless(
      cites.some(({ role }) => role === "decides"),
      ["cites"],
      "no clause decides",
      'one or more with "role": "decides"',
    ),
    ...repeated(cites.map(({ clause }) => clause)).map(({ entry, place }) =>
      faultAt(["cites", place], `${entry} is cited twice`, "each clause once"),
    ),
  ];
}

export const CITATION_RULES: readonly LintRule<ScenarioFile>[] = [
  {
    name: "cites",
    asks: "cites what decides it, each clause once",
    fix: 'the clause without which the answer would be another has the role "decides", others "applies" or "contrasts"',
    faults: citeFaults,
  },
];
