import { describeValue } from "../explain/value.js";
import { wrap } from "../explain/wrap.js";
import type { KnownAnswer, KnownFailure, Result } from "../rules/formats.gen.js";
import { visible } from "../faults/quote.js";
import { orderedText } from "../rules/ordered-text.js";
import { answerOf } from "../verifier/expectations.js";
import { cutOff } from "./count.js";
import { tableLines } from "./table.js";

/** Shown in place of the verdict alone, where the result differs from the engine's expectations file. */
export const OUTCOME_WORDS: Readonly<Record<KnownFailure["outcome"], string>> = {
  asKnown: "as known",
  passedUnexpectedly: "but known to fail",
  failedOtherwise: "but not as known",
};

const COLUMNS = [
  { title: "check", least: 5 },
  { title: "object", least: 8 },
  { title: "characteristic", least: 8 },
  { title: "known", least: 8 },
  { title: "now", least: 8 },
];

/** The known failure of a run next to its present answer; empty if the run fails as known or has no known failure. */
export function knownLines(result: Result, width: number, most: number): string[] {
  const { expectation } = result;
  if (expectation === undefined || expectation.outcome === "asKnown") return [];
  const issue = expectation.issue === undefined ? [] : [`issue: ${visible(expectation.issue)}`];
  const now = expectation.outcome === "passedUnexpectedly" ? undefined : answerOf(result);
  const { shown, more } = cutOff(changedRows(expectation.told, now), most, "value");
  return [
    wrap(visible(`known because: ${expectation.reason}`), { width }),
    ...issue,
    ...endLines(expectation.told, result),
    ...(shown.length === 0 ? [] : tableLines(COLUMNS, shown, width)),
    ...more,
  ];
}

/** The verdict, where the run was known to have no answer, or has none now. */
function endLines(told: KnownAnswer | undefined, { verdict }: Result): string[] {
  const before = told?.verdict ?? "fail";
  return before === verdict ? [] : [`known: ${before}, now: ${verdict}`];
}

const AS_EXPECTED = "as expected";

function changedRows(told: KnownAnswer | undefined, now: KnownAnswer | undefined): string[][] {
  // Without an answer there is nothing to compare with the known values.
  if (now?.verdict !== undefined) return [];
  const [before, after] = [wrongOf(told), wrongOf(now)];
  return [...new Set([...before.keys(), ...after.keys()])].flatMap((key) => {
    const [old, found] = [before.get(key), after.get(key)];
    const place = (old ?? found)?.place ?? [];
    const isSame = old !== undefined && found !== undefined && old.text === found.text;
    return isSame ? [] : [[...place, old?.shown ?? AS_EXPECTED, found?.shown ?? AS_EXPECTED]];
  });
}

interface Wrong {
  readonly place: readonly string[];
  readonly text: string;
  readonly shown: string;
}

function wrongOf(answer: KnownAnswer | undefined): Map<string, Wrong> {
  return new Map(
    Object.entries(answer?.wrong ?? {}).flatMap(([check, subjects]) =>
      Object.entries(subjects).flatMap(([subject, values]) =>
        Object.entries(values).map(([characteristic, value]): [string, Wrong] => {
          const place = [check, subject, characteristic];
          const wrong = { place: place.map(visible), text: orderedText(value), shown: visible(describeValue(value)) };
          return [JSON.stringify(place), wrong];
        }),
      ),
    ),
  );
}
