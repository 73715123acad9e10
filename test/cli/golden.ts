import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { expect } from "chai";

/** The golden files are kept beside the sources of the tests, not beside what is compiled. */
const FOLDER = new URL("../../../test/cli/golden/", import.meta.url);

/** Compares a text with its golden file. UPDATE_GOLDEN=1 writes the file instead: then read the difference before you commit it. */
export function expectGolden(name: string, text: string): void {
  const file = fileURLToPath(new URL(name, FOLDER));
  if (process.env["UPDATE_GOLDEN"] === "1") {
    mkdirSync(fileURLToPath(FOLDER), { recursive: true });
    writeFileSync(file, text);
  }
  expect(text, `${name}; if the change is meant, run the test with UPDATE_GOLDEN=1`).to.equal(
    readFileSync(file, "utf8"),
  );
}
