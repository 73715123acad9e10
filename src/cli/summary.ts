import { describeValue } from "../explain/value.js";
import { columns, wrap } from "../explain/wrap.js";
import type { CheckedValue, Report, Result, ScenarioSummary, Verdict } from "../rules/formats.gen.js";
import { readingOf } from "../rules/readings.js";
import { visible } from "../scenario/quote.js";
import { VERDICTS } from "../verifier/verdict.js";
import { commandLine } from "./shell.js";
import { tableLines } from "./table.js";
import type { Painter } from "./terminal.js";

export interface SummaryContext {
  readonly report: Report;
  readonly seconds: number;
  /** Files that were written. */
  readonly reports: readonly string[];
  /** What was given as --cards. */
  readonly cards: readonly string[];
  /** The corpus of the package was run, where an id is enough to find a scenario. */
  readonly isShipped: boolean;
  /** Whether an answer by another reading counts as a failure. */
  readonly isStrict?: boolean;
  /** The engine that was run, if it is not the reference. */
  readonly engine?: EngineAsked;
}

/** Another engine as it was asked for. */
export interface EngineAsked {
  /** What was given as --engine. */
  readonly command: string;
  /** Whether it was asked beyond its claims as well. */
  readonly beyond: boolean;
}

export interface SummaryStyle {
  /** Say nothing if everything is as expected. */
  readonly quiet: boolean;
  readonly paint: Painter;
  readonly width: number;
}

/** More than these would scroll the summary away; the reports have them all. */
const MOST_RESULTS = 20;
const MOST_VALUES = 12;

/** What a run found: first what is not as expected, with what was found instead and how to see it again, then counts. */
export function summaryText(context: SummaryContext, style: SummaryStyle): string {
  const { report, reports } = context;
  const { paint, quiet } = style;
  const unexpected = report.results.filter(({ verdict }) => verdict !== "pass");
  const shown = unexpected.slice(0, MOST_RESULTS).map((result) => resultText(result, context, style));
  const more = unexpected.length - shown.length;
  const blocks = [
    ...shown,
    ...(more > 0 ? [`… and ${more} more that are not as expected; the reports have them all.`] : []),
    ...(quiet && unexpected.length === 0 ? [] : [countsText(context, paint)]),
    ...(quiet || reports.length === 0 ? [] : [reportsText(reports, style.width)]),
  ];
  return blocks.join("\n\n");
}

/** On one line, or if that is too wide for the page each on its own: nothing is broken that somebody may want to click. */
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
  return `${runs} ${runs === 1 ? "run" : "runs"}${read}: ${told.join(", ")}. ${values.passed} of ${total} values as expected. ${seconds.toFixed(1)} s`;
}

export function toneOf(verdict: Verdict): "green" | "yellow" | "red" {
  if (verdict === "alternative") return "yellow";
  return verdict === "pass" ? "green" : "red";
}

/** What an alternative is one of. */
function readingLines({ verdict, reading }: Result, width: number): string[] {
  if (verdict !== "alternative" || reading === undefined) return [];
  const words = readingOf(reading)?.words;
  const text = `All values are what the reading ${reading} gives${words === undefined ? "." : `: ${words}`}`;
  return [wrap(visible(text), { width, first: "  " })];
}

/** One result: what it is, what was found instead, how to see it again. `notes` are lines of its own that come before the values. */
export function resultText(
  result: Result,
  context: SummaryContext,
  { paint, width }: SummaryStyle,
  notes: readonly string[] = [],
): string {
  const summary = context.report.scenarios.find((each) => each.id === result.scenario);
  const head = `${paint(toneOf(result.verdict), result.verdict.toUpperCase())} ${paint("bold", visible(result.scenario))} (${result.ruleset})`;
  const lines = [
    head,
    ...(summary === undefined
      ? []
      : [wrap(visible(summary.title), { width, first: "  " }), `  ${paint("cyan", visible(summary.file))}`]),
    ...(result.message === undefined ? [] : [wrap(visible(result.message), { width, first: "  " })]),
    ...readingLines(result, width),
    ...(result.attempts ?? []).map((attempt, i) => `  attempt ${i + 1}: ${visible(attempt)}`),
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

/** Expected and actual side by side, under the check that they belong to; `layer` is where the value last changed. */
function failedValues(values: readonly CheckedValue[], width: number): string[] {
  const failed = values.filter((value) => !value.ok);
  const shown = failed.slice(0, MOST_VALUES);
  const more = failed.length - shown.length;
  const checks = [...new Set(shown.map((value) => value.check))];
  return [
    ...checks.flatMap((check) => [
      `check ${visible(check)}`,
      ...tableLines(COLUMNS, shown.filter((value) => value.check === check).map(valueRow), width - 2).map(
        (line) => `  ${line}`,
      ),
    ]),
    ...(more > 0 ? [`… and ${more} more ${more === 1 ? "value" : "values"}`] : []),
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

/** One line to run the scenario again, and one to see why. */
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
