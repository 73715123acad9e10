import { type Endpoint, releaseProxy, type Remote, wrap } from "comlink";
import type { LossKind } from "../src/engines/loss.js";

/** A worker of any platform, reduced to what a lane needs. */
export interface Thread {
  readonly endpoint: Endpoint;
  /**
   * Calls back with the reason when the worker is gone or can no longer be trusted, perhaps several times. The kind is
   * crashed if not given. `isLate`: the previous call is to blame, not the pending one.
   */
  onLost(listener: (reason: string, kind?: LossKind, isLate?: boolean) => void): void;
  /** What it wrote to its standard error since the last call, where the platform captures that. */
  lastWords?(): string | undefined;
  /** Settles when the worker is gone. */
  terminate(): Promise<void>;
}

/** Why a call failed: the worker is unusable and is being terminated. */
export class WorkerLost extends Error {
  override readonly name = "WorkerLost";
  readonly kind: LossKind;
  /** What the worker wrote to its standard error before. */
  readonly lastWords: string | undefined;
  /** The previous call is to blame, not the one that is rejected with this. */
  readonly isLate: boolean;

  constructor(kind: LossKind, reason: string, lastWords?: string, isLate = false) {
    super(reason);
    this.kind = kind;
    this.lastWords = lastWords;
    this.isLate = isLate;
  }
}

/**
 * One worker together with the knowledge of its death. A comlink call to a worker that dies never settles; a call
 * through a lane always does: with the answer, or with a WorkerLost if the worker is lost, throws, or takes too long.
 */
export class Lane<Api> {
  readonly #thread: Thread;
  readonly #api: Remote<Api>;
  readonly #waiting = new Set<(lost: WorkerLost) => void>();
  readonly #onLost: (lost: WorkerLost) => void;
  #lost: WorkerLost | undefined;
  #ended: Promise<void> | undefined;

  /** `onLost` is called once if the worker is lost, but not if it is terminated. */
  constructor(thread: Thread, onLost: (lost: WorkerLost) => void = () => {}) {
    this.#thread = thread;
    this.#onLost = onLost;
    this.#api = wrap<Api>(thread.endpoint);
    thread.onLost((reason, kind = "crashed", isLate = false) => this.#lose(kind, reason, isLate));
  }

  get isLost(): boolean {
    return this.#lost !== undefined;
  }

  /** Rejects with nothing but WorkerLost. The deadline is in milliseconds. */
  call<T>(ask: (api: Remote<Api>) => Promise<T>, deadline: number): Promise<T> {
    if (this.#lost !== undefined) return Promise.reject(this.#lost);
    return new Promise<T>((resolve, reject) => {
      const cancel = alarm(deadline, () => this.#lose("timeout", `no answer within ${deadline} ms`));
      const settled = (): void => {
        cancel();
        this.#waiting.delete(fail);
      };
      const fail = (lost: WorkerLost): void => {
        settled();
        reject(lost);
      };
      this.#waiting.add(fail);
      ask(this.#api).then(
        (answer) => {
          settled();
          resolve(answer);
        },
        (error: unknown) => this.#lose("crashed", reasonOf(error)),
      );
    });
  }

  /** Ends the worker, whatever it is doing. Pending calls are rejected at once. */
  terminate(): Promise<void> {
    if (this.#lost === undefined) this.#end(new WorkerLost("crashed", "terminated"));
    return this.#ended ?? Promise.resolve();
  }

  #lose(kind: LossKind, reason: string, isLate = false): void {
    if (this.#lost !== undefined) return;
    const lost = new WorkerLost(kind, reason, this.#thread.lastWords?.(), isLate);
    this.#end(lost);
    this.#onLost(lost);
  }

  #end(lost: WorkerLost): void {
    this.#lost = lost;
    // comlink keeps a worker alive as long as its proxy is. Here the worker refers to the proxy, so neither would ever
    // be collected.
    this.#api[releaseProxy]();
    this.#ended = this.#thread.terminate();
    for (const fail of this.#waiting) fail(lost);
  }
}

/**
 * Calls back after the time. If this thread itself was held up (a busy main thread, a suspended machine), the answer
 * may be waiting unread, so the worker gets as much more time as the alarm is late.
 */
function alarm(milliseconds: number, ring: () => void): () => void {
  const due = performance.now() + milliseconds;
  let timer = setTimeout(() => {
    timer = setTimeout(ring, Math.min(milliseconds, performance.now() - due));
  }, milliseconds);
  return () => clearTimeout(timer);
}

function reasonOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}
