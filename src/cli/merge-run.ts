import type { Call } from "./call.js";
import { BLOBS } from "./blob-file.js";
import type { ExitCode } from "./exit-code.js";
import { knownFailures, type KnownOptions, settled } from "./known-failures.js";
import { readShards } from "./read-run.js";
import { type Shown, showReport, writersOf } from "./show-report.js";
import type { VerifyOptions } from "./verify-run.js";

export type MergeOptions = Pick<VerifyOptions, "out" | "reports" | "json" | "strict" | "quiet"> & KnownOptions;

/** `cr613 merge`: the reports of a run from the blobs of its shards, or everything that prevents them from being one run. */
export async function runMerge(call: Call, paths: readonly string[], options: MergeOptions): Promise<ExitCode> {
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
