import { CLAUSES } from "../rules/clauses.js";
import { type Fault, faultAt } from "../faults/fault.js";
import { nearest } from "../faults/nearest.js";
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

function unknownFaults({ data: { cites, timeline } }: ScenarioFile): Fault[] {
  const cited = cites.map(({ clause }, i) => ({ clause, path: ["cites", i, "clause"] }));
  const expected = timeline.flatMap((event, i) =>
    event.kind === "check"
      ? (event.stateBased ?? []).map(({ clause }, j) => ({ clause, path: ["timeline", i, "stateBased", j, "clause"] }))
      : [],
  );
  const after = timeline.flatMap((event, i) => {
    if (event.kind !== "check" || event.afterStateBasedActions === undefined) return [];
    const { rounds = [], open = [] } = event.afterStateBasedActions;
    const path = ["timeline", i, "afterStateBasedActions"];
    return [
      ...rounds.flatMap((actions, j) =>
        actions.map(({ clause }, k) => ({ clause, path: [...path, "rounds", j, k, "clause"] })),
      ),
      ...open.map(({ clause }, j) => ({ clause, path: [...path, "open", j, "clause"] })),
    ];
  });
  return [...cited, ...expected, ...after]
    .filter(({ clause }) => !Object.hasOwn(CLAUSES, clause))
    .map(({ clause, path }) =>
      faultAt(
        path,
        `the ledger has no clause ${clause}`,
        "a clause by its newest number",
        nearest(clause, Object.keys(CLAUSES)),
      ),
    );
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
