// Runs the tests, under coverage when asked to; arguments go to mocha: npm test -- --grep humility
//
//   node tools/test.mjs [--cover] [mocha arguments]      CR613_COVER=1 is the same as --cover

import { spawnSync } from "node:child_process";
import { existsSync, readdirSync, rmSync } from "node:fs";
import { availableParallelism } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";

const root = fileURLToPath(new URL("..", import.meta.url));
const figures = join(root, "out", "mocha.json");

const args = process.argv.slice(2);
const cover = args.includes("--cover") || process.env.CR613_COVER === "1";
const given = args.filter((arg) => arg !== "--cover");
// In .mocharc.json they would be run besides any file that is given.
const mochaArgs = given.some((arg) => arg.endsWith(".js")) ? given : [...testFiles(), ...given];
const ownReporter = !mochaArgs.some((arg) => /^(?:-R|--reporter)\b/.test(arg));

/** Every test file; those that take longest first, as none should begin when all others have ended. */
function testFiles() {
  const longest = [
    "training/corpus.test.js",
    "cli/engine.test.js",
    "workers/processes.test.js",
    "web/run.test.js",
    "properties/resolving.test.js",
    "workers/faults.test.js",
    "web/what-if-text.test.js",
    "web/graphs.test.js",
    "verifier/disguise-law.test.js",
    "reports/key-page.test.js",
    "web/lab.test.js",
    "corpus/readings.test.js",
    "explain/corpus-explanations.test.js",
    "exports/exports.test.js",
    "cli/verify.test.js",
    "engines/samples-java.test.js",
    "web/policy.test.js",
    "web/what-if.test.js",
    "engines/samples-python.test.js",
    "cli/shard.test.js",
    "reports/report-page.test.js",
  ];
  const rooms = [
    "web",
    "cli",
    "workers",
    "engines",
    "corpus",
    "training",
    "exports",
    "properties",
    "verifier",
    "reports",
  ];
  const rank = (file) => {
    const place = longest.indexOf(file);
    if (place >= 0) return place;
    const room = rooms.indexOf(file.split("/")[0]);
    return longest.length + (room < 0 ? rooms.length : room);
  };
  const files = readdirSync(join(root, "dist", "test"), { recursive: true })
    .map((file) => file.replaceAll("\\", "/"))
    .filter((file) => file.endsWith(".test.js"));
  const gone = longest.filter((file) => !files.includes(file));
  if (gone.length > 0) throw new Error(`tools/test.mjs begins with files that are not there: ${gone.join(", ")}`);
  return files.sort((a, b) => rank(a) - rank(b) || (a < b ? -1 : 1)).map((file) => `dist/test/${file}`);
}

rmSync(figures, { force: true });
// More files than processors: many tests wait for a browser or another process.
const jobs = availableParallelism() + 4;
const mocha = [join(root, "node_modules/mocha/bin/mocha.js"), "--jobs", String(jobs)];
const covered = ["--require", "./tools/finish-coverage.mjs"];
const command = cover ? [join(root, "node_modules/c8/bin/c8.js"), process.execPath, ...mocha, ...covered] : mocha;
const { status, error } = spawnSync(process.execPath, [...command, ...mochaArgs], { cwd: root, stdio: "inherit" });
if (error) throw error;

process.exitCode = status ?? 1;
if (status === 0 && ownReporter && !existsSync(figures)) {
  console.error("test: mocha ended without its figures, so not every test was run");
  process.exitCode = 1;
}
