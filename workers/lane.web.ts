import type { Thread } from "./lane.js";
import { LOCK_HELD, onEndOfLife } from "./life-lock.js";

/** The parts of the platform that are used; tests replace them. */
export interface WebPlatform {
  startWorker(entry: URL, name: string): Worker;
  readonly locks: LockManager | undefined;
}

/**
 * Makes Web Workers of the bundled entry at this address. Each has a unique name, which is also that of the lock that
 * shows when it ends. After an uncaught error a worker lives on, but is no longer trusted.
 */
export function webThreads(entry: URL, platform: WebPlatform = browser()): () => Thread {
  return () => {
    const name = `cr613-worker-${crypto.getRandomValues(new Uint32Array(4)).join("-")}`;
    const worker = platform.startWorker(entry, name);
    const waiting = new AbortController();
    return {
      endpoint: worker,
      onLost: (listener) => {
        worker.addEventListener("error", (event) => listener(event.message || "the worker could not be loaded"));
        worker.addEventListener("messageerror", () => listener("unreadable message"));
        worker.addEventListener("message", ({ data }) => {
          if (data === LOCK_HELD) onEndOfLife(name, platform.locks, waiting.signal, () => listener("the worker ended"));
        });
      },
      terminate: () => {
        waiting.abort();
        worker.terminate();
        return Promise.resolve();
      },
    };
  };
}

function browser(): WebPlatform {
  const startWorker = (entry: URL, name: string): Worker => new Worker(entry, { type: "module", name });
  return { startWorker, locks: navigator.locks };
}
