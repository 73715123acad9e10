import type { Change, CheckedValue, LayerName, ReportValue, StageName } from "../rules/formats.gen.js";
import type { PresentValue } from "../names/value.js";
import { byCodeUnit } from "../rules/text-order.js";

/** Where in the trace a value was decided: a layer, or the last change of one of these characteristics of the object. */
export type Origin =
  | { readonly kind: "layer"; readonly layer: StageName }
  | {
      readonly kind: "changes";
      readonly of: readonly Change["characteristic"][];
      readonly until?: LayerName | undefined;
    };

/** One value compared, before the check's id and the layer are put in. */
export interface Row extends Pick<CheckedValue, "subject" | "expected" | "actual" | "ok"> {
  readonly value: PresentValue;
  readonly origin?: Origin | undefined;
}

type Scalar = Exclude<ReportValue, string[]>;

/** `actual` undefined: there is no value to compare, so the row fails even if null is expected. */
export function scalarRow(subject: string, value: PresentValue, expected: Scalar, actual: Scalar | undefined): Row {
  return { subject, value, expected, actual: actual ?? null, ok: expected === actual };
}

/** A mana cost is a multiset of symbols (CR 202.1): in which order they are written says nothing. */
export function costRow(
  subject: string,
  value: PresentValue,
  expected: string | null,
  actual: string | null | undefined,
): Row {
  const isSame = typeof actual === "string" && expected !== null && symbolsInOrder(expected) === symbolsInOrder(actual);
  return scalarRow(subject, value, expected, isSame ? expected : actual);
}

function symbolsInOrder(cost: string): string {
  return sorted(cost.match(/\{[^}]*\}/g) ?? [cost]).join("");
}

/** A row of a list or of a single value, as the expectation has it. */
export function valueRow(
  subject: string,
  value: PresentValue,
  expected: ReportValue,
  actual: ReportValue | undefined,
): Row {
  return Array.isArray(expected)
    ? listRow(subject, value, expected, Array.isArray(actual) ? actual : undefined)
    : scalarRow(subject, value, expected, Array.isArray(actual) ? undefined : actual);
}

/** Lists compare as multisets: order says nothing, number does. */
export function listRow(
  subject: string,
  value: PresentValue,
  expected: readonly string[],
  actual: readonly string[] | undefined,
): Row {
  return sequenceRow(subject, value, sorted(expected), actual === undefined ? undefined : sorted(actual));
}

export function sequenceRow(
  subject: string,
  value: PresentValue,
  expected: readonly string[],
  actual: readonly string[] | undefined,
): Row {
  const ok =
    actual !== undefined && expected.length === actual.length && expected.every((entry, i) => entry === actual[i]);
  return { subject, value, expected: [...expected], actual: actual === undefined ? null : [...actual], ok };
}

export function sorted(list: readonly string[]): string[] {
  return [...list].sort(byCodeUnit);
}

/** How often each entry occurs, in order of first occurrence. */
export function countOf<T>(list: readonly T[]): Map<T, number> {
  const counts = new Map<T, number>();
  for (const entry of list) counts.set(entry, (counts.get(entry) ?? 0) + 1);
  return counts;
}
