import { existsSync } from "node:fs";
import { basename, isAbsolute, join, relative, sep } from "node:path";
import type { Card, Problem } from "../rules/formats.gen.js";
import type { Call } from "./call.js";
import { addCards, shippedFiles } from "./corpus-files.js";
import { homeAround } from "./corpus-home.js";
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
export function groundAt({ folder: here, shipped }: Call, out: string | undefined, newCards: boolean): Ground {
  const home = homeAround(here.path);
  const folder = here.at(out ?? (home === undefined ? "." : join(home, "corpus")));
  const corpus = shipped.cards();
  const ours = join(packageRoot(), "corpus");
  const isShipped = relative(ours, folder) === "";
  const own = jsonFilesIn(join(folder, "cards"));
  if (!isShipped)
    addCards(
      corpus,
      own.map((path) => ({ path, file: here.shown(path) })),
    );
  const scenarios = [
    ...shippedFiles("scenarios"),
    ...jsonFilesIn(join(folder, "scenarios")).map((path) => ({ path, file: here.shown(path) })),
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
