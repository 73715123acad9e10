import type { Scenario, ScenarioEvent } from "../../src/rules/formats.gen.js";
import { corpusOf, type LabCorpus } from "../../web/lab-corpus.js";
import type { CorpusScenario } from "../../src/verifier/plan.js";
import { CARDS, SCENARIO_FILES } from "../corpus/files.js";
import { covering } from "../support/cover.js";

/** The corpus as the page has it. */
export const LAB_CORPUS: LabCorpus = corpusOf({
  format: "cr613-lab-corpus/1",
  scenarios: SCENARIO_FILES.map(({ file, folder, data }): CorpusScenario => ({ file, topic: folder, scenario: data })),
  cards: [...CARDS.values()],
});

const COVER: ReadonlySet<Scenario> = new Set(covering(LAB_CORPUS.scenarios.map(({ scenario }) => scenario)));

/** So many of its scenarios that every form of event is there: for laws about forms, not about answers. */
export const LAB_FORMS: readonly CorpusScenario[] = LAB_CORPUS.scenarios.filter(({ scenario }) => COVER.has(scenario));

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
