import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { expect } from "chai";
import { type Browser, chromium, type Page } from "playwright-core";
import type { Report } from "../../src/rules/formats.gen.js";
import { chromiumOrSkip, HUNG } from "./chromium.js";
import { REPORT } from "./fixture.js";
import { file } from "./written.js";

export const PHONE = { width: 390, height: 844 };
const DESK = { width: 1280, height: 900 };

type PageOptions = Parameters<Browser["newPage"]>[0];

/** Pages in a browser, opened from a folder of their own, and what they complain of. */
export class Pages {
  readonly #folder = mkdtempSync(join(tmpdir(), "cr613-report-"));
  #browser: Browser | undefined;
  #complaints: string[] = [];

  /** Skips the tests where there is no browser. */
  async begin(test: Mocha.Context): Promise<void> {
    const executablePath = chromiumOrSkip(test);
    this.#browser = await chromium.launch({ executablePath, args: ["--no-sandbox"] });
  }

  async end(): Promise<void> {
    await this.#browser?.close();
    rmSync(this.#folder, { recursive: true, force: true });
  }

  expectNoComplaints(): void {
    expect(this.#complaints, "errors, warnings and requests of the page").to.deep.equal([]);
  }

  open(hash = "", options: PageOptions = {}, report: Report = REPORT): Promise<Page> {
    return this.openText("report.html", file("report.html", report), hash, options);
  }

  async openText(name: string, text: string, hash = "", options: PageOptions = {}): Promise<Page> {
    const path = join(this.#folder, name);
    writeFileSync(path, text);
    const page = await this.#browser!.newPage({ viewport: DESK, reducedMotion: "reduce", ...options }); // begin was called
    page.setDefaultTimeout(HUNG);
    this.#complaints = [];
    page.on("console", (message) => this.#complaints.push(message.text()));
    page.on("pageerror", (error) => this.#complaints.push(error.message));
    page.on("request", (request) => {
      if (!request.url().startsWith("file:") && !request.url().startsWith("data:"))
        this.#complaints.push(request.url());
    });
    await page.goto(pathToFileURL(path).href + hash);
    return page;
  }
}
