import { existsSync } from "node:fs";
import { dirname, join, resolve, sep } from "node:path";

/** The folder that contains the `corpus` of the user: the nearest from here upwards; undefined if there is none. */
export function homeAround(here: string): string | undefined {
  for (let folder = resolve(here); ; folder = dirname(folder)) {
    if (existsSync(join(folder, "corpus", "scenarios"))) return folder;
    if (dirname(folder) === folder) return undefined;
  }
}

/** An absolute path with forward slashes, which the rooms without a file system compare. */
export function slashed(path: string): string {
  return resolve(path).split(sep).join("/");
}
