import { spawnSync } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect } from "chai";
import { ROOT } from "../corpus/files.js";

describe("the comparison of one piece with many processes", function () {
  this.timeout(0);
  let folder = "";
  before(() => (folder = mkdtempSync(join(tmpdir(), "cr613-scale-"))));
  after(() => rmSync(folder, { recursive: true, force: true }));

  it("finds the reports of 30 scenarios over 3 processes equal byte for byte, all as its arithmetic expects", () => {
    const script = join(ROOT, "bench/scale/compare.mjs");
    const args = [script, "--scenarios", "30", "--parts", "3", "--folder", join(folder, "run")];
    const { status, stdout, stderr } = spawnSync(process.execPath, args, { encoding: "utf8" });
    expect(stderr).to.equal("");
    expect(status).to.equal(0);
    expect(stdout).to.match(/^equal byte for byte:\n[0-9a-f]{64} {2}coverage\.csv$/m);
  });
});
