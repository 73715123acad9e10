import { readdirSync, realpathSync, statSync } from "node:fs";
import { basename, join } from "node:path";

/** Files of other tools that are common in folders and are neither cards nor scenarios. */
const STRANGERS = /^(?:package(?:-lock)?|tsconfig.*|jsconfig|.*\.schema|report)\.json$/;

/** The JSON files below a folder, sorted, without those of other tools. Links are followed, each folder once. */
export function jsonFilesBelow(folder: string): string[] {
  const files: string[] = [];
  const seen = new Set<string>();
  const waiting = [folder];
  for (let here = waiting.pop(); here !== undefined; here = waiting.pop()) {
    const real = realpathSync(here);
    if (seen.has(real)) continue;
    seen.add(real);
    for (const entry of readdirSync(here, { withFileTypes: true })) {
      const path = join(here, entry.name);
      const isFolder = entry.isDirectory() || (entry.isSymbolicLink() && leadsToFolder(path));
      if (isFolder && !entry.name.startsWith(".") && entry.name !== "node_modules") waiting.push(path);
      else if (!isFolder && isData(path)) files.push(path);
    }
  }
  return files.sort();
}

function isData(path: string): boolean {
  const name = basename(path);
  return name.endsWith(".json") && !name.startsWith(".") && !STRANGERS.test(name);
}

/** The JSON files below a folder; none if there is no such folder. */
export function jsonFilesIn(folder: string): string[] {
  return leadsToFolder(folder) ? jsonFilesBelow(folder) : [];
}

/** Whether a path, or the target of a link, is a folder. */
export function leadsToFolder(path: string): boolean {
  try {
    return statSync(path).isDirectory();
  } catch {
    return false; // reading it will say why
  }
}
