import { visibleLines } from "../src/rules/visible.js";
import type { Report } from "../src/rules/formats.gen.js";

/** The reports of a run that asks for none. */
export const USUAL_REPORTS = ["csv", "html", "junit", "json"] as const;
/** Every report by the name that asks for it, in the order in which lists have them. */
export const REPORTS = [...USUAL_REPORTS, "badge", "markdown", "sarif"] as const;
export type ReportName = (typeof REPORTS)[number];

/** Equal reports and equal options give equal bytes. */
export interface WriterOptions {
  /** The heading of report.html; "Layers report" if left out. */
  readonly title?: string;
  /** The command that explains a scenario, without its id; "npx cr613 explain" if left out. */
  readonly command?: string;
}

/** A writer of one file. */
export function oneFile(
  name: ReportName,
  file: string,
  textOf: (report: Report, options: WriterOptions) => string,
): Writer {
  return severalFiles(name, (report, options) => [[file, textOf(report, options)]]);
}

/** A writer of several files. Nothing that an author or an engine wrote gets into one unseen. */
export function severalFiles(
  name: ReportName,
  textsOf: (report: Report, options: WriterOptions) => readonly (readonly [file: string, text: string])[],
): Writer {
  const shown: Writer["files"] = (report, options) =>
    new Map(textsOf(report, options).map(([file, text]) => [file, visibleLines(text)]));
  return { name, files: shown };
}

/** Writes a run in one format. Pure: it reads the Report value and nothing else. */
export interface Writer {
  readonly name: ReportName;
  /** File name -> content. Contents end with a newline. */
  files(report: Report, options: WriterOptions): ReadonlyMap<string, string>;
}
