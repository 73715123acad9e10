// Packs the package as it would be published, and looks at what came of it: its size, what is in it, whether its entries
// and types are found (publint, attw), and whether it runs where it is installed.
//
//   node tools/check-package.mjs

import { execFileSync } from "node:child_process";
import { mkdirSync, mkdtempSync, readFileSync, readdirSync, rmSync, symlinkSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";

const root = fileURLToPath(new URL("..", import.meta.url));
const MOST = 3_000_000;
const faults = [];
const folder = mkdtempSync(join(tmpdir(), "cr613-package-"));
const npm = (...args) =>
  execFileSync("npm", args, {
    cwd: root,
    encoding: "utf8",
    stdio: ["ignore", "pipe", "inherit"],
    shell: process.platform === "win32",
  });
const node = (...args) => execFileSync(process.execPath, args, { cwd: folder, encoding: "utf8" });

try {
  // prepack builds what is missing and may say so before the list.
  const said = npm("pack", "--json", "--pack-destination", folder);
  const [{ filename, size, files }] = JSON.parse(said.slice(said.indexOf("[\n")));
  console.log(`${filename}: ${(size / 1e6).toFixed(2)} MB, ${files.length} files`);
  if (size > MOST) faults.push(`the package has ${size} bytes; at most ${MOST}`);
  const maps = files.filter(({ path }) => path.endsWith(".map"));
  if (maps.length > 0) faults.push(`source maps without their sources: ${maps[0].path} and ${maps.length - 1} more`);

  const tarball = join(folder, filename);
  for (const [name, args] of [
    ["publint", ["node_modules/publint/src/cli.js", "run", tarball, "--strict"]],
    // Node's older way of finding types, and require(), are not supported: the package is for Node 20 and newer.
    [
      "attw",
      [
        "node_modules/@arethetypeswrong/cli/dist/index.js",
        tarball,
        "--profile",
        "esm-only",
        "--format",
        "ascii",
        "--no-emoji",
      ],
    ],
  ]) {
    try {
      execFileSync(process.execPath, args, { cwd: root, encoding: "utf8", stdio: "pipe" });
      console.log(`${name}: well`);
    } catch ({ stdout, stderr }) {
      faults.push(`${name}:\n${stdout}${stderr}`);
    }
  }

  // Installed without the network: unpacked, beside the packages that it needs.
  const installed = join(folder, "node_modules", "cr613");
  mkdirSync(installed, { recursive: true });
  execFileSync("tar", ["-xzf", tarball, "-C", installed, "--strip-components=1"]);
  symlinkSync(join(root, "node_modules"), join(installed, "node_modules"), "junction");
  const { bin } = JSON.parse(readFileSync(join(installed, "package.json"), "utf8"));
  const [first = ""] = readdirSync(join(installed, "corpus/scenarios/type"));
  const scenario = first.replace(/\.json$/, "");
  const told = node(join(installed, bin.cr613), "resolve", scenario);
  if (!told.includes("control")) faults.push(`the installed program says: ${told}`);
  const verified = node(
    join(installed, bin.cr613),
    "verify",
    "--grep",
    scenario,
    "--workers",
    "1",
    "--reports",
    "none",
  );
  if (!/pass/.test(verified)) faults.push(`the installed program verifies: ${verified}`);
  // One of the library, which is in the package in another form than here; and so are parts of the page.
  const [line = ""] = readFileSync(join(root, "library/f.jsonl"), "utf8").split("\n");
  const { name } = JSON.parse(line);
  const card = node(join(installed, bin.cr613), "card", name);
  if (!card.startsWith(name)) faults.push(`the installed program knows no card ${name}: ${card}`);
  node(join(installed, bin.cr613), "lab", "--out", "site");
  const page = readdirSync(join(folder, "site"));
  for (const part of [/^corpus\.json$/, /^library-[0-9a-f]{8}\.gz$/])
    if (!page.some((file) => part.test(file))) faults.push(`the page that the installed program writes has no ${part}`);
  const imported = node("--input-type=module", "--eval", 'console.log(typeof (await import("cr613")).resolve)');
  if (imported.trim() !== "function") faults.push(`the imported package has no resolve but ${imported}`);
} finally {
  rmSync(folder, { recursive: true, force: true });
}
for (const fault of faults) console.error(`package: ${fault}`);
process.exitCode = faults.length === 0 ? 0 : 1;
