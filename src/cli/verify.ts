import { REPORTS, USUAL_REPORTS } from "../../reports/writer.js";
import { command, collect, wholeNumber } from "./command-line.js";
import { readingsOf } from "./reading-option.js";
import type { Call } from "./call.js";
import { REFERENCE_ENGINE } from "../engines/reference.js";
import type { PlanEntry, Report, Result } from "../rules/formats.gen.js";
import { SUPPORTED_RULESETS } from "../rules/rulesets.js";
import { planOf } from "../verifier/plan.js";
import { runReport } from "../verifier/run-report.js";
import { keptIn, type KeptCheckPoints } from "../verifier/verify.js";
import { isAsExpected } from "../verifier/well.js";
import { type Corpus, corpusAt } from "./corpus-files.js";
import type { ExitCode } from "./exit-code.js";
import { importExpectations } from "./expectation-import.js";
import { judged, knownFailures, type KnownFailures, settled } from "./known-failures.js";
import { engineAsked, type TestedEngine, testedEngine } from "./meet-engine.js";
import { problemTexts } from "./problem-text.js";
import { progressFor } from "./progress.js";
import { runPlan } from "./run-plan.js";
import { selectionOf } from "./select.js";
import { finishShard, type ShardOptions, shardTask } from "./shard-run.js";
import { clearReports, exitCodeOf, type Shown, showReport, writersOf } from "./show-report.js";
import { locateFaults } from "./timeline-faults.js";
import { spareMemory } from "./thrift.js";
import { entriesOf, partOf, verifyPlan, type VerifyPlan } from "./verify-plan.js";
import { counted } from "./count.js";
import { refused, type Understood, understood } from "../verifier/understood.js";

const HELP = `
Examples:
  $ npx cr613 verify
  $ npx cr613 verify --layer 4 --topic dependency
  $ npx cr613 verify --rule 613.8 --workers 0
  $ npx cr613 verify my-scenarios one-more.json --cards my-cards
  $ npx cr613 verify my-scenarios --expect answers.csv
  $ npx cr613 verify --json --reports none > report.json
  $ npx cr613 verify --reading freed-goes-at-once
  $ npx cr613 verify --engine "python3 my_engine.py" --workers 2
  $ npx cr613 verify --expectations known.json
  $ npx cr613 verify --lang de
  $ npx cr613 verify --shard 2/7

Without paths the corpus that comes with cr613 is run. Scenarios may define
cards of their own. A broken file never stops the others: it is reported, and
the exit status is 2.

Where the rules can be read in more than one way, values that are all those of
another reading that the scenario lists are told apart: "alternative". That is
no failure, unless --strict says so.

With --engine another program is asked, by the protocol of docs/ENGINES.md. Try
it with "cr613 smoke" first. What it does not claim is unsupported, and that is
no failure.

With --expectations a failure that the file tells is as it should be; one that
it does not tell, or tells otherwise, is not, nor is a pass that it tells to
fail. See docs/EXPECTATIONS.md.

Exit status: 0 all as expected, 1 not all, 2 usage or broken input,
130 stopped by Ctrl-C, 143 by SIGTERM.`;

export const verifyCommand = command("verify", HELP, runVerify, (line) =>
  line
    .argument("[paths...]", "scenario files, or folders of them")
    .cards()
    .filters()
    .reading()
    .knownFailures()
    .option("--expect <csv>", "expectations from a table: scenario, check, subject, characteristic, expected")
    .option("--ruleset <id>", "only under a ruleset", collect)
    .option("--engine <command>", "ask this program instead of the reference resolver")
    .option("--beyond", "with --engine: ask also for what it does not claim")
    .option("--probe", "with --engine: ask everything again in other words, and compare")
    .limit("--hello-timeout <ms>", "with --engine: how long it may take to start (default: 20000)")
    .option(
      "--workers <n>",
      "worker threads; 0: none (default: one a processor, at most 8); with --engine: processes (at most 4)",
      wholeNumber(0, 64),
    )
    .limit("--timeout <ms>", "how long a scenario may take in a worker (default: 5000; with --engine: 10000)")
    .option("--memory <MB>", "how much memory a worker may fill (default: 512)", wholeNumber(16, 65_536))
    .reports(`which reports: ${REPORTS.join(", ")} with commas, all, or none (default: ${USUAL_REPORTS.join(",")})`)
    .language("the language of report.html (default: en)")
    .option("--shard <i/n>", "run the i-th of n parts and write a blob for cr613 merge; auto: the job says which part")
    .option("--blob <file>", "write a blob, here, and no reports (default with --shard: out/blobs/)")
    .strictAndQuiet(),
);

export interface VerifyOptions extends ShardOptions {
  readonly expect?: string;
  readonly reading?: readonly string[];
  readonly workers?: number;
}

/** More workers would wait for each other's answers to be parsed. */
const MOST_WORKERS = 8;
/** More processes of an engine may need more memory than a machine has; users can ask for more. */
const MOST_PROCESSES = 4;

/** `cr613 verify`. Without workers the scenarios block this thread, and Ctrl-C ends the program. */
async function runVerify(call: Call, paths: readonly string[], options: VerifyOptions): Promise<ExitCode> {
  if (options.workers === 0 && options.engine === undefined)
    return verify(call, paths, options, new AbortController().signal);
  return call.interruptible((signal) => verify(call, paths, options, signal));
}

async function verify(
  call: Call,
  paths: readonly string[],
  options: VerifyOptions,
  signal: AbortSignal,
): Promise<ExitCode> {
  const task = shardTask(call, options);
  if (!task.ok) return call.refuse(task.message);
  const loaded = corpusAt(call, paths, options.cards ?? []);
  if (!loaded.ok) return call.refuse(loaded.message);
  const imported = withExpectations(call, loaded.value, options.expect, options.quiet === true);
  if (!imported.ok) return call.refuse(imported.message);
  const corpus = imported.value;
  const selected = selectionOf(options, [...corpus.scenarios, ...corpus.broken]);
  if (!selected.ok) return call.refuse(selected.message);
  const writers = writersOf(options.reports);
  if (!writers.ok) return call.refuse(writers.message);
  const asked = readingsOf(options.reading);
  if (!asked.ok) return call.refuse(asked.message);
  const readings = asked.value.map(({ id }) => id);
  const tested = await testedEngine(options, call.startingPoint, signal);
  if (signal.aborted) return interrupted(call, []);
  if (!tested.ok) return call.refuse(tested.message);
  const known = knownFailures(call, options, tested.value?.name ?? REFERENCE_ENGINE.name);
  if (!known.ok) return call.refuse(known.message);
  const whole = verifyPlan(corpus, selected.value);
  spareMemory(whole.plan.length);
  const planned = task.value === undefined ? whole : partOf(whole, corpus, task.value.shard);
  tellFaults(call, corpus, planned, options.quiet === true);
  if (whole.plan.length + whole.broken.length === 0) return call.refuse(nothingToDo(corpus, paths));

  if (task.value === undefined) clearReports(writers.value, call.folder.at(options.out));
  const start = performance.now();
  const keep = keptIn(whole.plan.length);
  const ran = await run(
    call,
    corpus,
    planned,
    { options, readings, keep, known: known.value, tested: tested.value },
    signal,
  );
  if (signal.aborted) return interrupted(call, ran);
  const { results: located, problems } = locateFaults(corpus, ran);
  const { results, ...came } = settled(call.folder, known.value, located, () => everyRun(corpus));
  call.tellProblems(problems);
  const complete = { ...whole, problems: [...whole.problems, ...problems] };
  const report = reportFor(corpus, complete, results, readings, tested.value);
  const isShipped = paths.length === 0;
  const seconds = (performance.now() - start) / 1000;
  if (task.value !== undefined) {
    const done = { options, corpus, report, whole, planned, results, found: problems, keep, isShipped, seconds };
    const { value } = task;
    const own = await call.interruptible(() => Promise.resolve(finishShard(call, value, done)));
    return own.ok ? exitCodeOf(own.value, options.strict === true) : call.refuse(own.message);
  }
  const judged = known.value && { command: call.args, isStrict: options.strict === true };
  const engine = engineAsked(options);
  const shown: Shown = { report, seconds, cards: options.cards ?? [], isShipped, engine, judged, settled: came };
  return showReport(call, shown, writers.value, options);
}

/** The plan without any filter. The rulesets of a broken scenario are unknown. */
function everyRun({ scenarios, broken }: Corpus): PlanEntry[] {
  const unknown = broken.flatMap(({ name }) => SUPPORTED_RULESETS.map((ruleset) => ({ scenario: name, ruleset })));
  return [...planOf(scenarios), ...unknown];
}

/** The corpus with the expectations of a table; a table with a fault is not used at all. */
function withExpectations(call: Call, corpus: Corpus, path: string | undefined, isQuiet: boolean): Understood<Corpus> {
  if (path === undefined) return understood(corpus);
  const read = call.folder.readText(path);
  const file = call.folder.shown(path);
  if (!read.ok) return refused(`${file}: ${read.message}`);
  const byId = new Map(corpus.scenarios.map(({ scenario }) => [scenario.id, scenario]));
  const { scenarios, problems, leftOut } = importExpectations(read.value, file, byId);
  if (problems.length > 0) {
    call.tellProblems(problems);
    return refused(`the table of expectations is broken: ${counted(problems.length, "fault")}`);
  }
  if (leftOut > 0 && !isQuiet)
    call.tell(`note: ${leftOut} rows of ${file} are about more than one value and were left out`);
  const changed = corpus.scenarios.map((each) => ({
    ...each,
    scenario: scenarios.get(each.scenario.id) ?? each.scenario,
  }));
  return understood({ ...corpus, scenarios: changed });
}

function interrupted(call: Call, results: readonly Result[]): ExitCode {
  const done = results.filter((result) => result.verdict !== "notRun").length;
  call.tell(`interrupted: ${done} of ${results.length} run, no report written`);
  return call.stopped;
}

function nothingToDo(corpus: Corpus, paths: readonly string[]): string {
  const count = corpus.scenarios.length + corpus.broken.length;
  if (count === 0) return `there is no scenario in ${paths.length === 0 ? "the corpus" : paths.join(", ")}`;
  return `none of ${counted(count, "scenario")} fits the filters and a supported ruleset`;
}

function tellFaults(call: Call, corpus: Corpus, planned: VerifyPlan, isQuiet: boolean): void {
  const { paint, width } = call.err;
  call.tellProblems([...corpus.cardProblems, ...planned.problems]);
  if (corpus.warnings.length > 0 && !isQuiet) {
    call.tell(`${paint("yellow", "warning:")}\n${problemTexts(corpus.warnings, paint, width)}`);
  }
}

interface Going {
  readonly options: VerifyOptions;
  readonly readings: readonly string[];
  readonly keep: KeptCheckPoints;
  readonly known: KnownFailures | undefined;
  readonly tested: TestedEngine | undefined;
}

async function run(
  call: Call,
  corpus: Corpus,
  { plan, broken, scenarios }: VerifyPlan,
  { options, readings, keep, known, tested }: Going,
  signal: AbortSignal,
): Promise<Result[]> {
  const progress = progressFor(call.stderr, call.environment, plan.length, options.quiet === true);
  let done = 0;
  let unexpected = 0;
  const isUnexpected = (result: Result): boolean =>
    !isAsExpected(known === undefined ? result : judged(known, result), options.strict === true);
  const { timeout, memory, helloTimeout: start } = options;
  const most = tested === undefined ? MOST_WORKERS : MOST_PROCESSES;
  const workers = options.workers ?? Math.min(most, call.processors);
  const going = { workers, timeout, memory, readings, keep, engine: tested?.thread, start, signal };
  const runnable = { plan, scenarios: scenarios.map((each) => each.scenario), cards: corpus.cards };
  try {
    const results = await runPlan(runnable, going, (newest) => {
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
  planned: VerifyPlan,
  results: readonly Result[],
  readings: readonly string[],
  tested: TestedEngine | undefined,
): Report {
  const { scenarios, problems } = planned;
  return runReport({
    engine: tested ?? REFERENCE_ENGINE,
    readings,
    plan: entriesOf(planned),
    scenarios,
    cards: corpus.cards,
    problems: [...corpus.cardProblems, ...problems],
    results,
  });
}
