import type { Problem } from "../rules/formats.gen.js";
import { type Fault, faultAt } from "../faults/fault.js";

/**
 * broken: the file can not be used at all. error: it can, and is not fit for the corpus. hint: worth a thought, and
 * nothing more.
 */
export type Severity = "broken" | "error" | "hint";

/** One thing that a rule of the lint finds in a file, where it stands, and what to do about it. */
export interface Finding extends Problem {
  readonly rule: string;
  readonly severity: Severity;
  readonly fix: string;
}

/** A rule that files are held to one by one. */
export interface LintRule<F> {
  /** In small letters and hyphens; frozen, since command lines name it. */
  readonly name: string;
  /** What it asks, to be read after "every card" or "every scenario". */
  readonly asks: string;
  /** How to mend what it finds. */
  readonly fix: string;
  readonly faults: (file: F) => Fault[];
}

/** A fault if something is not so. */
export function unless(
  holds: boolean,
  path: readonly (string | number)[],
  message: string,
  expected?: string,
): Fault[] {
  return holds ? [] : [faultAt(path, message, expected)];
}

/** Entries that stand more than once, each with the places of all but the first. */
export function repeated(entries: readonly string[]): { readonly entry: string; readonly place: number }[] {
  return entries.flatMap((entry, place) => (entries.indexOf(entry) < place ? [{ entry, place }] : []));
}
