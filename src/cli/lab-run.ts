import { cpSync, existsSync, readdirSync, realpathSync, rmSync, writeFileSync } from "node:fs";
import { isAbsolute, join, relative, resolve, sep } from "node:path";
import open from "open";
import { labCorpusText } from "../verifier/lab-corpus.js";
import { type Corpus, corpusAt, noneFits } from "./corpus-files.js";
import { EXIT, type ExitCode } from "./exit-code.js";
import { displayPath, reasonOf } from "./files.js";
import { interruptible } from "./interrupt.js";
import { type LabServer, type ServedTexts, serveLab } from "./lab-server.js";
import { packageRoot } from "./package-root.js";
import { problemTexts } from "./problem-text.js";
import { complain, pageWidth, painterFor, print, tell } from "./terminal.js";
import type { Understood } from "./understood.js";

export interface LabOptions {
  readonly cards?: readonly string[];
  readonly port?: number;
  readonly open: boolean;
  readonly out?: string;
}

/** Where the page is if nothing is said: always the same place, so that links to boards can be kept. */
const PORT = 6130;

const CORPUS = "corpus.json";
/** Parts of the page's script: each version has others. */
const CHUNK = /^chunk-[A-Z0-9]{8}\.js$/;

/** `cr613 lab`: serves the page on the loopback address until Ctrl-C, or writes it. */
export async function runLab(paths: readonly string[], options: LabOptions): Promise<ExitCode> {
  const page = join(packageRoot(), "out", "lab");
  if (!existsSync(join(page, "index.html"))) return refuse("the page is not built; build it with: npm run build");
  const own = ownCorpus(paths, options.cards ?? []);
  if (!own.ok) return refuse(own.message);
  const { text, isBroken } = own.value;
  if (options.out !== undefined) return writePage(page, options.out, text) ?? exitOf(isBroken);
  const texts: ServedTexts = new Map(text === undefined ? [] : [[`/${CORPUS}`, text]]);
  const served = await serve(page, options.port, texts);
  if (!served.ok) return refuse(served.message);
  const lab = served.value;
  print(`The lab is at ${lab.url.href}\nCtrl-C ends it.`);
  await interruptible(async (signal) => {
    if (options.open) await openIn(lab.url);
    if (!signal.aborted) await new Promise((done) => signal.addEventListener("abort", done));
    await lab.close();
  });
  return exitOf(isBroken);
}

interface OwnCorpus {
  /** Undefined if nothing of one's own was named: the corpus that the page was built with. */
  readonly text: string | undefined;
  readonly isBroken: boolean;
}

/** What was named in place of the corpus. Files that can not be read are told and left out. */
function ownCorpus(paths: readonly string[], cards: readonly string[]): Understood<OwnCorpus> {
  if (paths.length === 0 && cards.length === 0) return { ok: true, value: { text: undefined, isBroken: false } };
  const read = corpusAt(paths, cards);
  if (!read.ok) return read;
  const corpus = read.value;
  const isBroken = tellProblems(corpus);
  if (corpus.scenarios.length === 0) return { ok: false, message: noneFits(corpus, paths) };
  return { ok: true, value: { text: labCorpusText(corpus.scenarios, corpus.cards.values()), isBroken } };
}

function tellProblems({ cardProblems, broken, warnings }: Corpus): boolean {
  const problems = [...cardProblems, ...broken.flatMap((each) => each.problems)];
  const all = [...problems, ...warnings];
  if (all.length > 0) tell(problemTexts(all, painterFor(process.stderr), pageWidth(process.stderr)));
  if (broken.length > 0) tell(`left out of the lab: ${broken.length} of them`);
  return problems.length > 0;
}

/** The port that is asked for; if none is, the usual one or another that is free. */
async function serve(page: string, port: number | undefined, texts: ServedTexts): Promise<Understood<LabServer>> {
  try {
    return { ok: true, value: await serveLab(page, port ?? PORT, texts) };
  } catch (error) {
    const isTaken = (error as NodeJS.ErrnoException).code === "EADDRINUSE";
    if (isTaken && port === undefined) return { ok: true, value: await serveLab(page, 0, texts) };
    const why = isTaken ? "something else is served there" : reasonOf(error);
    return { ok: false, message: `port ${port ?? PORT}: ${why}` };
  }
}

/** A machine without a browser is no fault: the address is printed. */
async function openIn(url: URL): Promise<void> {
  const failed = (): void => tell("no browser could be opened");
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

/** Gives the exit status of what went wrong. A folder of something else is not written into. */
function writePage(page: string, out: string, corpus: string | undefined): ExitCode | undefined {
  try {
    if (isWithin(page, out)) return refuse(`${displayPath(out)}: the page is taken from there; name another folder`);
    if (existsSync(out) && readdirSync(out).length > 0 && !existsSync(join(out, "lab.js")))
      return refuse(`${displayPath(out)}: there are other files; name a folder that is new, or one of a lab`);
    for (const name of existsSync(out) ? readdirSync(out) : []) if (CHUNK.test(name)) rmSync(join(out, name));
    cpSync(page, out, { recursive: true });
    if (corpus !== undefined) writeFileSync(join(out, CORPUS), corpus);
  } catch (error) {
    return refuse(`${displayPath(out)}: ${reasonOf(error)}`);
  }
  print(`The lab is in ${displayPath(out)}: put it on any static host.`);
  return undefined;
}

function isWithin(folder: string, path: string): boolean {
  const way = relative(realpathSync(folder), existsSync(path) ? realpathSync(path) : resolve(path));
  return way === "" || !(way === ".." || way.startsWith(`..${sep}`) || isAbsolute(way));
}

function exitOf(isBroken: boolean): ExitCode {
  return isBroken ? EXIT.broken : EXIT.ok;
}

function refuse(message: string): ExitCode {
  complain(message);
  return EXIT.broken;
}
