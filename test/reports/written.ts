import { wholeText, WRITERS, type WriterOptions } from "../../reports/index.js";
import type { Report } from "../../src/rules/formats.gen.js";

/** Everything that all writers write. */
export function written(report: Report, options: WriterOptions = {}): Map<string, string> {
  const files = WRITERS.flatMap((writer) => [...writer.files(report, options)]);
  return new Map(files.map(([name, parts]) => [name, wholeText(parts)]));
}

export function file(name: string, report: Report, options: WriterOptions = {}): string {
  const text = written(report, options).get(name);
  if (text === undefined) throw new Error(`no writer writes ${name}`);
  return text;
}
