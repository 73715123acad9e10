import { cpSync, existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { build } from "esbuild";
import { type Browser, chromium, type Page, type Worker } from "playwright-core";
import { type LabServer, serveLab } from "../../src/cli/lab-server.js";
import { REFERENCE_ENGINE } from "../../src/engines/reference.js";
import type { Result } from "../../src/rules/formats.gen.js";
import type { LabCorpusFile } from "../../src/verifier/lab-corpus.js";
import { verifyEntry } from "../../src/verifier/verify.js";
import { corpusOf } from "../../web/lab-corpus.js";
import { plannedRun, reportFile, reportOfRun } from "../../web/run/corpus-run.js";
import { EVERYTHING } from "../../web/run/run-state.js";
import { chromiumOrSkip, HUNG } from "../reports/chromium.js";

const ROOT = fileURLToPath(new URL("../../..", import.meta.url));
const LAB = join(ROOT, "out", "lab");

export const PHONE = { width: 390, height: 844 };
export const DESK = { width: 1440, height: 900 };

type PageOptions = Parameters<Browser["newPage"]>[0];

/** Bundles the page that is the panel and nothing else; the corpus, the worker and the markup are those of the lab page. */
async function builtPage(folder: string): Promise<void> {
  if (!existsSync(LAB)) throw new Error("out/lab is not there: node tools/build-lab.mjs makes it");
  mkdirSync(folder);
  for (const name of ["corpus.json", ...readdirSync(LAB).filter((file) => /^(?:verify|chunk).*\.js$/.test(file))])
    cpSync(join(LAB, name), join(folder, name));
  cpSync(join(ROOT, "web/index.html"), join(folder, "index.html"));
  await build({
    absWorkingDir: ROOT,
    bundle: true,
    chunkNames: "run-page-[hash]",
    define: { "process.env.NODE_ENV": '"production"' },
    entryPoints: { lab: "test/web/run-page/main.tsx", style: "web/style/lab.css" },
    format: "esm",
    jsx: "automatic",
    jsxImportSource: "preact",
    logLevel: "error",
    outdir: folder,
    splitting: true,
  });
}

/** A part of the corpus. */
function partOf({ scenarios, ...rest }: LabCorpusFile): LabCorpusFile {
  return { ...rest, scenarios: scenarios.filter((_, place) => place % 5 === 0) };
}

/** The report of a run of that part, made here without any worker. */
async function reportOfPart(part: LabCorpusFile): Promise<string> {
  const planned = plannedRun(corpusOf(part), EVERYTHING);
  if (!planned.ok) throw new Error(planned.message);
  const { corpus, plan } = planned.value;
  const results: Result[] = [];
  for (const { scenario: id, ruleset } of plan) {
    const entry = corpus.byId.get(id);
    if (entry !== undefined) results.push(await verifyEntry(entry.scenario, corpus.cards, ruleset, REFERENCE_ENGINE));
  }
  return reportFile(reportOfRun(planned.value, results), "report.json");
}

/** Pages with the panel in a browser, each served by a server of its own, and what they complain of. */
export class RunPages {
  readonly #folder = mkdtempSync(join(tmpdir(), "cr613-run-"));
  readonly #servers: LabServer[] = [];
  #browser: Browser | undefined;
  #reportOfPart = "";
  readonly #complaints: string[] = [];

  /** Skips the tests where there is no browser. */
  async begin(test: Mocha.Context): Promise<void> {
    const executablePath = chromiumOrSkip(test);
    const [whole, part] = [join(this.#folder, "whole"), join(this.#folder, "part")];
    await builtPage(whole);
    cpSync(whole, part, { recursive: true });
    const corpus = partOf(JSON.parse(readFileSync(join(whole, "corpus.json"), "utf8")) as LabCorpusFile);
    writeFileSync(join(part, "corpus.json"), JSON.stringify(corpus));
    this.#reportOfPart = await reportOfPart(corpus);
    this.#browser = await chromium.launch({ executablePath, args: ["--no-sandbox"] });
  }

  async end(): Promise<void> {
    await this.#browser?.close();
    await Promise.all(this.#servers.map((server) => server.close()));
    rmSync(this.#folder, { recursive: true, force: true });
  }

  /** Everything that went to a console, errors and requests that failed, since the last time. */
  takeComplaints(): string[] {
    return this.#complaints.splice(0);
  }

  /** What a run of the part gives. */
  get reportOfPart(): string {
    return this.#reportOfPart;
  }

  /** The page with a part of the corpus, and its server, which it may lose. */
  async open(options: PageOptions = {}): Promise<{ page: Page; server: LabServer }> {
    return this.#openFolder(join(this.#folder, "part"), options);
  }

  /** The same with all of it. */
  async openWhole(options: PageOptions = {}): Promise<{ page: Page; server: LabServer }> {
    return this.#openFolder(join(this.#folder, "whole"), options);
  }

  /** The same without the worker's script. */
  async openWithoutWorkers(): Promise<Page> {
    const folder = join(this.#folder, "without-workers");
    cpSync(join(this.#folder, "whole"), folder, { recursive: true });
    rmSync(join(folder, "verify.web.js"));
    return (await this.#openFolder(folder, {})).page;
  }

  async #openFolder(folder: string, options: PageOptions): Promise<{ page: Page; server: LabServer }> {
    const server = await serveLab(folder);
    this.#servers.push(server);
    const page = await this.#browser!.newPage({ viewport: DESK, ...options }); // begin was called
    page.setDefaultTimeout(HUNG); // other tests may keep the machine busy
    await page.addInitScript(holdable);
    page.on("console", (message) => this.#complaints.push(message.text()));
    page.on("pageerror", (error) => this.#complaints.push(error.message));
    page.on("requestfailed", (request) => this.#complaints.push(`no answer: ${new URL(request.url()).pathname}`));
    page.on("response", (response) => {
      if (!response.ok()) this.#complaints.push(`${response.status()}: ${new URL(response.url()).pathname}`);
    });
    await page.goto(server.url.href);
    await page.getByRole("button", { name: "Run" }).waitFor();
    return { page, server };
  }
}

/** The text of the file that a button of the page downloads. */
export async function downloaded(page: Page, name: string): Promise<string> {
  const [download] = await Promise.all([
    page.waitForEvent("download"),
    page.getByRole("button", { name: `Download ${name}` }).click(),
  ]);
  return readFileSync(await download.path(), "utf8");
}

/** The heading of the result, once there is one. */
export async function ended(page: Page): Promise<string> {
  const heading = page.locator("#run-result-title");
  await heading.waitFor();
  return heading.innerText();
}

/** What a test has in the page to hold a run by what is said to its workers. */
interface Held {
  /** So many messages go to workers before the next one has to wait. */
  left: number;
  readonly waiting: (() => void)[];
}

/** Runs in the page before anything else. */
function holdable(): void {
  const held: Held = { left: Infinity, waiting: [] };
  const post = Reflect.get(Worker.prototype, "postMessage");
  Reflect.set(Worker.prototype, "postMessage", function (this: Worker, ...message: unknown[]) {
    const send = (): void => void Reflect.apply(post, this, message);
    if (held.left > 0) {
      held.left -= 1;
      send();
    } else held.waiting.push(send);
  });
  Object.assign(window, { held });
}

/** Enough messages to workers for two of them to have begun; a run has many times as many. */
const SOME = 8;

/** Lets a run go on for a while, or with Infinity to its end: however slow this test is, a run that is held can't end before it. */
export async function goOn(page: Page, messages = SOME): Promise<void> {
  await page.evaluate((left) => {
    const { held } = window as unknown as { held: Held };
    held.left = left;
    while (held.left > 0 && held.waiting.length > 0) {
      held.left -= 1;
      held.waiting.shift()?.();
    }
  }, messages);
}

/** Waits until a run that goes on for a while only is held. */
export async function middle(page: Page): Promise<void> {
  await page.waitForFunction(() => (window as unknown as { held: Held }).held.waiting.length > 0);
}

/** Does something to a worker from within, which may be its end. */
export function meddle(worker: Worker | undefined, deed: () => void): void {
  worker?.evaluate(deed).catch(() => {}); // its end is what is wanted
}

/** Waits until the page has no worker, and no lock of one. */
export async function noWorkerLeft(page: Page): Promise<void> {
  while (page.workers().length > 0)
    await page
      .workers()[0]
      ?.waitForEvent("close")
      .catch(() => {});
  await page.waitForFunction(async () => {
    const { held = [], pending = [] } = await navigator.locks.query();
    return held.length + pending.length === 0;
  });
}
