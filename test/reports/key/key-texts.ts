import { type KeyFile, type KeyFormat, type KeyOptions, writeKey } from "../../../reports/key/index.js";
import type { Key } from "../../../src/rules/formats.gen.js";

const INLINE: KeyOptions = { answers: "inline", paper: "a4" };

export function filesOf(format: KeyFormat, key: Key, answers: KeyOptions["answers"] = "inline"): readonly KeyFile[] {
  const files = writeKey(format, key, { ...INLINE, answers });
  if ("refused" in files) throw new Error(files.refused);
  return files;
}

/** The text of the file with a name. */
export function textOf(format: KeyFormat, name: string, key: Key, answers: KeyOptions["answers"] = "inline"): string {
  const content = filesOf(format, key, answers).find((file) => file.name === name)?.content;
  if (typeof content !== "string") throw new Error(`no text ${name} of ${format}`);
  return content;
}
