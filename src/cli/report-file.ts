import { readFileSync, statSync } from "node:fs";
import type { Problem, Report } from "../rules/formats.gen.js";
import { parseReport } from "../scenario/parse-report.js";
import { quote } from "../faults/quote.js";
import { displayPath, reasonOf } from "./files.js";

/** A report that was read from a file, or the faults of the file. */
export type ReadReport =
  | { readonly ok: true; readonly report: Report }
  | { readonly ok: false; readonly message: string; readonly problems: readonly Problem[] };

/** Characters a string may have on this machine, with room to spare. */
const MOST_BYTES = 400 * 1024 * 1024;

/** Reads a report.json. Never throws. */
export function readReport(path: string): ReadReport {
  const file = displayPath(path);
  const refused = (message: string, problems: readonly Problem[] = []): ReadReport => ({
    ok: false,
    message,
    problems,
  });
  let text: string;
  try {
    const stats = statSync(path);
    if (stats.isDirectory()) return refused(`${quote(path)}: this is a folder, not a report.json`);
    if (!stats.isFile()) return refused(`${quote(path)}: this is no regular file`);
    if (stats.size > MOST_BYTES) return refused(`${quote(path)}: the file is too large for a report`);
    text = readFileSync(path, "utf8");
  } catch (error) {
    return refused(`${quote(path)}: ${reasonOf(error)}`);
  }
  const parsed = parseReport(text, file);
  return parsed.ok ? { ok: true, report: parsed.value } : refused(`${quote(path)} is no report`, parsed.problems);
}
