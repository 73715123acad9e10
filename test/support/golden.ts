import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { dirname } from "node:path";
import { expect } from "chai";

/** The golden files are kept beside the sources of the tests, not beside what is compiled. */
const TESTS = new URL("../../../test/", import.meta.url);

/** Compares a text with its golden file, in the folder `golden` of a room's tests. UPDATE_GOLDEN=1 writes the file instead: then read the difference before you commit it. */
export function expectGolden(room: string, name: string, text: string): void {
  const folder = new URL(`${room}/golden/`, TESTS);
  const file = fileURLToPath(new URL(name, folder));
  if (process.env["UPDATE_GOLDEN"] === "1") {
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, text);
  }
  expect(text, `${name}; if the change is meant, run the test with UPDATE_GOLDEN=1`).to.equal(
    readFileSync(file, "utf8"),
  );
}
