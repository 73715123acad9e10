import { Command } from "commander";
import type { ExplainOptions } from "./explain-run.js";
import { addCardsOption, addLanguageOption } from "./options.js";
import { addReadingOption } from "./reading-option.js";
import type { Begin } from "./call.js";

const HELP = `
Examples:
  $ npx cr613 explain <id>
  $ npx cr613 explain my-scenarios/board.json --at end --cards my-cards
  $ npx cr613 explain <id> --lang de
  $ npx cr613 explain <id> --reading loop-members-last

"npx cr613 list" prints the ids.`;

export function explainCommand(begin: Begin): Command {
  const command = new Command("explain")
    .description("tell a scenario layer by layer, as a judge would, with the rules that decide")
    .argument("<scenario>", "the id of a scenario of the corpus, or a file");
  addReadingOption(addLanguageOption(addCardsOption(command)))
    .option("--ruleset <id>", "the ruleset (default: current)")
    .option("--at <check>", "only the moment of this check")
    .addHelpText("after", HELP)
    .action((scenario: string, options: ExplainOptions) =>
      begin(async (call) => (await import("./explain-run.js")).runExplain(call, scenario, options)),
    );
  return command;
}
