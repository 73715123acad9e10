import { Command } from "commander";
import type { CardOptions } from "./card-run.js";
import { addCardsOption } from "./options.js";
import type { Finish } from "./exit-code.js";

const HELP = `
Examples:
  $ npx cr613 card "the name of a card"
  $ npx cr613 card "my card" --cards my-cards --json`;

/** `cr613 card`. What it needs to run is loaded when it runs. */
export function cardCommand(finish: Finish): Command {
  const command = new Command("card")
    .description("print a card as the corpus knows it, with its abilities in our own words")
    .argument("<name>", "the name of the card, or its beginning");
  addCardsOption(command)
    .option("--json", "print the card as data")
    .addHelpText("after", HELP)
    .action(async (name: string, options: CardOptions) => {
      const { runCard } = await import("./card-run.js");
      finish(runCard(name, options));
    });
  return command;
}
