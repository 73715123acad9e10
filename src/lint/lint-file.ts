import type { Card, Scenario } from "../rules/formats.gen.js";

/** A text of the corpus, or on its way there. */
export interface Source {
  /** Where it lies, as an absolute path with forward slashes: the place says what kind of file it is, and its topic. */
  readonly path: string;
  /** How messages call it. */
  readonly file: string;
  readonly text: string;
}

/** A text that was read. */
export interface LintFile<T> extends Source {
  readonly data: T;
}

export type CardFile = LintFile<Card>;
export type ScenarioFile = LintFile<Scenario>;

/** The file's name without its ending. */
export function stemOf({ path }: Pick<Source, "path">): string {
  return path.slice(path.lastIndexOf("/") + 1).replace(/\.json$/, "");
}

/** The name of the folder it lies in; for a scenario of the corpus its topic. */
export function folderOf({ path }: Pick<Source, "path">): string {
  return path.split("/").at(-2) ?? "";
}

/** The way from the folder of a corpus, such as `cards/forest.json`; undefined for a file that lies elsewhere. */
export function placeInCorpus({ path }: Pick<Source, "path">): string | undefined {
  return /\/corpus\/((?:cards|scenarios)\/.+)$/.exec(path)?.[1];
}
