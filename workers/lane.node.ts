import { Worker } from "node:worker_threads";
import nodeEndpoint from "comlink/dist/esm/node-adapter.mjs";
import type { Thread } from "./lane.js";

/** How much JavaScript heap a worker may use, in MiB. Beyond that only the worker ends. */
const MEMORY_MB = 512;

export interface NodeThreadOptions {
  /** The compiled entry module of the worker; the verifier's own if missing. */
  readonly entry?: URL | undefined;
  readonly memoryMb?: number | undefined;
}

export function nodeThreads(options: NodeThreadOptions = {}): () => Thread {
  const entry = options.entry ?? new URL("./verify.node.js", import.meta.url);
  const resourceLimits = { maxOldGenerationSizeMb: options.memoryMb ?? MEMORY_MB };
  return () => {
    const worker = new Worker(entry, { resourceLimits });
    return {
      endpoint: nodeEndpoint(worker),
      onLost: (listener) => {
        worker.once("error", (error: unknown) => listener(reasonOf(error)));
        worker.once("messageerror", () => listener("unreadable message"));
        worker.once("exit", (code) => listener(`exit code ${code}`));
      },
      terminate: async () => {
        await worker.terminate();
      },
    };
  };
}

/** Error codes rather than messages where there are any: messages may contain paths of this machine. */
function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  if (!("code" in error)) return error.message;
  return error.code === "ERR_WORKER_OUT_OF_MEMORY" ? "out of memory" : String(error.code);
}
