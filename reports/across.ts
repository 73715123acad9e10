import type { Report } from "../src/rules/formats.gen.js";
import type { WriterOptions } from "./writer.js";

/** Writes something about several runs, such as those of different engines. Pure, as a Writer is. */
export interface AcrossWriter {
  /** How the writer is asked for. */
  readonly name: string;
  /** File name -> content, of reports in the order in which they were named. Contents end with a newline. */
  files(reports: readonly Report[], options: WriterOptions): ReadonlyMap<string, string>;
}

/** Every writer over several reports, in the order in which a list of formats is shown. */
export const ACROSS_WRITERS: readonly AcrossWriter[] = [];
