import { existsSync, realpathSync } from "node:fs";
import { basename, dirname } from "node:path";
import type { Expectations, Problem } from "../rules/formats.gen.js";
import { parseExpectations } from "../scenario/parse.js";
import { noExpectations } from "../verifier/expectations.js";
import type { Folder } from "./folder.js";
import { editedJson } from "../scenario/json-edit.js";
import { laidOut, LAYOUT } from "../scenario/json-layout.js";
import { counted } from "./count.js";
import { refused, type Understood, understood } from "../verifier/understood.js";

export interface ExpectationsFile {
  readonly path: string;
  /** undefined: the file does not exist yet. */
  readonly text: string | undefined;
  readonly value: Expectations;
}

export type ReadExpectations =
  | { readonly ok: true; readonly file: ExpectationsFile; readonly warnings: readonly Problem[] }
  | { readonly ok: false; readonly message: string; readonly problems: readonly Problem[] };

/**
 * Reads the engine's expectations. A missing file is an error, or has no known failures if it is to be created. A file
 * of another engine is refused: its failures are not this engine's.
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
  const parsed = parseExpectations(read.value, name);
  if (!parsed.ok) {
    const { problems } = parsed;
    return { ok: false, message: `the expectations file is broken: ${counted(problems.length, "fault")}`, problems };
  }
  const { value, warnings } = parsed;
  if (value.engine !== engine) {
    const [theirs, ours] = [JSON.stringify(value.engine), JSON.stringify(engine)];
    return { ok: false, message: `${name} is about the engine ${theirs}, and this is ${ours}`, problems: [] };
  }
  return { ok: true, file: { path, text: read.value, value }, warnings };
}

/** The text of the file with another value: edited as little as possible, or new. */
export function expectationsText({ text }: ExpectationsFile, value: Expectations): string {
  return text === undefined ? `${laidOut(value, "", LAYOUT)}\n` : editedJson(text, value);
}

/** Writes the file if its value changed or it does not exist; a text that can not be parsed again is not written. */
export function writeExpectations(
  folder: Folder,
  file: ExpectationsFile,
  value: Expectations,
): Understood<"written" | "unchanged"> {
  const text = expectationsText(file, value);
  if (text === file.text) return understood("unchanged");
  const name = folder.shown(file.path);
  const again = parseExpectations(text, name);
  if (!again.ok) {
    const [problem] = again.problems;
    return refused(`${name} would be no file that can be read: ${problem?.message ?? ""}`);
  }
  // Write through a link instead of replacing it.
  const path = existsSync(file.path) ? realpathSync(file.path) : file.path;
  const written = folder.write(dirname(path), new Map([[basename(path), text]]));
  return written.ok ? understood("written") : refused(`${name} can not be written: ${written.message}`);
}
