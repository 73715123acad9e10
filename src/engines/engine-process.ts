import { type ChildProcess, spawn } from "node:child_process";
import { constants } from "node:os";
import type { Pipe } from "./conversation.js";
import { LastWords } from "./last-words.js";
import type { Loss } from "./loss.js";

/** How long an engine that is asked to end may take to, and one that is told to, in milliseconds. */
const STOP_MS = 2_000;
const KILL_MS = 500;
/** How much of standard error is kept, in bytes. */
const STDERR = 4096;

/** How an engine ended. */
export interface Exit {
  readonly code: number | null;
  readonly signal: string | null;
}

/** The folder and the environment that an engine starts in; those of this process if left out. */
export interface StartingPoint {
  readonly cwd?: string;
  readonly env?: NodeJS.ProcessEnv;
}

const RUNNING = new Set<EngineProcess>();
process.once("exit", () => {
  for (const engine of RUNNING) engine.kill("SIGKILL");
});

/**
 * An engine as a process of its own, started by a shell as its command line says. It leads a group, so that what it
 * starts itself ends with it. What it writes to standard error is drained and its end is kept.
 */
export class EngineProcess implements Pipe {
  readonly #child: ChildProcess;
  readonly #stderr = new LastWords(STDERR);
  readonly #ended: Promise<Exit>;
  #isEnded = false;

  constructor(command: string, from: StartingPoint = {}) {
    this.#child = spawn(command, { ...from, shell: true, detached: process.platform !== "win32", stdio: "pipe" });
    RUNNING.add(this);
    this.#child.stderr?.on("data", (bytes: Uint8Array) => this.#stderr.add(bytes));
    // An engine that is gone can't be written to; that it is gone is told by its end.
    this.#child.stdin?.on("error", () => {});
    this.#ended = new Promise((resolve) => {
      const end = (exit: Exit): void => {
        this.#isEnded = true;
        RUNNING.delete(this);
        resolve(exit);
      };
      this.#child.once("error", () => end({ code: null, signal: null }));
      this.#child.once("close", (code, signal) => end({ code, signal }));
    });
  }

  get ended(): Promise<Exit> {
    return this.#ended;
  }

  write(text: string): void {
    if (this.#child.stdin?.writable === true) this.#child.stdin.write(text);
  }

  onBytes(listener: (bytes: Uint8Array) => void): void {
    this.#child.stdout?.on("data", listener);
  }

  /** Standard output can outlive the engine where something it started holds it, so its exit counts after a while. */
  onGone(listener: (loss: Loss) => void): void {
    this.#child.once("error", (error) => listener({ kind: "crashed", message: reasonOf(error) }));
    this.#child.once("close", (code, signal) => listener({ kind: "crashed", message: exitText({ code, signal }) }));
    this.#child.once("exit", (code, signal) => {
      setTimeout(() => listener({ kind: "crashed", message: exitText({ code, signal }) }), KILL_MS).unref();
    });
  }

  /** What it wrote to standard error since the last time, or the end of that. */
  lastWords(): string | undefined {
    return this.#stderr.take();
  }

  /** Closes its standard input and waits for it to end, for two seconds; then ends it. */
  async stop(): Promise<Exit | undefined> {
    this.#child.stdin?.end();
    const exit = await within(this.#ended, STOP_MS);
    if (exit === undefined) await this.end();
    else this.kill("SIGKILL"); // what it has started and left behind
    return exit;
  }

  /** Ends it: half a second after a request that it can't refuse, at the latest. */
  async end(): Promise<void> {
    this.kill("SIGTERM");
    if ((await within(this.#ended, KILL_MS)) === undefined) this.kill("SIGKILL");
    // A grandchild that left the group may hold the pipes; nobody waits for that.
    await within(this.#ended, KILL_MS);
    this.#child.stdout?.destroy();
    this.#child.stderr?.destroy();
    this.#child.stdin?.destroy();
    RUNNING.delete(this);
  }

  kill(signal: "SIGTERM" | "SIGKILL"): void {
    const { pid } = this.#child;
    if (pid === undefined) return;
    try {
      // Also after its end: what it has started may be there still.
      if (process.platform === "win32") {
        if (!this.#isEnded) spawn("taskkill", ["/pid", String(pid), "/T", "/F"], { stdio: "ignore" }).unref();
      } else process.kill(-pid, signal);
    } catch {
      // there is none of them any more
    }
  }
}

/** A shell says by a number above 128 that a signal ended what it ran. */
export function exitText({ code, signal }: Exit): string {
  if (signal !== null) return `ended by ${signal}`;
  const [name] = Object.entries(constants.signals).find(([, number]) => number + 128 === code) ?? [];
  return name === undefined ? `exit code ${code}` : `exit code ${code} (${name})`;
}

function reasonOf(error: Error): string {
  return "code" in error ? String(error.code) : error.message;
}

/** The value, or undefined if it takes longer. */
function within<T>(promise: Promise<T>, milliseconds: number): Promise<T | undefined> {
  return new Promise((resolve) => {
    const timer = setTimeout(() => resolve(undefined), milliseconds);
    void promise.then((value) => {
      clearTimeout(timer);
      resolve(value);
    });
  });
}
