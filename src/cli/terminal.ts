import { styleText } from "node:util";
import { wrap } from "../explain/wrap.js";
import { EXIT } from "./exit-code.js";
import { reasonOf } from "./files.js";

/** A stream that text is written to: stdout for results, stderr for everything else. */
export type Stream = NodeJS.WriteStream;

type Style = Parameters<typeof styleText>[0];

/** Text in a style, where the stream is a terminal that shows it and nobody said otherwise. */
export type Painter = (style: Style, text: string) => string;

export function painterFor(stream: Stream): Painter {
  return hasColors(stream) ? (style, text) => styleText(style, text) : (_, text) => text;
}

/** https://no-color.org, and FORCE_COLOR as Node has it. */
function hasColors(stream: Stream): boolean {
  const { NO_COLOR, FORCE_COLOR, TERM } = process.env;
  if (NO_COLOR !== undefined && NO_COLOR !== "") return false;
  if (FORCE_COLOR !== undefined) return FORCE_COLOR !== "0" && FORCE_COLOR !== "false";
  return stream.isTTY && TERM !== "dumb";
}

/** How many columns a page may have: a terminal's, within reason; 80 in a file or a pipe. */
export function pageWidth(stream: Stream): number {
  return stream.isTTY && stream.columns > 0 ? Math.min(Math.max(stream.columns, 40), 120) : 80;
}

/** Writes a result. */
export function print(text: string): void {
  process.stdout.write(text.endsWith("\n") ? text : `${text}\n`);
}

/** Writes a message beside the results. */
export function tell(text: string): void {
  process.stderr.write(text.endsWith("\n") ? text : `${text}\n`);
}

/** Says why the command can not be carried out. */
export function complain(text: string): void {
  const line = `${painterFor(process.stderr)("red", "error:")} ${text}`;
  // A log keeps its message on one line, and a stack trace its own.
  const isPage = process.stderr.isTTY && !text.includes("\n");
  tell(isPage ? wrap(line, { width: pageWidth(process.stderr), rest: "  " }) : line);
}

/** A reader that has seen enough closes the pipe; that is no error. What can not be written otherwise is one. */
export function endOnLostOutput(): void {
  for (const stream of [process.stdout, process.stderr]) {
    stream.on("error", (error: NodeJS.ErrnoException) => {
      if (error.code === "EPIPE") process.exit();
      if (stream === process.stdout) complain(`the output can not be written: ${reasonOf(error)}`);
      process.exit(EXIT.broken);
    });
  }
}
