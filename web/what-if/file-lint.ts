import type { Card, Scenario } from "../../src/rules/formats.gen.js";
import { boardText } from "../../src/lint/board-text.js";
import type { Finding } from "../../src/lint/finding.js";
import { cardsUsedBy } from "../../src/events/brought.js";
import { present } from "../../src/rules/present.js";
import { lint } from "../../src/lint/lint.js";
import type { Source } from "../../src/lint/lint-file.js";
import type { CorpusScenario } from "../../src/verifier/plan.js";
import { loadedLibrary } from "../library-shelf.js";
import type { LabCorpus } from "../lab-corpus.js";

/** What the lint finds in a file outside the corpus, compared with the corpus. */
export function findingsIn(scenario: Scenario, text: string, corpus: LabCorpus): Finding[] {
  const asked: Source = { path: `/lab/${scenario.id}.json`, file: `${scenario.id}.json`, text };
  const around = {
    cards: cardsAround(scenario, corpus).map((card) => source(`cards/${JSON.stringify(card.name)}`, card)),
    scenarios: scenariosAround(scenario, corpus).map(({ topic, scenario: other }) =>
      source(`scenarios/${topic}/${other.id}.json`, other),
    ),
  };
  return lint({
    asked: { cards: [], scenarios: [asked] },
    around,
    ...present({ library: loadedLibrary.peek() }),
    hints: false,
  });
}

function source(place: string, data: unknown): Source {
  return { path: `/corpus/${place}`, file: place, text: JSON.stringify(data) };
}

/** The cards of the corpus that it names: the lint reads each anew, and takes the others out of the library. */
function cardsAround(scenario: Scenario, { cards, drawn }: LabCorpus): Card[] {
  const names = new Set([...cardsUsedBy(scenario), ...(scenario.cards ?? []).map(({ name }) => name)]);
  return [...names].flatMap((name) => (drawn.has(name) ? [] : (cards.get(name) ?? [])));
}

/** Scenarios that may share what must be unique, and those that its twin refers to. */
function scenariosAround(scenario: Scenario, corpus: LabCorpus): CorpusScenario[] {
  const board = boardText(scenario);
  const boards = boardsOf(corpus);
  const twin = corpus.byId.get(scenario.twin ?? "");
  const linked = [scenario.twin, twin?.scenario.twin];
  return corpus.scenarios.filter(
    ({ scenario: other }) =>
      other.id === scenario.id ||
      linked.includes(other.id) ||
      other.title.toLowerCase() === scenario.title.toLowerCase() ||
      boards.get(other.id) === board,
  );
}

const BOARDS = new WeakMap<LabCorpus, ReadonlyMap<string, string>>();

/** The boards of the corpus as texts, made once. */
function boardsOf(corpus: LabCorpus): ReadonlyMap<string, string> {
  const boards =
    BOARDS.get(corpus) ?? new Map(corpus.scenarios.map(({ scenario }) => [scenario.id, boardText(scenario)]));
  BOARDS.set(corpus, boards);
  return boards;
}
