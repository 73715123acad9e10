import { badgeWriter } from "./badge.js";
import { csvWriter } from "./csv.js";
import { htmlWriter } from "./html/html.js";
import { jsonWriter } from "./json.js";
import { junitWriter } from "./junit.js";
import { markdownWriter } from "./markdown.js";
import { sarifWriter } from "./sarif.js";
import type { Writer } from "./writer.js";

export type { Writer, WriterOptions } from "./writer.js";

/** What is written when nobody asks for anything, in the order in which a list of formats is shown. */
export const USUAL_WRITERS: readonly Writer[] = [csvWriter, htmlWriter, junitWriter, jsonWriter];

/** Every writer: the usual ones, and those that are written where they are asked for. */
export const WRITERS: readonly Writer[] = [...USUAL_WRITERS, badgeWriter, markdownWriter, sarifWriter];
