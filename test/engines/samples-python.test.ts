import { spawnSync } from "node:child_process";
import { readdirSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { expect } from "chai";
import type { Report } from "../../src/rules/formats.gen.js";
import { type Ended, Workplace } from "../cli/program.js";

const FOLDER = fileURLToPath(new URL("../../../examples/engines/python/", import.meta.url));
const ENGINE = `python3 "${FOLDER}engine.py"`;
const HAS_PYTHON = spawnSync("python3", ["-c", "import sys; sys.exit(sys.version_info < (3, 9))"]).status === 0;

/** A busy machine may take a minute to start a program, and the test is not about time. */
const AT_LEISURE = ["--timeout", "300000", "--hello-timeout", "300000"];

/** The corpus, asked of the sample engine under the only ruleset that it knows. */
describe("the sample engine in Python", function () {
  this.slow(20_000);
  const place = new Workplace();
  after(() => place.clear());

  before(function () {
    if (HAS_PYTHON) return;
    console.warn("SKIPPED: there is no python3 of version 3.9 or newer here, so its sample engine is not tried");
    this.skip();
  });

  async function verified(folder: string, engine: string, ...more: readonly string[]): Promise<[Ended, Report]> {
    const asked = ["verify", "--ruleset", "current", "--engine", engine, ...more];
    const ended = await place.run(...asked, "--reports", "json", "--out", folder);
    expect(ended.code, ended.err).to.be.oneOf([0, 1]);
    return [ended, JSON.parse(readFileSync(place.path(`${folder}/report.json`), "utf8")) as Report];
  }

  function failed({ results }: Report): Report["results"] {
    return results.filter(({ verdict }) => !["pass", "alternative", "unsupported"].includes(verdict));
  }

  it("is well in every step of the smoke test", async () => {
    const { code, out } = await place.run("smoke", ENGINE, ...AT_LEISURE);
    expect(code, out).to.equal(0);
  });

  it("passes every run that it claims, and says the same when it is asked in other words", async () => {
    const [{ code }, report] = await verified("claimed", ENGINE, "--probe");
    expect(failed(report)).to.deep.equal([]);
    expect(code).to.equal(0);
    const { claimed } = report.footer;
    expect(claimed?.passed).to.equal(claimed?.runs);
    expect(claimed?.runs).to.be.greaterThan(100);
  });

  describe("asked beyond its claims", () => {
    let beyond: Report["results"] = [];
    before(async () => {
      const [, { results }] = await verified("beyond", ENGINE, "--beyond");
      beyond = results.filter(({ lacks }) => lacks !== undefined);
    });

    it("answers, or says which capability it lacks", () => {
      const verdicts = new Set(beyond.map(({ verdict }) => verdict));
      expect(verdicts).to.have.all.keys("pass", "alternative", "fail", "unsupported");
      expect(beyond.filter(({ lacks }) => lacks?.length === 0)).to.deep.equal([]);
    });

    it("gets wrong only what needs dependency", () => {
      const isOfGap = ({ lacks = [] }: Report["results"][number]): boolean =>
        lacks.some((need) => need.startsWith("dependency-"));
      const others = beyond.filter((result) => result.verdict === "fail" && !isOfGap(result));
      expect(others.map(({ scenario }) => scenario)).to.deep.equal([]);
    });
  });

  it("fails just as its expectations file says once it claims the order that it lacks", async () => {
    const known = ["--expectations", `${FOLDER}expectations.json`];
    const [{ code, out }, report] = await verified("known", `${ENGINE} --claim-order`, ...known);
    expect(code, out).to.equal(0);
    const open = failed(report).filter(({ lacks }) => lacks === undefined);
    expect(open.length).to.be.greaterThan(0);
    expect(new Set(open.map(({ expectation }) => expectation?.outcome))).to.have.all.keys("asKnown");
  });

  it("leaves no files behind", () => {
    const files = readdirSync(FOLDER).sort();
    expect(files).to.deep.equal(["board.py", "engine.py", "expectations.json", "layers.py", "words.py"]);
  });
});
