import type { Language } from "../wording/language.js";
import { rmSync } from "node:fs";
import { join } from "node:path";
import { REFERENCE_ENGINE } from "../engines/reference.js";
import type { Report } from "../rules/formats.gen.js";
import { unknownWord } from "../verifier/filters.js";
import { reportOf } from "../verifier/report.js";
import { isAsExpected } from "../verifier/well.js";
import { HTML_FILE, htmlDrawnBy, USUAL_WRITERS, wholeText, WRITERS } from "../../reports/index.js";
import type { Call } from "./call.js";
import { drawingIn } from "./draw-pages.js";
import { EXIT, type ExitCode } from "./exit-code.js";
import type { Folder } from "./folder.js";
import { runSummary } from "./summary-engine.js";
import type { SummaryContext } from "./summary.js";
import { refused, type Understood, understood } from "../verifier/understood.js";

export interface ShowOptions {
  readonly out: string;
  /** Of report.html. */
  readonly lang?: Language;
  readonly json?: true;
  readonly quiet?: true;
  readonly strict?: true;
  /** How many threads draw the pages of a large report; 0: this one. */
  readonly workers?: number;
}

/** More threads would wait for what this one sends them. */
const MOST_THREADS = 8;
/** Smaller reports are drawn before a thread has started. */
const MANY_RUNS = 300;

/** The data of the summary on the terminal; `seconds` undefined: nothing ran. */
export interface Shown extends Omit<SummaryContext, "reports"> {
  /** Known failures: the notes after the summary, and why their file was not updated. */
  readonly settled?: { readonly notes: readonly string[]; readonly refusal: string | undefined };
}

/** Writes the reports of a run and a summary, and returns the exit status. */
export async function showReport(call: Call, shown: Shown, writers: Writers, options: ShowOptions): Promise<ExitCode> {
  const { report, settled } = shown;
  const threads = options.workers ?? Math.min(MOST_THREADS, call.processors);
  const [files, isStopped] = await call.interruptible(async (signal) => {
    const written = await writeReports(call.folder, report, writers, { ...options, threads, signal });
    return [written, signal.aborted] as const;
  });
  if (isStopped) {
    call.tell("interrupted: no report written");
    return call.stopped;
  }
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

/** Removes the reports of an earlier run, so that they can not pass for those of a run that is cut off. */
export function clearReports(writers: Writers, out: string): void {
  const nothing = { digest: "", plan: [], scenarios: [], cards: new Map<string, never>(), problems: [], results: [] };
  const report = reportOf({ engine: REFERENCE_ENGINE, ...nothing });
  for (const name of writers.flatMap((writer) => [...writer.files(report, {}).keys()])) {
    try {
      rmSync(join(out, name), { force: true });
    } catch {
      // a folder of that name, or missing permission
    }
  }
}

export function exitCodeOf({ problems, results, footer }: Report, isStrict: boolean): ExitCode {
  if (problems.length > 0 || results.some((result) => result.verdict === "broken")) return EXIT.broken;
  return footer.complete && results.every((result) => isAsExpected(result, isStrict)) ? EXIT.ok : EXIT.failed;
}

export type Writers = typeof WRITERS;

const NO_REPORT = "none";
const ALL_REPORTS = "all";

/** The writers that `--reports` names, or the default ones. */
export function writersOf(names: string | undefined): Understood<Writers> {
  if (names === undefined) return understood(USUAL_WRITERS);
  const wanted = names
    .split(",")
    .map((name) => name.trim())
    .filter((name) => name !== "");
  const known = [...WRITERS.map((writer) => writer.name), ALL_REPORTS, NO_REPORT];
  const unknown = wanted.find((name) => !known.includes(name));
  if (unknown !== undefined) return refused(unknownWord("report", unknown, known));
  if (wanted.includes(NO_REPORT) && wanted.some((name) => name !== NO_REPORT))
    return refused(`--reports ${NO_REPORT} and others exclude each other`);
  const isWanted = ({ name }: Writers[number]): boolean => wanted.includes(name) || wanted.includes(ALL_REPORTS);
  return understood(WRITERS.filter(isWanted));
}

/** The same bytes as report.json. */
function jsonText(report: Report): string {
  const [parts] =
    WRITERS.find((writer) => writer.name === "json")
      ?.files(report, {})
      .values() ?? [];
  return parts === undefined ? JSON.stringify(report) : wholeText(parts);
}

interface Writing extends Pick<ShowOptions, "out" | "lang"> {
  readonly threads: number;
  readonly signal: AbortSignal;
}

async function writeReports(
  folder: Folder,
  report: Report,
  writers: Writers,
  { out, lang, threads, signal }: Writing,
): Promise<Understood<string[]>> {
  const options = lang === undefined ? {} : { language: lang };
  const files = new Map<string, Iterable<string> | AsyncIterable<string>>(
    writers.flatMap((writer) => [...writer.files(report, options)]),
  );
  if (files.size === 0) return understood([]);
  if (files.has(HTML_FILE) && threads > 0 && report.results.length >= MANY_RUNS)
    files.set(HTML_FILE, htmlDrawnBy(drawingIn(threads), report, options));
  const written = await folder.writeTogether(out, files, signal);
  return written.ok ? written : refused(`the reports can not be written to ${folder.shown(out)}: ${written.message}`);
}
