import { command } from "./command-line.js";
import type { Call } from "./call.js";
import { createInterface } from "node:readline";
import { REFERENCE_ENGINE } from "../engines/reference.js";
import { EngineServer } from "../engines/server.js";
import { EXIT, type ExitCode } from "./exit-code.js";

const HELP = `
Reads the runner's lines from standard input and answers on standard output, as
docs/ENGINES.md says: what any engine does that wants to be verified. It claims
everything. Good for trying a runner, and for looking at answers:

  $ npx cr613 verify --engine "npx cr613 engine"
  $ npx cr613 engine < schema/transcripts/first-steps.in.jsonl

Exit status: 0 stopped, 2 a line that is not the protocol.`;

export const engineCommand = command("engine", HELP, runEngine);

/** `cr613 engine`: serves until a stop message, or the end of standard input. */
async function runEngine(call: Call): Promise<ExitCode> {
  const server = new EngineServer(REFERENCE_ENGINE);
  const input = createInterface({ input: call.stdin, crlfDelay: Infinity });
  for await (const line of input) {
    const reply = await server.take(line);
    switch (reply.kind) {
      case "answer":
        call.print(JSON.stringify(reply.message));
        break;
      case "nothing":
        break;
      case "stop":
        input.close();
        call.stdin.destroy(); // it may stay open: do not wait for its end
        return EXIT.ok;
      case "lost":
        call.complain(`a line that is not the protocol: ${reply.loss.message}`);
        input.close();
        call.stdin.destroy(); // it may stay open: do not wait for its end
        return EXIT.broken;
    }
  }
  return EXIT.ok;
}
