import { rmSync } from "node:fs";
import { join } from "node:path";
import { REFERENCE_ENGINE } from "../engines/reference.js";
import type { Report } from "../rules/formats.gen.js";
import { unknownWord } from "../verifier/filters.js";
import { reportOf } from "../verifier/report.js";
import { isAsExpected } from "../verifier/well.js";
import { USUAL_WRITERS, WRITERS } from "../../reports/index.js";
import type { Call } from "./call.js";
import { EXIT, type ExitCode } from "./exit-code.js";
import { type Folder, reasonOf } from "./folder.js";
import { runSummary } from "./run-summary.js";
import type { SummaryContext } from "./summary.js";
import type { Understood } from "./understood.js";

export interface ShowOptions {
  readonly out: string;
  readonly json?: true;
  readonly quiet?: true;
  readonly strict?: true;
}

/** What the terminal says of a run; `seconds` undefined: nothing ran. */
export interface Shown extends Omit<SummaryContext, "reports"> {
  /** What came of known failures: what to note after the summary, and why their file was not updated. */
  readonly settled?: { readonly notes: readonly string[]; readonly refusal: string | undefined };
}

/** Writes the reports of a run, says on the terminal what came out, and gives the exit status. */
export async function showReport(call: Call, shown: Shown, writers: Writers, options: ShowOptions): Promise<ExitCode> {
  const { report, settled } = shown;
  const files = await call.interruptible(() =>
    Promise.resolve(writeReports(call.folder, report, writers, options.out)),
  );
  if (!files.ok) return call.refuse(files.message);
  if (options.json) call.print(jsonText(report));
  else {
    const context = { ...shown, reports: files.value, isStrict: options.strict === true };
    const text = runSummary(context, {
      quiet: options.quiet === true,
      paint: call.out.paint,
      width: call.out.width,
    });
    if (text !== "") call.print(text);
  }
  if (settled !== undefined && settled.notes.length > 0 && options.quiet !== true) call.tell(settled.notes.join("\n"));
  return settled?.refusal === undefined ? exitCodeOf(report, options.strict === true) : call.refuse(settled.refusal);
}

/**
 * Takes away what an earlier run has written where this one will write, so that it can't pass for this one's if this one
 * is cut off. What can't be removed is told when it can't be written.
 */
export function clearReports(writers: Writers, out: string): void {
  const nothing = { digest: "", plan: [], scenarios: [], cards: new Map<string, never>(), problems: [], results: [] };
  const report = reportOf({ engine: REFERENCE_ENGINE, ...nothing });
  for (const name of writers.flatMap((writer) => [...writer.files(report, {}).keys()])) {
    try {
      rmSync(join(out, name), { force: true });
    } catch {
      // a folder of that name, or nobody's right
    }
  }
}

export function exitCodeOf({ problems, results, footer }: Report, isStrict: boolean): ExitCode {
  if (problems.length > 0 || results.some((result) => result.verdict === "broken")) return EXIT.broken;
  return footer.complete && results.every((result) => isAsExpected(result, isStrict)) ? EXIT.ok : EXIT.failed;
}

export type Writers = typeof WRITERS;

/** In the place of the reports' names. */
const NO_REPORT = "none";
const ALL_REPORTS = "all";

/** The writers that `--reports` names; the usual ones if it is left out. */
export function writersOf(names: string | undefined): Understood<Writers> {
  if (names === undefined) return { ok: true, value: USUAL_WRITERS };
  const wanted = names
    .split(",")
    .map((name) => name.trim())
    .filter((name) => name !== "");
  const known = [...WRITERS.map((writer) => writer.name), ALL_REPORTS, NO_REPORT];
  const unknown = wanted.find((name) => !known.includes(name));
  if (unknown !== undefined) return { ok: false, message: unknownWord("report", unknown, known) };
  if (wanted.includes(NO_REPORT) && wanted.some((name) => name !== NO_REPORT))
    return { ok: false, message: `--reports ${NO_REPORT} and others exclude each other` };
  const isWanted = ({ name }: Writers[number]): boolean => wanted.includes(name) || wanted.includes(ALL_REPORTS);
  return { ok: true, value: WRITERS.filter(isWanted) };
}

/** The same bytes as report.json. */
function jsonText(report: Report): string {
  const [text] =
    WRITERS.find((writer) => writer.name === "json")
      ?.files(report, {})
      .values() ?? [];
  return text ?? JSON.stringify(report);
}

function writeReports(folder: Folder, report: Report, writers: Writers, out: string): Understood<string[]> {
  const files = new Map(writers.flatMap((writer) => [...writer.files(report, {})]));
  if (files.size === 0) return { ok: true, value: [] };
  try {
    return { ok: true, value: folder.write(out, files).map((path) => folder.shown(path)) };
  } catch (error) {
    return { ok: false, message: `the reports can not be written to ${folder.shown(out)}: ${reasonOf(error)}` };
  }
}
