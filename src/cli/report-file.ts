import { readFileSync, statSync } from "node:fs";
import type { Problem, Report } from "../rules/formats.gen.js";
import { parseReport } from "../scenario/parse-report.js";
import { quote } from "../faults/quote.js";
import { type Folder, reasonOf } from "./folder.js";

export type ReadReport =
  | { readonly ok: true; readonly report: Report }
  | { readonly ok: false; readonly message: string; readonly problems: readonly Problem[] };

/** The longest string on this machine, with a margin. */
const MOST_BYTES = 400 * 1024 * 1024;

/** Reads a report.json. Never throws. */
export function readReport(folder: Folder, named: string): ReadReport {
  const path = folder.at(named);
  const file = folder.shown(path);
  const refused = (message: string, problems: readonly Problem[] = []): ReadReport => ({
    ok: false,
    message,
    problems,
  });
  let text: string;
  try {
    const stats = statSync(path);
    if (stats.isDirectory()) return refused(`${quote(named)}: this is a folder, not a report.json`);
    if (!stats.isFile()) return refused(`${quote(named)}: this is no regular file`);
    if (stats.size > MOST_BYTES) return refused(`${quote(named)}: the file is too large for a report`);
    text = readFileSync(path, "utf8");
  } catch (error) {
    return refused(`${quote(named)}: ${reasonOf(error)}`);
  }
  const parsed = parseReport(text, file);
  return parsed.ok ? { ok: true, report: parsed.value } : refused(`${quote(named)} is no report`, parsed.problems);
}
