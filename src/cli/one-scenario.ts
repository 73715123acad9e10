import { existsSync } from "node:fs";
import { basename } from "node:path";
import type { Card, CheckPoint, Problem, RulesetId, Scenario } from "../rules/formats.gen.js";
import { type Reading, withReading } from "../rules/readings.js";
import { newestOf, rulesetOf } from "../rules/rulesets.js";
import { checkScenario } from "../scenario/check.js";
import { problemOf } from "../scenario/locate.js";
import { nearest } from "../faults/nearest.js";
import { parseScenario } from "../scenario/parse.js";
import { quote } from "../faults/quote.js";
import { unknownWord } from "../verifier/filters.js";
import { runTimeline } from "../timeline/run.js";
import { addCards, type Corpus, emptyCorpus, filesAt, shippedFiles } from "./corpus-files.js";
import { displayPath, readTextFile } from "./files.js";
import { problemTexts } from "./problem-text.js";
import { readingsUnder } from "./reading-option.js";
import { oneRuleset } from "./select.js";
import type { Understood } from "./understood.js";
import { pageWidth, painterFor, tell } from "./terminal.js";

export interface OneScenarioOptions {
  readonly ruleset?: string;
  readonly reading?: readonly string[];
  readonly at?: string;
  readonly cards?: readonly string[];
}

/** A scenario that was run: the moments asked for, and what they belong to. */
export interface Ran {
  readonly scenario: Scenario;
  readonly cards: ReadonlyMap<string, Card>;
  readonly ruleset: RulesetId;
  /** The readings followed, recommended ones included if they were asked for. */
  readonly readings: readonly Reading[];
  readonly checkPoints: readonly CheckPoint[];
}

/** Finds a scenario by id or file, reads it and runs its timeline. With `at` only that check point is kept. */
export function runOneScenario(which: string, options: OneScenarioOptions): Understood<Ran> {
  const wanted = oneRuleset(options.ruleset);
  if (!wanted.ok) return wanted;
  const found = sourceOf(which);
  if (!found.ok) return found;
  const cards = cardsFor(options.cards ?? []);
  if (!cards.ok) return cards;
  const read = readScenario(found.value, cards.value);
  if (!read.ok) return read;
  const { scenario, text } = read.value;
  const edition = rulesetOf(wanted.value ?? newestOf(scenario.rulesets));
  const readings = readingsUnder(options.reading, edition.id);
  if (!readings.ok) return readings;
  const ruleset = readings.value.reduce(withReading, edition);
  if (!scenario.rulesets.includes(ruleset.id)) {
    tell(`note: ${scenario.id} does not say that it holds under the ruleset ${ruleset.id}`);
  }
  const fold = runTimeline(scenario, cards.value.cards, ruleset);
  if (!fold.ok) return broken(fold.faults.map((fault) => problemOf(found.value.file, text, fault)));
  const checkPoints = pointsAt(fold.value.checkPoints, options.at);
  if (!checkPoints.ok) return checkPoints;
  const ran = { scenario, cards: cards.value.cards, ruleset: ruleset.id, readings: readings.value };
  return { ok: true, value: { ...ran, checkPoints: checkPoints.value } };
}

interface Source {
  readonly path: string;
  readonly file: string;
}

/** What looks like a path, or is one, is a file; everything else is an id of the corpus, where files are called by ids. */
function sourceOf(which: string): Understood<Source> {
  if (existsSync(which)) return { ok: true, value: { path: which, file: displayPath(which) } };
  if (/[\\/]|\.json$/.test(which)) return { ok: false, message: `there is no file ${quote(which)}` };
  const files = shippedFiles("scenarios");
  const idOf = (source: Source): string => basename(source.path, ".json");
  const found = files.find((source) => idOf(source) === which);
  if (found !== undefined) return { ok: true, value: found };
  const meant = nearest(which, files.map(idOf));
  const question = meant === undefined ? ' "npx cr613 list" has them all' : ` Did you mean ${meant}?`;
  return { ok: false, message: `the corpus has no scenario ${quote(which)}, and there is no such file.${question}` };
}

/** The cards of the corpus and of --cards. Broken ones are told only if they are needed. */
export function cardsFor(paths: readonly string[]): Understood<Corpus> {
  const sources = filesAt(paths);
  if (!sources.ok) return sources;
  const corpus = emptyCorpus();
  addCards(corpus, shippedFiles("cards"));
  addCards(corpus, sources.value);
  return { ok: true, value: corpus };
}

function readScenario({ path, file }: Source, corpus: Corpus): Understood<{ scenario: Scenario; text: string }> {
  const read = readTextFile(path);
  if (!read.ok) return { ok: false, message: `${file}: ${read.message}` };
  const parsed = parseScenario(read.text, file);
  if (!parsed.ok) return broken(parsed.problems);
  const problems = checkScenario(parsed.value, read.text, file, corpus.cards, corpus.brokenCards);
  return problems.length > 0 ? broken(problems) : { ok: true, value: { scenario: parsed.value, text: read.text } };
}

function broken(problems: readonly Problem[]): { ok: false; message: string } {
  tell(problemTexts(problems, painterFor(process.stderr), pageWidth(process.stderr)));
  return {
    ok: false,
    message: `the scenario is broken: ${problems.length} ${problems.length === 1 ? "fault" : "faults"}`,
  };
}

function pointsAt(checkPoints: readonly CheckPoint[], at: string | undefined): Understood<readonly CheckPoint[]> {
  if (at === undefined) return { ok: true, value: checkPoints };
  const points = checkPoints.filter((point) => point.check === at);
  if (points.length > 0) return { ok: true, value: points };
  const known = checkPoints.map((point) => point.check).filter((check) => check !== "");
  return { ok: false, message: known.length === 0 ? "the scenario has no check" : unknownWord("check", at, known) };
}
