import { Command } from "commander";
import type { Begin } from "./call.js";
import type { LintOptions } from "./lint-run.js";
import { addCardsOption, collect } from "./options.js";

const HELP = `
Examples:
  $ npx cr613 lint
  $ npx cr613 lint corpus/scenarios/type/my-case.json
  $ npx cr613 lint my-scenarios --cards my-cards --without topic
  $ npx cr613 lint --rules

Without paths the whole corpus is linted: that of the folder one is in, or the
one that comes with cr613. Files elsewhere are held against it. Whether each
object and event matters is looked into for up to 5 files, or with --hints.

Exit status: 0 nothing but hints, 1 something to mend, 2 usage or broken input.`;

export function lintCommand(begin: Begin): Command {
  const command = new Command("lint")
    .description("say what is not yet fit for the corpus in cards and scenarios, and how to mend it")
    .argument("[paths...]", "card and scenario files, or folders of them; the whole corpus if left out");
  addCardsOption(command)
    .option("--hints", "leave out each object and event in turn, to find those that no check notices")
    .option("--only <rule>", "only what these rules find (several: with commas, or again)", collect)
    .option("--without <rule>", "not what these rules find", collect)
    .option("--rules", "print the rules instead")
    .option("--json", "print the findings, or the rules, as JSON")
    .addHelpText("after", HELP)
    .action((paths: string[], options: LintOptions) =>
      begin(async (call) => (await import("./lint-run.js")).runLint(call, paths, options)),
    );
  return command;
}
