import { Command } from "commander";
import { addCardsOption, addKnownOptions, addSelectOptions, collect, REPORTS_FOLDER, wholeNumber } from "./options.js";
import { addReadingOption } from "./reading-option.js";
import type { Begin } from "./call.js";
import type { VerifyOptions } from "./verify-run.js";

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
130 stopped by Ctrl-C.`;

export function verifyCommand(begin: Begin): Command {
  const command = new Command("verify")
    .description("run scenarios, compare with what they expect, write reports")
    .argument("[paths...]", "scenario files, or folders of them");
  addKnownOptions(addReadingOption(addSelectOptions(addCardsOption(command))))
    .option("--expect <csv>", "expectations from a table: scenario, check, subject, characteristic, expected")
    .option("--ruleset <id>", "only under a ruleset", collect)
    .option("--engine <command>", "ask this program instead of the reference resolver")
    .option("--beyond", "with --engine: ask also for what it does not claim")
    .option("--probe", "with --engine: ask everything again in other words, and compare")
    .option(
      "--hello-timeout <ms>",
      "with --engine: how long it may take to start (default: 20000)",
      wholeNumber(1, 3_600_000),
    )
    .option(
      "--workers <n>",
      "worker threads; 0: none (default: one a processor, at most 8); with --engine: processes (at most 4)",
      wholeNumber(0, 64),
    )
    .option(
      "--timeout <ms>",
      "how long a scenario may take in a worker (default: 5000; with --engine: 10000)",
      wholeNumber(1, 3_600_000),
    )
    .option("--memory <MB>", "how much memory a worker may fill (default: 512)", wholeNumber(16, 65_536))
    .option("--out <folder>", "where the reports go", REPORTS_FOLDER)
    .option(
      "--reports <names>",
      "which reports: csv, html, junit, json, badge, markdown, sarif with commas, all, or none (default: csv,html,junit,json)",
    )
    .option("--json", "print the report as JSON and nothing else")
    .option("--shard <i/n>", "run the i-th of n parts and write a blob for cr613 merge; auto: the job says which part")
    .option("--blob <file>", "write a blob, here, and no reports (default with --shard: out/blobs/)")
    .option("--strict", "a result by another reading counts as a failure")
    .option("--quiet", "print only what is not as expected")
    .addHelpText("after", HELP)
    .action((paths: string[], options: VerifyOptions) =>
      begin(async (call) => (await import("./verify-run.js")).runVerify(call, paths, options)),
    );
  return command;
}
