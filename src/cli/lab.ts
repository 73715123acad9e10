import { Command } from "commander";
import type { Begin } from "./call.js";
import type { LabOptions } from "./lab-run.js";
import { addCardsOption, wholeNumber } from "./options.js";

const HELP = `
Examples:
  $ npx cr613 lab
  $ npx cr613 lab my-scenarios --cards my-cards
  $ npx cr613 lab --no-open --port 8080
  $ npx cr613 lab --out site            the same as files, for a static host

The page runs the corpus in Web Workers, explains each scenario, and lets you
change a board to see what becomes of it. Everything is computed in the browser:
nothing is sent anywhere. It is served to this machine alone, until Ctrl-C.
More: docs/LAB.md`;

export function labCommand(begin: Begin): Command {
  const command = new Command("lab")
    .description("open the lab: run the corpus in a browser, change boards and see what becomes of them")
    .argument("[paths...]", "scenario files, or folders of them; the corpus if left out");
  addCardsOption(command)
    .option("--port <n>", "where to serve it (default: 6130, or another that is free)", wholeNumber(1, 65_535))
    .option("--no-open", "open no browser")
    .option("--out <folder>", "write the page there instead of serving it")
    .addHelpText("after", HELP)
    .action((paths: string[], options: LabOptions) =>
      begin(async (call) => (await import("./lab-run.js")).runLab(call, paths, options)),
    );
  return command;
}
