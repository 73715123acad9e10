import { spawnSync } from "node:child_process";
import { expect } from "chai";
import { spareMemory } from "../../src/cli/thrift.js";

function flagsFor(planned: number): string[] {
  const flags: string[] = [];
  spareMemory(planned, (flag) => flags.push(flag));
  return flags;
}

describe("sparing memory", () => {
  it("is for runs that keep no boards of what passes, and for no shorter ones", () => {
    expect(flagsFor(2_480)).to.deep.equal([]);
    expect(flagsFor(100_000)).to.have.length(1);
  });

  it("is by a flag that this V8 has", () => {
    const { status, stderr } = spawnSync(process.execPath, [...flagsFor(100_000), "-e", ""], { encoding: "utf8" });
    expect({ status, stderr }).to.deep.equal({ status: 0, stderr: "" });
  });
});
