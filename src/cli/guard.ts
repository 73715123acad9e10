import { Worker } from "node:worker_threads";
import type { ExitCode } from "./exit-code.js";
import { type Ahead, limitIn, MEMORY_MB, SCENARIO_MS, START_MS, type Surroundings, TOO_MANY_FILES } from "./guarded.js";

/** Room for what is soon forgotten, in MiB: with less of it a short command spends a tenth of its time on garbage. */
const YOUNG_MB = 64;

/** How a guarded command ended; without a status why it was ended. */
type Ended = { readonly status: ExitCode } | { readonly refusal: string };

/** Runs the command of these arguments in a thread of its own, until its deadline or the end of its memory. */
export async function runGuarded(args: readonly string[]): Promise<Ended> {
  const each = limitIn(args, "--timeout", SCENARIO_MS);
  const memory = limitIn(args, "--memory", MEMORY_MB);
  const { stdout, stderr } = process;
  const about = ({ isTTY, columns }: NodeJS.WriteStream) => ({ isTTY, columns: isTTY ? columns : undefined });
  const workerData: Surroundings = { args, streams: { stdout: about(stdout), stderr: about(stderr) } };
  const thread = new Worker(new URL("./thread.js", import.meta.url), {
    workerData,
    resourceLimits: { maxOldGenerationSizeMb: memory, maxYoungGenerationSizeMb: YOUNG_MB },
  });
  return new Promise((settle) => {
    const start = performance.now();
    // A start that fills its memory is slow as well.
    let limit = Math.max(START_MS, each);
    const late = (): void => {
      settle({
        refusal: `this took longer than ${Math.round(limit / 1000)} s and was ended; --timeout <ms> allows more a scenario`,
      });
      void thread.terminate();
    };
    let timer = setTimeout(late, limit);
    thread.on("message", ({ scenarios }: Ahead) => {
      limit = START_MS + each * scenarios;
      clearTimeout(timer);
      timer = setTimeout(late, limit - (performance.now() - start));
    });
    thread.once("error", (error: NodeJS.ErrnoException) => {
      clearTimeout(timer);
      settle({ refusal: refusalOf(error, memory) });
    });
    thread.once("exit", (code) => {
      clearTimeout(timer);
      settle({ status: code as ExitCode }); // its own
    });
  });
}

function refusalOf(error: NodeJS.ErrnoException, memory: number): string {
  if (error.code === "ERR_WORKER_OUT_OF_MEMORY")
    return `this needs more than ${memory} MB of memory and was ended; --memory <MB> allows more`;
  return error.code === "EMFILE" ? TOO_MANY_FILES : `the thread of the command failed: ${error.message}`;
}
