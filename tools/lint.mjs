// Runs every check of the code that needs no test run; all of them, also after one has failed.
//
//   node tools/lint.mjs

import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";

const root = fileURLToPath(new URL("..", import.meta.url));
const tool = (path) => join(root, "node_modules", path);
const folders = ["src", "proof", "workers", "reports", "web", "test", "bench", "tools"].filter((folder) =>
  existsSync(join(root, folder)),
);

const CHECKS = [
  ["oxlint", [tool("oxlint/bin/oxlint"), "--deny-warnings", ...folders]],
  ["format", [tool("oxfmt/bin/oxfmt"), "--check"]],
  ["import law", [join(root, "tools/import-law.mjs")]],
  ["core law", [join(root, "tools/core-law.mjs")]],
  ["pure rooms", [tool("typescript/bin/tsc"), "-p", "tsconfig.pure.json"]],
  ["generated files", [join(root, "tools/generate.mjs"), "--check"]],
  ["catalogues", [join(root, "tools/generate-catalogue.mjs"), "--check"]],
  ["grammar", [join(root, "tools/generate-grammar.mjs"), "--check"]],
  ["vocabulary", [join(root, "tools/generate-vocabulary.mjs"), "--check"]],
  ["report page", [join(root, "tools/generate-page.mjs"), "--check"]],
];

const failed = CHECKS.filter(([name, args]) => {
  const { status, error } = spawnSync(process.execPath, args, { cwd: root, stdio: "inherit" });
  if (error) throw error;
  if (status !== 0) console.error(`lint: ${name} failed\n`);
  return status !== 0;
});
if (failed.length > 0) process.exitCode = 1;
else console.log(`lint: ${CHECKS.map(([name]) => name).join(", ")}: all good`);
