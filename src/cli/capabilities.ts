import { Command } from "commander";
import type { CapabilitiesOptions } from "./capabilities-run.js";
import type { Begin } from "./call.js";

const HELP = `
Examples:
  $ npx cr613 capabilities
  $ npx cr613 capabilities --engine "python3 my_engine.py"
  $ npx cr613 capabilities --claims my-claims.json
  $ npx cr613 capabilities --markdown > CAPABILITIES.md

An engine claims what it handles and what it observes; it is asked only what it
claims. --engine asks a program what it claims, --claims takes a JSON file with
claims, or with a hello; both tell how many runs that covers and what to claim
next.

Exit status: 0, or 2 for usage, a broken file, an engine without a hello.`;

export function capabilitiesCommand(begin: Begin): Command {
  return new Command("capabilities")
    .description("list what an engine can claim, and how many runs need it")
    .option("--engine <command>", "say what this engine's claims cover, and what to claim next")
    .option("--claims <file>", "say what these claims cover, and what to claim next")
    .option("--json", "print it as JSON")
    .option("--markdown", "print the list as Markdown")
    .addHelpText("after", HELP)
    .action((options: CapabilitiesOptions) =>
      begin(async (call) => (await import("./capabilities-run.js")).runCapabilities(call, options)),
    );
}
