import { Command } from "commander";
import type { DiffOptions } from "./diff-run.js";
import type { Begin } from "./call.js";
import { addCardsOption, addSelectOptions, collect } from "./options.js";

const HELP = `
Examples:
  $ npx cr613 diff --from m10
  $ npx cr613 diff --from m14 --to ikoria --topic power-toughness
  $ npx cr613 diff --to-reading loop-members-last
  $ npx cr613 diff my-scenarios --cards my-cards --from ikoria --json
  $ npx cr613 diff before/report.json after/report.json
  $ npx cr613 diff before/blobs after.jsonl --json

Every scenario that can be run under both is run, whichever rulesets it says
that it holds under.

Two runs, each a report.json, a blob or a folder with the blobs of all shards,
are compared with each other: what is answered otherwise because the engine
answers otherwise, because the corpus was changed, because the rules were.

Exit status: 0 compared, whatever came out; of two runs 0 if nothing differs,
1 if something does; 2 usage or broken input.`;

export function diffCommand(begin: Begin): Command {
  const command = new Command("diff")
    .description("list scenarios whose answer differs between two rulesets or readings, or between two runs")
    .argument("[paths...]", "scenario files, or folders of them; the corpus if left out; or two runs")
    .option("--from <ruleset>", "the one ruleset (default: current)")
    .option("--to <ruleset>", "the other ruleset (default: current)")
    .option("--from-reading <id>", "with another reading of an open point (several: with commas, or again)", collect)
    .option("--to-reading <id>", "the same for the other side", collect);
  addSelectOptions(addCardsOption(command))
    .option("--json", "print the differences as JSON")
    .addHelpText("after", HELP)
    .action((paths: string[], options: DiffOptions) =>
      begin(async (call) => {
        const { areRuns, runRunsDiff } = await import("./runs-diff-run.js");
        if (areRuns(call, paths, options)) return runRunsDiff(call, paths, options);
        return (await import("./diff-run.js")).runDiff(call, paths, options);
      }),
    );
  return command;
}
