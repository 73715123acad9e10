import type { Expectations, KnownAnswer, KnownReason, KnownRuns, Result } from "../rules/formats.gen.js";
import { SUPPORTED_RULESETS } from "../rules/rulesets.js";
import {
  answerIn,
  answerOf,
  entriesOf,
  isKnowable,
  isSameAnswer,
  judgeByKnown,
  unusedReasons,
} from "./expectations.js";
import { byCodeUnit } from "../rules/text-order.js";
import { isWell } from "./well.js";

/** The reason given for failures that are new or differ from the known ones. */
export interface GivenReason {
  readonly id: string;
  readonly reason: KnownReason;
}

/** The changes of an update: runs added, changed and removed, and reasons that went with them. */
export interface Changes {
  readonly added: readonly Result[];
  readonly changed: readonly Result[];
  readonly removed: readonly Result[];
  readonly droppedReasons: readonly string[];
}

/** `unexplained`: failures that would be hidden without a reason. Nothing may be written then. */
export type Updated =
  | { readonly ok: true; readonly value: Expectations; readonly changes: Changes }
  | { readonly ok: false; readonly unexplained: readonly Result[] };

/**
 * The expectations after a run. Failures that are new or different are added if there is a reason for them. Known
 * failures that no longer happen are removed, and a reason goes with its last entry. Entries for runs without a result,
 * or whose result says nothing of the engine, stay as they are. Keys keep their order; new keys are inserted in code
 * point order where the old ones have it.
 */
export function updated(
  expectations: Expectations,
  results: readonly Result[],
  given: GivenReason | undefined,
  isStrict: boolean,
): Updated {
  const judged = results.filter(isKnowable).map((result) => judgeByKnown(result, expectations, isStrict));
  const removed = judged.filter(({ expectation }) => expectation?.outcome === "passedUnexpectedly");
  const changed = judged.filter(({ expectation }) => expectation?.outcome === "failedOtherwise");
  const added = judged.filter((result) => result.expectation === undefined && !isWell(result, isStrict));
  const toExplain = [...added, ...changed];
  if (toExplain.length > 0 && given === undefined)
    return { ok: false, unexplained: judged.filter((result) => toExplain.includes(result)) };

  const entries = new Map<string, readonly KnownRuns[]>();
  for (const result of [...removed, ...toExplain]) {
    const before = entries.get(result.scenario) ?? entriesOf(expectations, result.scenario);
    const answer = isWell(result, isStrict) ? undefined : answerOf(result);
    entries.set(
      result.scenario,
      withAnswer(before, result.ruleset, answer && given && { ...answer, reason: given.id }),
    );
  }
  const reasons =
    given === undefined || toExplain.length === 0
      ? expectations.reasons
      : withMember(expectations.reasons, given.id, given.reason);
  const known = [...entries].reduce<Expectations["known"]>(
    (record, [scenario, list]) =>
      withMember(
        record,
        scenario,
        list.filter(({ rulesets }) => rulesets.length > 0),
      ),
    expectations.known,
  );
  return settled(expectations, { ...expectations, reasons, known }, { added, changed, removed });
}

/** Removes scenarios without an entry and reasons that are no longer used. */
function settled(before: Expectations, after: Expectations, changes: Omit<Changes, "droppedReasons">): Updated {
  const known = without(after.known, (entries) => entries.length === 0);
  const idle = new Set(unusedReasons(before));
  const droppedReasons = unusedReasons({ ...after, known }).filter((id) => !idle.has(id));
  const reasons = without(after.reasons, (_, id) => droppedReasons.includes(id));
  return { ok: true, value: { ...after, reasons, known }, changes: { ...changes, droppedReasons } };
}

/** A scenario's entries once a run is recorded to fail like this; undefined: not to fail. Emptied entries stay. */
function withAnswer(
  entries: readonly KnownRuns[],
  ruleset: KnownRuns["rulesets"][number],
  failure: (KnownAnswer & Pick<KnownRuns, "reason">) | undefined,
): KnownRuns[] {
  const rest = entries.map((entry) =>
    entry.rulesets.includes(ruleset)
      ? { ...entry, rulesets: entry.rulesets.filter((each) => each !== ruleset) }
      : entry,
  );
  if (failure === undefined) return rest;
  const { reason, ...answer } = failure;
  const isRecorded = (entry: KnownRuns): boolean => entry.reason === reason && isSameAnswer(answer, answerIn(entry));
  // Takes the place of an emptied entry, so that a changed answer stays where it was.
  const same = rest.findIndex((entry) => entry.rulesets.length > 0 && isRecorded(entry));
  const place = same >= 0 ? same : rest.findIndex(({ rulesets }) => rulesets.length === 0);
  if (place < 0) return [...rest, { rulesets: [ruleset], reason, ...answer }];
  return rest.map((entry, i) =>
    i === place ? { rulesets: inOrder([...entry.rulesets, ruleset]), reason, ...answer } : entry,
  );
}

function inOrder(rulesets: readonly KnownRuns["rulesets"][number][]): KnownRuns["rulesets"] {
  return SUPPORTED_RULESETS.filter((ruleset) => rulesets.includes(ruleset));
}

/** Inserts a new key before the first one that follows it in code point order. */
function withMember<T>(record: Readonly<Record<string, T>>, key: string, value: T): Record<string, T> {
  const entries = Object.entries(record);
  const there = entries.findIndex(([each]) => each === key);
  if (there >= 0) return Object.fromEntries(entries.with(there, [key, value]));
  const later = entries.findIndex(([each]) => byCodeUnit(each, key) > 0);
  return Object.fromEntries(entries.toSpliced(later < 0 ? entries.length : later, 0, [key, value]));
}

function without<T>(
  record: Readonly<Record<string, T>>,
  isGone: (value: T, key: string) => boolean,
): Record<string, T> {
  return Object.fromEntries(Object.entries(record).filter(([key, value]) => !isGone(value, key)));
}
