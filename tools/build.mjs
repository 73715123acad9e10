// Builds dist/: generates code from the schemas, then compiles everything. The old dist/ stays until the new one is complete.
//
//   node tools/build.mjs

import { spawnSync } from "node:child_process";
import { createHash } from "node:crypto";
import {
  chmodSync,
  cpSync,
  existsSync,
  mkdirSync,
  readFileSync,
  readdirSync,
  realpathSync,
  renameSync,
  rmSync,
  writeFileSync,
} from "node:fs";
import { dirname, join, relative, sep } from "node:path";
import { fileURLToPath, pathToFileURL } from "node:url";
import { brotliCompressSync } from "node:zlib";

const root = fileURLToPath(new URL("..", import.meta.url));
const dist = join(root, "dist");
const stamp = join(dist, ".cr613-build");

/** What the compiled code depends on. */
const SOURCES = ["src", "proof", "workers", "reports", "web", "test", "bench", "schema"];
const isBuildFile = (name) => /^(?:tsconfig.*\.json|package-lock\.json)$/.test(name);
const isBuildTool = (name) => /^(?:build|generate(?:-.*)?)\.mjs$/.test(name);

function filesBelow(folder) {
  if (!existsSync(folder)) return [];
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) return filesBelow(path);
    return entry.isFile() ? [path] : [];
  });
}

/** One hash over the contents of everything that goes into dist/. */
function fingerprint() {
  const files = [
    ...SOURCES.flatMap((folder) => filesBelow(join(root, folder))),
    ...readdirSync(root)
      .filter(isBuildFile)
      .map((name) => join(root, name)),
    ...readdirSync(join(root, "tools"))
      .filter(isBuildTool)
      .map((name) => join(root, "tools", name)),
  ];
  const hash = createHash("sha256");
  for (const file of files.sort()) {
    const content = readFileSync(file);
    hash.update(`${relative(root, file).split(sep).join("/")}\0${content.length}\0`).update(content);
  }
  return hash.digest("hex");
}

/** What can be started by its name. */
function programs() {
  const { bin } = JSON.parse(readFileSync(join(root, "package.json"), "utf8"));
  return Object.values(bin).map((path) => join(root, path));
}

export function isBuilt() {
  return existsSync(stamp) && readFileSync(stamp, "utf8") === fingerprint();
}

function run(what, args) {
  const { status, error } = spawnSync(process.execPath, args, { cwd: root, stdio: "inherit" });
  if (error) throw error;
  if (status !== 0) throw new Error(`${what} failed`);
}

/**
 * What is started: the program, the threads of its guarded commands, of a run and of its pages, each of which finds the next
 * beside itself; and what programs import.
 */
const STARTED = {
  cr613: "src/cli/main.js",
  thread: "src/cli/thread.js",
  "verify.node": "workers/verify.node.js",
  "pages.node": "src/cli/pages.node.js",
  index: "src/index.js",
};

/** What tests start many times. */
const STARTED_BY_TESTS = {
  "faulty-engine.node": "test/engines/faulty-engine.node.js",
  "faulty.node": "test/workers/faulty.node.js",
};

/** The script of the report page, an eighth of the package, is packed once more, better than a package packs it. */
const packedScript = (into) => ({
  name: "packed-script",
  setup({ onLoad }) {
    onLoad({ filter: /page-script\.gen\.js$/ }, async ({ path }) => {
      const { PAGE_SCRIPT, PAGE_SCRIPT_HASH } = await import(pathToFileURL(path).href);
      mkdirSync(into, { recursive: true });
      writeFileSync(join(into, "page-script.br"), brotliCompressSync(PAGE_SCRIPT));
      return {
        contents: `import { readFileSync } from "node:fs";
          import { brotliDecompressSync } from "node:zlib";
          const packed = readFileSync(new URL("./page-script.br", import.meta.url));
          export const PAGE_SCRIPT = brotliDecompressSync(packed).toString();
          export const PAGE_SCRIPT_HASH = ${JSON.stringify(PAGE_SCRIPT_HASH)};`,
      };
    });
  },
});

/** Puts the files of each program together: reading hundreds of them takes longer than most commands. */
async function bundle(folder, programs, into) {
  const { build: bundled } = await import("esbuild"); // not at the top: a fresh clone asks whether it is built before it has esbuild
  const there = Object.entries(programs).filter(([, path]) => existsSync(join(folder, path)));
  await bundled({
    absWorkingDir: folder,
    bundle: true,
    chunkNames: "chunk-[hash]",
    entryPoints: Object.fromEntries(there),
    format: "esm",
    legalComments: "none",
    logLevel: "error",
    minify: true, // whoever has a stack trace of a version builds that version again, with a map
    outdir: join(folder, into),
    packages: "external",
    platform: "node",
    plugins: [packedScript(join(folder, into))],
    splitting: true,
    target: "node20.19",
  });
}

/** Declarations that are long and inner matters: a user's compiler reads what they come to. */
const SHORT = new Map([["wording/catalogue/message-ids.gen.d.ts", "export type MessageId = string;\n"]]);

/** Puts aside the declarations that the package's entry leads to, a fifth of all: those are what a user's compiler reads. */
async function declare(folder) {
  const { readSource } = await import("./sources.mjs"); // not at the top, as above
  const wanted = new Set(["index.d.ts"]);
  for (const file of wanted) {
    const short = SHORT.get(file.split(sep).join("/"));
    const place = join(folder, "types", file);
    cpSync(join(folder, "src", file), place); // with its folders
    if (short !== undefined) writeFileSync(place, short);
    for (const { text } of readSource(join(folder, "src"), file).imports)
      if (text.startsWith(".")) wanted.add(join(dirname(file), text.replace(/\.js$/, ".d.ts")));
  }
}

/** Notes which corpus is without fault, so that the program need not look for faults in it again. */
async function seal(folder) {
  const path = join(folder, "src/cli/corpus-seal.js");
  if (!existsSync(path)) return; // a house of the tests
  const { SEAL, sealOf } = await import(pathToFileURL(path).href);
  const digest = sealOf();
  if (digest !== undefined) writeFileSync(join(folder, "bin", SEAL), digest);
}

export async function build() {
  run("generating code from schema/", [join(root, "tools", "generate.mjs")]);
  run("making modules of the message catalogues", [join(root, "tools", "generate-catalogue.mjs")]);
  run("making a parser of the grammar of card texts", [join(root, "tools", "generate-grammar.mjs")]);
  run("bundling the report page's style and script", [join(root, "tools", "generate-page.mjs")]);
  const sources = fingerprint(); // before compiling: what changes from now on is not in dist/
  const fresh = `${dist}.new-${process.pid}`;
  try {
    run("compiling", [join(root, "node_modules/typescript/bin/tsc"), "--outDir", fresh]);
    await bundle(fresh, STARTED, "bin");
    await bundle(fresh, STARTED_BY_TESTS, "test/bin");
    await declare(fresh);
    await seal(fresh);
    // npm sets these bits once, when it links a program; npx finds the link there and goes without.
    // Links of before the programs were bundled lead to the first of their files.
    for (const program of [...programs(), join(dist, STARTED.cr613)])
      chmodSync(join(fresh, relative(dist, program)), 0o755);
    writeFileSync(join(fresh, ".cr613-build"), sources);
    rmSync(dist, { recursive: true, force: true });
    renameSync(fresh, dist);
  } finally {
    rmSync(fresh, { recursive: true, force: true });
  }
}

if (process.argv[1] && realpathSync(process.argv[1]) === fileURLToPath(import.meta.url)) {
  try {
    await build();
  } catch (error) {
    console.error(`build: ${error.message}`);
    process.exitCode = 1;
  }
}
