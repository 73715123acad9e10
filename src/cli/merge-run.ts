import { BLOBS } from "./blob-file.js";
import type { ExitCode } from "./exit-code.js";
import { knownFailures, type KnownOptions, settled } from "./known-failures.js";
import { problemTexts } from "./problem-text.js";
import { readShards } from "./read-run.js";
import { pageWidth, painterFor, tell } from "./terminal.js";
import { refuse, type Shown, showReport, writersOf } from "./show-report.js";
import type { VerifyOptions } from "./verify-run.js";

export type MergeOptions = Pick<VerifyOptions, "out" | "reports" | "json" | "strict" | "quiet"> & KnownOptions;

/** `cr613 merge`: the reports of a run from the blobs of its shards, or everything that keeps them from being one run. */
export async function runMerge(paths: readonly string[], options: MergeOptions): Promise<ExitCode> {
  const writers = writersOf(options.reports);
  if (!writers.ok) return refuse(writers.message);
  const read = readShards(paths.length === 0 ? [BLOBS] : paths);
  if (!read.ok) return refuse(read.message);
  const { report, again } = read.value;
  if (report.problems.length > 0) {
    tell(problemTexts(report.problems, painterFor(process.stderr), pageWidth(process.stderr)));
  }
  const known = knownFailures(options, report.header.engine.name);
  if (!known.ok) return refuse(known.message);
  // What no scenario has can't be told from here: the plan of the run is all that is known of the corpus.
  const { results, ...came } = settled(known.value, report.results, () => report.header.plan);
  const judged = known.value && { command: process.argv.slice(2), isStrict: options.strict === true };
  const shown: Shown = {
    report: { ...report, results: [...results] },
    seconds: undefined,
    cards: again.cards,
    isShipped: again.shipped,
    engine: again.engine,
    judged,
    settled: came,
  };
  return showReport(shown, writers.value, options);
}
