import { readdirSync, readFileSync } from "node:fs";
import { basename, dirname, join, relative, sep } from "node:path";
import { fileURLToPath } from "node:url";
import { shippedLibrary } from "../../src/cli/library-files.js";
import { cardsUsedBy } from "../../src/events/brought.js";
import { drawnFrom } from "../../src/library/draw.js";
import type { Card, Scenario } from "../../src/rules/formats.gen.js";

/** The folder of the package, seen from dist/test/corpus. */
export const ROOT = fileURLToPath(new URL("../../../", import.meta.url));

/** A file of the corpus: where it lies, its text, and the text read as JSON, not yet held to the schema. */
export interface CorpusFile<T> {
  /** As if the corpus lay at the root. */
  readonly path: string;
  /** From the corpus folder, with forward slashes. */
  readonly file: string;
  /** The name of the folder it lies in; for a scenario the topic. */
  readonly folder: string;
  readonly text: string;
  readonly data: T;
}

export type CardFile = CorpusFile<Card>;
export type ScenarioFile = CorpusFile<Scenario>;

export function corpusFile<T>(file: string, text: string): CorpusFile<T> {
  return { path: `/corpus/${file}`, file, folder: basename(dirname(file)), text, data: JSON.parse(text) as T };
}

function filesBelow<T>(folder: string): CorpusFile<T>[] {
  const corpus = join(ROOT, "corpus");
  return readdirSync(join(corpus, folder), { withFileTypes: true, recursive: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
    .sort()
    .map((path) => corpusFile<T>(relative(corpus, path).split(sep).join("/"), readFileSync(path, "utf8")));
}

export const CARD_FILES: readonly CardFile[] = filesBelow<Card>("cards");
export const SCENARIO_FILES: readonly ScenarioFile[] = filesBelow<Scenario>("scenarios");
const WRITTEN: ReadonlyMap<string, Card> = new Map(CARD_FILES.map(({ data }) => [data.name, data]));
/** The cards of the corpus, and those of the library that its scenarios play. */
export const CARDS: ReadonlyMap<string, Card> = new Map([
  ...WRITTEN,
  ...drawnFrom(
    shippedLibrary(),
    SCENARIO_FILES.flatMap(({ data }) => [...cardsUsedBy(data)]),
    (name) => WRITTEN.has(name),
  ).cards.map(({ card }) => [card.name, card] as const),
]);
