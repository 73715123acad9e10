import { writtenOut } from "../events/written-out.js";
import { cardsOf } from "../verifier/request.js";
import type { Card, Problem, Scenario } from "../rules/formats.gen.js";
import { isObject } from "../rules/json-object.js";
import { remembered } from "../rules/remembered.js";
import { parseCard, parseScenario } from "../scenario/parse.js";
import type { CorpusScenario } from "../verifier/plan.js";
import { type Corpus, draw, emptyCorpus, problemsIn, shippedFiles, type Source, topicOf } from "./corpus-files.js";
import { readTextFile } from "./folder.js";

/** The corpus of this package for who needs few of its scenarios: each is held to the formats only when its turn comes. */
export interface CorpusOnDemand {
  readonly corpus: Corpus;
  /** What is wrong with a scenario, or with a card of it. */
  readonly problemsOf: (entry: CorpusScenario) => readonly Problem[];
}

/** Undefined where a file does not have the members that everything goes by: whoever reads the whole corpus says what is wrong. */
export function corpusOnDemand(): CorpusOnDemand | undefined {
  const corpus = emptyCorpus();
  const sources = new Map<string, Source>();
  for (const source of shippedFiles("cards")) {
    const card = valueIn<Card>(textOf(source), ["name", "types"]);
    if (card === undefined || corpus.cards.has(card.name)) return undefined;
    corpus.cards.set(card.name, card);
    corpus.filesOfCards.set(card.name, source.file);
    sources.set(source.file, source);
  }
  for (const source of shippedFiles("scenarios")) {
    const text = textOf(source);
    const scenario = valueIn<Scenario>(text, ["id", "players", "timeline", "cites", "rulesets", "title", "level"]);
    if (scenario === undefined || corpus.filesOfIds.has(scenario.id)) return undefined;
    const { file, path } = source;
    corpus.filesOfIds.set(scenario.id, file);
    corpus.textsOfIds.set(scenario.id, text);
    sources.set(file, source);
    try {
      draw(corpus, scenario);
      corpus.scenarios.push({ file, topic: topicOf(scenario, path), scenario: writtenOut(scenario, corpus.cards) });
    } catch {
      return undefined; // an event of no kind, for example
    }
  }
  return { corpus, problemsOf: (entry) => problemsOfEntry(entry, corpus, sources) };
}

function problemsOfEntry(
  { file, scenario }: CorpusScenario,
  corpus: Corpus,
  sources: ReadonlyMap<string, Source>,
): readonly Problem[] {
  const ofCards = cardsOf(scenario, corpus.cards).flatMap(({ name }) => {
    const source = sources.get(corpus.filesOfCards.get(name) ?? "");
    if (source === undefined) return []; // its own, or of the library, which holds what was checked
    const parsed = remembered(PARSED, source, () => parseCard(textOf(source), source.file));
    return parsed.ok ? [] : parsed.problems;
  });
  const source = sources.get(file);
  if (ofCards.length > 0 || source === undefined) return ofCards;
  const text = textOf(source);
  const parsed = parseScenario(text, file);
  return parsed.ok ? problemsIn(corpus, parsed.value, text, file) : parsed.problems;
}

const PARSED = new WeakMap<Source, ReturnType<typeof parseCard>>();

function textOf({ path }: Source): string {
  const read = readTextFile(path);
  return read.ok ? read.value : "";
}

function valueIn<T>(text: string, members: readonly (keyof T & string)[]): T | undefined {
  try {
    const value: unknown = JSON.parse(text);
    return isObject(value) && members.every((name) => value[name] !== undefined) ? (value as unknown as T) : undefined;
  } catch {
    return undefined;
  }
}
