import { existsSync } from "node:fs";
import { basename } from "node:path";
import type { Card, CheckPoint, Problem, RulesetId, Scenario } from "../rules/formats.gen.js";
import { writtenOut } from "../events/written-out.js";
import { type Reading, withReading } from "../rules/readings.js";
import type { TraceDetail } from "../resolver/recording.js";
import { newestOf, rulesetOf } from "../rules/rulesets.js";
import type { Ruleset } from "../rules/ruleset.js";
import { problemOf } from "../scenario/locate.js";
import { parseScenario } from "../scenario/parse.js";
import { quote } from "../faults/quote.js";
import { meantWord, unknownWord } from "../verifier/filters.js";
import { runTimeline } from "../timeline/run.js";
import type { Call } from "./call.js";
import { type Folder, readTextFile } from "./folder.js";
import { addCards, type Corpus, filesAt, problemsIn, shippedFiles, type Source, withLibrary } from "./corpus-files.js";
import { readingsUnder } from "./reading-option.js";
import { oneRuleset } from "./select.js";
import { counted } from "./count.js";
import { refused, type Understood, understood } from "../verifier/understood.js";

export interface OneScenarioOptions {
  readonly ruleset?: string;
  readonly reading?: readonly string[];
  readonly at?: string;
  readonly cards?: readonly string[];
}

export interface Ran {
  readonly scenario: Scenario;
  readonly cards: ReadonlyMap<string, Card>;
  readonly ruleset: RulesetId;
  /** The ruleset with these readings. */
  readonly rules: Ruleset;
  /** The readings followed, including recommended ones that were asked for. */
  readonly readings: readonly Reading[];
  readonly checkPoints: readonly CheckPoint[];
}

/** Finds a scenario by id or file, parses it and runs its timeline, traced as far as is asked. With `at` only that check point is kept. */
export function runOneScenario(
  call: Call,
  which: string,
  options: OneScenarioOptions,
  trace: TraceDetail = "full",
): Understood<Ran> {
  const wanted = oneRuleset(options.ruleset);
  if (!wanted.ok) return wanted;
  const found = sourceOf(call.folder, which);
  if (!found.ok) return found;
  const read = readScenario(call, found.value, options.cards ?? []);
  if (!read.ok) return read;
  const { scenario, text, cards } = read.value;
  const edition = rulesetOf(wanted.value ?? newestOf(scenario.rulesets));
  const readings = readingsUnder(options.reading, edition.id);
  if (!readings.ok) return readings;
  const ruleset = readings.value.reduce(withReading, edition);
  if (!scenario.rulesets.includes(ruleset.id)) {
    call.tell(`note: ${scenario.id} does not say that it holds under the ruleset ${ruleset.id}`);
  }
  const fold = runTimeline(scenario, cards, ruleset, { trace });
  if (!fold.ok)
    return broken(
      call,
      fold.faults.map((fault) => problemOf(found.value.file, text, fault)),
    );
  const checkPoints = pointsAt(fold.value.checkPoints, options.at);
  if (!checkPoints.ok) return checkPoints;
  const ran = { scenario, cards, ruleset: ruleset.id, rules: ruleset, readings: readings.value };
  return understood({ ...ran, checkPoints: checkPoints.value });
}

/** What is or looks like a path is a file; anything else is the id of a scenario of the corpus. */
function sourceOf(folder: Folder, which: string): Understood<Source> {
  if (existsSync(folder.at(which))) return understood({ path: folder.at(which), file: folder.shown(which) });
  if (/[\\/]|\.json$/.test(which)) return refused(`there is no file ${quote(which)}`);
  const files = shippedFiles("scenarios");
  const idOf = (source: Source): string => basename(source.path, ".json");
  const found = files.find((source) => idOf(source) === which);
  if (found !== undefined) return understood(found);
  const question = meantWord(which, files.map(idOf)) || ' "npx cr613 list" has them all';
  return refused(`the corpus has no scenario ${quote(which)}, and there is no such file.${question}`);
}

/** The cards of the corpus, or those that these texts name, and of --cards. Broken ones are reported only if they are needed. */
export function cardsFor(
  { folder, shipped }: Call,
  paths: readonly string[],
  ...texts: readonly string[]
): Understood<Corpus> {
  const sources = filesAt(folder, paths);
  if (!sources.ok) return sources;
  const more = sources.value.map(({ path }) => readTextFile(path)).flatMap((read) => (read.ok ? [read.value] : []));
  const files = texts.length === 0 ? shipped.cards() : shipped.cards(...texts, ...more);
  const corpus = withLibrary(files, folder, paths);
  addCards(corpus, sources.value);
  return understood(corpus);
}

interface ReadScenario {
  readonly scenario: Scenario;
  readonly text: string;
  readonly cards: ReadonlyMap<string, Card>;
}

function readScenario(call: Call, { path, file }: Source, more: readonly string[]): Understood<ReadScenario> {
  const read = call.folder.readText(path);
  if (!read.ok) return refused(`${file}: ${read.message}`);
  const text = read.value;
  const parsed = parseScenario(text, file);
  if (!parsed.ok) return broken(call, parsed.problems);
  const cards = cardsFor(call, more, text);
  if (!cards.ok) return cards;
  const problemsWith = (known: Corpus): Problem[] => problemsIn(known, parsed.value, text, file);
  if (problemsWith(cards.value).length > 0) {
    // What may have been meant is said by all cards that there are.
    const all = cardsFor(call, more);
    return all.ok ? broken(call, problemsWith(all.value)) : all;
  }
  const { cards: known } = cards.value;
  return understood({ scenario: writtenOut(parsed.value, known), text, cards: known });
}

function broken(call: Call, problems: readonly Problem[]): { ok: false; message: string } {
  call.tellProblems(problems);
  return refused(`the scenario is broken: ${counted(problems.length, "fault")}`);
}

function pointsAt(checkPoints: readonly CheckPoint[], at: string | undefined): Understood<readonly CheckPoint[]> {
  if (at === undefined) return understood(checkPoints);
  const points = checkPoints.filter((point) => point.check === at);
  if (points.length > 0) return understood(points);
  const known = checkPoints.map((point) => point.check).filter((check) => check !== "");
  return refused(known.length === 0 ? "the scenario has no check" : unknownWord("check", at, known));
}
