import { Command } from "commander";
import type { Begin } from "./call.js";

const HELP = `
Reads the runner's lines from standard input and answers on standard output, as
docs/ENGINES.md says: what any engine does that wants to be verified. It claims
everything. Good for trying a runner, and for looking at answers:

  $ npx cr613 verify --engine "npx cr613 engine"
  $ npx cr613 engine < schema/transcripts/first-steps.in.jsonl

Exit status: 0 stopped, 2 a line that is not the protocol.`;

export function engineCommand(begin: Begin): Command {
  return new Command("engine")
    .description("the reference resolver as an engine behind the protocol")
    .addHelpText("after", HELP)
    .action(() => begin(async (call) => (await import("./engine-run.js")).runEngine(call)));
}
