import { existsSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";

/** The folder of this package, wherever it is installed. */
export function packageRoot(): string {
  let folder = dirname(fileURLToPath(import.meta.url));
  while (!existsSync(join(folder, "package.json"))) {
    const parent = dirname(folder);
    if (parent === folder) throw new Error("this file is in no package");
    folder = parent;
  }
  return folder;
}

export function packageVersion(): string {
  const description = JSON.parse(readFileSync(join(packageRoot(), "package.json"), "utf8")) as { version: string };
  return description.version;
}
