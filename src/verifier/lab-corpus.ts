import type { Card } from "../rules/formats.gen.js";
import type { CorpusScenario } from "./plan.js";

/** The corpus as the lab page loads it: one JSON file. Only this code writes and reads it, so no schema describes it. */
export interface LabCorpusFile {
  readonly format: "cr613-lab-corpus/1";
  readonly scenarios: readonly CorpusScenario[];
  readonly cards: readonly Card[];
}

export function labCorpusText(scenarios: readonly CorpusScenario[], cards: Iterable<Card>): string {
  const file: LabCorpusFile = { format: "cr613-lab-corpus/1", scenarios, cards: [...cards] };
  return JSON.stringify(file);
}
