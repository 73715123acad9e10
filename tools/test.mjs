// Runs the tests, under coverage when asked to; arguments go to mocha: npm test -- --grep humility
//
//   node tools/test.mjs [--cover] [mocha arguments]      CR613_COVER=1 is the same as --cover

import { spawnSync } from "node:child_process";
import { existsSync, rmSync } from "node:fs";
import { availableParallelism } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";

const root = fileURLToPath(new URL("..", import.meta.url));
const figures = join(root, "out", "mocha.json");

const args = process.argv.slice(2);
const cover = args.includes("--cover") || process.env.CR613_COVER === "1";
const given = args.filter((arg) => arg !== "--cover");
// In .mocharc.json they would be run besides any file that is given.
const mochaArgs = given.some((arg) => /\.js$/.test(arg)) ? given : ["dist/test/**/*.test.js", ...given];
const ownReporter = !mochaArgs.some((arg) => /^(?:-R|--reporter)\b/.test(arg));

rmSync(figures, { force: true });
const mocha = [join(root, "node_modules/mocha/bin/mocha.js"), "--jobs", String(Math.max(2, availableParallelism()))];
const command = cover ? [join(root, "node_modules/c8/bin/c8.js"), process.execPath, ...mocha] : mocha;
const { status, error } = spawnSync(process.execPath, [...command, ...mochaArgs], { cwd: root, stdio: "inherit" });
if (error) throw error;

process.exitCode = status ?? 1;
if (status === 0 && ownReporter && !existsSync(figures)) {
  console.error("test: mocha ended without its figures, so not every test was run");
  process.exitCode = 1;
}
