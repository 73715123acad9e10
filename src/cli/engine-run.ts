import { createInterface } from "node:readline";
import { REFERENCE_ENGINE } from "../engines/reference.js";
import { EngineServer } from "../engines/server.js";
import type { Call } from "./call.js";
import { EXIT, type ExitCode } from "./exit-code.js";

/** `cr613 engine`: serves until a stop message, or the end of standard input. */
export async function runEngine(call: Call): Promise<ExitCode> {
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
