import { Command } from "commander";
import type { Begin } from "./call.js";
import { wholeNumber } from "./options.js";
import type { SmokeOptions } from "./smoke-run.js";

const HELP = `
Examples:
  $ npx cr613 smoke "python3 my_engine.py"
  $ npx cr613 smoke "java -jar engine.jar" --hello-timeout 60000
  $ npx cr613 smoke ./engine --show

Tries what every run relies on, in a few seconds: starting, shaking hands, a few
of the easiest boards that the engine claims, the same again, keys it can't
know, a long line, a board beyond its claims, stopping, and the end of standard
input. docs/ENGINES.md is the contract.

Exit status: 0 all is well, 1 not, 2 usage.`;

export function smokeCommand(begin: Begin): Command {
  return new Command("smoke")
    .description("try whether another engine keeps to the protocol, before a run")
    .argument("<command>", "how the engine is started: a command line for the shell")
    .option("--timeout <ms>", "how long an answer may take (default: 10000)", wholeNumber(1, 3_600_000))
    .option("--hello-timeout <ms>", "how long the start may take (default: 20000)", wholeNumber(1, 3_600_000))
    .option("--show", "print every line of the conversation on standard error")
    .addHelpText("after", HELP)
    .action((command: string, options: SmokeOptions) =>
      begin(async (call) => (await import("./smoke-run.js")).runSmoke(call, command, options)),
    );
}
