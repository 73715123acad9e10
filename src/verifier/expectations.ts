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

/** No failure is known. */
export function noExpectations(engine: string): Expectations {
  return { engine, reasons: {}, known: {} };
}

/** Every entry of a scenario. Ids come from files: none may find what every object inherits. */
export function entriesOf({ known }: Expectations, scenario: string): readonly KnownRuns[] {
  return own(known, scenario) ?? [];
}

/** The entry that tells how a run fails; undefined if it is not known to. */
export function entryFor(expectations: Expectations, { scenario, ruleset }: PlanEntry): KnownRuns | undefined {
  return entriesOf(expectations, scenario).find(({ rulesets }) => rulesets.includes(ruleset));
}

/** Whether anything can be known of a run: a file at fault and a run that was cut off say nothing of the engine. */
export function isKnowable({ verdict }: Result): boolean {
  return verdict !== "broken" && verdict !== "notRun";
}

/**
 * The result with what the engine's expectations file says of it, in place of what an earlier judgement said. Whether
 * the run has failed at all is decided without the file: see `isWell`. Depends on nothing but its arguments, so that
 * results of several parts of a run can be judged apart or together.
 */
export function judge(result: Result, expectations: Expectations, isStrict: boolean): Result {
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

/** How the file tells it. */
export function answerIn({ wrong, verdict }: KnownRuns): KnownAnswer {
  return { ...(wrong === undefined ? {} : { wrong }), ...(verdict === undefined ? {} : { verdict }) };
}

export function isSameAnswer(a: KnownAnswer | undefined, b: KnownAnswer | undefined): boolean {
  return a !== undefined && b !== undefined && orderedText(a) === orderedText(b);
}

/**
 * How a run that is not well failed, as an expectations file tells it: by its wrong values where answers were compared,
 * else by its verdict. An answer by another reading is told by its values too: they are what the engine says, whatever
 * the corpus calls it. undefined for what can not be known.
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
    // One thing asked for twice: each answer counts.
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

/** The runs that the file speaks of and a plan does not have, in the order of the file. */
export function runsOutside({ known }: Expectations, plan: readonly PlanEntry[]): PlanEntry[] {
  const planned = new Set(plan.map(({ scenario, ruleset }) => `${scenario} ${ruleset}`));
  return Object.entries(known).flatMap(([scenario, entries]) =>
    entries.flatMap(({ rulesets }) =>
      rulesets.flatMap((ruleset) => (planned.has(`${scenario} ${ruleset}`) ? [] : [{ scenario, ruleset }])),
    ),
  );
}

/** Ids of reasons that no entry has, in the order of the file. */
export function unusedReasons({ reasons, known }: Expectations): string[] {
  const used = new Set(Object.values(known).flatMap((entries) => entries.map(({ reason }) => reason)));
  return Object.keys(reasons).filter((id) => !used.has(id));
}
