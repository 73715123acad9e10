type Granted = (lock: Lock | null) => unknown;

interface Asked {
  readonly name: string;
  readonly begin: () => void;
}

/** Exclusive locks as browsers have them, as far as workers and lanes use them: a queue for each name. */
export class PretendLocks implements LockManager {
  readonly #held = new Map<string, () => void>();
  #waiting: Asked[] = [];

  /** The names that somebody waits for. */
  get waitedFor(): string[] {
    return this.#waiting.map(({ name }) => name);
  }

  get held(): string[] {
    return [...this.#held.keys()];
  }

  /** What a browser does when the holder ends. */
  release(name: string): void {
    this.#held.get(name)?.();
  }

  request<T>(name: string, callback: LockGrantedCallback<T>): Promise<Awaited<T>>;
  request<T>(name: string, options: LockOptions, callback: LockGrantedCallback<T>): Promise<Awaited<T>>;
  async request(name: string, ...rest: readonly unknown[]): Promise<never> {
    const callback = rest.at(-1) as Granted;
    const { signal } = (rest.length > 1 ? rest[0] : {}) as LockOptions;
    await this.#turn(name, signal);
    const released = new Promise<void>((release) => this.#held.set(name, release));
    await Promise.race([released, callback({ name, mode: "exclusive" })]);
    this.#held.delete(name);
    this.#next(name);
    return undefined as never;
  }

  #turn(name: string, signal: AbortSignal | undefined): Promise<void> {
    return new Promise((begin, fail) => {
      const asked: Asked = { name, begin };
      signal?.addEventListener("abort", () => {
        this.#waiting = this.#waiting.filter((each) => each !== asked);
        fail(signal.reason as Error);
      });
      this.#waiting.push(asked);
      if (!this.#held.has(name)) this.#next(name);
    });
  }

  query(): Promise<LockManagerSnapshot> {
    throw new Error("nobody asks");
  }

  #next(name: string): void {
    const first = this.#waiting.find((each) => each.name === name);
    if (first === undefined) return;
    this.#waiting = this.#waiting.filter((each) => each !== first);
    first.begin();
  }
}

/** A browser that forbids storage has locks that nobody gets. */
export const FORBIDDEN: LockManager = {
  request: () => Promise.reject(new Error("forbidden")),
  query: () => Promise.reject(new Error("forbidden")),
};
