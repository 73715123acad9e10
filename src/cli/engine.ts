import { Command } from "commander";
import type { Finish } from "./exit-code.js";

const HELP = `
Reads the runner's lines from standard input and answers on standard output, as
docs/ENGINES.md says: what any engine does that wants to be verified. It claims
everything. Good for trying a runner, and for looking at answers:

  $ npx cr613 verify --engine "npx cr613 engine"
  $ npx cr613 engine < schema/transcripts/first-steps.in.jsonl

Exit status: 0 stopped, 2 a line that is not the protocol.`;

/** `cr613 engine`. What it needs to run is loaded when it runs. */
export function engineCommand(finish: Finish): Command {
  return new Command("engine")
    .description("the reference resolver as an engine behind the protocol")
    .addHelpText("after", HELP)
    .action(async () => {
      const { runEngine } = await import("./engine-run.js");
      finish(await runEngine());
    });
}
