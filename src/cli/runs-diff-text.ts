import { describeValue } from "../explain/value.js";
import { wrap } from "../explain/wrap.js";
import type { Report } from "../rules/formats.gen.js";
import { visible } from "../faults/quote.js";
import type {
  ChangedEntry,
  ChangedValue,
  CorpusChange,
  LoneEntry,
  RulesetChange,
  RunComparison,
} from "../verifier/comparison.js";
import { tableLines } from "./table.js";
import { counted, cutOff } from "./count.js";
import type { Page, Painter } from "./page.js";

export interface Run {
  readonly file: string;
  readonly report: Report;
}

export interface ComparedRuns {
  readonly from: Run;
  readonly to: Run;
  readonly comparison: RunComparison;
}

/** More of a kind would scroll the rest away; --json has them all. */
const MOST_ENTRIES = 20;
const MOST_VALUES = 10;

export function runsDiffText(compared: ComparedRuns, paint: Painter, width: number): string {
  const { engine, corpus, ruleset, otherRulesets, added, removed } = compared.comparison;
  const page: Page = { paint, width };
  return [
    sidesText(compared, width),
    ...section(engineHeading(compared), engine, (entry) => [headLine(entry, page), ...valueLines(entry, page)], page),
    ...section("The corpus was changed", corpus, (entry) => corpusLines(entry, page), page),
    ...section("The rules are not the same", ruleset, (entry) => rulesetLines(entry, compared, page), page),
    ...section("Under other rulesets", otherRulesets, (entry) => [loneLine(entry, page)], page),
    ...section("Only in the second run", added, (entry) => [loneLine(entry, page)], page),
    ...section("Only in the first run", removed, (entry) => [loneLine(entry, page)], page),
    wrap(countsText(compared.comparison), { width }),
  ].join("\n\n");
}

function engineName({ report }: Run): string {
  const { name, version } = report.header.engine;
  return visible(`${name} ${version}`);
}

function readingsText({ report }: Run): string {
  const { readings = [] } = report.header;
  return readings.length === 0 ? "" : `, read as ${readings.join(", ")}`;
}

function sidesText({ from, to, comparison }: ComparedRuns, width: number): string {
  const line = (label: string, run: Run): string => {
    const runs = run.report.results.length;
    const words = `${label}: ${engineName(run)}, ${counted(runs, "run")}${readingsText(run)} (${visible(run.file)})`;
    return wrap(words, { width, rest: "  " });
  };
  const isOneVersion = engineName(from) === engineName(to);
  const sameness = isOneVersion ? "The same engine and version." : "Two versions of one engine.";
  return [
    line("first ", from),
    line("second", to),
    comparison.isOneEngine ? sameness : "These are two engines: this compares them, not two runs of one.",
  ].join("\n");
}

function engineHeading({ comparison }: ComparedRuns): string {
  return comparison.isOneEngine ? "The engine answers otherwise" : "The engines answer differently";
}

function section<T>(heading: string, entries: readonly T[], lines: (entry: T) => string[], page: Page): string[] {
  if (entries.length === 0) return [];
  const { shown, more } = cutOff(entries, MOST_ENTRIES);
  return [
    [
      page.paint("bold", `${heading}: ${entries.length}`),
      ...shown.flatMap(lines),
      ...more.map((line) => `  ${line}; --json has them all`),
    ].join("\n"),
  ];
}

function nameOf({ scenario, ruleset }: Pick<ChangedEntry, "scenario" | "ruleset">): string {
  return `${visible(scenario)} (${ruleset})`;
}

function verdicts({ from, to }: ChangedEntry): string {
  return from.verdict === to.verdict ? `${from.verdict} in both` : `${from.verdict}, then ${to.verdict}`;
}

function headLine(entry: ChangedEntry, { width }: Page, words = ""): string {
  return wrap(`${nameOf(entry)}: ${words}${verdicts(entry)}`, { width, first: "  ", rest: "    " });
}

const COLUMNS = [
  { title: "check" },
  { title: "object", least: 8 },
  { title: "characteristic", least: 8 },
  { title: "first", least: 10 },
  { title: "second", least: 10 },
];

/** The values that differ; for an answer without values, why there is none. */
function valueLines({ from, to, values }: ChangedEntry, { width }: Page): string[] {
  const { shown, more } = cutOff(values, MOST_VALUES);
  const reasons = [
    ["first", from.message],
    ["second", to.message],
  ].flatMap(([side, message]) =>
    message === undefined ? [] : [wrap(visible(`${side}: ${message}`), { width, first: "    ", rest: "      " })],
  );
  return [
    ...(shown.length === 0 ? [] : tableLines(COLUMNS, shown.map(valueRow), width - 4).map((line) => `    ${line}`)),
    ...more.map((line) => `    ${line}`),
    ...(values.length === 0 ? reasons : []),
  ];
}

function valueRow({ check, subject, characteristic, from, to }: ChangedValue): string[] {
  const sides = [from, to].map((value) => (value === undefined ? "—" : describeValue(value)));
  return [check, subject, characteristic, ...sides].map(visible);
}

function corpusLines(entry: CorpusChange, page: Page): string[] {
  const { parts, revs } = entry;
  const words = parts.map((part) => (part === "rev" && revs !== undefined ? `rev ${revs[0]} to ${revs[1]}` : part));
  return [headLine(entry, page, `${words.join(", ")}; `)];
}

function rulesetLines(entry: RulesetChange, { from, to }: ComparedRuns, page: Page): string[] {
  const [before, after] = [from, to].map(
    ({ report }) => report.header.readings?.join(", ") ?? "the recommended readings",
  );
  const words = { edition: "the data of the edition were changed", readings: `${before} against ${after}` };
  return [headLine(entry, page, `${words[entry.because]}; `), ...valueLines(entry, page)];
}

function loneLine(entry: LoneEntry, { width }: Page): string {
  const { side, elsewhere, outcome } = entry;
  const [here, there] = side === "from" ? ["first", "second"] : ["second", "first"];
  const where = elsewhere.length === 0 ? "" : ` in the ${here} run; the ${there} has it under ${elsewhere.join(", ")}`;
  return wrap(`${nameOf(entry)}: ${outcome.verdict}${where}`, { width, first: "  ", rest: "    " });
}

function countsText(comparison: RunComparison): string {
  const { shared, engine, corpus, ruleset, otherRulesets, added, removed } = comparison;
  const changed = new Set([...engine, ...corpus, ...ruleset].map(nameOf)).size;
  const counts = [
    `${engine.length} by the engine`,
    `${corpus.length} by the corpus`,
    `${ruleset.length + otherRulesets.length} by the ruleset`,
    `${added.length} added`,
    `${removed.length} removed`,
  ];
  const same = `${shared - changed} of ${shared} ${shared === 1 ? "entry that is" : "entries that are"} in both`;
  return `${same} ${shared - changed === 1 ? "is" : "are"} the same. Changes: ${counts.join(", ")}.`;
}

export function jsonOfRuns({ from, to, comparison }: ComparedRuns): unknown {
  const side = ({ file, report }: Run): object => {
    const { engine, corpus, readings = [], rulesets = {} } = report.header;
    const { name, version } = engine;
    return { file, engine: { name, version }, corpus, readings, rulesets, runs: report.results.length };
  };
  const values = (entry: Pick<ChangedEntry, "values">): object[] =>
    entry.values.map(({ from: before = null, to: after = null, ...place }) => ({ ...place, from: before, to: after }));
  const changed = ({ scenario, ruleset, ...entry }: ChangedEntry): object => {
    return { scenario, ruleset, from: entry.from, to: entry.to, values: values(entry) };
  };
  const lone = ({ scenario, ruleset, outcome, side: run, elsewhere }: LoneEntry): object => ({
    scenario,
    ruleset,
    run,
    outcome,
    elsewhere,
  });
  return {
    from: side(from),
    to: side(to),
    oneEngine: comparison.isOneEngine,
    compared: comparison.shared,
    engine: comparison.engine.map(changed),
    corpus: comparison.corpus.map((entry) => ({ ...changed(entry), parts: entry.parts, revs: entry.revs ?? null })),
    ruleset: comparison.ruleset.map((entry) => ({ ...changed(entry), because: entry.because })),
    otherRulesets: comparison.otherRulesets.map(lone),
    added: comparison.added.map(lone),
    removed: comparison.removed.map(lone),
  };
}
