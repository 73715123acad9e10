import { existsSync, statSync } from "node:fs";
import { basename, dirname, join, relative, sep } from "node:path";
import type { Card, Problem, Scenario } from "../rules/formats.gen.js";
import { writtenOut } from "../events/written-out.js";
import { probableCardName } from "../scenario/card-name.js";
import { cardsUsedBy } from "../events/brought.js";
import type { UnusableCard } from "../events/names.js";
import { drawnFrom } from "../library/draw.js";
import type { Library } from "../library/library.js";
import { checkScenario } from "../scenario/check.js";
import { problemOf } from "../scenario/locate.js";
import { parseCard, type Parsed, parseScenario } from "../scenario/parse.js";
import { quote } from "../faults/quote.js";
import type { RunNeeds } from "../verifier/corpus-needs.js";
import { pinFaults } from "../verifier/pin.js";
import { type CorpusScenario, planOf } from "../verifier/plan.js";
import { type Folder, readTextFile, reasonOf } from "./folder.js";
import { slugOf } from "../lint/slug.js";
import { outlineOf, probableFormat } from "./outline.js";
import { isShelf, libraryAt, shippedLibrary } from "./library-files.js";
import { packageRoot } from "./package-root.js";
import { jsonFilesBelow } from "./walk.js";
import { refused, type Understood, understood } from "../verifier/understood.js";

/** A scenario that can not be run: the part that can be read, and why it can not be run. */
export interface BrokenScenario {
  /** Its id, or its file if no id can be read or another scenario has it. */
  readonly name: string;
  readonly file: string;
  readonly topic: string;
  readonly outline: Scenario;
  readonly problems: readonly Problem[];
}

/** Everything that was parsed from files. */
export interface Corpus {
  readonly cards: Map<string, Card>;
  readonly filesOfCards: Map<string, string>;
  /** Cards that exist but can not be used, with the first fault of each. */
  readonly brokenCards: Map<string, UnusableCard>;
  /** Where cards are looked for that no file has, and those that were taken from there. */
  readonly library: Library;
  readonly drawn: Set<string>;
  readonly scenarios: CorpusScenario[];
  readonly filesOfIds: Map<string, string>;
  /** Their texts, for the positions of faults that only running a timeline reveals. */
  readonly textsOfIds: Map<string, string>;
  readonly broken: BrokenScenario[];
  readonly cardProblems: Problem[];
  readonly warnings: Problem[];
}

/** A text with its name in messages. */
export interface Source {
  readonly path: string;
  readonly file: string;
}

export function emptyCorpus(library = shippedLibrary()): Corpus {
  return {
    library,
    drawn: new Set(),
    cards: new Map(),
    filesOfCards: new Map(),
    brokenCards: new Map(),
    scenarios: [],
    filesOfIds: new Map(),
    textsOfIds: new Map(),
    broken: [],
    cardProblems: [],
    warnings: [],
  };
}

/** The data of this package, with paths relative to the package's folder wherever that is. */
export function shippedFiles(what: "cards" | "scenarios" | "first-boards"): Source[] {
  const root = packageRoot();
  if (!existsSync(join(root, "corpus", what))) return [];
  return jsonFilesBelow(join(root, "corpus", what)).map((path) => ({
    path,
    file: relative(root, path).split(sep).join("/"),
  }));
}

/** The corpus of this package. Each call returns a new copy that may be extended. */
export interface ShippedCorpus {
  /** All cards; or those that these texts name, and that those name. */
  cards(...texts: readonly string[]): Corpus;
  whole(): Corpus;
  /** What each of its runs needs. Takes some seconds, since the reference computes each run. */
  needs(): Promise<readonly RunNeeds[]>;
}

export const shippedCorpus: ShippedCorpus = {
  cards(...texts) {
    const corpus = emptyCorpus();
    const files = shippedFiles("cards");
    addCards(corpus, texts.length === 0 ? files : filesNamedIn(texts, files));
    return corpus;
  },
  whole() {
    const corpus = shippedCorpus.cards();
    addFiles(corpus, shippedFiles("scenarios"));
    return corpus;
  },
  async needs() {
    const { runNeeds } = await import("../verifier/corpus-needs.js");
    const { cards, scenarios } = shippedCorpus.whole();
    const byId = new Map(scenarios.map((each) => [each.scenario.id, each.scenario]));
    const found: RunNeeds[] = [];
    for (const entry of planOf(scenarios)) {
      const scenario = byId.get(entry.scenario);
      if (scenario !== undefined) found.push(await runNeeds(scenario, cards, entry));
    }
    return found;
  },
};

/** The files of cards whose names stand anywhere in these texts, or in those files. A file bears its card's name. */
function filesNamedIn(texts: readonly string[], files: readonly Source[]): Source[] {
  const byName = new Map(files.map((source) => [basename(source.path, ".json"), source]));
  const named = new Set<Source>();
  const waiting = [...texts];
  for (let text = waiting.pop(); text !== undefined; text = waiting.pop()) {
    for (const word of new Set(text.match(/"(?:[^"\\]|\\.)+"/g))) {
      const source = byName.get(slugOf(unquoted(word)));
      if (source === undefined || named.has(source)) continue;
      named.add(source);
      const read = readTextFile(source.path);
      if (read.ok) waiting.push(read.value);
    }
  }
  return files.filter((source) => named.has(source));
}

function unquoted(word: string): string {
  try {
    return String(JSON.parse(word));
  } catch {
    return word; // whatever reads the text says what is wrong with it
  }
}

/** Files, and the files of folders. Fails if a path does not exist, naming all such paths. */
export function filesAt(folder: Folder, paths: readonly string[]): Understood<Source[]> {
  const found = new Set<string>();
  const faults: string[] = [];
  for (const named of paths) {
    const path = folder.at(named);
    try {
      // Shelves of a library are read when a card of theirs is named.
      const files = statSync(path).isDirectory() ? jsonFilesBelow(path) : isShelf(path) ? [] : [path];
      for (const file of files) found.add(file);
    } catch (error) {
      faults.push(`${quote(named)}: ${reasonOf(error)}`);
    }
  }
  if (faults.length > 0) return refused(faults.join("; "));
  return understood([...found].map((path) => ({ path, file: folder.shown(path) })));
}

/** The corpus of this package, or the files at the paths with its cards; those of `cards` take precedence. */
export function corpusAt(
  { folder, shipped }: { readonly folder: Folder; readonly shipped: ShippedCorpus },
  paths: readonly string[],
  cards: readonly string[] = [],
): Understood<Corpus> {
  const scenarios = filesAt(folder, paths);
  const more = filesAt(folder, cards);
  if (!scenarios.ok) return scenarios;
  if (!more.ok) return more;
  if (paths.length === 0 && cards.length === 0) return understood(shipped.whole());
  const corpus = withLibrary(shipped.cards(), folder, cards);
  addCards(corpus, more.value);
  addFiles(corpus, paths.length === 0 ? shippedFiles("scenarios") : scenarios.value);
  return understood(corpus);
}

export function problemsOf({ cardProblems, broken }: Corpus): Problem[] {
  return [...cardProblems, ...broken.flatMap(({ problems }) => problems)];
}

export function noneFits({ scenarios, broken }: Corpus, paths: readonly string[]): string {
  if (scenarios.length > 0) return "no scenario fits";
  const where = paths.length === 0 ? "the corpus" : paths.join(", ");
  return broken.length > 0 ? "no scenario could be read" : `there is no scenario in ${where}`;
}

/** Adds cards. A later card replaces an earlier one of the same name, unless both are in one batch. */
export function addCards(corpus: Corpus, sources: readonly Source[]): void {
  const batch = new Map<string, string>();
  for (const source of sources) {
    const read = readTextFile(source.path);
    const text = read.ok ? read.value : "";
    const parsed: Parsed<Card> = read.ok
      ? parseCard(text, source.file)
      : { ok: false, problems: [fileProblem(source.file, read.message)] };
    if (parsed.ok) addCard(corpus, parsed.value, source.file, batch);
    else addBrokenCard(corpus, probableCardName(text), parsed.problems);
    if (parsed.ok) corpus.warnings.push(...parsed.warnings);
  }
}

function addCard(corpus: Corpus, card: Card, file: string, batch: Map<string, string>): void {
  const other = batch.get(card.name);
  if (other !== undefined) {
    corpus.cardProblems.push(
      fileProblem(file, `a second card called ${JSON.stringify(card.name)}; the first is in ${other}`),
    );
    return;
  }
  batch.set(card.name, file);
  corpus.cards.set(card.name, card);
  corpus.filesOfCards.set(card.name, file);
  corpus.brokenCards.delete(card.name);
}

function addBrokenCard(corpus: Corpus, name: string | undefined, problems: readonly Problem[]): void {
  corpus.cardProblems.push(...problems);
  const [first] = problems;
  if (name === undefined || first === undefined) return;
  corpus.cards.delete(name);
  corpus.brokenCards.set(name, first);
}

interface Unusable {
  readonly source: Source;
  readonly text: string;
  readonly problems: readonly Problem[];
}

/** Adds scenarios and the cards among them. Cards go first because scenarios need them. */
export function addFiles(corpus: Corpus, sources: readonly Source[]): void {
  const texts = sources.map((source) => ({ source, read: readTextFile(source.path) }));
  const isCard = ({ source, read }: (typeof texts)[number]): boolean =>
    read.ok && probableFormat(source.path, read.value) === "card";
  const cards = texts.filter(isCard).map(({ source }) => source);
  addCards(corpus, cards);
  const unusable = texts
    .filter((each) => !isCard(each))
    .flatMap(({ source, read }): Unusable | readonly [] => {
      if (!read.ok) return { source, text: "", problems: [fileProblem(source.file, read.message)] };
      const problems = addScenario(corpus, source, read.value);
      return problems.length > 0 ? { source, text: read.value, problems } : [];
    });
  // Last, so that a broken file never takes the id of a valid one.
  for (const each of unusable) addBrokenScenario(corpus, each);
}

/** Returns what is wrong with it. */
function addScenario(corpus: Corpus, { file, path }: Source, text: string): readonly Problem[] {
  const parsed = parseScenario(text, file);
  if (!parsed.ok) return parsed.problems;
  const scenario = parsed.value;
  const problems = problemsIn(corpus, scenario, text, file);
  const other = corpus.filesOfIds.get(scenario.id);
  if (other !== undefined) {
    const message = `the scenario in ${other} has the id ${scenario.id} as well`;
    problems.push(problemOf(file, text, { pointer: "/id", message }));
  }
  if (problems.length > 0) return problems;
  corpus.filesOfIds.set(scenario.id, file);
  corpus.textsOfIds.set(scenario.id, text);
  corpus.scenarios.push({ file, topic: topicOf(scenario, path), scenario: writtenOut(scenario, corpus.cards) });
  corpus.warnings.push(...parsed.warnings);
  return [];
}

/** What is wrong with a scenario among these cards; those of the library that it plays are taken out. */
export function problemsIn(corpus: Corpus, scenario: Scenario, text: string, file: string): Problem[] {
  const { cards, brokenCards, library } = corpus;
  draw(corpus, scenario);
  return [
    ...checkScenario(scenario, text, file, cards, brokenCards, () => library.names().keys()),
    ...pinFaults(scenario, cards).map((fault) => problemOf(file, text, fault)),
  ];
}

/** Puts the cards of the library that a scenario plays and no file has among the others. */
export function draw(corpus: Corpus, scenario: Scenario): void {
  const { cards, brokenCards, filesOfCards, library, drawn } = corpus;
  const own = new Set((scenario.cards ?? []).map(({ name }) => name));
  const isThere = (name: string): boolean => own.has(name) || cards.has(name) || brokenCards.has(name);
  const found = drawnFrom(library, cardsUsedBy(scenario), isThere);
  for (const { card, file } of found.cards) {
    cards.set(card.name, card);
    filesOfCards.set(card.name, file);
    drawn.add(card.name);
  }
  for (const [name, problem] of found.unusable) brokenCards.set(name, problem);
}

/** The same corpus, with the libraries in these folders before that of the package. */
export function withLibrary(corpus: Corpus, folder: Folder, paths: readonly string[]): Corpus {
  return { ...corpus, library: corpus.library.after(libraryAt(folder, paths)) };
}

function addBrokenScenario(corpus: Corpus, { source, text, problems }: Unusable): void {
  const { file, path } = source;
  const { id, ...outline } = outlineOf(text);
  const name = id === undefined || corpus.filesOfIds.has(id) ? file : id;
  corpus.filesOfIds.set(name, file);
  corpus.broken.push({ name, file, topic: topicOf(outline, path), outline: { ...outline, id: name }, problems });
}

/** The scenario's own topic, or its folder. */
export function topicOf(scenario: Pick<Scenario, "topic">, path: string): string {
  return scenario.topic ?? basename(dirname(path));
}

function fileProblem(file: string, message: string): Problem {
  return { file, line: 1, column: 1, pointer: "", message };
}
