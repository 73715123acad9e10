import { REFERENCE_ENGINE } from "../engines/reference.js";
import type { CheckedValue, Report, ReportHeader, Result, RulesetId, Verdict } from "../rules/formats.gen.js";
import { canonicalText } from "./canonical-text.js";
import { type CorpusPart, partsChanged, sameQuestions, summariesOf, type SummaryPair } from "./corpus-change.js";
import { keyOf } from "./report.js";
import { byCodeUnit } from "../rules/text-order.js";
import { groupBy } from "../rules/group.js";

/** One entry of a plan and how it ended in the two runs. */
export interface ChangedEntry {
  readonly scenario: string;
  readonly ruleset: RulesetId;
  readonly from: Outcome;
  readonly to: Outcome;
  /** The values that were found differently; empty where it is the verdict or its message that differs. */
  readonly values: readonly ChangedValue[];
}

export interface Outcome {
  readonly verdict: Verdict;
  readonly message?: string;
}

/** A value as two runs found it; undefined where one did not look for it. */
export interface ChangedValue extends Pick<CheckedValue, "check" | "subject" | "characteristic"> {
  readonly from: CheckedValue["actual"] | undefined;
  readonly to: CheckedValue["actual"] | undefined;
}

/** What was asked is not what was asked before. */
export interface CorpusChange extends ChangedEntry {
  readonly parts: readonly CorpusPart[];
  /** The scenario's own numbers, where both runs tell them. */
  readonly revs: readonly [from: number, to: number] | undefined;
}

/** The rules were not the same: other readings of them, or other data of the edition. */
export interface RulesetChange extends ChangedEntry {
  readonly because: "readings" | "edition";
}

/** An entry of one run only. */
export interface LoneEntry {
  readonly scenario: string;
  readonly ruleset: RulesetId;
  readonly outcome: Outcome;
  readonly side: "from" | "to";
  /** The rulesets under which the other run has the scenario; none: it does not have it. */
  readonly elsewhere: readonly RulesetId[];
}

/** What differs between two runs, by its cause, each list in the order of the entries. */
export interface RunComparison {
  /** Whether it is one engine, perhaps in two versions. */
  readonly isOneEngine: boolean;
  /** How many entries both runs have. */
  readonly shared: number;
  /** Of the same questions under the same rules. */
  readonly engine: readonly ChangedEntry[];
  readonly corpus: readonly CorpusChange[];
  readonly ruleset: readonly RulesetChange[];
  /** Scenarios that one run has under other rulesets only. */
  readonly otherRulesets: readonly LoneEntry[];
  readonly added: readonly LoneEntry[];
  readonly removed: readonly LoneEntry[];
}

/**
 * Compares two whole runs. An entry whose scenario was changed and that is answered differently where it was not changed
 * stands in two lists, since it has two causes.
 */
export function compareRuns(from: Report, to: Report): RunComparison {
  const pairs = pairsOf(from, to);
  const changes = pairs.map((pair) => changesOf(pair, from.header, to.header));
  const lone = [...loneEntries(from, to, "from"), ...loneEntries(to, from, "to")].sort(byEntry);
  return {
    isOneEngine: from.header.engine.name === to.header.engine.name,
    shared: pairs.length,
    engine: changes.flatMap(({ engine }) => engine ?? []),
    corpus: changes.flatMap(({ corpus }) => corpus ?? []),
    ruleset: changes.flatMap(({ ruleset }) => ruleset ?? []),
    otherRulesets: lone.filter(({ elsewhere }) => elsewhere.length > 0),
    added: lone.filter(({ side, elsewhere }) => side === "to" && elsewhere.length === 0),
    removed: lone.filter(({ side, elsewhere }) => side === "from" && elsewhere.length === 0),
  };
}

/** How many changes there are; an entry with two causes counts twice. */
export function countChanges({ engine, corpus, ruleset, otherRulesets, added, removed }: RunComparison): number {
  return [engine, corpus, ruleset, otherRulesets, added, removed].reduce((sum, list) => sum + list.length, 0);
}

interface Pair extends SummaryPair {
  readonly from: Result;
  readonly to: Result;
}

function pairsOf(from: Report, to: Report): Pair[] {
  const later = new Map(to.results.map((result) => [keyOf(result), result]));
  const summaries = summariesOf(from, to);
  return from.results
    .flatMap((result) => {
      const other = later.get(keyOf(result));
      return other === undefined ? [] : [{ from: result, to: other, ...summaries(result.scenario) }];
    })
    .sort((a, b) => byEntry(a.from, b.from));
}

function byEntry(a: Pick<Result, "scenario" | "ruleset">, b: Pick<Result, "scenario" | "ruleset">): number {
  return byCodeUnit(a.scenario, b.scenario) || byCodeUnit(a.ruleset, b.ruleset);
}

interface Changes {
  readonly engine?: ChangedEntry;
  readonly corpus?: CorpusChange;
  readonly ruleset?: RulesetChange;
}

function changesOf(pair: Pair, from: ReportHeader, to: ReportHeader): Changes {
  const { ruleset } = pair.from;
  const parts = partsChanged(pair, ruleset);
  if (parts.length > 0 || areOtherBrokenFiles(pair)) {
    const [before, after] = [pair.before?.rev, pair.after?.rev];
    const revs = before === undefined || after === undefined ? undefined : ([before, after] as const);
    const corpus: CorpusChange = { ...entryOf(pair), parts: parts.length === 0 ? ["file"] : parts, revs };
    const isSameBoard = parts.every((part) => part === "expectations" || part === "rev");
    return { corpus, ...(isSameBoard && rulesAlike(from, to, ruleset) ? otherAnswerUnder(pair, ruleset) : {}) };
  }
  if (areAlike(pair)) return {};
  const entry = entryOf(pair);
  const because = ruleCause(from, to, ruleset);
  return because === undefined ? { engine: entry } : { ruleset: { ...entry, because } };
}

/** Files that can not be read have no summary to compare; what is said of them is all there is. */
function areOtherBrokenFiles({ before, after, from, to }: Pair): boolean {
  return before === undefined && after === undefined && from.message !== to.message;
}

/** The answer to what is asked alike in both, where the expectations were changed. */
function otherAnswerUnder(pair: Pair, ruleset: RulesetId): Changes {
  const alike = sameQuestions(pair, ruleset);
  const values = valuesChanged(pair).filter(
    ({ check, from, to }) => alike.has(check) && from !== undefined && to !== undefined,
  );
  const isBroken = [pair.from, pair.to].some(({ verdict }) => verdict === "broken"); // the file's doing
  const hasOtherEnd = !isBroken && [pair.from, pair.to].some(isUnanswered) && !areAlike(pair);
  return values.length > 0 || hasOtherEnd ? { engine: { ...entryOf(pair), values } } : {};
}

function isUnanswered({ values }: Result): boolean {
  return values.length === 0;
}

function rulesAlike(from: ReportHeader, to: ReportHeader, ruleset: RulesetId): boolean {
  return ruleCause(from, to, ruleset) === undefined;
}

/** Which rules are not the same. The data of an edition are those of the reference engine: no other engine is told them. */
function ruleCause(from: ReportHeader, to: ReportHeader, ruleset: RulesetId): RulesetChange["because"] | undefined {
  if (canonicalText(from.readings ?? []) !== canonicalText(to.readings ?? [])) return "readings";
  const [before, after] = [from.rulesets?.[ruleset], to.rulesets?.[ruleset]];
  const isOurs = [from, to].every(({ engine }) => engine.name === REFERENCE_ENGINE.name);
  return isOurs && before !== undefined && after !== undefined && before !== after ? "edition" : undefined;
}

function areAlike({ from, to }: Pair): boolean {
  return answerText(from) === answerText(to);
}

/** What was answered, whatever was expected. Traces are left out: an engine need not give any. */
function answerText({ verdict, message, values }: Result): string {
  const told = values.map(({ check, subject, characteristic, actual }) => [check, subject, characteristic, actual]);
  const isTelling = told.length === 0 && verdict !== "broken"; // the place in a broken file is no answer
  return canonicalText([verdict, isTelling ? (message ?? null) : null, told]);
}

function entryOf(pair: Pair): ChangedEntry {
  const { scenario, ruleset } = pair.from;
  return { scenario, ruleset, from: outcomeOf(pair.from), to: outcomeOf(pair.to), values: valuesChanged(pair) };
}

function outcomeOf({ verdict, message }: Result): Outcome {
  return { verdict, ...(message === undefined ? {} : { message }) };
}

function valuesChanged({ from, to }: Pair): ChangedValue[] {
  if (isUnanswered(from) || isUnanswered(to)) return [];
  const [before, after] = [valuesByName(from), valuesByName(to)];
  return [...new Set([...before.keys(), ...after.keys()])].flatMap((name) => {
    const [a, b] = [before.get(name), after.get(name)];
    const value = a ?? b;
    if (value === undefined || canonicalText([a?.actual]) === canonicalText([b?.actual])) return [];
    const { check, subject, characteristic } = value;
    return [{ check, subject, characteristic, from: a?.actual, to: b?.actual }];
  });
}

function valuesByName({ values }: Result): Map<string, CheckedValue> {
  return new Map(values.map((value) => [JSON.stringify([value.check, value.subject, value.characteristic]), value]));
}

function loneEntries(run: Report, other: Report, side: LoneEntry["side"]): LoneEntry[] {
  const there = new Set(other.results.map(keyOf));
  const elsewhere = groupBy(other.results, ({ scenario }) => scenario);
  return run.results
    .filter((result) => !there.has(keyOf(result)))
    .map((result) => {
      const { scenario, ruleset } = result;
      const rulesets = (elsewhere.get(scenario) ?? []).map((each) => each.ruleset);
      return { scenario, ruleset, outcome: outcomeOf(result), side, elsewhere: rulesets };
    });
}
