import { expect } from "chai";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { shippedCorpus } from "../../src/cli/corpus-files.js";
import { knownAt, SEAL, sealOf } from "../../src/cli/corpus-seal.js";

describe("a corpus with the seal of its build", () => {
  let folder = "";
  before(() => {
    folder = mkdtempSync(join(tmpdir(), "cr613-seal-"));
  });
  after(() => rmSync(folder, { recursive: true }));

  function sealed(text: string): URL {
    const path = join(folder, SEAL);
    writeFileSync(path, text);
    return pathToFileURL(path);
  }

  it("is read as if every file had been held to the formats", () => {
    const strict = shippedCorpus.whole();
    const seal = sealOf();
    if (seal === undefined) throw new Error("the corpus has a fault");
    const known = knownAt(sealed(seal));
    for (const part of ["scenarios", "cards", "filesOfIds", "filesOfCards", "textsOfIds", "drawn"] as const)
      expect(known?.[part], part).to.deep.equal(strict[part]);
    expect(known).to.deep.include({ broken: [], cardProblems: [], warnings: [] });
  });

  it("is not taken on trust by another seal, or without one", () => {
    expect(knownAt(sealed("0".repeat(64)))).to.equal(undefined);
    expect(knownAt(pathToFileURL(join(folder, "nowhere")))).to.equal(undefined);
  });
});
