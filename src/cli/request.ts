import { Command } from "commander";
import type { Begin } from "./call.js";
import { addCardsOption } from "./options.js";
import { addReadingOption } from "./reading-option.js";
import type { RequestOptions } from "./request-run.js";

const HELP = `
Examples:
  $ npx cr613 request <id> | python3 my_engine.py
  $ npx cr613 request board.json --cards my-cards > board.in.jsonl
  $ npx cr613 request <id> --ruleset m10 | npx cr613 engine

Prints hello, ruleset, run and stop, a line each: all that an engine needs to
answer one scenario, also in a debugger. Nothing in it says what is expected;
"npx cr613 resolve" does, and "npx cr613 explain" says why. docs/ENGINES.md is
the contract.

Exit status: 0 printed, 2 usage or a broken scenario.`;

export function requestCommand(begin: Begin): Command {
  const command = new Command("request")
    .description("print the lines that ask an engine for one scenario")
    .argument("<scenario>", "the id of a scenario of the corpus, or a file");
  addReadingOption(addCardsOption(command))
    .option("--ruleset <id>", "the ruleset (default: the newest that the scenario names)")
    .option("--names", "send names of cards in place of their data")
    .addHelpText("after", HELP)
    .action((scenario: string, options: RequestOptions) =>
      begin(async (call) => (await import("./request-run.js")).runRequest(call, scenario, options)),
    );
  return command;
}
