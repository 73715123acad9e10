import type { Thread } from "./lane.js";

/**
 * Makes Web Workers of the bundled entry at this address. A browser says nothing when a worker ends, so that a deadline
 * is all that notices; after an uncaught error the worker lives on, but is not trusted any more.
 */
export function webThreads(entry: URL): () => Thread {
  return () => {
    const worker = new Worker(entry, { type: "module" });
    return {
      endpoint: worker,
      onLost: (listener) => {
        worker.addEventListener("error", (event) => listener(event.message || "the worker could not be loaded"));
        worker.addEventListener("messageerror", () => listener("unreadable message"));
      },
      terminate: () => {
        worker.terminate();
        return Promise.resolve();
      },
    };
  };
}
