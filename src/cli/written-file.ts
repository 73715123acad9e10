import { readFileSync, statSync } from "node:fs";
import type { Problem } from "../rules/formats.gen.js";
import { quote } from "../faults/quote.js";
import type { Parsed } from "../scenario/parse.js";
import { type Folder, reasonOf } from "./folder.js";

export type ReadWritten<T> =
  | { readonly ok: true; readonly value: T }
  | { readonly ok: false; readonly message: string; readonly problems: readonly Problem[] };

/** The longest string on this machine, with a margin. */
const MOST_BYTES = 400 * 1024 * 1024;

/** Reads a file that this program wrote, such as a report. Never throws. `what` it should be, with its article. */
export function readWritten<T>(
  folder: Folder,
  named: string,
  what: { readonly one: string; readonly none: string },
  parse: (text: string, file: string) => Parsed<T>,
): ReadWritten<T> {
  const path = folder.at(named);
  const refused = (message: string, problems: readonly Problem[] = []): ReadWritten<T> => ({
    ok: false,
    message: `${quote(named)}${message}`,
    problems,
  });
  let text: string;
  try {
    const stats = statSync(path);
    if (stats.isDirectory()) return refused(`: this is a folder, not ${what.one}`);
    if (!stats.isFile()) return refused(": this is no regular file");
    if (stats.size > MOST_BYTES) return refused(`: the file is too large for a ${what.none}`);
    text = readFileSync(path, "utf8");
  } catch (error) {
    return refused(`: ${reasonOf(error)}`);
  }
  const parsed = parse(text, folder.shown(path));
  return parsed.ok ? { ok: true, value: parsed.value } : refused(` is no ${what.none}`, parsed.problems);
}
