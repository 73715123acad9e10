import type { Expectations, PlanEntry, Result } from "../rules/formats.gen.js";
import { visible } from "../faults/quote.js";
import { judgeByKnown, runsOutside, unusedReasons } from "../verifier/expectations.js";
import { type Changes, type GivenReason, updated } from "../verifier/expectations-update.js";
import type { Call } from "./call.js";
import type { Folder } from "./folder.js";
import { type ExpectationsFile, readExpectations, writeExpectations } from "./expectations-file.js";
import { givenReason } from "./known-reason.js";
import { cutOff } from "./count.js";
import { refused, type Understood, understood } from "../verifier/understood.js";

export interface KnownOptions {
  readonly expectations?: string;
  readonly updateExpectations?: true;
  readonly reason?: string;
  readonly issue?: string;
  readonly strict?: true;
  readonly quiet?: true;
}

/** The known failures of the engine that runs, and what to do with them. */
export interface KnownFailures {
  readonly file: ExpectationsFile;
  /** undefined: the file is only read. */
  readonly update: { readonly reason: GivenReason | undefined } | undefined;
  readonly isStrict: boolean;
}

/** Reads the file of --expectations; undefined without that option. Its problems have been reported. */
export function knownFailures(
  call: Call,
  options: KnownOptions,
  engine: string,
): Understood<KnownFailures | undefined> {
  const { expectations: path, updateExpectations = false, reason, issue } = options;
  if (!updateExpectations && (reason !== undefined || issue !== undefined))
    return refused("--reason and --issue go with --update-expectations");
  if (path === undefined) {
    return updateExpectations
      ? refused("--update-expectations goes with --expectations <file>")
      : understood(undefined);
  }
  const read = readExpectations(call.folder, path, engine, updateExpectations ? "made" : "refused");
  const problems = read.ok ? read.warnings : read.problems;
  if (problems.length > 0 && !(read.ok && options.quiet === true)) call.tellProblems(problems);
  if (!read.ok) return read;
  const { file } = read;
  const isStrict = options.strict === true;
  if (!updateExpectations) return understood({ file, update: undefined, isStrict });
  const given = givenReason(reason, issue, file.value);
  return given.ok ? understood({ file, update: { reason: given.value }, isStrict }) : given;
}

export function judged({ file, isStrict }: KnownFailures, result: Result): Result {
  return judgeByKnown(result, file.value, isStrict);
}

export interface Settled {
  readonly results: readonly Result[];
  /** The changes to the file, and its entries that no run needs. */
  readonly notes: readonly string[];
  /** Why the file was not updated. */
  readonly refusal: string | undefined;
}

/** Updates the file if that is asked for and hides no failure; then judges all results. `all` is the plan without filters. */
export function settled(
  folder: Folder,
  known: KnownFailures | undefined,
  results: readonly Result[],
  all: () => readonly PlanEntry[],
): Settled {
  if (known === undefined) return { results, notes: [], refusal: undefined };
  const { file, update, isStrict } = known;
  const name = folder.shown(file.path);
  const by = (value: Expectations, done: readonly string[], refusal?: string): Settled => ({
    results: results.map((result) => judgeByKnown(result, value, isStrict)),
    notes: [...leftOverNotes(name, value, all()), ...done],
    refusal,
  });
  if (update === undefined) return by(file.value, []);
  const after = updated(file.value, results, update.reason, isStrict);
  if (!after.ok) return by(file.value, [], unexplainedText(after.unexplained, name));
  const written = writeExpectations(folder, file, after.value);
  if (!written.ok) return by(file.value, [], written.message);
  const done = written.value === "unchanged" ? "nothing to change" : changesText(after.changes);
  return by(after.value, [`${name}: ${done}`]);
}

/** Longer lists are cut: the reports have them all. */
const MOST_NAMED = 20;

function unexplainedText(results: readonly Result[], name: string): string {
  const { shown, more } = cutOff(results, MOST_NAMED);
  const lines = shown.map((result) => {
    const how = result.expectation === undefined ? "is not known" : "is not as known";
    return `  ${visible(result.scenario)} (${result.ruleset}): ${result.verdict} ${how}`;
  });
  return [
    `${name} was left as it is: ${results.length} ${results.length === 1 ? "failure needs" : "failures need"} --reason`,
    ...lines,
    ...more.map((line) => `  ${line}`),
    'Give the id of a reason in the file, or a new one: --reason "no-dependency: effects are ordered by timestamp alone"',
  ].join("\n");
}

function changesText({ added, changed, removed, droppedReasons }: Changes): string {
  const runs = [
    [added, "added"],
    [changed, "changed"],
    [removed, "removed"],
  ] as const;
  const told = runs.flatMap(([list, word]) => (list.length === 0 ? [] : [`${list.length} ${word}`]));
  const reasons = droppedReasons.map((id) => `the reason ${id} is needed no more and was removed`);
  return [told.length === 0 ? "made, without known failures" : told.join(", "), ...reasons].join("; ");
}

/** Runs that an unfiltered plan does not have, and reasons without a run. */
function leftOverNotes(name: string, value: Expectations, all: readonly PlanEntry[]): string[] {
  const runs = runsOutside(value, all).map(({ scenario, ruleset }) => `${visible(scenario)} (${ruleset})`);
  const shown = runs.slice(0, MOST_NAMED).join(", ");
  const more = runs.length > MOST_NAMED ? ` and ${runs.length - MOST_NAMED} more` : "";
  const reasons = unusedReasons(value);
  return [
    ...(runs.length === 0 ? [] : [`note: ${name} speaks of runs that no scenario here has: ${shown}${more}`]),
    ...(reasons.length === 0 ? [] : [`note: ${name} has reasons that nothing needs: ${reasons.join(", ")}`]),
  ];
}
