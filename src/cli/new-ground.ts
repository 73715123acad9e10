import { existsSync } from "node:fs";
import { basename, isAbsolute, join, relative, resolve, sep } from "node:path";
import type { Card, Problem } from "../rules/formats.gen.js";
import { addCards, emptyCorpus, shippedFiles } from "./corpus-files.js";
import { homeAround } from "./corpus-home.js";
import { displayPath } from "./files.js";
import { packageRoot } from "./package-root.js";
import { jsonFilesIn } from "./walk.js";

/** Where a new scenario goes, and what is there already. */
export interface Ground {
  /** The folder with `scenarios` and `cards` in it. */
  readonly folder: string;
  readonly cards: ReadonlyMap<string, Card>;
  readonly brokenCards: ReadonlyMap<string, Problem>;
  /** The files of the scenarios, by their ids: files are called by them. */
  readonly ids: ReadonlyMap<string, string>;
  /** Whether a name that nobody knows is that of a new card. */
  readonly newCards: boolean;
  /** Whether it is the corpus that commands look into by themselves. */
  readonly isShipped: boolean;
}

/** The folder of --out, or the corpus one is in, or the folder one is in. */
export function groundAt(out: string | undefined, newCards: boolean): Ground {
  const home = homeAround();
  const folder = out ?? (home === undefined ? "." : join(home, "corpus"));
  const corpus = emptyCorpus();
  const shipped = join(packageRoot(), "corpus");
  const isShipped = relative(shipped, resolve(folder)) === "";
  addCards(corpus, shippedFiles("cards"));
  const own = jsonFilesIn(join(folder, "cards"));
  if (!isShipped)
    addCards(
      corpus,
      own.map((path) => ({ path, file: displayPath(path) })),
    );
  const scenarios = [
    ...shippedFiles("scenarios"),
    ...jsonFilesIn(join(folder, "scenarios")).map((path) => ({ path, file: displayPath(path) })),
  ];
  return {
    folder,
    cards: corpus.cards,
    brokenCards: corpus.brokenCards,
    ids: new Map(scenarios.map(({ path, file }) => [basename(path, ".json"), file])),
    newCards,
    isShipped,
  };
}

/** The way from a folder to a schema: that beside the corpus, or the one of this package; none if no way leads there. */
export function schemaFrom(folder: string, name: string): string | undefined {
  const home = homeAround(folder);
  const beside = home === undefined ? undefined : join(home, "schema", name);
  const schema = beside !== undefined && existsSync(beside) ? beside : join(packageRoot(), "schema", name);
  const way = relative(folder, schema);
  return isAbsolute(way) ? undefined : way.split(sep).join("/");
}
