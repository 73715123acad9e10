import { existsSync } from "node:fs";
import { basename, isAbsolute, join, relative, sep } from "node:path";
import type { Card, Problem } from "../rules/formats.gen.js";
import type { Library } from "../library/library.js";
import type { Call } from "./call.js";
import { addCards, shippedFiles } from "./corpus-files.js";
import { homeAround } from "./corpus-home.js";
import { packageRoot } from "./package-root.js";
import { jsonFilesIn } from "./walk.js";

/** Where a new scenario goes, and what exists there. */
export interface Ground {
  readonly folder: string;
  readonly cards: ReadonlyMap<string, Card>;
  readonly library: Library;
  readonly brokenCards: ReadonlyMap<string, Problem>;
  /** The files of the scenarios, by their ids, which are also their file names. */
  readonly ids: ReadonlyMap<string, string>;
  /** Whether an unknown name is that of a new card. */
  readonly newCards: boolean;
  /** Whether it is the corpus that commands use by default. */
  readonly isShipped: boolean;
}

/** The folder of --out, or the user's corpus, or the current folder. */
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
    library: corpus.library,
    brokenCards: corpus.brokenCards,
    ids: new Map(scenarios.map(({ path, file }) => [basename(path, ".json"), file])),
    newCards,
    isShipped,
  };
}

/** The relative path to a schema, beside the corpus or in this package; undefined if there is none. */
export function schemaFrom(folder: string, name: string): string | undefined {
  const home = homeAround(folder);
  const beside = home === undefined ? undefined : join(home, "schema", name);
  const schema = beside !== undefined && existsSync(beside) ? beside : join(packageRoot(), "schema", name);
  const way = relative(folder, schema);
  return isAbsolute(way) ? undefined : way.split(sep).join("/");
}
