import { badgeWriter } from "./badge.js";
import { csvWriter } from "./csv.js";
import { htmlWriter } from "./html/html.js";
import { jsonWriter } from "./json.js";
import { junitWriter } from "./junit.js";
import { markdownWriter } from "./markdown.js";
import { sarifWriter } from "./sarif.js";
import { type ReportName, REPORTS, USUAL_REPORTS, type Writer } from "./writer.js";

export { type Drawing, HTML_FILE, htmlDrawnBy } from "./html/html.js";
export { type DrawnChunk, drawn } from "./html/pages.js";
export type { Chunk } from "./html/chunks.js";
export { wholeText } from "./writer.js";
export type { Writer, WriterOptions } from "./writer.js";

const BY_NAME: Readonly<Record<ReportName, Writer>> = {
  csv: csvWriter,
  html: htmlWriter,
  junit: junitWriter,
  json: jsonWriter,
  badge: badgeWriter,
  markdown: markdownWriter,
  sarif: sarifWriter,
};

export const USUAL_WRITERS: readonly Writer[] = USUAL_REPORTS.map((name) => BY_NAME[name]);
export const WRITERS: readonly Writer[] = REPORTS.map((name) => BY_NAME[name]);
