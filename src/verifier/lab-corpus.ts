import type { Card } from "../rules/formats.gen.js";
import type { CorpusScenario } from "./plan.js";

/** The corpus as the lab page loads it: one file of JSON. It is written by us and read by us: no schema describes it. */
export interface LabCorpusFile {
  readonly format: "cr613-lab-corpus/1";
  readonly scenarios: readonly CorpusScenario[];
  readonly cards: readonly Card[];
}

/** The text of the file. */
export function labCorpusText(scenarios: readonly CorpusScenario[], cards: Iterable<Card>): string {
  const file: LabCorpusFile = { format: "cr613-lab-corpus/1", scenarios, cards: [...cards] };
  return JSON.stringify(file);
}
