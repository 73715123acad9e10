import { REFERENCE_ENGINE } from "../engines/reference.js";
import type { CheckedValue, PlanEntry, Report, ReportHeader, Result, RulesetId } from "../rules/formats.gen.js";
import { canonicalText } from "./canonical-text.js";
import { type CorpusPart, partsChanged, sameQuestions, summariesOf, type SummaryPair } from "./corpus-change.js";
import { keyOf } from "./report.js";
import { byCodeUnit } from "../rules/text-order.js";
import { groupBy } from "../rules/group.js";

/** One entry of a plan and its result in both runs. */
export interface ChangedEntry {
  readonly scenario: string;
  readonly ruleset: RulesetId;
  readonly from: EntryResult;
  readonly to: EntryResult;
  /** The values that differ; empty if only the verdict or its message differs. */
  readonly values: readonly ChangedValue[];
}

export type EntryResult = Pick<Result, "verdict" | "message">;

/** A value in both runs; undefined where a run did not check it. */
export interface ChangedValue extends Pick<CheckedValue, "check" | "subject" | "characteristic"> {
  readonly from: CheckedValue["actual"] | undefined;
  readonly to: CheckedValue["actual"] | undefined;
}

/** The scenario itself was changed between the runs. */
export interface CorpusChange extends ChangedEntry {
  readonly parts: readonly CorpusPart[];
  /** The scenario's revision numbers, where both runs state them. */
  readonly revs: readonly [from: number, to: number] | undefined;
}

/** The rules differ: other readings of them, or other data of the edition. */
export interface RulesetChange extends ChangedEntry {
  readonly because: "readings" | "edition";
}

export interface LoneEntry {
  readonly scenario: string;
  readonly ruleset: RulesetId;
  readonly outcome: EntryResult;
  readonly side: "from" | "to";
  /** The rulesets under which the other run has the scenario; empty if it does not have it at all. */
  readonly elsewhere: readonly RulesetId[];
}

/** The differences between two runs by cause, each list in entry order. */
export interface RunComparison {
  /** Whether both runs are of one engine, perhaps in two versions. */
  readonly isOneEngine: boolean;
  readonly shared: number;
  /** Other answers to the same scenario under the same rules. */
  readonly engine: readonly ChangedEntry[];
  readonly corpus: readonly CorpusChange[];
  readonly ruleset: readonly RulesetChange[];
  /** Scenarios that one run has only under other rulesets. */
  readonly otherRulesets: readonly LoneEntry[];
  readonly added: readonly LoneEntry[];
  readonly removed: readonly LoneEntry[];
}

/** Compares two whole runs. An entry with two causes, its scenario and the engine, is in two lists. */
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

function byEntry(a: PlanEntry, b: PlanEntry): number {
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
    return {
      corpus,
      ...(isSameBoard && ruleCause(from, to, ruleset) === undefined ? otherAnswerUnder(pair, ruleset) : {}),
    };
  }
  if (areAlike(pair)) return {};
  const entry = entryOf(pair);
  const because = ruleCause(from, to, ruleset);
  return because === undefined ? { engine: entry } : { ruleset: { ...entry, because } };
}

/** A file that can not be read has no summary, so only the message can be compared. */
function areOtherBrokenFiles({ before, after, from, to }: Pair): boolean {
  return before === undefined && after === undefined && from.message !== to.message;
}

/** Where only expectations were changed: the answers that differ at checks that ask the same in both runs. */
function otherAnswerUnder(pair: Pair, ruleset: RulesetId): Changes {
  const alike = sameQuestions(pair, ruleset);
  const values = valuesChanged(pair).filter(
    ({ check, from, to }) => alike.has(check) && from !== undefined && to !== undefined,
  );
  const isBroken = [pair.from, pair.to].some(({ verdict }) => verdict === "broken"); // caused by the file, not by the engine
  const hasOtherEnd = !isBroken && [pair.from, pair.to].some(isUnanswered) && !areAlike(pair);
  return values.length > 0 || hasOtherEnd ? { engine: { ...entryOf(pair), values } } : {};
}

function isUnanswered({ values }: Result): boolean {
  return values.length === 0;
}

/** In which way the rules differ. Only the reference engine receives the data of an edition. */
function ruleCause(from: ReportHeader, to: ReportHeader, ruleset: RulesetId): RulesetChange["because"] | undefined {
  if (canonicalText(from.readings ?? []) !== canonicalText(to.readings ?? [])) return "readings";
  const [before, after] = [from.rulesets?.[ruleset], to.rulesets?.[ruleset]];
  const isOurs = [from, to].every(({ engine }) => engine.name === REFERENCE_ENGINE.name);
  return isOurs && before !== undefined && after !== undefined && before !== after ? "edition" : undefined;
}

function areAlike({ from, to }: Pair): boolean {
  return answerText(from) === answerText(to);
}

/** The answer alone, without what was expected. Traces are left out because an engine need not send any. */
function answerText({ verdict, message, values }: Result): string {
  const answers = values.map(({ check, subject, characteristic, actual }) => [check, subject, characteristic, actual]);
  const isMessageAnswer = answers.length === 0 && verdict !== "broken"; // the position in a broken file is no answer
  return canonicalText([verdict, isMessageAnswer ? (message ?? null) : null, answers]);
}

function entryOf(pair: Pair): ChangedEntry {
  const { scenario, ruleset } = pair.from;
  return { scenario, ruleset, from: entryResultOf(pair.from), to: entryResultOf(pair.to), values: valuesChanged(pair) };
}

function entryResultOf({ verdict, message }: Result): EntryResult {
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
      return { scenario, ruleset, outcome: entryResultOf(result), side, elsewhere: rulesets };
    });
}
