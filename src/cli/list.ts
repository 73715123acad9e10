import { Command } from "commander";
import type { ListOptions } from "./list-run.js";
import { addCardsOption, addSelectOptions, collect } from "./options.js";
import type { Begin } from "./call.js";

const HELP = `
Examples:
  $ npx cr613 list
  $ npx cr613 list --topic dependency --rule 613.8b
  $ npx cr613 list my-scenarios --cards my-cards --json`;

export function listCommand(begin: Begin): Command {
  const command = new Command("list")
    .description("list scenarios: id, topic, title")
    .argument("[paths...]", "scenario files, or folders of them; the corpus if left out");
  addSelectOptions(addCardsOption(command))
    .option("--ruleset <id>", "only those that hold under a ruleset", collect)
    .option("--json", "print a JSON list of ids, topics, titles, levels and files")
    .addHelpText("after", HELP)
    .action((paths: string[], options: ListOptions) =>
      begin(async (call) => (await import("./list-run.js")).runList(call, paths, options)),
    );
  return command;
}
