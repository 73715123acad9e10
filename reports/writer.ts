import type { Language } from "../src/wording/language.js";
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
  /** The language of report.html; English if left out. */
  readonly language?: Language;
  /** The command that explains a scenario, without its id; "npx cr613 explain" if left out. */
  readonly command?: string;
}

/** The text of a file, made while it is written, so that the report of a long run never stands in memory as a whole. */
export type Parts = Iterable<string>;

/** A writer of one file that may be large. */
export function fileInParts(
  name: ReportName,
  file: string,
  partsOf: (report: Report, options: WriterOptions) => Parts,
): Writer {
  return { name, files: (report, options) => new Map([[file, shown(() => partsOf(report, options))]]) };
}

/** A writer of files that are short, or each in one piece. */
export function textFiles(
  name: ReportName,
  textsOf: Readonly<Record<string, (report: Report, options: WriterOptions) => string>>,
): Writer {
  const files: Writer["files"] = (report, options) =>
    new Map(Object.entries(textsOf).map(([file, textOf]) => [file, shown(() => [textOf(report, options)])]));
  return { name, files };
}

/** Nothing that an author or an engine wrote gets into a file unseen. */
function shown(partsOf: () => Parts): Parts {
  return {
    *[Symbol.iterator]() {
      for (const part of partsOf()) yield visibleLines(part);
    },
  };
}

/** The whole text of a file. */
export function wholeText(parts: Parts): string {
  return [...parts].join("");
}

/** Writes a run in one format. Pure: it reads the Report value and nothing else. */
export interface Writer {
  readonly name: ReportName;
  /** File name -> content. Contents end with a newline. */
  files(report: Report, options: WriterOptions): ReadonlyMap<string, Parts>;
}
