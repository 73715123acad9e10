import { badgeWriter } from "./badge.js";
import { csvWriter } from "./csv.js";
import { htmlWriter } from "./html/html.js";
import { jsonWriter } from "./json.js";
import { junitWriter } from "./junit.js";
import { markdownWriter } from "./markdown.js";
import { sarifWriter } from "./sarif.js";
import type { Writer } from "./writer.js";

export type { Writer, WriterOptions } from "./writer.js";

/** The default writers, in the order in which lists of formats show them. */
export const USUAL_WRITERS: readonly Writer[] = [csvWriter, htmlWriter, junitWriter, jsonWriter];

/** Every writer; those after the default ones only on request. */
export const WRITERS: readonly Writer[] = [...USUAL_WRITERS, badgeWriter, markdownWriter, sarifWriter];
