import type { Report } from "../rules/formats.gen.js";
import type { Parsed } from "./parse.js";
import { parseWritten } from "./parse-written.js";
import { validateReport } from "./validators.gen.js";

/** Parses a report.json. `file` is the name in problems. */
export function parseReport(text: string, file: string): Parsed<Report> {
  return parseWritten(text, file, {
    format: "report",
    validate: validateReport,
    expected: "a report.json, as cr613 verify writes it",
    cutOff: "the report is cut off: its footer is missing, so this is no JSON",
  });
}
