import { discardUnfinished } from "./files.js";
import { EXIT } from "./exit-code.js";

/**
 * Runs something that Ctrl-C can stop: the first one aborts the signal, so that workers are ended and the work returns;
 * a second one ends the program at once. Half-written files are removed in both cases.
 */
export async function interruptible<T>(work: (signal: AbortSignal) => Promise<T>): Promise<T> {
  const controller = new AbortController();
  const stop = (): void => {
    discardUnfinished();
    if (controller.signal.aborted) process.exit(EXIT.interrupted);
    controller.abort();
  };
  process.on("SIGINT", stop);
  process.on("SIGTERM", stop);
  try {
    return await work(controller.signal);
  } finally {
    process.off("SIGINT", stop);
    process.off("SIGTERM", stop);
  }
}
