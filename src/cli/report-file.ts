import type { Report } from "../rules/formats.gen.js";
import { parseReport } from "../scenario/parse-report.js";
import type { Folder } from "./folder.js";
import { readWritten, type ReadWritten } from "./written-file.js";

/** Reads a report.json. Never throws. */
export function readReport(folder: Folder, named: string): ReadWritten<Report> {
  return readWritten(folder, named, { one: "a report.json", none: "report" }, parseReport);
}
