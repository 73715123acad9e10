import type { PlanEntry } from "../../src/rules/formats.gen.js";
import type { Work } from "../../workers/api.js";

/** What a worker that goes wrong on purpose looks at. */
export function entriesIn(work: string): readonly PlanEntry[] {
  return (JSON.parse(work) as Work).entries;
}
