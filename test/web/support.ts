import type { Scenario, ScenarioEvent } from "../../src/rules/formats.gen.js";
import { corpusOf, type LabCorpus } from "../../web/lab-corpus.js";
import type { CorpusScenario } from "../../src/verifier/plan.js";
import { CARDS, SCENARIO_FILES } from "../corpus/files.js";

/** The corpus as the page has it. */
export const LAB_CORPUS: LabCorpus = corpusOf({
  format: "cr613-lab-corpus/1",
  scenarios: SCENARIO_FILES.map(({ file, folder, data }): CorpusScenario => ({ file, topic: folder, scenario: data })),
  cards: [...CARDS.values()],
});

/** A scenario of the corpus by its id. */
export function entryOf(id: string): CorpusScenario {
  const entry = LAB_CORPUS.byId.get(id);
  if (entry === undefined) throw new Error(`no scenario ${id}`);
  return entry;
}

/** A board on which this happens. */
export function board(...timeline: ScenarioEvent[]): Scenario {
  return {
    id: "a-board",
    rev: 1,
    title: "A board",
    level: "must",
    rulesets: ["current"],
    cites: [{ clause: "613.1", role: "decides" }],
    players: ["Ann", "Bob"],
    timeline,
  };
}
