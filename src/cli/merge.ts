import { Command } from "commander";
import type { Begin } from "./call.js";
import type { MergeOptions } from "./merge-run.js";
import { addKnownOptions, REPORTS_FOLDER } from "./options.js";

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

export function mergeCommand(begin: Begin): Command {
  const command = new Command("merge")
    .description("put the blobs of all shards of a run together, prove that none is missing, write reports")
    .argument("[blobs...]", "blobs, or folders of them (default: out/blobs)");
  addKnownOptions(command)
    .option("--out <folder>", "where the reports go", REPORTS_FOLDER)
    .option("--reports <names>", "which reports: csv, html, junit, json with commas, or none (default: all)")
    .option("--json", "print the report as JSON and nothing else")
    .option("--strict", "a result by another reading counts as a failure")
    .option("--quiet", "print only what is not as expected")
    .addHelpText("after", HELP)
    .action((paths: string[], options: MergeOptions) =>
      begin(async (call) => (await import("./merge-run.js")).runMerge(call, paths, options)),
    );
  return command;
}
