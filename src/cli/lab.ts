import { command, wholeNumber } from "./command-line.js";
import type { Call } from "./call.js";
import { cpSync, existsSync, readdirSync, readFileSync, realpathSync, rmSync, writeFileSync } from "node:fs";
import { isAbsolute, join, relative, sep } from "node:path";
import { gzipSync } from "node:zlib";
import open from "open";
import { labCorpusText } from "../verifier/lab-corpus.js";
import { corpusAt, noneFits, problemsOf } from "./corpus-files.js";
import { EXIT, type ExitCode } from "./exit-code.js";
import { reasonOf } from "./folder.js";
import { type LabServer, type ServedTexts, serveLab } from "./lab-server.js";
import { libraryAt, shippedLibrary } from "./library-files.js";
import { packageRoot } from "./package-root.js";
import { refused, type Understood, understood } from "../verifier/understood.js";

const HELP = `
Examples:
  $ npx cr613 lab
  $ npx cr613 lab my-scenarios --cards my-cards
  $ npx cr613 lab --no-open --port 8080
  $ npx cr613 lab --out site            the same as files, for a static host

The page runs the corpus in Web Workers, explains each scenario, and lets you
change a board to see what becomes of it. Everything is computed in the browser:
nothing is sent anywhere. It is served to this machine alone, until Ctrl-C.
More: docs/LAB.md`;

export const labCommand = command("lab", HELP, runLab, (line) =>
  line
    .paths()
    .cards()
    .option("--port <n>", "where to serve it (default: 6130, or another that is free)", wholeNumber(1, 65_535))
    .option("--no-open", "open no browser")
    .option("--out <folder>", "write the page there instead of serving it"),
);

interface LabOptions {
  readonly cards?: readonly string[];
  readonly port?: number;
  readonly open: boolean;
  readonly out?: string;
}

/** The default port: always the same, so that links to boards stay valid. */
const PORT = 6130;

const CORPUS = "corpus.json";
/** Chunks of the page's script, and its library, which differ between versions. */
const CHUNK = /^(?:chunk-[A-Z0-9]{8}\.js|library-[0-9a-f]{8}\.gz)$/;

/** `cr613 lab`: serves the page on the loopback address until Ctrl-C, or writes it. */
async function runLab(call: Call, paths: readonly string[], options: LabOptions): Promise<ExitCode> {
  const page = join(packageRoot(), "out", "lab");
  if (!existsSync(join(page, "index.html"))) return call.refuse("the page is not built; build it with: npm run build");
  const own = ownCorpus(call, paths, options.cards ?? []);
  if (!own.ok) return call.refuse(own.message);
  const { text, isBroken } = own.value;
  const parts = missingParts(call, page, text, options.cards ?? []);
  if (options.out !== undefined) return writePage(call, page, options.out, parts) ?? exitOf(isBroken);
  const texts: ServedTexts = new Map([...parts].map(([name, part]) => [`/${name}`, part]));
  const served = await serve(page, options.port, texts);
  if (!served.ok) return call.refuse(served.message);
  const lab = served.value;
  call.print(`The lab is at ${lab.url.href}\nCtrl-C ends it.`);
  await call.interruptible(async (signal) => {
    if (options.open) await openIn(call, lab.url);
    if (!signal.aborted) await new Promise((done) => signal.addEventListener("abort", done));
    await lab.close();
  });
  return exitOf(isBroken);
}

/**
 * The files that the page has not or not so: corpus and library of the call, and what a published package has in another form alone.
 * The page takes its library compressed and as text.
 */
function missingParts(
  call: Call,
  page: string,
  corpus: string | undefined,
  cards: readonly string[],
): Map<string, string> {
  const parts = new Map<string, string>();
  const isThere = (name: string): boolean => existsSync(join(page, name));
  if (corpus !== undefined) parts.set(CORPUS, corpus);
  else if (!isThere(CORPUS)) {
    const { scenarios, cards } = call.shipped.whole();
    parts.set(CORPUS, labCorpusText(scenarios, cards.values()));
  }
  const library = LIBRARY.exec(readFileSync(join(page, "index.html"), "utf8"))?.[1];
  // Libraries of the call go before that of the page: of two lines with a name the first is found.
  const own = libraryAt(call.folder, cards).text();
  if (library !== undefined && (own !== "" || !isThere(library))) parts.set(library, own + shippedLibrary().text());
  return parts;
}

/** How the page names its library. */
const LIBRARY = /name="cr613-library" content="(library-[0-9a-f]{8}\.gz)"/;

interface OwnCorpus {
  /** Undefined if no files were named: the page uses the corpus it was built with. */
  readonly text: string | undefined;
  readonly isBroken: boolean;
}

/** The corpus made of the named files. Files that can not be parsed are reported and left out. */
function ownCorpus(call: Call, paths: readonly string[], cards: readonly string[]): Understood<OwnCorpus> {
  if (paths.length === 0 && cards.length === 0) return understood({ text: undefined, isBroken: false });
  const read = corpusAt(call, paths, cards);
  if (!read.ok) return read;
  const corpus = read.value;
  const problems = problemsOf(corpus);
  call.tellProblems([...problems, ...corpus.warnings]);
  if (corpus.broken.length > 0) call.tell(`left out of the lab: ${corpus.broken.length} of them`);
  if (corpus.scenarios.length === 0) return refused(noneFits(corpus, paths));
  return understood({ text: labCorpusText(corpus.scenarios, corpus.cards.values()), isBroken: problems.length > 0 });
}

/** Serves on the given port. Without one it takes the usual port, or any free one if that is taken. */
async function serve(page: string, port: number | undefined, texts: ServedTexts): Promise<Understood<LabServer>> {
  try {
    return understood(await serveLab(page, port ?? PORT, texts));
  } catch (error) {
    const isTaken = (error as NodeJS.ErrnoException).code === "EADDRINUSE";
    if (isTaken && port === undefined) return understood(await serveLab(page, 0, texts));
    const why = isTaken ? "something else is served there" : reasonOf(error);
    return refused(`port ${port ?? PORT}: ${why}`);
  }
}

/** Without a browser the printed address is enough. */
async function openIn(call: Call, url: URL): Promise<void> {
  const failed = (): void => call.tell("no browser could be opened");
  try {
    const browser = await open(url.href);
    browser.once("error", failed);
    browser.once("exit", (code) => {
      if (code !== null && code !== 0) failed();
    });
  } catch {
    failed();
  }
}

/** Returns the exit status. Never writes into a folder with other content. */
function writePage(call: Call, page: string, named: string, parts: ReadonlyMap<string, string>): ExitCode | undefined {
  const out = call.folder.at(named);
  try {
    if (isWithin(page, out))
      return call.refuse(`${call.folder.shown(out)}: the page is taken from there; name another folder`);
    if (existsSync(out) && readdirSync(out).length > 0 && !existsSync(join(out, "lab.js")))
      return call.refuse(
        `${call.folder.shown(out)}: there are other files; name a folder that is new, or one of a lab`,
      );
    for (const name of existsSync(out) ? readdirSync(out) : []) if (CHUNK.test(name)) rmSync(join(out, name));
    cpSync(page, out, { recursive: true });
    for (const [name, part] of parts) writeFileSync(join(out, name), name.endsWith(".gz") ? gzipSync(part) : part);
  } catch (error) {
    return call.refuse(`${call.folder.shown(out)}: ${reasonOf(error)}`);
  }
  call.print(`The lab is in ${call.folder.shown(out)}: put it on any static host.`);
  return undefined;
}

function isWithin(folder: string, path: string): boolean {
  const way = relative(realpathSync(folder), existsSync(path) ? realpathSync(path) : path);
  return way === "" || !(way === ".." || way.startsWith(`..${sep}`) || isAbsolute(way));
}

function exitOf(isBroken: boolean): ExitCode {
  return isBroken ? EXIT.broken : EXIT.ok;
}
