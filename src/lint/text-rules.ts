import { clauseBefore, isClause } from "../rules/clause-outline.js";
import { isOlderNumber } from "../rules/clause-numbers.js";
import { type Fault, faultAt } from "../faults/fault.js";
import { placesOf } from "../scenario/locate.js";
import { quote } from "../faults/quote.js";
import { type LintRule, unless } from "./finding.js";
import { type LintFile, placeInCorpus } from "./lint-file.js";

/* Rules for the text of any file of the corpus. */

type Path = readonly (string | number)[];

/** Every string in the data with its path, without keys. */
export function textsIn(data: unknown, path: Path = []): [text: string, path: Path][] {
  if (typeof data === "string") return [[data, path]];
  if (typeof data !== "object" || data === null) return [];
  return Object.entries(data).flatMap(([key, value]: [string, unknown]) => textsIn(value, [...path, key]));
}

type AnyFile = LintFile<{ readonly $schema?: string }>;

function publishedTexts({ data }: AnyFile): [text: string, path: Path][] {
  return textsIn(data).filter(([, path]) => path[0] !== "$schema");
}

const FILE_PATH = /(?:^|[\s("])(?:~|\.{0,2}|[A-Za-z]:)(?:[/\\][\w.-]+){2,}|\b[\w-]+\.(?:json|md|ts|js|mjs|txt)\b/;

/** A card may well be called Seed; "case of the seed" refers to private notes. */
const PAPERS = /\b(?:of|from|in) the seeds?\b|\bseed(?:[- ](?:cases?|files?|lists?)|ed)\b/i;

/** Data is public: it mentions neither the author's folders nor private names of files. */
function workshopFaults(file: AnyFile): Fault[] {
  return publishedTexts(file)
    .filter(([text]) => FILE_PATH.test(text) || PAPERS.test(text))
    .map(([text, path]) =>
      faultAt(path, `${quote(text)} speaks of files or of working papers`, "words for any reader"),
    );
}

/** Words for readers may name a clause by its newest number or by one that it had in an edition. */
function clauseFaults(file: AnyFile): Fault[] {
  return publishedTexts(file)
    .filter(([, path]) => path.at(-1) !== "clause")
    .flatMap(([text, path]) =>
      [...text.matchAll(/(?<![\w.])[1-9]\d{2}\.[1-9]\d*[a-z]?(?![\w]|\.\d)/g)]
        .filter(([number]) => !isClause(number) && !isOlderNumber(number))
        .map(([number]) => {
          const before = clauseBefore(number);
          return faultAt(
            path,
            `${quote(text)} names a clause ${number}, which there is not`,
            "a clause of the rules",
            before,
          );
        }),
    );
}

function unfinishedFaults(file: AnyFile): Fault[] {
  return publishedTexts(file)
    .filter(([text]) => /\b(?:TODO|FIXME|XXX)\b/.test(text))
    .map(([text, path]) => faultAt(path, `${quote(text)} is still to be written`, "words of your own"));
}

function layoutFaults({ text }: AnyFile): Fault[] {
  return [
    ...unless(text.endsWith("\n"), [], "the last line does not end", "a line break at the end of the file"),
    ...unless(!text.endsWith("\n\n"), [], "there is an empty line at the end", "one line break at the end of the file"),
    ...unless(!/[\t\r]/.test(text), [], `a tab or a carriage return${lineOf(text, /[\t\r]/)}`, "spaces and line feeds"),
    ...unless(!/ $/m.test(text), [], `spaces at the end of a line${lineOf(text, / $/m)}`, "none"),
    ...unless(!text.startsWith("\ufeff"), [], "the file begins with a byte order mark", "UTF-8 without one"),
  ];
}

/** The fault is in the raw text, not in a value, so the message names the line. */
function lineOf(text: string, what: RegExp): string {
  const at = text.search(what);
  return at < 0 ? "" : ` in line ${placesOf(text)(at).line}`;
}

/** A file names its schema by a relative path, so that an editor finds it. Outside a corpus any path will do. */
function schemaFaults(file: AnyFile, schema: string): Fault[] {
  const { $schema } = file.data;
  const place = placeInCorpus(file);
  if (place === undefined) {
    const isFit = $schema === undefined || $schema.endsWith(schema);
    return unless(
      isFit,
      ["$schema"],
      `the file names the schema ${quote($schema ?? "")}`,
      `one that ends in ${schema}`,
    );
  }
  const way = `${"../".repeat(place.split("/").length)}schema/${schema}`;
  const message = $schema === undefined ? "the file names no schema" : `the file names the schema ${quote($schema)}`;
  return unless($schema === way, ["$schema"], message, `"$schema": "${way}"`);
}

/** The rules for the text of any file, a card or a scenario. */
export function textRules(schema: string): LintRule<AnyFile>[] {
  return [
    {
      name: "schema-named",
      asks: "names its schema",
      fix: "begin the file with the key $schema: an editor then shows what every key means and marks what is wrong",
      faults: (file) => schemaFaults(file, schema),
    },
    {
      name: "layout",
      asks: "is laid out as plain text",
      fix: "have your editor indent with spaces, end lines with a line feed and the file with one",
      faults: layoutFaults,
    },
    {
      name: "own-words",
      asks: "speaks of no files and no working papers",
      fix: "say it in words that are true wherever the file is read",
      faults: workshopFaults,
    },
    {
      name: "clauses-named",
      asks: "names only clauses that there are",
      fix: "write the number as the newest text has it, or as the edition had it that the words are about",
      faults: clauseFaults,
    },
    {
      name: "unfinished",
      asks: "leaves nothing to be written",
      fix: "write what the words ask for, by hand",
      faults: unfinishedFaults,
    },
  ];
}
