import { Command } from "commander";
import type { Begin } from "./call.js";
import type { ReadingsOptions } from "./readings-run.js";

const HELP = `
Examples:
  $ npx cr613 readings
  $ npx cr613 readings dependency-loop
  $ npx cr613 readings --ruleset m10
  $ npx cr613 readings loop-members-last --json

Where the rules can be read in more than one way, the rulesets follow the
recommended reading. verify, resolve, explain and diff follow another one with
--reading.`;

export function readingsCommand(begin: Begin): Command {
  return new Command("readings")
    .description("list what the rules leave open: questions, readings, scenarios")
    .argument("[ids...]", "only these questions, or the questions of these readings")
    .option("--ruleset <id>", "only what a ruleset leaves open")
    .option("--json", "print the list as JSON")
    .addHelpText("after", HELP)
    .action((ids: string[], options: ReadingsOptions) =>
      begin(async (call) => (await import("./readings-run.js")).runReadings(call, ids, options)),
    );
}
