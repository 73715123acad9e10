import type { Readable } from "node:stream";
import type { Problem } from "../rules/formats.gen.js";
import type { ShippedCorpus } from "./corpus-files.js";
import { EXIT, type ExitCode } from "./exit-code.js";
import { Folder } from "./folder.js";
import { complaint, type Environment, type Page, pageOf, type Stream, wholeLines } from "./page.js";
import { problemTexts } from "./problem-text.js";

/** Who calls the program, and what comes with the call. */
export interface Caller {
  readonly args: readonly string[];
  /** The folder that relative paths start from. */
  readonly folder: string;
  readonly environment: Environment;
  readonly stdin: Readable & { readonly isTTY?: boolean };
  readonly stdout: Stream;
  readonly stderr: Stream;
  readonly processors: number;
  /** The corpus that comes with the package, where it is read already. */
  readonly shipped?: ShippedCorpus;
  /** Hears each Ctrl-C until what is given back is called. */
  onInterrupt(listener: () => void): () => void;
  /** Ends everything at once. */
  leave(code: ExitCode): void;
}

/** Carries out what a command is there for; called once the command line is understood. */
export type Begin = (body: (call: Call) => ExitCode | Promise<ExitCode>) => Promise<void>;

/** One call of the program, as its commands see it: whom they speak to, and where they stand. */
export class Call {
  readonly folder: Folder;
  readonly shipped: ShippedCorpus;
  readonly #caller: Caller;

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

  /** Where programs that this one starts are to start. */
  get startingPoint(): { cwd: string; env: NodeJS.ProcessEnv } {
    return { cwd: this.#caller.folder, env: { ...this.environment } };
  }

  /** Where results go. */
  get out(): Page {
    return pageOf(this.#caller.stdout, this.environment);
  }

  /** Where messages go. */
  get err(): Page {
    return pageOf(this.#caller.stderr, this.environment);
  }

  /** Writes a result. */
  print(text: string): void {
    this.#caller.stdout.write(wholeLines(text));
  }

  /** Writes a message beside the results. */
  tell(text: string): void {
    this.#caller.stderr.write(wholeLines(text));
  }

  /** Tells the faults of files, if there are any. */
  tellProblems(problems: readonly Problem[]): void {
    const { paint, width } = this.err;
    if (problems.length > 0) this.tell(problemTexts(problems, paint, width));
  }

  /** Says why the command can not be carried out. */
  complain(text: string): void {
    this.stderr.write(complaint(text, this.stderr, this.environment));
  }

  /** The same, and the exit status for it. */
  refuse(message: string): ExitCode {
    this.complain(message);
    return EXIT.broken;
  }

  /**
   * Runs something that Ctrl-C can stop: the first one aborts the signal, so that workers are ended and the work returns;
   * a second one ends the program at once. Half-written files are removed in both cases.
   */
  async interruptible<T>(work: (signal: AbortSignal) => Promise<T>): Promise<T> {
    const controller = new AbortController();
    const forget = this.#caller.onInterrupt(() => {
      this.folder.discardUnfinished();
      if (controller.signal.aborted) this.#caller.leave(EXIT.interrupted);
      controller.abort();
    });
    try {
      return await work(controller.signal);
    } finally {
      forget();
    }
  }
}
