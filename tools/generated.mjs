// What the generators share: writing what they make, or with --check only saying what is out of date.

import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname, relative, resolve } from "node:path";
import { fileURLToPath } from "node:url";

export const root = fileURLToPath(new URL("..", import.meta.url));

function textOf(file) {
  try {
    return readFileSync(file, "utf8");
  } catch {
    return undefined;
  }
}

/** Writes each text to its file where it differs; with `check` writes nothing and fails if one does. */
export function settle(texts, check) {
  for (const [file, text] of texts) {
    if (textOf(file) === text) continue;
    const shown = relative(root, resolve(file));
    if (check) {
      console.error(`${shown} is not what would be generated; run: npm run gen`);
      process.exitCode = 1;
    } else {
      mkdirSync(dirname(file), { recursive: true });
      writeFileSync(file, text);
      console.log(`wrote ${shown}`);
    }
  }
}
