import type { CorpusFile } from "./files.js";

/** A rule of the lint: what is wrong with a file by it, in words; nothing if nothing is. */
export type Rule<F> = (file: F) => string[];

/** The rules that files are held to, by what they ask, to be read after "every card" or "every scenario". */
export type Rules<F> = Readonly<Record<string, Rule<F>>>;

/** The faults of all files by one rule, each with its file. */
export function faultsOf<F extends CorpusFile<unknown>>(files: readonly F[], rule: Rule<F>): string[] {
  return files.flatMap((file) => rule(file).map((fault) => `${file.file}: ${fault}`));
}

/** Entries that stand more than once, each named once. */
export function repeated(entries: readonly string[]): string[] {
  return [...new Set(entries.filter((entry, i) => entries.indexOf(entry) < i))];
}

/** Every text in the data, keys left out. */
export function textsIn(data: unknown): string[] {
  if (typeof data === "string") return [data];
  if (typeof data !== "object" || data === null) return [];
  return Object.values(data).flatMap(textsIn);
}

/** Every value that stands under a key, however deep. */
export function valuesOf(key: string, data: unknown): unknown[] {
  if (typeof data !== "object" || data === null) return [];
  return Object.entries(data).flatMap(([name, value]: [string, unknown]) => [
    ...(name === key ? [value] : []),
    ...valuesOf(key, value),
  ]);
}

/** The name of a card as a file name. */
export function slugOf(name: string): string {
  return name
    .toLowerCase()
    .replace(/['’,.!]/g, "")
    .replace(/[^a-z0-9]+/g, "-");
}

const FILE_PATH = /(?:^|[\s("])(?:~|\.{0,2}|[A-Za-z]:)(?:[/\\][\w.-]+){2,}|\b[\w-]+\.(?:json|md|ts|js|mjs|txt)\b/;

/** Data is for everybody: it tells neither where its author's files were nor what they were called there. */
export function workshopWords({ data }: CorpusFile<{ $schema?: string }>): string[] {
  const { $schema: _, ...published } = data;
  return textsIn(published)
    .filter((text) => FILE_PATH.test(text) || /\bseed(?:s|ed)?\b/i.test(text))
    .map((text) => `"${text}" speaks of files or of seeds`);
}

export function wellEnded({ text }: CorpusFile<unknown>): string[] {
  if (!text.endsWith("\n")) return ["no newline at the end"];
  return [
    ...(text.endsWith("\n\n") ? ["an empty line at the end"] : []),
    ...(/[\t\r]/.test(text) ? ["a tab or a carriage return"] : []),
    ...(/ $/m.test(text) ? ["spaces at the end of a line"] : []),
  ];
}

/** The schema is named by its way from the file, so that an editor finds it. */
export function namesSchema(schema: string): Rule<CorpusFile<{ $schema?: string }>> {
  return ({ file, data }) => {
    const way = `${"../".repeat(file.split("/").length)}schema/${schema}`;
    return data.$schema === way ? [] : [`$schema is ${String(data.$schema)}, not ${way}`];
  };
}
