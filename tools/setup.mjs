// Makes a fresh clone ready to run: installs the dependencies when they are missing or outdated, compiles when something
// changed. Says nothing when there is nothing to do. Uses only what comes with Node.
//
//   node tools/setup.mjs [--install-only]

import { spawnSync } from "node:child_process";
import { createHash } from "node:crypto";
import { existsSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from "node:fs";
import { hostname } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";

const root = fileURLToPath(new URL("..", import.meta.url));
const installed = join(root, "node_modules", ".cr613-lock");
const lock = join(root, ".cr613-setup.lock");
const LOCK_LIFETIME = 15 * 60_000;

function checkNode() {
  const { engines } = JSON.parse(readFileSync(join(root, "package.json"), "utf8"));
  const [major, minor] = engines.node.match(/\d+/g).map(Number);
  const [ownMajor, ownMinor] = process.versions.node.split(".").map(Number);
  if (ownMajor > major || (ownMajor === major && ownMinor >= minor)) return;
  throw new Error(`cr613 needs Node ${major}.${minor} or newer; this is Node ${process.versions.node}`);
}

const lockFileHash = () =>
  createHash("sha256")
    .update(readFileSync(join(root, "package-lock.json")))
    .digest("hex");
const isInstalled = () => existsSync(installed) && readFileSync(installed, "utf8") === lockFileHash();

function install() {
  console.log("setup: installing dependencies (npm ci)");
  const hash = lockFileHash();
  const args = ["ci", "--include=dev", "--no-audit", "--no-fund", "--loglevel=error"];
  const npm = process.env.npm_execpath;
  const { status, error } =
    npm && /npm-cli\.[cm]?js$/.test(npm)
      ? spawnSync(process.execPath, [npm, ...args], { cwd: root, stdio: "inherit" })
      : spawnSync("npm", args, { cwd: root, stdio: "inherit", shell: process.platform === "win32" });
  if (error) throw error;
  if (status !== 0) throw new Error("npm ci failed");
  writeFileSync(installed, hash);
}

const sleep = (milliseconds) => new Promise((done) => setTimeout(done, milliseconds));

/** The text of the lock, or undefined when nobody holds it. */
function readLock() {
  try {
    return readFileSync(lock, "utf8");
  } catch (error) {
    if (error.code === "ENOENT") return undefined;
    throw error;
  }
}

function isAbandoned(text) {
  let age;
  try {
    age = Date.now() - statSync(lock).mtimeMs;
  } catch {
    return false; // just released
  }
  if (age > LOCK_LIFETIME) return true;
  let owner;
  try {
    owner = JSON.parse(text);
  } catch {
    return age > 5000; // its owner died while writing
  }
  if (owner.host !== hostname()) return false;
  try {
    process.kill(owner.pid, 0);
    return false;
  } catch (error) {
    return error.code === "ESRCH";
  }
}

/** Runs the work while no other setup runs in this folder. */
async function alone(work) {
  const own = JSON.stringify({ pid: process.pid, host: hostname(), at: new Date().toISOString() });
  for (let told = false; ;) {
    try {
      writeFileSync(lock, own, { flag: "wx" });
      break;
    } catch (error) {
      if (error.code !== "EEXIST") throw error;
    }
    const text = readLock();
    if (text !== undefined && isAbandoned(text)) {
      // Only one of those who see an abandoned lock can move it away. If another took its place meanwhile, put that back.
      const moved = `${lock}.${process.pid}`;
      try {
        renameSync(lock, moved);
        if (readFileSync(moved, "utf8") !== text) writeFileSync(lock, readFileSync(moved), { flag: "wx" });
        rmSync(moved, { force: true });
      } catch (error) {
        if (error.code !== "ENOENT" && error.code !== "EEXIST") throw error;
      }
      continue;
    }
    if (!told) console.log("setup: waiting for another setup in this folder");
    told = true;
    await sleep(200);
  }
  process.once("SIGINT", () => process.exit(130));
  process.once("SIGTERM", () => process.exit(143));
  const release = () => {
    if (readLock() === own) rmSync(lock, { force: true });
  };
  process.once("exit", release);
  await work();
  release();
}

try {
  checkNode();
  const installOnly = process.argv.includes("--install-only");
  const { build, isBuilt } = await import("./build.mjs");
  const { buildLab, isLabBuilt } = await import("./build-lab.mjs");
  if (!isInstalled() || !(installOnly || (isBuilt() && isLabBuilt()))) {
    await alone(async () => {
      if (!isInstalled()) install();
      if (installOnly) return;
      if (!isBuilt()) {
        console.log("setup: compiling");
        await build();
      }
      if (!isLabBuilt()) await buildLab();
    });
  }
} catch (error) {
  console.error(`setup: ${error.message}`);
  process.exitCode = 1;
}
