import type { Problem } from "../rules/formats.gen.js";
import { type Fault, faultAt } from "../faults/fault.js";
import type { Known } from "./known.js";

/** broken: the file can not be used. error: it does not belong in the corpus yet. hint: worth a thought. */
export type Severity = "broken" | "error" | "hint";

/** What a rule of the lint finds in a file: its position, and how to fix it. */
export interface Finding extends Problem {
  readonly rule: string;
  readonly severity: Severity;
  readonly fix: string;
}

/** A rule that is checked file by file, among everything that is known. */
export interface LintRule<F> {
  /** In lower case with hyphens; frozen, because command lines use it. */
  readonly name: string;
  /** The requirement, to be read after "every card" or "every scenario". */
  readonly asks: string;
  /** How to fix a finding. */
  readonly fix: string;
  readonly faults: (file: F, known: Known) => Fault[];
}

/** A fault if a condition does not hold. */
export function unless(
  holds: boolean,
  path: readonly (string | number)[],
  message: string,
  expected?: string,
): Fault[] {
  return holds ? [] : [faultAt(path, message, expected)];
}

/** Entries that occur more than once, each with the indices of all but its first occurrence. */
export function repeated(entries: readonly string[]): { readonly entry: string; readonly place: number }[] {
  return entries.flatMap((entry, place) => (entries.indexOf(entry) < place ? [{ entry, place }] : []));
}
