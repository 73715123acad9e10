import type { Key } from "../../src/rules/formats.gen.js";

/** A file, by its name alone; bytes where it is an archive. */
export interface KeyFile {
  readonly name: string;
  readonly content: string | Uint8Array;
}

export interface KeyOptions {
  /** On pages of their own, after each question, or nowhere. */
  readonly answers: "separate" | "inline" | "none";
  readonly paper: "a4" | "letter";
}

/** Writes a key in one format: equal keys and equal options give equal bytes. */
export type KeyWriter = (key: Key, options: KeyOptions) => KeyFile[];

type Page = "sheet" | "key" | "both";

const PAGES: Readonly<Record<KeyOptions["answers"], readonly Page[]>> = {
  separate: ["sheet", "key"],
  inline: ["both"],
  none: ["sheet"],
};

/** The pages of a format that people read. */
export function sheetAndKey(
  answers: KeyOptions["answers"],
  pages: Readonly<Record<Page, readonly [name: string, content: () => string]>>,
): KeyFile[] {
  return PAGES[answers].map((page) => {
    const [name, content] = pages[page];
    return { name, content: content() };
  });
}
