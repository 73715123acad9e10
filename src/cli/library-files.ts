import { readdirSync, readFileSync, statSync } from "node:fs";
import { basename, join } from "node:path";
import { brotliDecompressSync } from "node:zlib";
import { Library, type Shelf } from "../library/library.js";
import { type Folder, readTextFile } from "./folder.js";
import { packageRoot } from "./package-root.js";
import { leadsToFolder } from "./walk.js";

/** Whether a file holds cards of a library, one a line. */
export function isShelf(path: string): boolean {
  return path.endsWith(".jsonl");
}

/** The library of this package. Only the names of its files are read before a card is looked for. */
export function shippedLibrary(): Library {
  const shelves = shelvesIn(join(packageRoot(), "library"), (name) => `library/${name}`);
  return new Library(shelves.length > 0 ? shelves : packedShelves(join(packageRoot(), "out", "library")));
}

/** A published package has the files of the library as one, compressed. */
function packedShelves(folder: string): Shelf[] {
  if (!leadsToFolder(folder)) return [];
  const packed = readdirSync(folder).filter((name) => name.endsWith(".br"));
  return packed.map((name) => {
    let read: string | undefined;
    const text = (): string => (read ??= brotliDecompressSync(readFileSync(join(folder, name))).toString("utf8"));
    return { letter: undefined, file: "the library", text };
  });
}

/** The libraries in these folders, and the shelves among these files. */
export function libraryAt(folder: Folder, paths: readonly string[]): Library {
  return new Library(
    paths.flatMap((named): readonly Shelf[] => {
      const path = folder.at(named);
      if (isShelf(path) && statSync(path).isFile()) return [shelfAt(path, folder.shown(path))];
      return shelvesIn(path, (name) => folder.shown(join(path, name)));
    }),
  );
}

function shelvesIn(folder: string, shown: (name: string) => string): Shelf[] {
  if (!leadsToFolder(folder)) return [];
  return readdirSync(folder)
    .filter(isShelf)
    .toSorted()
    .map((name) => shelfAt(join(folder, name), shown(name)));
}

/** A file of one letter has the cards of that letter; another one may have all. */
function shelfAt(path: string, file: string): Shelf {
  const word = basename(path, ".jsonl");
  let read: string | undefined;
  return {
    letter: /^[a-z0_]$/.test(word) ? word : undefined,
    file,
    // What can not be read has no cards: the name that is looked for is told to be unknown.
    text: () => (read ??= textAt(path)),
  };
}

function textAt(path: string): string {
  const read = readTextFile(path);
  return read.ok ? read.value : "";
}
