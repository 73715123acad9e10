import type { Report, Result, ScenarioSummary } from "../../src/rules/formats.gen.js";
import { groupBy } from "../../src/rules/group.js";

/** A scenario with its results, one a ruleset. */
export interface Entry {
  readonly summary: ScenarioSummary;
  readonly results: readonly Result[];
}

/** The scenarios of a run in the order of its results, also those that the report does not describe. */
export function entriesOf({ scenarios, results }: Report): Entry[] {
  const summaries = new Map(scenarios.map((summary) => [summary.id, summary]));
  return [...groupBy(results, ({ scenario }) => scenario)].map(([id, members]) => ({
    summary: summaries.get(id) ?? nameless(id),
    results: members,
  }));
}

function nameless(id: string): ScenarioSummary {
  return { id, file: "", topic: "unknown", title: id, level: "must", cites: [], players: [], cards: [], timeline: [] };
}
