#!/usr/bin/env node
import { availableParallelism } from "node:os";
import { Call, type Caller } from "./call.js";
import { shippedCorpus } from "./corpus-files.js";
import { EXIT } from "./exit-code.js";
import { reasonOf } from "./folder.js";
import { main } from "./program.js";

const caller: Caller = {
  args: process.argv.slice(2),
  folder: process.cwd(),
  environment: process.env,
  // Opened only by what reads it.
  get stdin() {
    return process.stdin;
  },
  stdout: process.stdout,
  stderr: process.stderr,
  processors: availableParallelism(),
  shipped: shippedCorpus,
  onInterrupt(listener) {
    const signals = ["SIGINT", "SIGTERM"] as const;
    for (const signal of signals) process.on(signal, listener);
    return () => {
      for (const signal of signals) process.off(signal, listener);
    };
  },
  leave: (code) => process.exit(code),
};
const call = new Call(caller);

// A reader that has seen enough closes the pipe; that is no error. What can not be written otherwise is one.
for (const stream of [process.stdout, process.stderr]) {
  stream.on("error", (error: NodeJS.ErrnoException) => {
    if (error.code === "EPIPE") process.exit();
    if (stream === process.stdout) call.complain(`the output can not be written: ${reasonOf(error)}`);
    process.exit(EXIT.broken);
  });
}
try {
  process.exitCode = await main(caller);
} catch (error) {
  // Nothing that a user or a file does ends here: this is a fault of the program, and its trace is wanted.
  const trace = error instanceof Error ? (error.stack ?? error.message) : String(error);
  process.exitCode = call.refuse(`this is a fault of cr613, please report it\n${trace}`);
}
