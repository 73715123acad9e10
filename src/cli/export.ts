import { Command } from "commander";
import type { Begin } from "./call.js";
import type { ExportOptions } from "./export-run.js";
import { addCardsOption, addSelectOptions } from "./options.js";

const HELP = `
Formats:
  xmage   JUnit test classes in the vocabulary of XMage's tests
  forge   puzzle files for Forge, one a check, and what is expected as a table
  csv     every expected value in a table; can be read again by verify --expect
  json    cards, timelines and expected values in one file, for a runner of your own

What a format can not say is in not-expressible.csv, with the reason.

Examples:
  $ npx cr613 export --format xmage
  $ npx cr613 export --format forge --topic dependency --out puzzles
  $ npx cr613 export --format json my-scenarios --cards my-cards`;

export function exportCommand(begin: Begin): Command {
  const command = new Command("export")
    .description("write scenarios for other engines and runners: XMage, Forge, CSV, JSON")
    .argument("[paths...]", "scenario files, or folders of them; the corpus if left out")
    .requiredOption("--format <format>", "xmage, forge, csv or json")
    .option("--out <folder>", "where to write (default: out/export/<format>)");
  addSelectOptions(addCardsOption(command))
    .option("-q, --quiet", "print nothing if all goes well")
    .addHelpText("after", HELP)
    .action((paths: string[], options: ExportOptions) =>
      begin(async (call) => (await import("./export-run.js")).runExport(call, paths, options)),
    );
  return command;
}
