import { existsSync } from "node:fs";
import { dirname, join, resolve, sep } from "node:path";

/** The folder that holds the `corpus` one is working on: the nearest from here upwards; undefined if one is in none. */
export function homeAround(here: string): string | undefined {
  for (let folder = resolve(here); ; folder = dirname(folder)) {
    if (existsSync(join(folder, "corpus", "scenarios"))) return folder;
    if (dirname(folder) === folder) return undefined;
  }
}

/** An absolute path with forward slashes, as rooms without a file system compare them. */
export function slashed(path: string): string {
  return resolve(path).split(sep).join("/");
}
