import type { Caller } from "./call.js";
import { EXIT, type ExitCode } from "./exit-code.js";
import { reasonOf } from "./folder.js";
import { complaint, type Stream } from "./page.js";
import { main } from "./program.js";

/** Runs the program; what it throws is told as a bug of it, with its stack trace, or as a size that JavaScript has not. */
export async function runHere(caller: Caller): Promise<ExitCode> {
  try {
    return await main(caller);
  } catch (error) {
    complain(caller.stderr, told(error));
    return EXIT.refused;
  }
}

/** No bug of ours: a size that JavaScript has not, or a file of the program for which the system has no handle left. */
function told(error: unknown): string {
  if (isTooLarge(error)) return `too large to be computed: ${error.message}`;
  const isOutOfFiles =
    error instanceof Error && "code" in error && (error.code === "EMFILE" || error.code === "ENFILE");
  return isOutOfFiles ? reasonOf(error) : trouble(error);
}

/** Longest strings, largest lists, deepest calls. */
function isTooLarge(error: unknown): error is RangeError {
  return (
    error instanceof RangeError &&
    /^(?:Invalid (?:string|array) length|Maximum call stack|Map maximum|Set maximum)/.test(error.message)
  );
}

function trouble(error: unknown): string {
  const trace = error instanceof Error ? (error.stack ?? error.message) : String(error);
  return `this is a fault of cr613, please report it\n${trace}`;
}

export function complain(stderr: Stream, text: string): void {
  stderr.write(complaint(text, stderr, process.env));
}
