import { isFailure, isPassed } from "../src/rules/failure.js";
import type { CheckedValue, Report, ReportValue, Result, Verdict } from "../src/rules/formats.gen.js";
import { isFalseClaim, isKnownFailure, sameResults, wrongValues, type SameResults } from "./answers.js";
import { readValue } from "../src/names/read-value.js";
import { valueSort } from "../src/names/value.js";
import { groupBy } from "../src/rules/group.js";
import { byCodeUnit } from "../src/rules/text-order.js";
import { byLayer, partingLayer } from "./scores.js";

/** How a value is wrong. */
export const WRONG_BY = {
  absent: "nothing instead of a value",
  present: "a value instead of none",
  tooLow: "too low",
  tooHigh: "too high",
  missing: "entries are missing",
  extra: "entries too many",
  others: "other entries",
  order: "in another order",
  yes: "yes instead of no",
  no: "no instead of yes",
  other: "another value",
} as const;

export type WrongBy = keyof typeof WRONG_BY;

/** One wrong answer: a scenario under the rulesets under which the answer is the same, and the first value that differs. */
export interface MistakenAnswer {
  readonly results: SameResults;
  readonly value: CheckedValue | undefined;
}

/** Runs that go wrong alike: probably one fault of the engine. */
export interface Mistake {
  readonly verdict: Verdict;
  /** What is wrong, as results name it, without its parameters: `power`, `order`, `has`; undefined without values. */
  readonly characteristic: string | undefined;
  readonly wrongBy: WrongBy | undefined;
  /** Whether the engine says that it does not support what it claims. */
  readonly isFalseClaim: boolean;
  /** The layer in which the answers first differ, as far as it is known. */
  readonly layer: string | undefined;
  readonly answers: readonly MistakenAnswer[];
  readonly runs: number;
  /** Of the runs, those that count: neither known nor beyond the claims. */
  readonly failures: number;
  readonly known: number;
  readonly beyond: number;
}

/** Everything that went wrong, grouped by what is wrong, in which layer, and how; most failures first. */
export function mistakesOf({ results }: Report): Mistake[] {
  const groups = groupBy(sameResults(results.filter(wentWrong)), ([first]) => JSON.stringify(kindOf(first)));
  return [...groups.values()].map(mistake).toSorted(byWeight);
}

/** What an engine neither supports nor claims is not wrong. */
function wentWrong(result: Result): boolean {
  const { verdict } = result;
  return isFailure(result) || !(isPassed(result) || verdict === "unsupported" || verdict === "refused");
}

type Kind = Pick<Mistake, "verdict" | "characteristic" | "wrongBy" | "isFalseClaim" | "layer">;

function kindOf(result: Result): Kind {
  const { verdict } = result;
  const value = partingValue(result);
  return {
    verdict,
    characteristic: value === undefined ? undefined : characteristicKind(value.characteristic),
    wrongBy: value === undefined ? undefined : wrongBy(value.expected, value.actual),
    isFalseClaim: isFalseClaim(result),
    layer: partingLayer(result),
  };
}

/** The first wrong value of the layer in which the answer first differs. */
function partingValue(result: Result): CheckedValue | undefined {
  const wrong = wrongValues(result.values);
  const layer = partingLayer(result);
  return wrong.find(({ firstLayer }) => firstLayer === layer) ?? wrong[0];
}

function mistake(groups: readonly [SameResults, ...SameResults[]]): Mistake {
  const members = groups.flat();
  const counts = (is: (result: Result) => boolean): number => members.filter(is).length;
  return {
    ...kindOf(groups[0][0]),
    answers: groups.map((results) => ({ results, value: partingValue(results[0]) })),
    runs: members.length,
    failures: counts(isFailure),
    known: counts(isKnownFailure),
    beyond: counts(({ lacks }) => lacks !== undefined),
  };
}

function byWeight(a: Mistake, b: Mistake): number {
  return (
    b.failures - a.failures ||
    b.runs - a.runs ||
    byLayer(a.layer ?? "", b.layer ?? "") ||
    byCodeUnit(textOf(a), textOf(b))
  );
}

function textOf({ verdict, characteristic, wrongBy }: Mistake): string {
  return JSON.stringify([verdict, characteristic, wrongBy]);
}

/** `order 7b` -> `order`, `has flying` -> `has`; a value after state-based actions is of a kind of its own. */
export function characteristicKind(characteristic: string): string {
  return valueSort(readValue(characteristic));
}

export function wrongBy(expected: ReportValue, actual: ReportValue): WrongBy {
  if (actual === null) return "absent";
  if (expected === null) return "present";
  if (Array.isArray(expected) && Array.isArray(actual)) return wrongList(expected, actual);
  if (typeof expected === "number" && typeof actual === "number") return actual < expected ? "tooLow" : "tooHigh";
  if (typeof actual === "boolean" && typeof expected === "boolean") return actual ? "yes" : "no";
  return "other";
}

function wrongList(expected: readonly string[], actual: readonly string[]): WrongBy {
  const isMissing = withoutEntries(expected, actual).length > 0;
  const isExtra = withoutEntries(actual, expected).length > 0;
  if (isMissing) return isExtra ? "others" : "missing";
  return isExtra ? "extra" : "order";
}

/** Lists are multisets: each entry takes away one. */
function withoutEntries(list: readonly string[], taken: readonly string[]): string[] {
  const left = [...list];
  for (const entry of taken) {
    const place = left.indexOf(entry);
    if (place !== -1) left.splice(place, 1);
  }
  return left;
}
