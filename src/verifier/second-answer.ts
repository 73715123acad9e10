import type { CheckedValue, ReportValue, Result } from "../rules/formats.gen.js";
import { readValue } from "../names/read-value.js";
import { comparedValue, type PresentValue } from "../names/value.js";
import { orderedText } from "../rules/ordered-text.js";
import { sorted } from "./row.js";

/** A text of the second answer with the original names in the place of those of the disguise. */
export type OriginalOf = (text: string) => string;

/** A value of an answer under the original names; `actual` is in an order that does not depend on names. */
interface Found {
  readonly value: CheckedValue;
  readonly actual: ReportValue;
}

/** Lists whose entries have no names: an expectation matches any entry that fits it. */
const OPEN_LISTS: ReadonlySet<PresentValue["kind"] | undefined> = new Set(["gameRules", "stateBased", "round", "open"]);

/** Values that are the name of an object or a player. */
const NAMING = new Set(["attachedTo", "controller", "owner"]);

/** How the second answer differs, as `power of Bear: 2, asked again 3`; undefined if it does not. */
export function changedAnswer(original: Result, disguised: Result, originalOf: OriginalOf): string | undefined {
  const first = found(original.values, (text) => text);
  const second = found(disguised.values, originalOf);
  const severalChecks = new Set(original.values.map(({ check }) => check)).size > 1;
  const differing = [...new Set([...first.keys(), ...second.keys()])].flatMap((key) => {
    const [one, other] = [first.get(key), second.get(key)];
    return isSame(one, other) ? [] : [difference(one, other, severalChecks)];
  });
  if (original.verdict !== disguised.verdict && !bothCompare(original, disguised))
    return [`${original.verdict}, asked again ${disguised.verdict}`, disguised.message]
      .flatMap((words) => (words === undefined ? [] : originalOf(words)))
      .join(": ");
  const [words, ...more] = differing;
  if (words !== undefined) return more.length === 0 ? words : `${words}; and ${more.length} more`;
  return original.verdict === disguised.verdict && original.reading === disguised.reading
    ? undefined
    : `${verdictText(original)}, asked again ${verdictText(disguised)}`;
}

function bothCompare(...results: readonly Result[]): boolean {
  return results.every(({ values }) => values.length > 0);
}

function verdictText({ verdict, reading }: Result): string {
  return reading === undefined ? verdict : `${verdict} by ${reading}`;
}

/** Values by check, subject and characteristic. Values for which all three are equal are numbered. */
function found(values: readonly CheckedValue[], originalOf: OriginalOf): Map<string, Found> {
  const all = new Map<string, Found>();
  for (const given of values) {
    const value = {
      ...given,
      subject: originalOf(given.subject),
      characteristic: originalOf(given.characteristic),
    };
    const { check, subject, characteristic } = value;
    const keyOf = (n: number): string => JSON.stringify([check, subject, characteristic, n]);
    let n = 1;
    while (all.has(keyOf(n))) n++;
    all.set(keyOf(n), { value, actual: restored(value, originalOf) });
  }
  return all;
}

/** Puts the original names back into values that consist of names. No other value, such as an ability, may have any. */
function restored({ subject, characteristic, actual }: CheckedValue, originalOf: OriginalOf): ReportValue {
  const of = comparedValue(readValue(characteristic));
  const isNaming = subject === "game" || (of?.kind === "characteristic" && NAMING.has(of.name));
  if (typeof actual === "string") {
    if (!isNaming) return actual;
    return of?.kind === "dependency" ? sorted(originalOf(actual).split(", ")).join(", ") : originalOf(actual);
  }
  if (!Array.isArray(actual)) return actual;
  const entries = isNaming ? actual.map(originalOf) : actual;
  return of?.kind === "order" ? entries : sorted(entries);
}

function isSame(one: Found | undefined, other: Found | undefined): boolean {
  if (one === undefined || other === undefined) return one === other;
  if (one.value.ok !== other.value.ok) return false;
  const { subject, characteristic, expected } = one.value;
  const isOpen = subject === "game" && OPEN_LISTS.has(comparedValue(readValue(characteristic))?.kind);
  if (isOpen && Array.isArray(one.actual) && Array.isArray(other.actual) && Array.isArray(expected)) {
    const open = expected.map(wordsOf);
    return orderedText(openList(one.actual, open)) === orderedText(openList(other.actual, open));
  }
  return orderedText(one.actual) === orderedText(other.actual);
}

/**
 * An open list in a form that does not depend on names. The words of each entry are sorted, since lists of objects are in
 * the order of names. Names also decide which of several fitting entries an expectation is paired with, so only the
 * number of entries that fit any expectation counts.
 */
function openList(entries: readonly string[], expected: readonly (readonly string[])[]): readonly unknown[] {
  const plain: string[] = [];
  let taken = 0;
  for (const entry of entries) {
    const words = wordsOf(entry);
    if (expected.some((one) => isWithin(one, words))) taken++;
    else plain.push(words.join(" "));
  }
  return [taken, ...sorted(plain)];
}

function wordsOf(text: string): string[] {
  return sorted(text.split(/[\s,[\]]+/).filter((word) => word !== ""));
}

function isWithin(few: readonly string[], many: readonly string[]): boolean {
  const left = [...many];
  return few.every((word) => {
    const at = left.indexOf(word);
    if (at >= 0) left.splice(at, 1);
    return at >= 0;
  });
}

function difference(one: Found | undefined, other: Found | undefined, severalChecks: boolean): string {
  const value = one?.value ?? other?.value;
  if (value === undefined) return "nothing"; // at least one of the two exists
  const { check, subject, characteristic } = value;
  const what = subject === "game" ? characteristic : `${characteristic} of ${subject}`;
  const where = severalChecks ? `check ${check}: ` : "";
  return `${where}${what}: ${shown(one)}, asked again ${shown(other)}`;
}

function shown(found: Found | undefined): string {
  if (found === undefined) return "not asked for";
  const { actual } = found;
  return Array.isArray(actual) ? `[${actual.join(", ")}]` : String(actual);
}
