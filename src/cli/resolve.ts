import { Command } from "commander";
import { addCardsOption } from "./options.js";
import { addReadingOption } from "./reading-option.js";
import type { Begin } from "./call.js";
import type { ResolveOptions } from "./resolve-run.js";

const HELP = `
Examples:
  $ npx cr613 resolve <id>
  $ npx cr613 resolve my-scenarios/board.json --cards my-cards
  $ npx cr613 resolve board.json --at before-combat --json
  $ npx cr613 resolve <id> --reading loop-members-last

"npx cr613 list" prints the ids. Without --at the last check counts, or the
end of a timeline that has none.`;

export function resolveCommand(begin: Begin): Command {
  const command = new Command("resolve")
    .description("print what every object of a scenario is in the end")
    .argument("<scenario>", "the id of a scenario of the corpus, or a file");
  addReadingOption(addCardsOption(command))
    .option("--ruleset <id>", "the ruleset (default: current)")
    .option("--at <check>", "the moment: the id of a check")
    .option("--json", "print the resolution, with its trace, as JSON")
    .addHelpText("after", HELP)
    .action((scenario: string, options: ResolveOptions) =>
      begin(async (call) => (await import("./resolve-run.js")).runResolve(call, scenario, options)),
    );
  return command;
}
