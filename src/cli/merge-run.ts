import { BLOBS } from "./blob-file.js";
import { EXIT, type ExitCode } from "./exit-code.js";
import { problemTexts } from "./problem-text.js";
import { readShards } from "./read-run.js";
import { complain, pageWidth, painterFor, tell } from "./terminal.js";
import { showReport, type VerifyOptions, writersOf } from "./verify-run.js";

export type MergeOptions = Pick<VerifyOptions, "out" | "reports" | "json" | "strict" | "quiet">;

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
  const shown = { report, seconds: undefined, cards: again.cards, isShipped: again.shipped };
  return showReport(shown, writers.value, options);
}

function refuse(message: string): ExitCode {
  complain(message);
  return EXIT.broken;
}
