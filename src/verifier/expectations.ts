import type {
  Expectations,
  KnownAnswer,
  KnownFailure,
  KnownRuns,
  PlanEntry,
  ReportValue,
  Result,
  WrongValues,
} from "../rules/formats.gen.js";
import { orderedText } from "../rules/ordered-text.js";
import { isWell } from "./well.js";
import { own } from "../rules/own.js";

export function noExpectations(engine: string): Expectations {
  return { engine, reasons: {}, known: {} };
}

/** Every entry of a scenario. Ids come from files, so only own properties count. */
export function entriesOf({ known }: Expectations, scenario: string): readonly KnownRuns[] {
  return own(known, scenario) ?? [];
}

/** The entry for a run that is known to fail; undefined if it is not. */
export function entryFor(expectations: Expectations, { scenario, ruleset }: PlanEntry): KnownRuns | undefined {
  return entriesOf(expectations, scenario).find(({ rulesets }) => rulesets.includes(ruleset));
}

/** Whether a result says anything of the engine: a broken file or a run that was cut off does not. */
export function isKnowable({ verdict }: Result): boolean {
  return verdict !== "broken" && verdict !== "notRun";
}

/**
 * The result judged by the engine's expectations file, replacing any earlier judgement. Whether the run failed at all
 * does not depend on the file: see `isWell`. Pure, so that the parts of a run can be judged separately or together.
 */
export function judgeByKnown(result: Result, expectations: Expectations, isStrict: boolean): Result {
  const { expectation: _, ...bare } = result;
  const entry = entryFor(expectations, bare);
  if (entry === undefined || !isKnowable(bare)) return bare;
  const reason = own(expectations.reasons, entry.reason);
  const outcome = outcomeOf(bare, entry, isStrict);
  return {
    ...bare,
    expectation: {
      outcome,
      reason: reason?.text ?? entry.reason,
      ...(reason?.issue === undefined ? {} : { issue: reason.issue }),
      ...(outcome === "asKnown" ? {} : { told: answerIn(entry) }),
    },
  };
}

function outcomeOf(result: Result, entry: KnownRuns, isStrict: boolean): KnownFailure["outcome"] {
  if (isWell(result, isStrict)) return "passedUnexpectedly";
  return isSameAnswer(answerOf(result), answerIn(entry)) ? "asKnown" : "failedOtherwise";
}

export function answerIn({ wrong, verdict }: KnownRuns): KnownAnswer {
  return { ...(wrong === undefined ? {} : { wrong }), ...(verdict === undefined ? {} : { verdict }) };
}

export function isSameAnswer(a: KnownAnswer | undefined, b: KnownAnswer | undefined): boolean {
  return a !== undefined && b !== undefined && orderedText(a) === orderedText(b);
}

/**
 * How a run failed, as an expectations file records it: by its wrong values if answers were compared, else by its
 * verdict. An answer by another reading is recorded by its values too. undefined if the result says nothing of the
 * engine.
 */
export function answerOf(result: Result): KnownAnswer | undefined {
  const { verdict, values } = result;
  if (verdict === "pass" || verdict === "unsupported" || verdict === "broken" || verdict === "notRun") return undefined;
  const wrong = verdict === "fail" || verdict === "alternative" ? wrongValues(values) : {};
  return Object.keys(wrong).length === 0 ? { verdict } : { wrong };
}

type Wrong = Record<string, Record<string, Record<string, ReportValue>>>;

function wrongValues(values: Result["values"]): WrongValues {
  const wrong: Wrong = {};
  for (const { check, subject, characteristic, actual, ok } of values) {
    if (ok) continue;
    const ofSubject = memberOf(memberOf(wrong, check), subject);
    // The same characteristic asked twice: each answer counts.
    let name = characteristic;
    for (let n = 2; Object.hasOwn(ofSubject, name); n++) name = `${characteristic} (${n})`;
    ofSubject[name] = actual;
  }
  return wrong;
}

function memberOf<T>(record: Record<string, Record<string, T>>, key: string): Record<string, T> {
  const found = own(record, key);
  if (found !== undefined) return found;
  const made: Record<string, T> = {};
  record[key] = made;
  return made;
}

/** The runs that the file mentions and a plan lacks, in file order. */
export function runsOutside({ known }: Expectations, plan: readonly PlanEntry[]): PlanEntry[] {
  const planned = new Set(plan.map(({ scenario, ruleset }) => `${scenario} ${ruleset}`));
  return Object.entries(known).flatMap(([scenario, entries]) =>
    entries.flatMap(({ rulesets }) =>
      rulesets.flatMap((ruleset) => (planned.has(`${scenario} ${ruleset}`) ? [] : [{ scenario, ruleset }])),
    ),
  );
}

/** Ids of reasons that no entry uses, in file order. */
export function unusedReasons({ reasons, known }: Expectations): string[] {
  const used = new Set(Object.values(known).flatMap((entries) => entries.map(({ reason }) => reason)));
  return Object.keys(reasons).filter((id) => !used.has(id));
}
