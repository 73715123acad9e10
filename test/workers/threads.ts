import { MessageChannel } from "node:worker_threads";
import { expose } from "comlink";
import nodeEndpoint from "comlink/dist/esm/node-adapter.mjs";
import type { PagesApi } from "../../src/cli/pages-api.js";
import type { VerifierApi } from "../../workers/api.js";
import type { Thread } from "../../workers/lane.js";

/** Counts workers, so that a test can see that none is left. */
export class Census {
  started = 0;
  alive = 0;

  counting(make: () => Thread): () => Thread {
    return () => {
      const thread = make();
      this.started += 1;
      this.alive += 1;
      return {
        ...thread,
        terminate: async () => {
          await thread.terminate();
          this.alive -= 1;
        },
      };
    };
  }
}

/** A worker without a thread: quick to start, and its death is a call of `die`. */
export function pretendThread(makeApi: (die: (reason: string) => void) => VerifierApi | PagesApi): Thread {
  const { port1, port2 } = new MessageChannel();
  const listeners: ((reason: string) => void)[] = [];
  const close = (): void => {
    port1.close();
    port2.close();
  };
  const die = (reason: string): void => {
    close();
    for (const listener of listeners) listener(reason);
  };
  expose(makeApi(die), nodeEndpoint(port2));
  return {
    endpoint: nodeEndpoint(port1),
    onLost: (listener) => listeners.push(listener),
    terminate: () => {
      close();
      return Promise.resolve();
    },
  };
}
