import { Command } from "commander";
import type { Begin } from "./call.js";
import type { NewOptions } from "./new-run.js";
import { collect } from "./options.js";

const HELP = `
Examples:
  $ npx cr613 new
  $ npx cr613 new --topic type --id my-case --cards "One Card" "Another Card"
  $ npx cr613 new --topic type --id my-case --cards "A New Card" --new-cards

On a terminal it asks for what is missing. The file goes to
corpus/scenarios/<topic>/<id>.json in the corpus one is in, or to
scenarios/<topic>/<id>.json in the folder of --out. What it writes is valid, and
not fit for the corpus: expected values are worked out by hand.`;

export function newCommand(begin: Begin): Command {
  const command = new Command("new")
    .description("begin a scenario: a file with the cards as events, for you to go on with")
    .option("--topic <topic>", "the folder it belongs to, such as type or dependency")
    .option("--id <id>", "its id, and the file's name: small letters, digits and hyphens")
    .option("--cards <names...>", "the cards, in the order in which they come")
    .option("--title <title>", "what is the case, in a line")
    .option("--question <question>", "what one has to work out")
    .option("--players <names...>", "in turn order (default: Ann Bob)")
    .option("--ruleset <id>", "a ruleset under which it holds (default: current)", collect)
    .option("--out <folder>", "a folder laid out like corpus, with scenarios and cards in it")
    .option("--new-cards", "write files to fill in for cards that nobody knows yet")
    .option("--force", "overwrite files that are there")
    .addHelpText("after", HELP)
    .action((options: NewOptions) => begin(async (call) => (await import("./new-run.js")).runNew(call, options)));
  return command;
}
