// One run in one piece, the same over plain processes, and with --slurm over an array of Slurm; each merged, and the
// reports compared byte for byte.
//
//   node bench/scale/compare.mjs [--scenarios 50000] [--parts 16] [--at-once 16] [--workers 1] [--folder bench-scale] [--slurm]
//
// Prints a line a step: wall clock, CPU time and the most memory of a process. What it writes stays in the folder. It needs
// dist/.

import { spawn } from "node:child_process";
import { createHash } from "node:crypto";
import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { performance } from "node:perf_hooks";
import { fileURLToPath } from "node:url";
import { parseArgs } from "node:util";
import { makeScenarios } from "./make-scenarios.mjs";

const root = fileURLToPath(new URL("../..", import.meta.url));
const main = join(root, "dist/bin/cr613.js");
const { values } = parseArgs({
  options: {
    scenarios: { type: "string", default: "50000" },
    parts: { type: "string", default: "16" },
    "at-once": { type: "string", default: "16" },
    workers: { type: "string", default: "1" },
    folder: { type: "string", default: "bench-scale" },
    slurm: { type: "boolean", default: false },
  },
});
const [scenarios, parts] = [Number(values.scenarios), Number(values.parts)];
const folder = resolve(values.folder);

/** Said by every process itself as it ends, for all of its threads. */
const COST = `process.on("exit", () => {
  const { user, system } = process.cpuUsage();
  const { maxRSS } = process.resourceUsage();
  process.stderr.write("\\ncost " + (user + system) / 1e6 + " " + maxRSS / 1024 + "\\n");
});`;
const NODE = ["--import", `data:text/javascript,${encodeURIComponent(COST)}`, main];

/** Runs a program to its end; its costs are those that the processes themselves say, here or in files. */
function run(program, args, environment = {}) {
  const begun = performance.now();
  return new Promise((done, failed) => {
    const child = spawn(program, args, { cwd: folder, env: { ...process.env, ...environment } });
    let said = "";
    child.stdout.resume();
    child.stderr.on("data", (data) => (said += data));
    child.on("error", failed);
    child.on("close", (status) => {
      const [, cpu = "0", memory = "0"] = /\ncost (\S+) (\S+)\n/.exec(said) ?? [];
      const seconds = (performance.now() - begun) / 1000;
      done({ status, seconds, cpu: Number(cpu), memory: Number(memory), said });
    });
  });
}

const cr613 = (...args) => run(process.execPath, [...NODE, ...args]);
const ROOM = ["--timeout", "60000"];

function stop(message) {
  console.error(message);
  process.exit(1);
}

function tell(step, seconds, costs) {
  const bad = costs.find(({ status }) => status !== 0);
  if (bad !== undefined) stop(`${step}: status ${bad.status}\n${bad.said.slice(0, 2000)}`);
  const cpu = costs.reduce((sum, each) => sum + each.cpu, 0);
  const memory = Math.max(...costs.map((each) => each.memory));
  console.log(`| ${step} | ${seconds.toFixed(0)} s | ${cpu.toFixed(0)} s | ${memory.toFixed(0)} MB |`);
}

async function timed(step, work) {
  const begun = performance.now();
  const costs = await work();
  tell(step, (performance.now() - begun) / 1000, costs);
}

const digestOf = (report) => {
  const names = readdirSync(join(folder, report)).sort();
  const digests = names.map((name) => {
    const hash = createHash("sha256").update(readFileSync(join(folder, report, name)));
    return `${hash.digest("hex")}  ${name}`;
  });
  return digests.join("\n");
};

/** Each part with the same number of threads as the run in one piece. */
const part = (i, blobs) => [
  "verify",
  "scenarios",
  "--shard",
  i,
  "--blob",
  `${blobs}/`,
  "--workers",
  values.workers,
  ...ROOM,
];

/** As many side by side as asked: a machine has only so much memory. */
async function overProcesses() {
  const waiting = Array.from({ length: parts }, (_, i) => i + 1);
  const costs = [];
  const next = async () => {
    for (let index = waiting.shift(); index !== undefined; index = waiting.shift())
      costs.push(await cr613(...part(`${index}/${parts}`, "blobs-processes")));
  };
  await Promise.all(Array.from({ length: Number(values["at-once"]) }, next));
  return costs;
}

async function overSlurm() {
  const script = join(folder, "job.sh");
  const words = [process.execPath, ...NODE, ...part("auto", "blobs-slurm")].map(
    (word) => `'${word.replaceAll("'", "'\\''")}'`,
  );
  writeFileSync(script, `#!/bin/sh\nexec ${words.join(" ")}\n`);
  const args = ["--wait", "--quiet", `--array=1-${parts}`, "--output=job-%a.out", "--error=job-%a.err", script];
  const { status, said } = await run("sbatch", args);
  return Array.from({ length: parts }, (_, i) => {
    const error = readFileSync(join(folder, `job-${i + 1}.err`), "utf8");
    const [, cpu = "0", memory = "0"] = /\ncost (\S+) (\S+)\n/.exec(error) ?? [];
    return { status, cpu: Number(cpu), memory: Number(memory), said: said + error };
  });
}

rmSync(folder, { recursive: true, force: true });
mkdirSync(folder, { recursive: true });
makeScenarios(folder, scenarios);
console.log("| step | wall clock | CPU time | most memory of a process |\n|---|---|---|---|");
await timed("one piece", async () => [
  await cr613("verify", "scenarios", "--out", "one", "--workers", values.workers, ...ROOM),
]);
await timed(`${parts} processes`, overProcesses);
await timed("merged", async () => [await cr613("merge", "blobs-processes", "--out", "processes")]);
if (values.slurm) {
  await timed(`Slurm array of ${parts}`, overSlurm);
  await timed("merged", async () => [await cr613("merge", "blobs-slurm", "--out", "slurm")]);
}
const one = digestOf("one");
const others = ["processes", ...(values.slurm ? ["slurm"] : [])].filter((report) => digestOf(report) !== one);
console.log(others.length === 0 ? `\nequal byte for byte:\n${one}` : `\nNOT EQUAL: ${others.join(", ")}`);
process.exitCode = others.length === 0 ? 0 : 1;
