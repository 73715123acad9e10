#!/usr/bin/env node
import { availableParallelism } from "node:os";
import type { Caller } from "./call.js";
import { EXIT } from "./exit-code.js";
import { reasonOf } from "./folder.js";
import { complaint } from "./page.js";
import { main } from "./program.js";

const caller: Caller = {
  args: process.argv.slice(2),
  folder: process.cwd(),
  environment: process.env,
  // Opened only by commands that read it.
  get stdin() {
    return process.stdin;
  },
  stdout: process.stdout,
  stderr: process.stderr,
  processors: availableParallelism(),
  onInterrupt(listener) {
    const signals = ["SIGINT", "SIGTERM"] as const;
    for (const signal of signals) process.on(signal, listener);
    return () => {
      for (const signal of signals) process.off(signal, listener);
    };
  },
  leave: (code) => process.exit(code),
};
const complain = (text: string): boolean => process.stderr.write(complaint(text, process.stderr, process.env));

// A reader that has seen enough closes the pipe, which is no error. Any other failure to write is.
for (const stream of [process.stdout, process.stderr]) {
  stream.on("error", (error: NodeJS.ErrnoException) => {
    if (error.code === "EPIPE") process.exit();
    if (stream === process.stdout) complain(`the output can not be written: ${reasonOf(error)}`);
    process.exit(EXIT.refused);
  });
}
try {
  process.exitCode = await main(caller);
} catch (error) {
  // User errors never get here: this is a bug of the program, and its stack trace is wanted.
  const trace = error instanceof Error ? (error.stack ?? error.message) : String(error);
  complain(`this is a fault of cr613, please report it\n${trace}`);
  process.exitCode = EXIT.refused;
}
