import { type ParseError, printParseErrorCode } from "jsonc-parser";
import { nearest } from "../faults/nearest.js";
import type { Place } from "./locate.js";
import { clipped, quote, visible } from "../faults/quote.js";

/** A fault of the JSON itself. */
export interface SyntaxFault {
  readonly offset: number;
  readonly message: string;
  readonly expected?: string;
  readonly suggestion?: string;
}

/** More would mostly be consequences of the first ones. */
const MOST = 10;

/**
 * One fault for each mistake. The parser goes on after a fault and then reports its consequences, so only the first
 * counts in a line, and in the line after an unclosed string.
 */
export function syntaxFaults(
  text: string,
  errors: readonly ParseError[],
  placeOf: (offset: number) => Place,
): SyntaxFault[] {
  const faults: SyntaxFault[] = [];
  let doneUntil = 0;
  // Where comments are not allowed it does not matter how they end.
  const isRefused = errors.some(({ error }) => printParseErrorCode(error) === "InvalidCommentToken");
  const counted = errors.filter(({ error }) => !isRefused || printParseErrorCode(error) !== "UnexpectedEndOfComment");
  for (const error of counted.sort((a, b) => a.offset - b.offset)) {
    const { line } = placeOf(error.offset);
    if (line <= doneUntil) continue;
    const atEnd = text.slice(error.offset).trim() === "";
    if (atEnd && faults.length > 0) break;
    doneUntil = printParseErrorCode(error.error) === "UnexpectedEndOfString" ? line + 1 : line;
    faults.push(atEnd ? cutOff(text, error.offset, placeOf) : syntaxFault(text, error));
    if (faults.length === MOST) break;
  }
  return faults;
}

function cutOff(text: string, offset: number, placeOf: (offset: number) => Place): SyntaxFault {
  const open = innermostOpen(text);
  if (open === undefined) return { offset, message: "the file ends in the middle of a value" };
  const { line, column } = placeOf(open.offset);
  const what = open.bracket === "{" ? "object" : "list";
  return {
    offset,
    message: `the file ends before the ${what} that begins at ${line}:${column} is closed`,
    expected: open.bracket === "{" ? "}" : "]",
  };
}

function innermostOpen(text: string): { offset: number; bracket: string } | undefined {
  const open: { offset: number; bracket: string }[] = [];
  for (const { 0: token, index } of text.matchAll(/"(?:[^"\\\r\n]|\\.)*"?|[[\]{}]/g)) {
    if (token === "{" || token === "[") open.push({ offset: index, bracket: token });
    else if (token === "}" || token === "]") open.pop();
  }
  return open.at(-1);
}

function syntaxFault(text: string, { error, offset, length }: ParseError): SyntaxFault {
  const token = text.slice(offset, offset + Math.max(1, length));
  const found = shown(token);
  switch (printParseErrorCode(error)) {
    case "InvalidSymbol":
      return symbolFault(text, offset, /^[-+]?[^\s,:[\]{}]*/.exec(text.slice(offset, offset + 100))?.[0] || token);
    case "PropertyNameExpected":
    case "ValueExpected":
      return valueFault(text, offset, token);
    case "ColonExpected":
      return { offset, message: `a colon is missing before ${found}`, expected: ":" };
    case "CommaExpected":
      return { offset, message: `a comma is missing before ${found}`, expected: "," };
    case "CloseBraceExpected":
      return { offset, message: `an object is not closed before ${found}`, expected: "}" };
    case "CloseBracketExpected":
      return { offset, message: `a list is not closed before ${found}`, expected: "]" };
    case "EndOfFileExpected":
      return { offset, message: `text after the end of the JSON value: ${found}`, expected: "nothing more" };
    case "InvalidCommentToken":
      return { offset, message: "comments have no place in JSON", expected: "no comment" };
    case "UnexpectedEndOfComment":
      return { offset, message: "the comment is not closed", expected: "*/" };
    case "UnexpectedEndOfString":
      return { offset, message: `the text ${found} is not closed`, expected: '" in the same line' };
    case "InvalidNumberFormat":
    case "UnexpectedEndOfNumber":
      return { offset, message: `${found} is no number`, expected: "a number such as 3 or -1" };
    case "InvalidUnicode":
    case "InvalidEscapeCharacter":
      return {
        offset,
        message: `unknown escape in ${found}`,
        expected: String.raw`\" \\ \/ \b \f \n \r \t or \u and four digits`,
      };
    case "InvalidCharacter":
      return {
        offset,
        message: `a control character in the text ${found}`,
        expected: String.raw`\n, \t or another escape in its place`,
      };
    case "<unknown ParseErrorCode>":
      return { offset, message: `this is not JSON: ${found}` };
  }
}

/** A piece of the file in quotation marks, unless it contains its own. */
function shown(token: string): string {
  return token.startsWith('"') ? visible(clipped(token)) : quote(token);
}

/** A word that is neither a string, a number, true, false nor null. */
function symbolFault(text: string, offset: number, found: string): SyntaxFault {
  const isKey = /^\s*:/.test(text.slice(offset + found.length, offset + found.length + 20));
  const quoted = /^'(.*)'$/.exec(found)?.[1];
  if (quoted !== undefined) {
    return {
      offset,
      message: `${quote(found)} is in single quotation marks`,
      expected: 'a text in "..."',
      suggestion: JSON.stringify(quoted),
    };
  }
  if (isKey) {
    return { offset, message: `the key ${quote(found)} is not in quotation marks`, suggestion: JSON.stringify(found) };
  }
  if (/^[+-]?(?:nan|inf|infinity|\.?\d.*)$/i.test(found)) {
    return { offset, message: `${quote(found)} is no JSON number`, expected: "a number such as 3 or -1" };
  }
  const isNothing = ["undefined", "none", "nil"].includes(found.toLowerCase());
  const suggestion = isNothing ? "null" : nearest(found, ["true", "false", "null"]);
  const message = `${quote(found)} is no JSON value`;
  return {
    offset,
    message,
    expected: 'a text in "...", a number, true, false, null, a list or an object',
    ...(suggestion === undefined ? {} : { suggestion }),
  };
}

function valueFault(text: string, offset: number, found: string): SyntaxFault {
  const before = text.slice(Math.max(0, offset - 200), offset).trimEnd();
  if (before.endsWith(",") && /[\]}]/.test(found)) {
    const comma = offset - (text.slice(0, offset).length - text.slice(0, offset).trimEnd().length) - 1;
    return { offset: comma, message: `a comma before ${quote(found)}`, expected: "no comma after the last one" };
  }
  return { offset, message: `a value or key is missing before ${shown(found)}` };
}
