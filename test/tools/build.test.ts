import { spawnSync } from "node:child_process";
import { cpSync, mkdirSync, mkdtempSync, readdirSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect } from "chai";
import { ROOT } from "./fixture.js";

describe("a build", () => {
  const house = mkdtempSync(join(tmpdir(), "cr613-build-"));
  after(() => rmSync(house, { recursive: true, force: true }));

  before(() => {
    for (const part of ["tools/build.mjs", "tools/sources.mjs", "package.json"])
      cpSync(join(ROOT, part), join(house, part));
    // What is generated is not the point, nor all that is compiled: one program is enough.
    for (const part of ["generate", "generate-catalogue", "generate-grammar", "generate-page"])
      writeFileSync(join(house, "tools", `${part}.mjs`), "");
    const compilerOptions = { declaration: true, target: "es2023", module: "nodenext", rootDir: ".", types: [] };
    writeFileSync(join(house, "tsconfig.json"), JSON.stringify({ compilerOptions, include: ["src"] }));
    mkdirSync(join(house, "src/cli"), { recursive: true });
    writeFileSync(join(house, "src/index.ts"), 'export type { Known } from "./known.js";\n');
    writeFileSync(join(house, "src/known.ts"), "export interface Known {}\n");
    writeFileSync(join(house, "src/inner.ts"), "export interface Inner {}\n");
    symlinkSync(join(ROOT, "node_modules"), join(house, "node_modules"));
    // As npx leaves it after its first use: from then on it goes through the link and changes nothing.
    symlinkSync("dist/bin/cr613.js", join(house, "cr613"));
  });

  function builtSaying(word: string): string {
    writeFileSync(join(house, "src/cli/main.ts"), `#!/usr/bin/env node\nconsole.log("${word}");\n`);
    const { status, stderr } = spawnSync(process.execPath, [join(house, "tools/build.mjs")], { encoding: "utf8" });
    expect(status, stderr).to.equal(0);
    const { stdout, error } = spawnSync(join(house, "cr613"), { encoding: "utf8" });
    return error?.message ?? stdout;
  }

  it("leaves a program that can be started by its link, and so does the next one after a change", function () {
    if (process.platform === "win32") this.skip(); // no file has such a bit there
    expect([builtSaying("one"), builtSaying("two")]).to.deep.equal(["one\n", "two\n"]);
  });

  it("puts the declarations aside that the entry leads to, and no others", () => {
    expect(builtSaying("three")).to.equal("three\n");
    expect(readdirSync(join(house, "dist/types")).sort()).to.deep.equal(["index.d.ts", "known.d.ts"]);
  });
});
