import { join } from "node:path";
import { expect } from "chai";
import { type Browser, type BrowserContext, chromium, type Page } from "playwright-core";
import { type LabServer, serveLab, type ServedTexts } from "../../src/cli/lab-server.js";
import { packageRoot } from "../../src/cli/package-root.js";
import { chromiumOrSkip, HUNG } from "../reports/chromium.js";

export const PHONE = { width: 390, height: 844 };
export const DESK = { width: 1440, height: 900 };

type ContextOptions = Parameters<Browser["newContext"]>[0];

/** The lab page in a browser, served as `cr613 lab` does, and what it complains of. */
export class LabPages {
  readonly #folder: string;
  readonly #texts: ServedTexts;
  #browser: Browser | undefined;
  #server: LabServer | undefined;
  #contexts: BrowserContext[] = [];
  #complaints: string[] = [];

  /** The built page, or another folder; texts are served in place of its files. */
  constructor(folder = join(packageRoot(), "out", "lab"), texts: ServedTexts = new Map()) {
    this.#folder = folder;
    this.#texts = texts;
  }

  /** Skips the tests where there is no browser. */
  async begin(test: Mocha.Context): Promise<void> {
    const executablePath = chromiumOrSkip(test);
    this.#server = await serveLab(this.#folder, 0, this.#texts);
    this.#browser = await chromium.launch({ executablePath, args: ["--no-sandbox"] });
  }

  async end(): Promise<void> {
    await this.#browser?.close();
    await this.#server?.close();
  }

  get url(): string {
    return this.#server!.url.href; // begin was called
  }

  /** A page of its own, with its own storage and clipboard. */
  async open(hash = "", options: ContextOptions = {}): Promise<Page> {
    const context = await this.#browser!.newContext({ viewport: DESK, reducedMotion: "reduce", ...options }); // begin was called
    this.#contexts.push(context);
    const page = await context.newPage();
    page.setDefaultTimeout(HUNG);
    this.#complaints = [];
    page.on("console", (message) => this.#complaints.push(message.text()));
    page.on("pageerror", (error) => this.#complaints.push(error.message));
    page.on("requestfailed", (request) => this.#complaints.push(`failed: ${request.url()}`));
    page.on("request", (request) => {
      if (!request.url().startsWith(this.url) && !/^(?:data|blob):/.test(request.url()))
        this.#complaints.push(`asked for ${request.url()}`);
    });
    await page.goto(this.url + hash);
    return page;
  }

  /** Takes back complaints that the test has caused itself. */
  forgive(words: RegExp): void {
    this.#complaints = this.#complaints.filter((complaint) => !words.test(complaint));
  }

  /** Closes what the test has opened, and holds that the page had nothing to complain of. */
  async close(): Promise<void> {
    const contexts = this.#contexts;
    this.#contexts = [];
    for (const context of contexts) await context.close();
    expect(this.#complaints, "errors, warnings and failed requests of the page").to.deep.equal([]);
  }
}

/** How wide the page is, in CSS pixels: more than the window would make it scroll sideways. */
export function widthOf(page: Page): Promise<number> {
  return page.evaluate(() => document.documentElement.scrollWidth);
}
