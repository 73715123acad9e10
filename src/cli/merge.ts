import { command } from "./command-line.js";
import type { Call } from "./call.js";
import { BLOBS } from "./blob-file.js";
import type { ExitCode } from "./exit-code.js";
import { knownFailures, type KnownOptions, settled } from "./known-failures.js";
import { readShards } from "./read-run.js";
import { type Shown, showReport, writersOf } from "./show-report.js";
import type { VerifyOptions } from "./verify.js";

const HELP = `
Examples:
  $ npx cr613 merge
  $ npx cr613 merge out/blobs --out out/report
  $ npx cr613 merge 1-of-2.jsonl 2-of-2.jsonl --reports junit,html

The blobs are those of cr613 verify --shard. In a folder these are the files
that end with .jsonl or .blob, also in folders below it. Each shard of the run
must be there exactly once, all of the same corpus, plan and engine; otherwise
no report is written. The reports are those of the run in one piece, byte for
byte.

Exit status: that of the run: 0 all as expected, 1 not all, 2 a file of the
run was broken; and 2 if the blobs do not make a run.`;

export const mergeCommand = command("merge", HELP, runMerge, (line) =>
  line
    .argument("[blobs...]", "blobs, or folders of them (default: out/blobs)")
    .knownFailures()
    .reports("which reports: csv, html, junit, json with commas, or none (default: all)")
    .language("the language of report.html (default: en)")
    .strictAndQuiet(),
);

export type MergeOptions = Pick<VerifyOptions, "out" | "reports" | "json" | "strict" | "quiet"> & KnownOptions;

async function runMerge(call: Call, paths: readonly string[], options: MergeOptions): Promise<ExitCode> {
  const writers = writersOf(options.reports);
  if (!writers.ok) return call.refuse(writers.message);
  const read = readShards(call.folder, paths.length === 0 ? [BLOBS] : paths);
  if (!read.ok) return call.refuse(read.message);
  const { report, again } = read.value;
  call.tellProblems(report.problems);
  const known = knownFailures(call, options, report.header.engine.name);
  if (!known.ok) return call.refuse(known.message);
  // Entries for unknown scenarios can not be found here: only the plan of the run is known, not the whole corpus.
  const { results, ...came } = settled(call.folder, known.value, report.results, () => report.header.plan);
  const judged = known.value && { command: call.args, isStrict: options.strict === true };
  const shown: Shown = {
    report: { ...report, results: [...results] },
    seconds: undefined,
    cards: again.cards,
    isShipped: again.shipped,
    engine: again.engine,
    judged,
    settled: came,
  };
  return showReport(call, shown, writers.value, options);
}
