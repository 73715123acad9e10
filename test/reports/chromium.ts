import { existsSync } from "node:fs";
import { delimiter, join } from "node:path";
import type { Context } from "mocha";

const NAMES = ["chromium", "chromium-browser", "google-chrome", "google-chrome-stable", "chrome"];
const PLACES = [
  "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
  "/Applications/Chromium.app/Contents/MacOS/Chromium",
];

/** So many milliseconds only something that hangs takes, however busy the machine is. */
export const HUNG = 300_000;

/** The browser for tests: CHROMIUM_PATH, or one of the usual names. */
export function findChromium(): string | undefined {
  const asked = process.env["CHROMIUM_PATH"];
  if (asked !== undefined && asked !== "") return asked;
  const folders = (process.env["PATH"] ?? "").split(delimiter);
  return [...folders.flatMap((folder) => NAMES.map((name) => join(folder, name))), ...PLACES].find((path) =>
    existsSync(path),
  );
}

/** Skips the suite where there is no browser, and says so; where CI is set that is a failure. */
export function chromiumOrSkip(context: Context): string {
  const path = findChromium();
  if (path !== undefined) return path;
  const what = "no Chromium found (set CHROMIUM_PATH): the page is NOT tested in a browser";
  if (process.env["CI"] !== undefined && process.env["CI"] !== "") throw new Error(what);
  console.warn(`\n    !!! ${what}\n`);
  context.skip();
}
