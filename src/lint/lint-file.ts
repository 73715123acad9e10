import type { Card, Scenario } from "../rules/formats.gen.js";

/** The text of a file of the corpus, or of one that is to be added. */
export interface Source {
  /** Its absolute path with forward slashes, which determines the kind of file and its topic. */
  readonly path: string;
  /** Its name in messages. */
  readonly file: string;
  readonly text: string;
}

/** A file with its parsed content. */
export interface LintFile<T> extends Source {
  readonly data: T;
}

export type CardFile = LintFile<Card>;
export type ScenarioFile = LintFile<Scenario>;

/** The file's name without its extension. */
export function stemOf({ path }: Pick<Source, "path">): string {
  return path.slice(path.lastIndexOf("/") + 1).replace(/\.json$/, "");
}

/** The name of its folder, which is the topic of a scenario of the corpus. */
export function folderOf({ path }: Pick<Source, "path">): string {
  return path.split("/").at(-2) ?? "";
}

/** The path relative to the corpus, such as `cards/forest.json`; undefined for a file elsewhere. */
export function placeInCorpus({ path }: Pick<Source, "path">): string | undefined {
  return /\/corpus\/((?:cards|scenarios)\/.+)$/.exec(path)?.[1];
}
