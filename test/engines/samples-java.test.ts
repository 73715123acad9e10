import { spawnSync } from "node:child_process";
import { mkdirSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { expect } from "chai";
import type { Report } from "../../src/rules/formats.gen.js";
import { Workplace } from "../cli/program.js";

const HERE = new URL("../../../examples/engines/java/", import.meta.url);
const SOURCE = fileURLToPath(new URL("Engine.java", HERE));
const COMPILER = "jdk.compiler/com.sun.tools.javac.Main";

/** A program that runs for seconds gains nothing by being optimized. */
const BRIEF = ["-XX:TieredStopAtLevel=1", "-XX:+UseSerialGC"];
const EXPECTATIONS = fileURLToPath(new URL("expectations.json", HERE));

/** A busy machine may take a minute to start a program, and the test is not about time. */
const AT_LEISURE = ["--timeout", "300000", "--hello-timeout", "300000"];

/** Why `java Engine.java` can't be run here; undefined if it can: that takes a JDK, as the file is compiled then. */
function obstacle(): string | undefined {
  const { status, stdout } = spawnSync("java", ["--list-modules"], { encoding: "utf8" });
  if (status !== 0) return "there is no java on the path";
  const compiler = /^jdk\.compiler@(\d+)/m.exec(stdout)?.[1];
  return Number(compiler ?? 0) < 17 ? "java on the path is no JDK of 17 or newer" : undefined;
}

const missing = obstacle();

describe(`the sample engine in Java${missing === undefined ? "" : ` (NOT TRIED: ${missing})`}`, function () {
  this.slow(60_000);
  const place = new Workplace();
  after(() => place.clear());
  /** What `java Engine.java` runs, compiled once for all the processes of a run, and started for little work. */
  let engine = "";
  before(function () {
    if (missing !== undefined) this.skip();
    const classes = place.path("classes");
    mkdirSync(classes);
    const { status, stderr } = spawnSync("java", [...BRIEF, "-m", COMPILER, "-d", classes, SOURCE], {
      encoding: "utf8",
    });
    expect(status, stderr).to.equal(0);
    engine = `java ${BRIEF.join(" ")} -cp "${classes}" Engine`;
  });

  async function verified(command: string, ...options: string[]): Promise<{ code: number | null; report: Report }> {
    const fixed = ["--ruleset", "current", "--reports", "none", "--json", "--workers", "2"];
    const { code, out, err } = await place.run("verify", "--engine", command, ...fixed, ...options);
    expect(out, err).to.not.equal("");
    return { code, report: JSON.parse(out) as Report };
  }

  it("takes the first steps of an adapter", async () => {
    const { code, out } = await place.run("smoke", `java "${SOURCE}"`, ...AT_LEISURE);
    expect(code, out).to.equal(0);
  });

  it("passes all that it claims, in other words as well", async () => {
    const { code, report } = await verified(engine, "--probe");
    const { claimed } = report.footer;
    expect(report.results.filter(({ verdict, lacks }) => verdict === "fail" && lacks === undefined)).to.deep.equal([]);
    expect(claimed?.passed).to.be.greaterThan(100);
    expect(claimed?.passed).to.equal(claimed?.runs);
    expect(code).to.equal(0);
  });

  it("fails as its expectations file tells where dependency decides, and nowhere else", async () => {
    const { code, report } = await verified(`${engine} --claim-order`, "--expectations", EXPECTATIONS);
    const known = Object.keys((JSON.parse(readFileSync(EXPECTATIONS, "utf8")) as { known: object }).known);
    const failed = report.results.filter(({ verdict }) => verdict === "fail");
    expect(failed.map(({ scenario }) => scenario).sort()).to.deep.equal(known.sort());
    expect(failed.filter(({ expectation }) => expectation?.outcome !== "asKnown")).to.deep.equal([]);
    expect(failed.filter(({ divergence }) => divergence === undefined)).to.deep.equal([]);
    expect(code).to.equal(0);
  });
});
