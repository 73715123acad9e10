import type { Problem } from "../rules/formats.gen.js";
import { checkScenario } from "../scenario/check.js";
import { locatorOf, problemAt } from "../scenario/locate.js";
import { probableCardName } from "../scenario/card-name.js";
import { parseCard, parseScenario } from "../scenario/parse.js";
import type { Fault } from "../faults/fault.js";
import { cardsUsedBy } from "../events/brought.js";
import type { UnusableCard } from "../events/names.js";
import { drawnFrom } from "../library/draw.js";
import { Library } from "../library/library.js";
import { CARD_RULES } from "./card-rules.js";
import { CARD_HINTS, SCENARIO_HINTS } from "./corpus-rules.js";
import type { Finding, LintRule, Severity } from "./finding.js";
import { type Known, type KnownCard, knownScenario, surroundingScenario } from "./known.js";
import type { CardFile, LintFile, ScenarioFile, Source } from "./lint-file.js";
import { superfluous } from "./minimal.js";
import { idleKeeps } from "./idle-keeps.js";
import { playedFaults } from "./play-runs.js";
import { PLAYED } from "./play-rules.js";
import { idleCitations, Runs } from "./run.js";
import { openReadings } from "./open-readings.js";
import { EXERCISED, FORMAT, KEPT, MINIMAL, NAMES, OPEN, TIMELINE, UNHELD } from "./rule-list.js";
import { SCENARIO_RULES } from "./scenario-rules.js";
import { byCodeUnit } from "../rules/text-order.js";

export interface Material {
  readonly cards: readonly Source[];
  readonly scenarios: readonly Source[];
}

export interface LintInput {
  /** The files to lint. */
  readonly asked: Material;
  /** The rest of the corpus, for comparison and for its cards. */
  readonly around: Material;
  /** Where cards are looked for that no file has. */
  readonly library?: Library;
  /** Whether to run each scenario in other ways: without each object and event in turn, and as other readings have it. */
  readonly hints: boolean;
}

/** The files to lint, as far as they can be parsed. */
interface ReadFiles {
  /** The card files, including those that can not be parsed. */
  readonly sources: readonly Source[];
  readonly cards: readonly CardFile[];
  readonly scenarios: readonly ScenarioFile[];
  /** Scenarios that can not be parsed. */
  readonly unread: readonly Source[];
  readonly problems: readonly Problem[];
}

const NO_LIBRARY = new Library([]);

type Named = Pick<LintRule<never>, "name" | "fix">;

/** Checks cards and scenarios against every rule. Findings are in the order of files and positions. */
export function lint({ asked, around, library = NO_LIBRARY, hints }: LintInput): Finding[] {
  const findings: Finding[] = [];
  const cards = asked.cards.flatMap((source) => read(source, parseCard, findings));
  const scenarios = asked.scenarios.flatMap((source) => read(source, parseScenario, findings));
  const unread = asked.scenarios.filter(({ file }) => scenarios.every((scenario) => scenario.file !== file));
  const known = knownFrom({ sources: asked.cards, cards, scenarios, unread, problems: [...findings] }, around, library);
  for (const card of cards)
    findings.push(...held(card, CARD_RULES, known, "error"), ...held(card, CARD_HINTS, known, "hint"));
  for (const scenario of scenarios)
    findings.push(
      ...held(scenario, SCENARIO_RULES, known, "error"),
      ...held(scenario, SCENARIO_HINTS, known, "hint"),
      ...ranFindings(scenario, known, hints),
    );
  return findings.filter((each) => !isReportedOtherwise(each, findings)).sort(byPlace);
}

/** A placeholder is also no name of anything: of these two findings the one that makes the file broken is more useful. */
function isReportedOtherwise({ rule, file, pointer }: Finding, all: readonly Finding[]): boolean {
  if (rule !== "unfinished") return false;
  return all.some((other) => other.severity === "broken" && other.file === file && other.pointer === pointer);
}

function read<T>(
  source: Source,
  parse: (text: string, file: string) => { ok: true; value: T } | { ok: false; problems: Problem[] },
  findings: Finding[],
): LintFile<T>[] {
  const parsed = parse(source.text, source.file);
  if (parsed.ok) return [{ ...source, data: parsed.value }];
  findings.push(...parsed.problems.map((problem) => finding(problem, FORMAT, "broken")));
  return [];
}

/** Parses the surrounding files as well. Linted cards take precedence over those, like --cards elsewhere. */
function knownFrom(asked: ReadFiles, around: Material, library: Library): Known {
  const aside: Finding[] = [];
  const aroundCards = around.cards.flatMap((source) => read(source, parseCard, aside));
  const texts = new Map(around.cards.map(({ file, text }) => [file, text]));
  for (const { file, text } of asked.sources) texts.set(file, text);
  const brokenCards = new Map<string, UnusableCard>();
  for (const problem of [...aside, ...asked.problems]) {
    const name = probableCardName(texts.get(problem.file) ?? "");
    if (name !== undefined && !brokenCards.has(name)) brokenCards.set(name, problem);
  }
  const known =
    (isAsked: boolean) =>
    ({ data, path, file }: CardFile): KnownCard => ({ path, file, isAsked, name: data.name });
  const cards = new Map([...aroundCards, ...asked.cards].map(({ data }) => [data.name, data]));
  const named = new Set(
    asked.scenarios.flatMap(({ data }) => {
      const own = new Set((data.cards ?? []).map(({ name }) => name));
      return [...cardsUsedBy(data)].filter((name) => !own.has(name));
    }),
  );
  const taken = drawnFrom(library, named, (name) => cards.has(name) || brokenCards.has(name));
  for (const { card } of taken.cards) cards.set(card.name, card);
  for (const [name, problem] of taken.unusable) brokenCards.set(name, problem);
  return {
    cards,
    brokenCards,
    drawn: new Set(taken.cards.map(({ card }) => card.name)),
    libraryNames: () => library.names().keys(),
    unread: asked.unread.map(({ text }) => text),
    cardFiles: [...aroundCards.map(known(false)), ...asked.cards.map(known(true))],
    scenarios: [
      ...asked.scenarios.map((scenario) => knownScenario(scenario, true)),
      ...around.scenarios.flatMap(surroundingScenario),
    ],
  };
}

/** Findings from running a scenario, or the reason why it can not be run. */
function ranFindings(file: ScenarioFile, known: Known, hints: boolean): Finding[] {
  const { cards, brokenCards } = known;
  const problems = checkScenario(file.data, file.text, file.file, cards, brokenCards, () => known.libraryNames());
  if (problems.length > 0) return problems.map((problem) => finding(problem, NAMES, "broken"));
  const runs = new Runs(file.data, cards);
  const faults = runs.faults();
  if (faults.length > 0) return placed(file, faults, TIMELINE, "broken");
  const open = hints ? openReadings(runs) : { held: [], unheld: [] };
  return [
    ...placed(file, playedFaults(runs), PLAYED, "error"),
    ...placed(file, idleCitations(runs), EXERCISED, "error"),
    ...placed(file, idleKeeps(runs), KEPT, "error"),
    ...placed(file, open.held, OPEN, "error"),
    ...placed(file, open.unheld, UNHELD, "hint"),
    ...(hints ? placed(file, superfluous(file.data, cards), MINIMAL, "hint") : []),
  ];
}

function held<T>(
  file: LintFile<T>,
  rules: readonly LintRule<LintFile<T>>[],
  known: Known,
  severity: Severity,
): Finding[] {
  return rules.flatMap((rule) => placed(file, rule.faults(file, known), rule, severity));
}

function placed(file: Source, faults: readonly Fault[], rule: Named, severity: Severity): Finding[] {
  if (faults.length === 0) return [];
  const locator = locatorOf(file.text);
  return faults.map((fault) => finding(problemAt(file.file, locator(fault.pointer), fault), rule, severity));
}

function finding(problem: Problem, { name, fix }: Named, severity: Severity): Finding {
  return { ...problem, rule: name, severity, fix };
}

function byPlace(a: Finding, b: Finding): number {
  return byCodeUnit(a.file, b.file) || a.line - b.line || a.column - b.column || byCodeUnit(a.rule, b.rule);
}
