import { styleText } from "node:util";
import { wrap } from "../explain/wrap.js";

/** A stream that text is written to: stdout for results, stderr for everything else. */
export type Stream = NodeJS.WritableStream & { readonly isTTY?: boolean; readonly columns?: number };

/** The variables of an environment. */
export type Environment = Readonly<Record<string, string | undefined>>;

type Style = Parameters<typeof styleText>[0];

/** Text in a style, where the stream is a terminal that shows it and nobody said otherwise. */
export type Painter = (style: Style, text: string) => string;

/** How a text looks on a stream. */
export interface Page {
  readonly paint: Painter;
  /** How many columns it may have: a terminal's, within reason; 80 in a file or a pipe. */
  readonly width: number;
}

/** The page as it is now: a terminal may be made wider while the program runs. */
export function pageOf(stream: Stream, environment: Environment): Page {
  const { isTTY = false, columns = 0 } = stream;
  return {
    paint: hasColors(isTTY, environment)
      ? (style, text) => styleText(style, text, { validateStream: false })
      : (_, text) => text,
    width: isTTY && columns > 0 ? Math.min(Math.max(columns, 40), 120) : 80,
  };
}

/** https://no-color.org, and FORCE_COLOR as Node has it. */
function hasColors(isTTY: boolean, { NO_COLOR, FORCE_COLOR, TERM }: Environment): boolean {
  if (NO_COLOR !== undefined && NO_COLOR !== "") return false;
  if (FORCE_COLOR !== undefined) return FORCE_COLOR !== "0" && FORCE_COLOR !== "false";
  return isTTY && TERM !== "dumb";
}

/** Why a command can not be carried out, as it is told on a stream. */
export function complaint(text: string, stream: Stream, environment: Environment): string {
  const { paint, width } = pageOf(stream, environment);
  const line = `${paint("red", "error:")} ${text}`;
  // A log keeps its message on one line, and a stack trace its own.
  const isWrapped = stream.isTTY === true && !text.includes("\n");
  return wholeLines(isWrapped ? wrap(line, { width, rest: "  " }) : line);
}

export function wholeLines(text: string): string {
  return text.endsWith("\n") ? text : `${text}\n`;
}
