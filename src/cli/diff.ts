import { Command } from "commander";
import type { DiffOptions } from "./diff-run.js";
import type { Finish } from "./exit-code.js";
import { addCardsOption, addSelectOptions, collect } from "./options.js";

const HELP = `
Examples:
  $ npx cr613 diff --from m10
  $ npx cr613 diff --from m14 --to ikoria --topic power-toughness
  $ npx cr613 diff --to-reading loop-members-last
  $ npx cr613 diff my-scenarios --cards my-cards --from ikoria --json

Every scenario that can be run under both is run, whichever rulesets it says
that it holds under.

Exit status: 0 compared, whatever came out, 2 usage or broken input.`;

/** `cr613 diff`. What it needs to run is loaded when it runs. */
export function diffCommand(finish: Finish): Command {
  const command = new Command("diff")
    .description("list scenarios whose answer differs between two rulesets or readings, and where they part")
    .argument("[paths...]", "scenario files, or folders of them; the corpus if left out")
    .option("--from <ruleset>", "the one ruleset (default: current)")
    .option("--to <ruleset>", "the other ruleset (default: current)")
    .option("--from-reading <id>", "with another reading of an open point (several: with commas, or again)", collect)
    .option("--to-reading <id>", "the same for the other side", collect);
  addSelectOptions(addCardsOption(command))
    .option("--json", "print the differences as JSON")
    .addHelpText("after", HELP)
    .action(async (paths: string[], options: DiffOptions) => {
      const { runDiff } = await import("./diff-run.js");
      finish(runDiff(paths, options));
    });
  return command;
}
