import { quote } from "../faults/quote.js";

/** A term of a query. All terms must hold. */
export interface Term {
  readonly isDenied: boolean;
  /** undefined: a bare word. */
  readonly key: Word | undefined;
  /** Alternatives. */
  readonly values: readonly [Word, ...Word[]];
}

export interface Word {
  readonly text: string;
  /** Its position in the query, in characters from 0. */
  readonly at: number;
}

/** What is wrong with a query, for people. */
export interface QueryFault {
  /** The position in the query, in characters from 0. */
  readonly at: number;
  readonly message: string;
  readonly expected: string;
  readonly suggestion?: string;
}

export type Parsed<T> = { readonly ok: true; readonly value: T } | { readonly ok: false; readonly fault: QueryFault };

/** Parses `topic:copy,control -card:"Name of a Card" word`; a term after a minus must not hold. */
export function parseQuery(text: string): Parsed<Term[]> {
  const terms: Term[] = [];
  let at = 0;
  while (at < text.length) {
    if (/\s/.test(text.charAt(at))) {
      at++;
      continue;
    }
    const isDenied = text.charAt(at) === "-";
    if (isDenied) at++;
    const term = readTerm(text, at);
    if (!term.ok) return term;
    terms.push({ isDenied, ...term.value.term });
    at = term.value.end;
  }
  return { ok: true, value: terms };
}

interface ReadTerm {
  readonly term: Omit<Term, "isDenied">;
  readonly end: number;
}

function readTerm(text: string, start: number): Parsed<ReadTerm> {
  const first = readWord(text, start);
  if (!first.ok) return first;
  const hasKey = text.charAt(first.value.end) === ":";
  const value = hasKey ? readWord(text, first.value.end + 1) : first;
  if (!value.ok) return value;
  const more = readValues(text, value.value.end, [value.value.word]);
  if (!more.ok) return more;
  const { values, end } = more.value;
  return { ok: true, value: { term: { key: hasKey ? first.value.word : undefined, values }, end } };
}

/** Further values after commas; then the term must end. */
function readValues(
  text: string,
  start: number,
  values: [Word, ...Word[]],
): Parsed<{ readonly values: [Word, ...Word[]]; readonly end: number }> {
  let at = start;
  while (text.charAt(at) === ",") {
    const next = readWord(text, at + 1);
    if (!next.ok) return next;
    values.push(next.value.word);
    at = next.value.end;
  }
  if (at < text.length && !/\s/.test(text.charAt(at)))
    return fault(at, `${quote(text.charAt(at))} where a term should end`, "a blank");
  return { ok: true, value: { values, end: at } };
}

/** A word up to the next blank, comma or colon; or everything within quotes. */
function readWord(text: string, at: number): Parsed<{ readonly word: Word; readonly end: number }> {
  if (text.charAt(at) === '"') {
    const end = text.indexOf('"', at + 1);
    if (end === -1) return fault(at, "a quote that is never closed", 'a second "');
    if (end === at + 1) return missing(at);
    return { ok: true, value: { word: { text: text.slice(at + 1, end), at }, end: end + 1 } };
  }
  const word = /^[^\s,:"]+/.exec(text.slice(at))?.[0];
  if (word === undefined) return missing(at);
  return { ok: true, value: { word: { text: word, at }, end: at + word.length } };
}

type Refused = Extract<Parsed<never>, { ok: false }>;

function fault(at: number, message: string, expected: string): Refused {
  return { ok: false, fault: { at, message, expected } };
}

function missing(at: number): Refused {
  return fault(at, "nothing where a word should be", "a word, or words in quotes");
}
