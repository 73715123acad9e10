import { type ChildProcess, spawn } from "node:child_process";
import { constants } from "node:os";
import type { Pipe } from "./conversation.js";
import { LastWords } from "./last-words.js";
import type { Loss } from "./loss.js";

/** How long an engine may take to end after being asked to, and after being killed, in milliseconds. */
const STOP_MS = 2_000;
const KILL_MS = 500;
/** How much of standard error is kept, in bytes. */
const STDERR = 4096;

/** How an engine ended. */
export interface Exit {
  readonly code: number | null;
  readonly signal: string | null;
}

/** The working directory and environment of an engine; those of this process if missing. */
export interface StartingPoint {
  readonly cwd?: string;
  readonly env?: NodeJS.ProcessEnv;
}

const RUNNING = new Set<EngineProcess>();
process.once("exit", () => {
  for (const engine of RUNNING) engine.kill("SIGKILL");
});

/**
 * An engine as a child process, started by a shell from its command line. It leads a process group, so that its own
 * children end with it. Its standard error is drained, and the end of it is kept.
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
    // Writing to an engine that is gone fails; its exit event reports that.
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

  /** A child of the engine may hold standard output open, so some time after the exit the engine counts as gone. */
  onGone(listener: (loss: Loss) => void): void {
    this.#child.once("error", (error) => listener({ kind: "crashed", message: reasonOf(error) }));
    this.#child.once("close", (code, signal) => listener({ kind: "crashed", message: exitText({ code, signal }) }));
    this.#child.once("exit", (code, signal) => {
      setTimeout(() => listener({ kind: "crashed", message: exitText({ code, signal }) }), KILL_MS).unref();
    });
  }

  /** The end of what it wrote to standard error since the last call. */
  lastWords(): string | undefined {
    return this.#stderr.take();
  }

  /** Closes its standard input and waits two seconds for it to end; then kills it. */
  async stop(): Promise<Exit | undefined> {
    this.#child.stdin?.end();
    const exit = await within(this.#ended, STOP_MS);
    if (exit === undefined) await this.end();
    else this.kill("SIGKILL"); // children that it left running
    return exit;
  }

  /** Kills it, at the latest half a second after asking it to terminate. */
  async end(): Promise<void> {
    this.kill("SIGTERM");
    if ((await within(this.#ended, KILL_MS)) === undefined) this.kill("SIGKILL");
    // A grandchild outside the group may hold the pipes open; do not wait for it.
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
      // Also after the engine's end: its children may still run.
      if (process.platform === "win32") {
        if (!this.#isEnded) spawn("taskkill", ["/pid", String(pid), "/T", "/F"], { stdio: "ignore" }).unref();
      } else process.kill(-pid, signal);
    } catch {
      // the whole group is gone already
    }
  }
}

/** A shell reports by a code above 128 that a signal ended its command. */
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
