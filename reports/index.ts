import { csvWriter } from "./csv.js";
import { htmlWriter } from "./html/html.js";
import { jsonWriter } from "./json.js";
import { junitWriter } from "./junit.js";
import type { Writer } from "./writer.js";

export type { Writer, WriterOptions } from "./writer.js";

/** Every writer, in the order in which a list of formats is shown. */
export const WRITERS: readonly Writer[] = [csvWriter, htmlWriter, junitWriter, jsonWriter];
