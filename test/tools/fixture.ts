import { spawnSync } from "node:child_process";
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";

/** The folder of the package, seen from dist/test/tools. */
export const ROOT = fileURLToPath(new URL("../../../", import.meta.url));

/** What a tool said about a house: its status, and each complaint as `file:line what`. */
export interface Told {
  readonly status: number | null;
  readonly complaints: readonly string[];
  readonly reasons: readonly string[];
}

export function runTool(tool: string, root: string, ...options: readonly string[]): Told {
  const { status, stderr, error } = spawnSync(process.execPath, [join(ROOT, "tools", tool), ...options, root], {
    encoding: "utf8",
  });
  if (error !== undefined) throw error;
  const lines = stderr.split("\n").filter((line) => line !== "");
  return {
    status,
    complaints: lines.filter((line) => !/^[\s(]/.test(line)),
    reasons: lines.filter((line) => line.startsWith("    ")).map((line) => line.trim()),
  };
}

/** Builds a house of these files in a folder of its own, lets a tool look at it, and takes it down again. */
export function inHouse(
  tool: string,
  files: Readonly<Record<string, string | object>>,
  ...options: readonly string[]
): Told {
  const root = mkdtempSync(join(tmpdir(), "cr613-house-"));
  try {
    for (const [file, content] of Object.entries(files)) {
      mkdirSync(dirname(join(root, file)), { recursive: true });
      writeFileSync(join(root, file), typeof content === "string" ? content : JSON.stringify(content));
    }
    return runTool(tool, root, ...options);
  } finally {
    rmSync(root, { recursive: true, force: true });
  }
}
