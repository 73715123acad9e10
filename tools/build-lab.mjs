// Builds the lab page, ready for any static host:
//   out/lab/index.html, lab.css, lab.js and its chunks, verify.web.js (the worker), corpus.json, library-<hash>.gz, licenses.txt
//
//   node tools/build-lab.mjs
//
// and out/library/library-<hash>.br: the library as the package has it.
//
// Needs dist/: the corpus is read by the compiled code. The package has neither corpus.json nor library-<hash>.gz, but what
// both are made of; `cr613 lab` makes them.

import { createHash } from "node:crypto";
import {
  existsSync,
  mkdirSync,
  readFileSync,
  readdirSync,
  realpathSync,
  renameSync,
  rmSync,
  writeFileSync,
} from "node:fs";
import { join, relative, sep } from "node:path";
import { fileURLToPath } from "node:url";
import { brotliCompressSync, constants, gzipSync } from "node:zlib";

const root = fileURLToPath(new URL("..", import.meta.url));
const out = join(root, "out", "lab");
const stamp = join(out, "build.txt");

/** What the page is made of. */
const SOURCES = ["src", "workers", "reports", "web", "corpus", "library"];

function filesBelow(folder) {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const path = join(folder, entry.name);
    return entry.isDirectory() ? filesBelow(path) : [path];
  });
}

function fingerprint() {
  const files = [...SOURCES.flatMap((folder) => filesBelow(join(root, folder))), fileURLToPath(import.meta.url)];
  const hash = createHash("sha256").update(readFileSync(join(root, "package-lock.json")));
  for (const file of files.sort()) {
    const content = readFileSync(file);
    hash.update(`${relative(root, file).split(sep).join("/")}\0${content.length}\0`).update(content);
  }
  return `${hash.digest("hex")}\n`;
}

export function isLabBuilt() {
  return existsSync(stamp) && existsSync(join(root, "out/library")) && readFileSync(stamp, "utf8") === fingerprint();
}

/** The packages in the bundles, with their licenses, which ask to be passed on. */
function licenses(metafile) {
  const packages = new Set(
    Object.keys(metafile.inputs).flatMap((input) => /node_modules\/((?:@[^/]+\/)?[^/]+)\//.exec(input)?.[1] ?? []),
  );
  return [...packages]
    .sort()
    .map((name) => {
      const folder = join(root, "node_modules", name);
      const { version, license } = JSON.parse(readFileSync(join(folder, "package.json"), "utf8"));
      const file = readdirSync(folder).find((each) => /^licen[cs]e/i.test(each));
      const text = file === undefined ? "" : readFileSync(join(folder, file), "utf8").trim();
      return `${name} ${version} (${license})\n\n${text}\n`;
    })
    .join(`\n${"-".repeat(80)}\n\n`);
}

/** The library as the page loads it: one file, whose name says what is in it. */
function packedLibrary() {
  const shelves = readdirSync(join(root, "library")).filter((name) => name.endsWith(".jsonl"));
  const text = shelves.sort().map((name) => readFileSync(join(root, "library", name), "utf8"));
  const bytes = gzipSync(text.join(""), { level: 9 });
  const hash = createHash("sha256").update(text.join("")).digest("hex").slice(0, 8);
  packForPackage(text.join(""), `library-${hash}.br`);
  return { name: `library-${hash}.gz`, bytes };
}

/** A third smaller than gzip would have it, and some seconds of work: made only if the library is another one. */
function packForPackage(text, name) {
  const folder = join(root, "out", "library");
  mkdirSync(folder, { recursive: true });
  for (const other of readdirSync(folder)) if (other !== name) rmSync(join(folder, other));
  if (existsSync(join(folder, name))) return;
  const params = { [constants.BROTLI_PARAM_LGWIN]: 24, [constants.BROTLI_PARAM_SIZE_HINT]: text.length };
  writeFileSync(join(folder, name), brotliCompressSync(text, { params }));
}

/** The page speaks English: the other catalogues would be more than all the rest of it. */
const englishOnly = {
  name: "english-only",
  setup({ onLoad }) {
    onLoad({ filter: /catalogue[/\\](?:de|fr)\.gen\.ts$/ }, () => ({ contents: 'export default "";' }));
  },
};

export async function buildLab() {
  const { build } = await import("esbuild"); // not at the top: a fresh clone asks whether the page is built before it has esbuild
  const made = fingerprint(); // before bundling: what changes from now on is not in it
  const fresh = `${out}.new-${process.pid}`;
  rmSync(fresh, { recursive: true, force: true });
  mkdirSync(fresh, { recursive: true });
  try {
    const { metafile } = await build({
      absWorkingDir: root,
      bundle: true,
      charset: "utf8",
      chunkNames: "chunk-[hash]",
      define: { "process.env.NODE_ENV": '"production"' },
      entryPoints: { lab: "web/main.tsx", "verify.web": "workers/verify.web.ts", style: "web/style/lab.css" },
      format: "esm",
      jsx: "automatic",
      jsxImportSource: "preact",
      legalComments: "none",
      metafile: true,
      minify: true,
      outdir: fresh,
      plugins: [englishOnly],
      splitting: true,
      target: ["chrome111", "firefox121", "safari16.4"], // the first with all that the page uses
    });
    const library = packedLibrary();
    writeFileSync(join(fresh, library.name), library.bytes);
    const html = readFileSync(join(root, "web/index.html"), "utf8");
    const named = html.replace('name="cr613-library" content=""', `name="cr613-library" content="${library.name}"`);
    writeFileSync(join(fresh, "index.html"), named);
    writeFileSync(join(fresh, "licenses.txt"), licenses(metafile));
    const { shippedCorpus } = await import("../dist/src/cli/corpus-files.js");
    const { labCorpusText } = await import("../dist/src/verifier/lab-corpus.js");
    const { scenarios, cards } = shippedCorpus.whole();
    writeFileSync(join(fresh, "corpus.json"), labCorpusText(scenarios, cards.values()));
    writeFileSync(join(fresh, "build.txt"), made);
    rmSync(out, { recursive: true, force: true });
    renameSync(fresh, out);
  } finally {
    rmSync(fresh, { recursive: true, force: true });
  }
}

if (process.argv[1] && realpathSync(process.argv[1]) === fileURLToPath(import.meta.url)) {
  try {
    await buildLab();
  } catch (error) {
    console.error(`build-lab: ${error.message}`);
    process.exitCode = 1;
  }
}
