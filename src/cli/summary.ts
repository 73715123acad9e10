import { describeValue } from "../explain/value.js";
import { columns, wrap } from "../explain/wrap.js";
import type { CheckedValue, Report, Result, ScenarioSummary, Verdict } from "../rules/formats.gen.js";
import { readingOf } from "../rules/readings.js";
import { visible } from "../faults/quote.js";
import { VERDICTS } from "../verifier/verdict.js";
import { isWell } from "../verifier/well.js";
import { knownLines, OUTCOME_WORDS } from "./known-text.js";
import { commandLine } from "./shell.js";
import { tableLines } from "./table.js";
import { counted, cutOff } from "./count.js";
import type { Page, Painter } from "./page.js";

export interface SummaryContext {
  readonly report: Report;
  /** The duration; undefined if nothing ran. */
  readonly seconds: number | undefined;
  readonly reports: readonly string[];
  readonly cards: readonly string[];
  /** The package's own corpus was run, in which an id is enough to find a scenario. */
  readonly isShipped: boolean;
  /** With an expectations file: the command line without the program's name, and whether it was --strict. */
  readonly judged?: { readonly command: readonly string[]; readonly isStrict: boolean } | undefined;
  /** Whether an answer by another reading counts as a failure. */
  readonly isStrict?: boolean;
  /** The engine that was run, if it is not the reference and its command is known. */
  readonly engine?: EngineAsked | undefined;
}

export interface EngineAsked {
  readonly command: string;
  /** Whether it was also asked beyond its claims. */
  readonly beyond: boolean;
}

export interface SummaryStyle extends Page {
  /** Print nothing if everything is as expected. */
  readonly quiet: boolean;
}

/** More than these would scroll the summary away; the reports have them all. */
const MOST_RESULTS = 20;
const MOST_VALUES = 12;

/** The results of a run: first the unexpected ones, with the actual values and the command to repeat them, then counts. */
export function summaryText(context: SummaryContext, style: SummaryStyle): string {
  const { report, reports } = context;
  const { paint, quiet } = style;
  const unexpected = unexpectedResults(report);
  const { shown, more } = cutOff(unexpected, MOST_RESULTS);
  const blocks = [
    ...shown.map((result) => resultText(result, context, style)),
    ...more.map(notShown),
    ...(quiet && unexpected.length === 0 ? [] : [countsText(context, paint)]),
    ...updateText(context, paint),
    ...(quiet || reports.length === 0 ? [] : [reportsText(reports, style.width)]),
  ];
  return blocks.join("\n\n");
}

/** Results that differ from an expectations file come first, since something changed. */
function unexpectedResults({ results }: Report): Result[] {
  const told = results.filter(({ expectation }) => expectation !== undefined && expectation.outcome !== "asKnown");
  return [...told, ...results.filter(({ verdict, expectation }) => verdict !== "pass" && expectation === undefined)];
}

export function notShown(more: string): string {
  return `${more} that are not as expected; the reports have them all.`;
}

const UPDATE = "--update-expectations";

/** The command that records the unexpected results in the expectations file. */
export function updateText({ report, judged }: SummaryContext, paint: Painter): string[] {
  if (judged === undefined) return [];
  const { command, isStrict } = judged;
  const open = report.results.filter(({ verdict }) => verdict !== "broken" && verdict !== "notRun");
  const news = open.filter(({ expectation }) => expectation !== undefined && expectation.outcome !== "asKnown");
  const failing = [
    ...news.filter(({ expectation }) => expectation?.outcome === "failedOtherwise"),
    ...open.filter((result) => result.expectation === undefined && !isWell(result, isStrict)),
  ];
  if (news.length + failing.length === 0) return [];
  const why = failing.length === 0 ? [] : ["--reason", "<id of a reason, or id: text of a new one>"];
  const words = [...command.filter((word) => word !== UPDATE), UPDATE, ...why];
  return [`${paint("dim", "to make this known:")} ${commandLine(...words)}`];
}

/** On one line, or if that is too wide one line each: paths are never broken, since a user may want to click them. */
export function reportsText(reports: readonly string[], width: number): string {
  const line = `Reports: ${reports.join("  ")}`;
  return columns(line) <= width ? line : ["Reports:", ...reports.map((report) => `  ${report}`)].join("\n");
}

function countsText({ report, seconds }: SummaryContext, paint: Painter): string {
  const { counts, values } = report.footer;
  const runs = report.results.length;
  const told = VERDICTS.flatMap((verdict) => {
    const count = counts[verdict] ?? 0;
    return count === 0 ? [] : [paint(toneOf(verdict), `${count} ${verdict}`)];
  });
  const total = values.passed + values.failed;
  const read = report.header.readings === undefined ? "" : `, read as ${report.header.readings.join(", ")}`;
  const judgements = report.results.flatMap(({ expectation }) => expectation?.outcome ?? []);
  const known = judgements.filter((outcome) => outcome === "asKnown").length;
  const ofThese = [
    ...(known === 0 ? [] : [`${counted(known, "failure")} as known`]),
    ...(known === judgements.length ? [] : [paint("red", `${judgements.length - known} not as known`)]),
  ];
  const judged = ofThese.length === 0 ? "" : ` (${ofThese.join(", ")})`;
  const took = seconds === undefined ? "" : ` ${seconds.toFixed(1)} s`;
  return `${counted(runs, "run")}${read}: ${told.join(", ")}${judged}. ${values.passed} of ${total} values as expected.${took}`;
}

export function toneOf(verdict: Verdict): "green" | "yellow" | "red" {
  if (verdict === "alternative") return "yellow";
  return verdict === "pass" ? "green" : "red";
}

/** `invalid message` for invalidMessage. */
export function inWords(name: string): string {
  return name.replace(/(?<=[a-z])[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);
}

/** What happened in each attempt, unless it equals the message. */
function attemptLines({ attempts = [], message }: Result): string[] {
  if (attempts.length > 1 && attempts.every((attempt) => attempt === message))
    return [`  the same ${attempts.length} times, the last time alone in a fresh one`];
  return attempts.map((attempt, i) => `  attempt ${i + 1}: ${visible(attempt)}`);
}

/** What an alternative answer is an alternative to. */
function readingLines({ verdict, reading }: Result, width: number): string[] {
  if (verdict !== "alternative" || reading === undefined) return [];
  const words = readingOf(reading)?.words;
  const text = `All values are what the reading ${reading} gives${words === undefined ? "." : `: ${words}`}`;
  return [wrap(visible(text), { width, first: "  " })];
}

/** One result: its entry, the actual values, the command to repeat it. `notes` are lines before the values. */
export function resultText(
  result: Result,
  context: SummaryContext,
  { paint, width }: SummaryStyle,
  notes: readonly string[] = [],
): string {
  const summary = context.report.scenarios.find((each) => each.id === result.scenario);
  const { expectation } = result;
  const but = expectation === undefined ? "" : `, ${paint("red", OUTCOME_WORDS[expectation.outcome])}`;
  const head = `${paint(toneOf(result.verdict), inWords(result.verdict).toUpperCase())}${but} ${paint("bold", visible(result.scenario))} (${result.ruleset})`;
  const lines = [
    head,
    ...(summary === undefined
      ? []
      : [wrap(visible(summary.title), { width, first: "  " }), `  ${paint("cyan", visible(summary.file))}`]),
    ...(result.message === undefined ? [] : [wrap(visible(result.message), { width, first: "  " })]),
    ...readingLines(result, width),
    ...attemptLines(result),
    ...knownLines(result, width - 2, MOST_VALUES).map((line) => `  ${line}`),
    ...notes,
    ...failedValues(result.values, width - 2).map((line) => `  ${line}`),
    ...(summary === undefined ? [] : againLines(result, summary, context, paint)),
  ];
  return lines.join("\n");
}

const COLUMNS = [
  { title: "object", least: 8 },
  { title: "characteristic", least: 8 },
  { title: "expected", least: 10 },
  { title: "found", least: 10 },
  { title: "layer" },
];

/** Expected and actual values side by side, under their check; `layer` is where the value last changed. */
function failedValues(values: readonly CheckedValue[], width: number): string[] {
  const failed = values.filter((value) => !value.ok);
  const { shown, more } = cutOff(failed, MOST_VALUES, "value");
  const checks = [...new Set(shown.map((value) => value.check))];
  return [
    ...checks.flatMap((check) => [
      `check ${visible(check)}`,
      ...tableLines(COLUMNS, shown.filter((value) => value.check === check).map(valueRow), width - 2).map(
        (line) => `  ${line}`,
      ),
    ]),
    ...more,
  ];
}

function valueRow({ subject, characteristic, expected, actual, firstLayer }: CheckedValue): string[] {
  return [
    visible(subject),
    visible(characteristic),
    visible(describeValue(expected)),
    visible(describeValue(actual)),
    firstLayer === undefined ? "—" : visible(firstLayer),
  ];
}

/** One command to run the scenario again, and one to explain it. */
function againLines(
  result: Result,
  summary: ScenarioSummary,
  { report, cards, isShipped, engine }: SummaryContext,
  paint: Painter,
): string[] {
  const withCards = cards.length === 0 ? [] : ["--cards", ...cards];
  const which = isShipped ? ["--grep", `^${summary.id}$`] : [summary.file];
  const check = result.values.find((value) => !value.ok)?.check;
  const at = check === undefined ? [] : ["--at", check];
  const { readings = [] } = report.header;
  const read = readings.length === 0 ? [] : ["--reading", readings.join(",")];
  const asked = engine === undefined ? [] : ["--engine", engine.command, ...(engine.beyond ? ["--beyond"] : [])];
  const again = commandLine("verify", ...which, "--ruleset", result.ruleset, ...asked, ...read, ...withCards);
  const why = commandLine(
    "explain",
    isShipped ? summary.id : summary.file,
    ...at,
    "--ruleset",
    result.ruleset,
    ...read,
    ...withCards,
  );
  return [`  ${paint("dim", "again:")} ${visible(again)}`, `  ${paint("dim", "why:  ")} ${visible(why)}`];
}
