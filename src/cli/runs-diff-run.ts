import { compareRuns, countChanges } from "../verifier/comparison.js";
import type { Call } from "./call.js";
import type { Folder } from "./folder.js";
import type { DiffOptions } from "./diff-run.js";
import { EXIT, type ExitCode } from "./exit-code.js";
import { isRun, readRun } from "./read-run.js";
import { jsonOfRuns, type Run, runsDiffText } from "./runs-diff-text.js";
import type { Understood } from "./understood.js";
import { leadsToFolder } from "./walk.js";

/**
 * Whether `cr613 diff` compares runs rather than scenarios. A folder may contain both; an option about scenarios then
 * decides.
 */
export function areRuns({ folder }: Call, paths: readonly string[], options: DiffOptions): boolean {
  const { json: _, ...others } = options;
  const isAboutScenarios = Object.keys(others).length > 0;
  return paths.some((path) => isRun(folder.at(path)) && !(isAboutScenarios && leadsToFolder(folder.at(path))));
}

/** `cr613 diff` of two runs: the differing answers, by their cause. */
export function runRunsDiff(call: Call, paths: readonly string[], options: DiffOptions): ExitCode {
  const { json, ...others } = options;
  const [strange] = Object.keys(others);
  if (strange !== undefined) return call.refuse(`--${hyphenated(strange)} is about scenarios, and these are runs`);
  const [first, second, third] = paths;
  if (first === undefined || second === undefined || third !== undefined) {
    return call.refuse(`two runs can be compared, not ${paths.length}`);
  }
  const [from, to] = [runAt(call.folder, first), runAt(call.folder, second)];
  const faults = [from, to].flatMap((run) => (run.ok ? [] : [run.message]));
  if (!from.ok || !to.ok) return call.refuse(faults.join("\n"));
  const comparison = compareRuns(from.value.report, to.value.report);
  const compared = { from: from.value, to: to.value, comparison };
  call.print(
    json ? JSON.stringify(jsonOfRuns(compared), null, 2) : runsDiffText(compared, call.out.paint, call.out.width),
  );
  return countChanges(comparison) === 0 ? EXIT.ok : EXIT.failed;
}

function runAt(folder: Folder, path: string): Understood<Run> {
  const read = readRun(folder, path);
  return read.ok ? { ok: true, value: { file: folder.shown(path), report: read.value } } : read;
}

function hyphenated(name: string): string {
  return name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
}
