import { Command } from "commander";
import type { CardOptions } from "./card-run.js";
import { addCardsOption, addLanguageOption } from "./options.js";
import type { Begin } from "./call.js";

const HELP = `
Examples:
  $ npx cr613 card "the name of a card"
  $ npx cr613 card "the name of a card" --ruleset pre-m10
  $ npx cr613 card "the name of a card" --lang fr
  $ npx cr613 card "my card" --cards my-cards --json

A name is found whatever its case and accents, in English, German or French,
or as it stands in a file name.`;

export function cardCommand(begin: Begin): Command {
  const command = new Command("card")
    .description("print a card as the corpus knows it: its abilities in our own words, their layers, who plays it")
    .argument("<name>", "the name of the card, or of its back face");
  addLanguageOption(addCardsOption(command))
    .option("--ruleset <id>", "name the layers as a ruleset does (default: current)")
    .option("--json", "print the card as JSON, with all its scenarios")
    .addHelpText("after", HELP)
    .action((name: string, options: CardOptions) =>
      begin(async (call) => (await import("./card-run.js")).runCard(call, name, options)),
    );
  return command;
}
