import { setImmediate } from "node:timers/promises";
import { expect } from "chai";
import type { Thread } from "../../workers/lane.js";
import { webThreads } from "../../workers/lane.web.js";
import { holdForLife, LOCK_HELD } from "../../workers/life-lock.js";
import { FORBIDDEN, PretendLocks } from "./pretend-locks.js";

const ENTRY = new URL("http://127.0.0.1/verify.web.js");

/** A Web Worker of which only the name and the end are real. */
class PretendWorker extends EventTarget {
  readonly name: string;
  isTerminated = false;

  constructor(name: string) {
    super();
    this.name = name;
  }

  says(data: unknown): void {
    this.dispatchEvent(new MessageEvent("message", { data }));
  }

  terminate(): void {
    this.isTerminated = true;
  }
}

interface Watched {
  readonly worker: PretendWorker;
  readonly thread: Thread;
  /** Why it was said to be lost. */
  readonly reasons: string[];
}

function watched(locks: LockManager | undefined): Watched {
  const workers: PretendWorker[] = [];
  const startWorker = (_: URL, name: string): Worker => {
    const worker = new PretendWorker(name);
    workers.push(worker);
    return worker as unknown as Worker;
  };
  const thread = webThreads(ENTRY, { startWorker, locks })();
  const reasons: string[] = [];
  thread.onLost((reason) => reasons.push(reason));
  return { worker: workers[0]!, thread, reasons };
}

/** What the entry of the worker does at its start. */
async function begins({ worker }: Watched, locks: LockManager | undefined): Promise<void> {
  if (await holdForLife(worker.name, locks)) worker.says(LOCK_HELD);
}

describe("the lock of a Web Worker's life", () => {
  it("is held from its start, and tells of its end at once", async () => {
    const locks = new PretendLocks();
    const one = watched(locks);
    await begins(one, locks);
    await setImmediate();
    expect(one.reasons).to.deep.equal([]);
    expect(locks.held).to.deep.equal([one.worker.name]);
    locks.release(one.worker.name);
    await setImmediate();
    expect(one.reasons).to.deep.equal(["the worker ended"]);
    expect([...locks.held, ...locks.waitedFor]).to.deep.equal([]);
  });

  it("is another one for each worker", async () => {
    const locks = new PretendLocks();
    const [one, other] = [watched(locks), watched(locks)];
    await Promise.all([begins(one, locks), begins(other, locks)]);
    locks.release(one.worker.name);
    await setImmediate();
    expect([one.reasons, other.reasons]).to.deep.equal([["the worker ended"], []]);
    expect(locks.held).to.deep.equal([other.worker.name]);
  });

  it("is not asked for before the worker holds it, whatever else it says", () => {
    const locks = new PretendLocks();
    const one = watched(locks);
    one.worker.says({ id: "1", type: "RAW", value: undefined });
    expect([...locks.held, ...locks.waitedFor]).to.deep.equal([]);
  });

  it("is not waited for any more when the worker is terminated, which is no loss", async () => {
    const locks = new PretendLocks();
    const one = watched(locks);
    await begins(one, locks);
    expect(locks.waitedFor).to.deep.equal([one.worker.name]);
    await one.thread.terminate();
    expect(one.worker.isTerminated).to.equal(true);
    expect(locks.waitedFor).to.deep.equal([]);
    locks.release(one.worker.name);
    await setImmediate();
    expect(one.reasons).to.deep.equal([]);
  });

  for (const [where, locks] of [
    ["there are none", undefined],
    ["they are forbidden", FORBIDDEN],
  ] as const) {
    it(`is done without where ${where}`, async () => {
      const one = watched(locks);
      expect(await holdForLife(one.worker.name, locks)).to.equal(false);
      await begins(one, locks);
      await one.thread.terminate();
      await setImmediate();
      expect(one.reasons).to.deep.equal([]);
    });
  }

  it("is done without where a worker has no name", async () => {
    const locks = new PretendLocks();
    expect(await holdForLife("", locks)).to.equal(false);
    expect(locks.held).to.deep.equal([]);
  });

  it("is of no account where a worker could not be loaded: the browser tells of that", () => {
    const one = watched(new PretendLocks());
    one.worker.dispatchEvent(new Event("error"));
    expect(one.reasons).to.deep.equal(["the worker could not be loaded"]);
  });
});
