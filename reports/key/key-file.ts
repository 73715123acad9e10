import type { Key } from "../../src/rules/formats.gen.js";

/** A file of a question sheet, by its name alone; bytes where it is an archive. */
export interface KeyFile {
  readonly name: string;
  readonly content: string | Uint8Array;
}

export interface KeyOptions {
  /** On pages of their own, behind each question, or nowhere. */
  readonly answers: "separate" | "inline" | "none";
  readonly paper: "a4" | "letter";
}

/** Writes a key in one format. What it writes follows from the key and the options alone. */
export type KeyWriter = (key: Key, options: KeyOptions) => KeyFile[];
