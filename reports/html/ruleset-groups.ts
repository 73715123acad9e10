import { pageWords } from "./spoken.js";
import type { Resolution, Result, RulesetId, Verdict } from "../../src/rules/formats.gen.js";
import { rulesetOf, SUPPORTED_RULESETS } from "../../src/rules/rulesets.js";
import { groupBy } from "../../src/rules/group.js";

/** Results of one scenario under several rulesets that are shown as one. The newest ruleset comes first. */
export type RulesetGroup = readonly [Result, ...Result[]];

function grouped(results: readonly Result[], keyOf: (result: Result) => string): RulesetGroup[] {
  const place = ({ ruleset }: Result): number => SUPPORTED_RULESETS.indexOf(ruleset);
  const newestFirst = results.toSorted((a, b) => place(b) - place(a));
  return [...groupBy(newestFirst, keyOf).values()];
}

/** Members that hold the names that an edition gives to layers and clauses. */
const NAMES: ReadonlySet<string> = new Set(["ruleset", "numbers", "layer", "firstLayer", "clause", "clauses", "also"]);

/** The content of a result, without the names that its edition gives to layers and clauses. */
function storyOf(result: Result): string {
  const { verdict, message, values, checkPoints, lacks, untold, divergence, attempts, stderr, expectation } = result;
  const points = checkPoints.map(({ resolution: { trace, ...resolution }, ...point }) => ({
    ...point,
    ...resolution,
    // Editions divide the layers differently; what counts is what happens in them.
    trace: trace.filter(({ kind }) => kind !== "layer"),
  }));
  const others = [lacks, untold, divergence, attempts, stderr, expectation];
  return withoutNames([verdict, message, values, points, others]);
}

function withoutNames(content: unknown, left: readonly string[] = []): string {
  return JSON.stringify(content, (key, value: unknown) => (NAMES.has(key) || left.includes(key) ? undefined : value));
}

export function sameStories(results: readonly Result[]): RulesetGroup[] {
  return grouped(results, storyOf);
}

export function sameValues(results: readonly Result[]): RulesetGroup[] {
  return grouped(results, ({ verdict, message, values }) => JSON.stringify([verdict, message, values]));
}

/**
 * Whether both give the same values wherever both were looked at after the same events: their whole boards, since an edition
 * may have checks of its own. Undefined if nothing of the one can be held against the other.
 */
export function haveSameValues(one: Result, other: Result): boolean | undefined {
  // Where an edition knows no base power and toughness, that they are absent says nothing.
  const left = [one, other].some(({ ruleset }) => rulesetOf(ruleset).baseAfter === undefined) ? BASE : [];
  const [known, told] = [toldBy(one, left), toldBy(other, left)];
  const shared = [...told].filter(([key]) => known.has(key));
  return shared.length === 0 ? undefined : shared.every(([key, value]) => known.get(key) === value);
}

const BASE = ["basePower", "baseToughness"];

/** Each compared value, and each board by how many events came before it. */
function toldBy({ values, checkPoints }: Result, left: readonly string[]): ReadonlyMap<string, string> {
  const boardOf = (board: Resolution): string => withoutNames(board, ["trace", "readings", ...left]);
  return new Map([
    ...values.map(({ check, subject, characteristic, actual }): [string, string] => [
      JSON.stringify([check, subject, characteristic]),
      JSON.stringify(actual),
    ]),
    ...checkPoints.flatMap(({ after, resolution, afterStateBasedActions: then }): [string, string][] => [
      [`${after}`, boardOf(resolution)],
      ...(then === undefined
        ? []
        : [
            [`${after} then`, boardOf(then.resolution) + withoutNames([then.rounds, then.open])] satisfies [
              string,
              string,
            ],
          ]),
    ]),
  ]);
}

export function sameVerdicts(results: readonly Result[]): RulesetGroup[] {
  return grouped(results, ({ verdict }): Verdict => verdict);
}

export function groupWords(group: readonly Result[], words = pageWords("en")): string {
  return rulesetWords(
    group.map(({ ruleset }) => ruleset),
    words,
  );
}

/** `current`, `m14 to current`, `m10 and ikoria`. */
export function rulesetWords(rulesets: readonly RulesetId[], words = pageWords("en")): string {
  const places = rulesets.map((ruleset) => SUPPORTED_RULESETS.indexOf(ruleset)).toSorted((a, b) => a - b);
  const names = places.map((place) => SUPPORTED_RULESETS[place] ?? "");
  const last = names.at(-1) ?? "";
  const isRange = places.length > 2 && (places.at(-1) ?? 0) - (places[0] ?? 0) === places.length - 1;
  if (isRange) return words.text("report-range", { from: names[0] ?? "", to: last });
  return names.length < 2 ? last : words.list(names, "and");
}
