import { styleText } from "node:util";
import { wrap } from "../explain/wrap.js";
import { visibleLines } from "../faults/quote.js";

/** A stream that text is written to: stdout for results, stderr for everything else. */
export type Stream = NodeJS.WritableStream & { readonly isTTY?: boolean; readonly columns?: number };

/** The variables of an environment. */
export type Environment = Readonly<Record<string, string | undefined>>;

type Style = Parameters<typeof styleText>[0];

/** Styles text, if the stream is a terminal that supports it and no setting forbids it. */
export type Painter = (style: Style, text: string) => string;

/** The properties of a stream that matter to layout. */
export interface Page {
  readonly paint: Painter;
  /** The number of columns: a terminal's, within limits; 80 in a file or a pipe. */
  readonly width: number;
}

/** The page as it is now: a terminal may be resized while the program runs. */
export function pageOf(stream: Stream, environment: Environment): Page {
  const { isTTY = false, columns = 0 } = stream;
  return {
    paint: hasColors(isTTY, environment)
      ? (style, text) => styleText(style, text, { validateStream: false }).replaceAll(ESCAPE, MARK)
      : (_, text) => text,
    width: isTTY && columns > 0 ? Math.min(Math.max(columns, 40), 120) : 80,
  };
}

const ESCAPE = "\u001b[";
/** Stands for ESC in styled text until it is printed, so that ESC in any other text is known to be somebody else's. */
const MARK = "\ufdd0";
const STYLES = new RegExp(`(${MARK}\\d+m)`, "u");

/**
 * What a stream gets: whole lines, in which our own styles are the only thing that a terminal obeys. Everything that a
 * command writes goes through here, whatever was done to it before.
 */
export function printed(text: string, stream: Stream, environment: Environment): string {
  const lines = wholeLines(text);
  if (!hasColors(stream.isTTY === true, environment)) return visibleLines(lines);
  return lines
    .split(STYLES)
    .map((part, place) => (place % 2 === 1 ? part.replace(MARK, ESCAPE) : visibleLines(part)))
    .join("");
}

/** https://no-color.org, and FORCE_COLOR as in Node. */
function hasColors(isTTY: boolean, { NO_COLOR, FORCE_COLOR, TERM }: Environment): boolean {
  if (NO_COLOR !== undefined && NO_COLOR !== "") return false;
  if (FORCE_COLOR !== undefined) return FORCE_COLOR !== "0" && FORCE_COLOR !== "false";
  return isTTY && TERM !== "dumb";
}

/** The message why a command can not be performed, laid out for a stream. */
export function complaint(text: string, stream: Stream, environment: Environment): string {
  const { paint, width } = pageOf(stream, environment);
  const line = `${paint("red", "error:")} ${text}`;
  // A log keeps a message on one line; a stack trace keeps its own lines.
  const isWrapped = stream.isTTY === true && !text.includes("\n");
  return printed(isWrapped ? wrap(line, { width, rest: "  " }) : line, stream, environment);
}

function wholeLines(text: string): string {
  return text.endsWith("\n") ? text : `${text}\n`;
}
