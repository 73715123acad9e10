#!/usr/bin/env node
import { EXIT } from "./exit-code.js";
import { main } from "./program.js";
import { complain, endOnLostOutput } from "./terminal.js";

endOnLostOutput();
try {
  process.exitCode = await main(process.argv.slice(2));
} catch (error) {
  // Nothing that a user or a file does ends here: this is a fault of the program, and its trace is wanted.
  complain(
    `this is a fault of cr613, please report it\n${error instanceof Error ? (error.stack ?? error.message) : String(error)}`,
  );
  process.exitCode = EXIT.broken;
}
