import { createHash } from "node:crypto";
import { availableParallelism } from "node:os";
import { join } from "node:path";
import { REFERENCE_ENGINE } from "../engines/reference.js";
import type { PlanEntry, Report, Result } from "../rules/formats.gen.js";
import { planOf } from "../verifier/plan.js";
import { SUPPORTED_RULESETS } from "../rules/rulesets.js";
import { byCodePoint } from "../verifier/text-order.js";
import { digestedText, reportOf } from "../verifier/report.js";
import { WRITERS } from "../../reports/index.js";
import { type Corpus, corpusAt } from "./corpus-files.js";
import { EXIT, type ExitCode } from "./exit-code.js";
import { importExpectations } from "./expectation-import.js";
import { displayPath, readTextFile, reasonOf, writeFiles } from "./files.js";
import { meetEngine, type TestedEngine } from "./meet-engine.js";
import { packageVersion } from "./package-root.js";
import { interruptible } from "./interrupt.js";
import { judged, knownFailures, type KnownFailures, type KnownOptions, settled } from "./known-failures.js";
import { problemTexts } from "./problem-text.js";
import { progressFor } from "./progress.js";
import { readingsOf } from "./reading-option.js";
import { runPlan } from "./run-plan.js";
import { type SelectOptions, selectionOf, unknownWord } from "./select.js";
import { summaryText } from "./summary.js";
import type { Understood } from "./understood.js";
import { complain, pageWidth, painterFor, print, tell } from "./terminal.js";
import { locateFaults } from "./timeline-faults.js";
import { verifyPlan, type VerifyPlan } from "./verify-plan.js";
import { isAsExpected } from "../verifier/well.js";

export interface VerifyOptions extends SelectOptions, KnownOptions {
  readonly cards?: readonly string[];
  readonly expect?: string;
  readonly reading?: readonly string[];
  readonly strict?: true;
  readonly engine?: string;
  readonly beyond?: true;
  readonly probe?: true;
  readonly helloTimeout?: number;
  readonly workers?: number;
  readonly timeout?: number;
  readonly memory?: number;
  readonly out: string;
  readonly reports?: string;
  readonly json?: true;
  readonly quiet?: true;
}

/** More workers than these wait for each other's answers to be read. */
const MOST_WORKERS = 8;
/** More processes of an engine may take more memory than a machine has; who knows theirs can ask for more. */
const MOST_PROCESSES = 4;

/**
 * `cr613 verify`: runs scenarios with the reference engine, compares, reports. While a scenario runs in this very
 * thread nothing can be heard, so that without workers Ctrl-C ends the program as it does any.
 */
export async function runVerify(paths: readonly string[], options: VerifyOptions): Promise<ExitCode> {
  if (options.workers === 0 && options.engine === undefined)
    return verify(paths, options, new AbortController().signal);
  return interruptible((signal) => verify(paths, options, signal));
}

async function verify(paths: readonly string[], options: VerifyOptions, signal: AbortSignal): Promise<ExitCode> {
  const loaded = corpusAt(paths, options.cards ?? []);
  if (!loaded.ok) return refuse(loaded.message);
  const imported = withExpectations(loaded.value, options.expect, options.quiet === true);
  if (!imported.ok) return refuse(imported.message);
  const corpus = imported.value;
  const selected = selectionOf(options, topicsOf(corpus));
  if (!selected.ok) return refuse(selected.message);
  const writers = writersOf(options.reports);
  if (!writers.ok) return refuse(writers.message);
  const asked = readingsOf(options.reading);
  if (!asked.ok) return refuse(asked.message);
  const readings = asked.value.map(({ id }) => id);
  const tested = await testedEngine(options, signal);
  if (signal.aborted) return interrupted([]);
  if (!tested.ok) return refuse(tested.message);
  const known = knownFailures(options, tested.value?.name ?? REFERENCE_ENGINE.name);
  if (!known.ok) return refuse(known.message);
  const planned = verifyPlan(corpus, selected.value);
  tellProblems(corpus, planned, options.quiet === true);
  if (planned.plan.length + planned.broken.length === 0) return refuse(nothingToDo(corpus, paths));

  const start = performance.now();
  const ran = await run(corpus, planned, { ...options, readings, known: known.value }, tested.value, signal);
  if (signal.aborted) return interrupted(ran);
  const { results: located, problems } = locateFaults(corpus, ran);
  const { results, notes, refusal } = settled(known.value, located, () => everyRun(corpus));
  if (problems.length > 0) tell(problemTexts(problems, painterFor(process.stderr), pageWidth(process.stderr)));
  const report = reportFor(
    corpus,
    { ...planned, problems: [...planned.problems, ...problems] },
    results,
    readings,
    tested.value,
  );
  const files = await interruptible(() => Promise.resolve(writeReports(report, writers.value, options.out)));
  if (!files.ok) return refuse(files.message);
  if (options.json) print(jsonText(report));
  else {
    const seconds = (performance.now() - start) / 1000;
    const context = {
      report,
      seconds,
      reports: files.value,
      cards: options.cards ?? [],
      isShipped: paths.length === 0,
      judged: known.value && { command: process.argv.slice(2), isStrict: options.strict === true },
    };
    const text = summaryText(context, {
      quiet: options.quiet === true,
      paint: painterFor(process.stdout),
      width: pageWidth(process.stdout),
    });
    if (text !== "") print(text);
  }
  if (notes.length > 0 && options.quiet !== true) tell(notes.join("\n"));
  return refusal === undefined ? exitCodeOf(report, options.strict === true) : refuse(refusal);
}

/** The plan without any filter. Of a broken scenario nobody knows under which rulesets it holds. */
function everyRun({ scenarios, broken }: Corpus): PlanEntry[] {
  const unknown = broken.flatMap(({ name }) => SUPPORTED_RULESETS.map((ruleset) => ({ scenario: name, ruleset })));
  return [...planOf(scenarios), ...unknown];
}

/** The corpus with the expectations of a table; a table with a fault is not used at all. */
function withExpectations(corpus: Corpus, path: string | undefined, isQuiet: boolean): Understood<Corpus> {
  if (path === undefined) return { ok: true, value: corpus };
  const read = readTextFile(path);
  const file = displayPath(path);
  if (!read.ok) return { ok: false, message: `${file}: ${read.message}` };
  const byId = new Map(corpus.scenarios.map(({ scenario }) => [scenario.id, scenario]));
  const { scenarios, problems, leftOut } = importExpectations(read.text, file, byId);
  if (problems.length > 0) {
    tell(problemTexts(problems, painterFor(process.stderr), pageWidth(process.stderr)));
    return {
      ok: false,
      message: `the table of expectations is broken: ${problems.length} ${problems.length === 1 ? "fault" : "faults"}`,
    };
  }
  if (leftOut > 0 && !isQuiet) tell(`note: ${leftOut} rows of ${file} are about more than one value and were left out`);
  const changed = corpus.scenarios.map((each) => ({
    ...each,
    scenario: scenarios.get(each.scenario.id) ?? each.scenario,
  }));
  return { ok: true, value: { ...corpus, scenarios: changed } };
}

function refuse(message: string): ExitCode {
  complain(message);
  return EXIT.broken;
}

function interrupted(results: readonly Result[]): ExitCode {
  const done = results.filter((result) => result.verdict !== "notRun").length;
  tell(`interrupted: ${done} of ${results.length} run, no report written`);
  return EXIT.interrupted;
}

function topicsOf(corpus: Corpus): string[] {
  return [...corpus.scenarios, ...corpus.broken].map((each) => each.topic);
}

function nothingToDo(corpus: Corpus, paths: readonly string[]): string {
  const count = corpus.scenarios.length + corpus.broken.length;
  if (count === 0) return `there is no scenario in ${paths.length === 0 ? "the corpus" : paths.join(", ")}`;
  return `none of ${count} ${count === 1 ? "scenario" : "scenarios"} fits the filters and a supported ruleset`;
}

function tellProblems(corpus: Corpus, planned: VerifyPlan, isQuiet: boolean): void {
  const paint = painterFor(process.stderr);
  const width = pageWidth(process.stderr);
  const problems = [...corpus.cardProblems, ...planned.problems];
  if (problems.length > 0) tell(problemTexts(problems, paint, width));
  if (corpus.warnings.length > 0 && !isQuiet) {
    tell(`${paint("yellow", "warning:")}\n${problemTexts(corpus.warnings, paint, width)}`);
  }
}

/** The engine that is asked for, once hands are shaken; undefined for the reference. */
async function testedEngine(
  { engine, beyond, probe, helloTimeout }: VerifyOptions,
  signal: AbortSignal,
): Promise<Understood<TestedEngine | undefined>> {
  if (engine === undefined) {
    const alone = [beyond && "--beyond", probe && "--probe", helloTimeout && "--hello-timeout"].find((each) => each);
    if (alone !== undefined) return { ok: false, message: `${alone} says nothing without --engine` };
    return { ok: true, value: undefined };
  }
  const met = await meetEngine(engine, { helloMs: helloTimeout, signal });
  if (!met.ok) return met;
  const { name, version, claims } = met.value;
  const thread = { command: engine, runnerVersion: packageVersion(), claims, beyond, probe };
  return { ok: true, value: { name, version, claims, thread } };
}

async function run(
  corpus: Corpus,
  planned: VerifyPlan,
  options: VerifyOptions & { readonly readings: readonly string[]; readonly known: KnownFailures | undefined },
  tested: TestedEngine | undefined,
  signal: AbortSignal,
): Promise<Result[]> {
  const { plan, broken, scenarios } = planned;
  const progress = progressFor(process.stderr, plan.length, options.quiet === true);
  let done = 0;
  let unexpected = 0;
  const runnable = { plan, scenarios: scenarios.map((each) => each.scenario), cards: corpus.cards };
  const { timeout, memory, readings, known, helloTimeout: start } = options;
  const isUnexpected = (result: Result): boolean =>
    !isAsExpected(known === undefined ? result : judged(known, result), options.strict === true);
  const most = tested === undefined ? MOST_WORKERS : MOST_PROCESSES;
  const workers = options.workers ?? Math.min(most, availableParallelism());
  const engine = tested?.thread;
  try {
    const results = await runPlan(runnable, { workers, timeout, memory, readings, engine, start, signal }, (newest) => {
      done += newest.length;
      unexpected += newest.filter(isUnexpected).length;
      progress.update(done, unexpected);
    });
    return [...results, ...broken];
  } finally {
    progress.stop();
  }
}

function reportFor(
  corpus: Corpus,
  { plan, broken, scenarios, problems }: VerifyPlan,
  results: readonly Result[],
  readings: readonly string[],
  tested: TestedEngine | undefined,
): Report {
  const entries = [...plan, ...broken.map(({ scenario, ruleset }) => ({ scenario, ruleset }))];
  entries.sort((a, b) => byCodePoint(a.scenario, b.scenario) || byCodePoint(a.ruleset, b.ruleset));
  return reportOf({
    engine: tested ?? REFERENCE_ENGINE,
    readings,
    digest: createHash("sha256")
      .update(digestedText(entries, scenarios, corpus.cards))
      .digest("hex"),
    plan: entries,
    scenarios,
    cards: corpus.cards,
    problems: [...corpus.cardProblems, ...problems],
    results,
  });
}

type Writers = typeof WRITERS;

/** In the place of the reports' names. */
const NO_REPORT = "none";

function writersOf(names: string | undefined): Understood<Writers> {
  if (names === undefined) return { ok: true, value: WRITERS };
  const wanted = names
    .split(",")
    .map((name) => name.trim())
    .filter((name) => name !== "");
  const known = WRITERS.map((writer) => writer.name);
  const unknown = wanted.find((name) => name !== NO_REPORT && !known.includes(name));
  if (unknown !== undefined) return { ok: false, message: unknownWord("report", unknown, [...known, NO_REPORT]) };
  if (wanted.includes(NO_REPORT) && wanted.some((name) => name !== NO_REPORT))
    return { ok: false, message: `--reports ${NO_REPORT} and others exclude each other` };
  return { ok: true, value: WRITERS.filter((writer) => wanted.includes(writer.name)) };
}

/** The same bytes as report.json. */
function jsonText(report: Report): string {
  const [text] =
    WRITERS.find((writer) => writer.name === "json")
      ?.files(report, {})
      .values() ?? [];
  return text ?? JSON.stringify(report);
}

function writeReports(report: Report, writers: Writers, out: string): Understood<string[]> {
  const files = new Map(writers.flatMap((writer) => [...writer.files(report, {})]));
  if (files.size === 0) return { ok: true, value: [] };
  try {
    return { ok: true, value: writeFiles(out, files).map((path) => displayPath(path)) };
  } catch (error) {
    return { ok: false, message: `the reports can not be written to ${displayPath(join(out))}: ${reasonOf(error)}` };
  }
}

function exitCodeOf({ problems, results, footer }: Report, isStrict: boolean): ExitCode {
  if (problems.length > 0 || results.some((result) => result.verdict === "broken")) return EXIT.broken;
  return footer.complete && results.every((result) => isAsExpected(result, isStrict)) ? EXIT.ok : EXIT.failed;
}
