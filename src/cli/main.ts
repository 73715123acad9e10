#!/usr/bin/env node
// Loads next to nothing by itself: what it can't load is told in a sentence, and help is there at once.
import { availableParallelism } from "node:os";
import { EXIT, type ExitCode } from "./exit-code.js";
import { GUARDED, TOO_MANY_FILES } from "./guarded.js";
import { compileLater } from "./patience.js";

compileLater();

const args = process.argv.slice(2);
const { stdout, stderr } = process;

async function complain(text: string): Promise<void> {
  const here = await import("./here.js");
  here.complain(stderr, text);
}

// A reader that has seen enough closes the pipe, which is no error. Any other failure to write is.
for (const stream of [stdout, stderr]) {
  stream.on("error", (error: NodeJS.ErrnoException) => {
    if (error.code === "EPIPE") process.exit();
    if (stream === stderr) process.exit(EXIT.refused);
    void endUnwritten(error);
  });
}

async function endUnwritten(error: Error): Promise<void> {
  const { reasonOf } = await import("./folder.js");
  await complain(`the output can not be written: ${reasonOf(error)}`);
  process.exit(EXIT.refused);
}

/** Whether a command computes boards of files, and is asked to. */
function isGuarded([name = ""]: readonly string[]): boolean {
  return (
    Object.entries(GUARDED).some(([each, guarded]) => guarded && each === name) &&
    !/^-(?:h|-help)$/.test(args.at(-1) ?? "")
  );
}

async function run(): Promise<ExitCode> {
  if (isGuarded(args)) {
    const { runGuarded } = await import("./guard.js");
    const ended = await runGuarded(args);
    if ("status" in ended) return ended.status;
    await complain(ended.refusal);
    return EXIT.refused;
  }
  const { runHere } = await import("./here.js");
  return runHere({
    args,
    folder: process.cwd(),
    environment: process.env,
    // Opened only by commands that read it.
    get stdin() {
      return process.stdin;
    },
    stdout,
    stderr,
    processors: availableParallelism(),
    onInterrupt(listener) {
      const signals = ["SIGINT", "SIGTERM"] as const;
      for (const signal of signals) process.on(signal, listener);
      return () => {
        for (const signal of signals) process.off(signal, listener);
      };
    },
    leave: (code) => process.exit(code),
    ahead: () => {},
  });
}

try {
  process.exitCode = await run();
} catch (error) {
  // Before any command has begun only a file of the program can be missing, or the last handle for it.
  const { code, message } = error as NodeJS.ErrnoException;
  const why = code === "EMFILE" ? TOO_MANY_FILES : message;
  stderr.write(`error: cr613 can not be started: ${why}\n`);
  process.exitCode = EXIT.refused;
}
