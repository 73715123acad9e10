import { spawnSync } from "node:child_process";
import { expect } from "chai";
import { compileLater } from "../../src/cli/patience.js";

function flagsFor(version?: string): string[] {
  const flags: string[] = [];
  compileLater(version, (flag) => flags.push(flag));
  return flags;
}

describe("compiling later", () => {
  it("is asked for by the flag of each V8 that is known, and of no other", () => {
    expect(flagsFor("11.3.244.8-node.38")).to.deep.equal(["--interrupt-budget=1056000"]);
    expect(flagsFor("13.6.233.17-node.53")).to.deep.equal(["--invocation-count-for-turbofan=20000"]);
    expect(flagsFor("99.1")).to.deep.equal([]);
  });

  it("is by a flag that this V8 has", () => {
    const { status, stderr } = spawnSync(process.execPath, [...flagsFor(), "-e", ""], { encoding: "utf8" });
    expect({ status, stderr }).to.deep.equal({ status: 0, stderr: "" });
  });
});
