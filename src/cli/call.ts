import type { Readable } from "node:stream";
import type { Problem } from "../rules/formats.gen.js";
import type { ShippedCorpus } from "./corpus-files.js";
import { EXIT, type ExitCode } from "./exit-code.js";
import { Folder } from "./folder.js";
import { complaint, type Environment, type Page, pageOf, type Painter, printed, type Stream } from "./page.js";
import { problemTexts } from "./problem-text.js";

export interface Caller {
  readonly args: readonly string[];
  /** The folder that relative paths start from. */
  readonly folder: string;
  readonly environment: Environment;
  readonly stdin: Readable & { readonly isTTY?: boolean };
  readonly stdout: Stream;
  readonly stderr: Stream;
  readonly processors: number;
  /** The corpus of this package, if it is already parsed. */
  readonly shipped?: ShippedCorpus;
  /** Calls the listener at each Ctrl-C, and where the program is told to end, until the returned function is called. */
  onInterrupt(listener: (signal: "SIGINT" | "SIGTERM") => void): () => void;
  leave(code: ExitCode): void;
  /** Says how many scenarios are about to be computed, to whoever sets a deadline. */
  ahead?(scenarios: number): void;
}

/** Runs the body of a command, once the command line is parsed. */
export type Begin = (body: (call: Call) => ExitCode | Promise<ExitCode>) => Promise<void>;

/** One call of the program as its commands see it: its streams, its folder, its environment. */
export class Call {
  readonly folder: Folder;
  readonly shipped: ShippedCorpus;
  readonly #caller: Caller;
  #stopped: ExitCode = EXIT.interrupted;

  constructor(caller: Caller, shipped: ShippedCorpus) {
    this.#caller = caller;
    this.shipped = shipped;
    this.folder = new Folder(caller.folder);
  }

  get args(): readonly string[] {
    return this.#caller.args;
  }

  get environment(): Environment {
    return this.#caller.environment;
  }

  get stdin(): Caller["stdin"] {
    return this.#caller.stdin;
  }

  get stderr(): Stream {
    return this.#caller.stderr;
  }

  get processors(): number {
    return this.#caller.processors;
  }

  /** The working directory and environment for child processes. */
  get startingPoint(): { cwd: string; env: NodeJS.ProcessEnv } {
    return { cwd: this.#caller.folder, env: { ...this.environment } };
  }

  get out(): Page {
    return pageOf(this.#caller.stdout, this.environment);
  }

  get err(): Page {
    return pageOf(this.#caller.stderr, this.environment);
  }

  /** Writes a result. */
  print(text: string): void {
    this.#caller.stdout.write(printed(text, this.#caller.stdout, this.environment));
  }

  /** Writes a result as JSON if that is asked for, otherwise as text. */
  printAs(json: true | undefined, data: unknown, text: (paint: Painter, width: number) => string): void {
    const { paint, width } = this.out;
    this.print(json ? JSON.stringify(data, null, 2) : text(paint, width));
  }

  /** Writes a message to standard error. */
  tell(text: string): void {
    this.#caller.stderr.write(printed(text, this.#caller.stderr, this.environment));
  }

  tellProblems(problems: readonly Problem[]): void {
    const { paint, width } = this.err;
    if (problems.length > 0) this.tell(problemTexts(problems, paint, width));
  }

  /** Reports why the command can not be performed. */
  complain(text: string): void {
    this.stderr.write(complaint(text, this.stderr, this.environment));
  }

  /** Reports why the command can not be performed, and returns the exit status of a refusal. */
  refuse(message: string): ExitCode {
    this.complain(message);
    return EXIT.refused;
  }

  /** The exit status of what was stopped. */
  get stopped(): ExitCode {
    return this.#stopped;
  }

  /** Says how many scenarios are about to be computed. */
  ahead(scenarios: number): void {
    this.#caller.ahead?.(scenarios);
  }

  /** Runs work that Ctrl-C stops: once aborts the signal, twice exits. Half-written files are removed. */
  async interruptible<T>(work: (signal: AbortSignal) => Promise<T>): Promise<T> {
    const controller = new AbortController();
    const forget = this.#caller.onInterrupt((signal) => {
      this.folder.discardUnfinished();
      this.#stopped = signal === "SIGTERM" ? EXIT.terminated : EXIT.interrupted;
      if (controller.signal.aborted) this.#caller.leave(this.#stopped);
      controller.abort();
    });
    try {
      return await work(controller.signal);
    } finally {
      forget();
    }
  }
}
