import { existsSync, realpathSync } from "node:fs";
import { basename, dirname } from "node:path";
import type { Expectations, Problem } from "../rules/formats.gen.js";
import { parseExpectations } from "../scenario/parse.js";
import { noExpectations } from "../verifier/expectations.js";
import { type Folder, reasonOf } from "./folder.js";
import { editedJson } from "../scenario/json-edit.js";
import { laidOut, LAYOUT } from "../scenario/json-layout.js";
import type { Understood } from "./understood.js";

/** The known failures of an engine as they were read. */
export interface ExpectationsFile {
  readonly path: string;
  /** undefined: there is no such file yet. */
  readonly text: string | undefined;
  readonly value: Expectations;
}

export type ReadExpectations =
  | { readonly ok: true; readonly file: ExpectationsFile; readonly warnings: readonly Problem[] }
  | { readonly ok: false; readonly message: string; readonly problems: readonly Problem[] };

/**
 * Reads the expectations of the engine. A file that is not there is refused, or stands for no known failure if it is to
 * be made. A file of another engine is refused: its failures are not this one's.
 */
export function readExpectations(
  folder: Folder,
  named: string,
  engine: string,
  missing: "refused" | "made",
): ReadExpectations {
  const path = folder.at(named);
  const name = folder.shown(path);
  if (!existsSync(path) && missing === "made")
    return { ok: true, file: { path, text: undefined, value: noExpectations(engine) }, warnings: [] };
  const read = folder.readText(path);
  if (!read.ok) {
    const hint = existsSync(path) ? "" : "; --update-expectations makes it";
    return { ok: false, message: `${name}: ${read.message}${hint}`, problems: [] };
  }
  const parsed = parseExpectations(read.text, name);
  if (!parsed.ok) {
    const { problems } = parsed;
    const count = `${problems.length} ${problems.length === 1 ? "fault" : "faults"}`;
    return { ok: false, message: `the expectations file is broken: ${count}`, problems };
  }
  const { value, warnings } = parsed;
  if (value.engine !== engine) {
    const [theirs, ours] = [JSON.stringify(value.engine), JSON.stringify(engine)];
    return { ok: false, message: `${name} is about the engine ${theirs}, and this is ${ours}`, problems: [] };
  }
  return { ok: true, file: { path, text: read.text, value }, warnings };
}

/** The text of the file with another value: edited as little as can be, or new. */
export function expectationsText({ text }: ExpectationsFile, value: Expectations): string {
  return text === undefined ? `${laidOut(value, "", LAYOUT)}\n` : editedJson(text, value);
}

/** Writes the file if its value is another or it is not there; what can not be read again is not written. */
export function writeExpectations(
  folder: Folder,
  file: ExpectationsFile,
  value: Expectations,
): Understood<"written" | "unchanged"> {
  const text = expectationsText(file, value);
  if (text === file.text) return { ok: true, value: "unchanged" };
  const name = folder.shown(file.path);
  const again = parseExpectations(text, name);
  if (!again.ok) {
    const [problem] = again.problems;
    return { ok: false, message: `${name} would be no file that can be read: ${problem?.message ?? ""}` };
  }
  try {
    // Through a link, not in its place.
    const path = existsSync(file.path) ? realpathSync(file.path) : file.path;
    folder.write(dirname(path), new Map([[basename(path), text]]));
    return { ok: true, value: "written" };
  } catch (error) {
    return { ok: false, message: `${name} can not be written: ${reasonOf(error)}` };
  }
}
