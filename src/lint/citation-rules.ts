import { CLAUSES } from "../rules/clauses.js";
import { type Fault, faultAt } from "../faults/fault.js";
import { nearest } from "../faults/nearest.js";
import { type LintRule, repeated, unless } from "./finding.js";
import type { ScenarioFile } from "./lint-file.js";
import { textsIn } from "./text-rules.js";

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

/** Citations, and state-based actions that checks expect, are members of lists with the key `clause`. */
function unknownFaults({ data }: ScenarioFile): Fault[] {
  return textsIn(data)
    .filter(([, path]) => path.at(-1) === "clause" && /^\d+$/.test(String(path.at(-2))))
    .filter(([clause]) => !Object.hasOwn(CLAUSES, clause))
    .map(([clause, path]) => {
      const meant = nearest(clause, Object.keys(CLAUSES));
      return faultAt(path, `the ledger has no clause ${clause}`, "a clause by its newest number", meant);
    });
}

export const CITATION_RULES: readonly LintRule<ScenarioFile>[] = [
  {
    name: "cites",
    asks: "cites what decides it, each clause once",
    fix: 'the clause without which the answer would be another has the role "decides", others "applies" or "contrasts"',
    faults: citeFaults,
  },
  {
    name: "clause-known",
    asks: "cites clauses that the ledger knows",
    fix: "look the number up in the newest rules; if it is right, add the clause to src/rules/clauses.ts in a few words",
    faults: unknownFaults,
  },
];
