import { signal } from "@preact/signals";
import type { Found } from "../src/library/library.js";
import type { Card } from "../src/rules/formats.gen.js";
import type { LabCorpusFile } from "../src/verifier/lab-corpus.js";
import type { CorpusScenario } from "../src/verifier/plan.js";

/** What the page can run. */
export interface LabCorpus {
  readonly scenarios: readonly CorpusScenario[];
  readonly byId: ReadonlyMap<string, CorpusScenario>;
  /** Its cards alone. */
  readonly printed: readonly Card[];
  /** Those, and what boards have taken out of the library. */
  readonly cards: Map<string, Card>;
  /** What the library has of the latter. */
  readonly drawn: Map<string, Found>;
}

/** The corpus, once it is there. */
export const loadedCorpus = signal<LabCorpus | undefined>(undefined);

let loading: Promise<LabCorpus> | undefined;

/** The corpus, loaded once. Rejects with a sentence for people; the next call tries again. */
export function labCorpus(): Promise<LabCorpus> {
  loading ??= load().catch((error: unknown) => {
    loading = undefined;
    throw error;
  });
  return loading;
}

async function load(): Promise<LabCorpus> {
  const response = await fetch(new URL("corpus.json", document.baseURI)).catch(() => undefined);
  if (response === undefined) throw new Error("The corpus could not be loaded: is the server still there?");
  if (!response.ok) throw new Error(`The corpus could not be loaded: ${response.status} ${response.statusText}`.trim());
  const file = (await response.json().catch(() => undefined)) as LabCorpusFile | undefined;
  if (file === undefined) throw new Error("The corpus did not arrive whole.");
  const corpus = corpusOf(file);
  loadedCorpus.value = corpus;
  return corpus;
}

export function corpusOf({ format, scenarios, cards }: LabCorpusFile): LabCorpus {
  // The page and its corpus are built together: only a copy mixed from two versions has another.
  if (format !== "cr613-lab-corpus/1") throw new Error("The corpus is not of the version of this page.");
  return {
    scenarios,
    byId: new Map(scenarios.map((entry) => [entry.scenario.id, entry])),
    printed: cards,
    cards: new Map(cards.map((card) => [card.name, card])),
    drawn: new Map(),
  };
}
