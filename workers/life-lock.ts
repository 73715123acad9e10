/**
 * How the page learns at once that a Web Worker has ended, which browsers do not report: the worker holds a lock as
 * long as it lives, and the page waits for the same lock. Without locks (an insecure origin) neither does anything, and
 * only deadlines notice.
 */

/** The message of a worker once it holds the lock of its name; not before, or the page might get the lock first. */
export const LOCK_HELD = "lock held";

/** Holds the lock of this name for the rest of the worker's life. Settles with whether it is held; never rejects. */
export function holdForLife(name: string, locks: LockManager | undefined): Promise<boolean> {
  if (locks === undefined || name === "") return Promise.resolve(false);
  return new Promise((settle) => {
    const forLife = (): Promise<never> => {
      settle(true);
      return new Promise(() => {});
    };
    locks.request(name, forLife).catch(() => settle(false)); // where storage is forbidden, for instance
  });
}

/** Calls back when the holder of this lock has ended, unless the signal was aborted before. */
export function onEndOfLife(
  name: string,
  locks: LockManager | undefined,
  signal: AbortSignal,
  listener: () => void,
): void {
  locks?.request(name, { signal }, listener).catch(() => {}); // aborted, or forbidden
}
