import { readdirSync, readFileSync } from "node:fs";
import { expect } from "chai";
import { wholeText } from "../../reports/writer.js";
import { jsonWriter } from "../../reports/json.js";
import type { Report } from "../../src/rules/formats.gen.js";
import { parseReport } from "../../src/scenario/parse-report.js";
import { REPORT } from "../reports/fixture.js";
import { ENGINE_REPORT } from "../reports/fixture-engine.js";
import { STACK, scenario, Workplace } from "./program.js";

function text(report: Report): string {
  return wholeText(jsonWriter.files(report, {}).get("report.json") ?? []);
}

describe("cr613 matrix", () => {
  const place = new Workplace();
  after(() => place.clear());

  before(() => {
    place.file("one.json", text(REPORT));
    place.file("two.json", text(ENGINE_REPORT));
  });

  it("writes a page and a table, and prints the scores and where engines disagree", async () => {
    const { code, out, err } = await place.run("matrix", "one.json", "two.json", "--out", "m");
    expect(err).to.equal("");
    expect(out).to.match(/^engine +of what it claims +of the corpus$/m);
    expect(out).to.match(/^crooked 0\.3\.1 \(2\) +3 of 18, 16 % +3 of 23, 13 %$/m);
    expect(out)
      .to.include("Different answers in 1 of ")
      .and.match(/^opalescence-.* current +pass +fail A$/m);
    expect(out).to.include("Written: m/matrix.html  m/matrix.csv");
    expect(code).to.equal(0);
    expect(readdirSync(place.path("m")).sort()).to.deep.equal(["matrix.csv", "matrix.html"]);
  });

  it("writes its page in the language that is asked for", async () => {
    const { code } = await place.run("matrix", "one.json", "two.json", "--lang", "de", "--quiet", "--out", "de");
    expect(code).to.equal(0);
    expect(readFileSync(place.path("de/matrix.html"), "utf8"))
      .to.include('<html lang="de">')
      .and.include("Engines und Szenarien");
    const refused = await place.run("matrix", "one.json", "two.json", "--lang", "it", "--out", "it");
    expect(refused).to.include({ code: 2, out: "" });
    expect(refused.err).to.include("en, de, fr");
  });

  it("says nothing with --quiet", async () => {
    expect(await place.run("matrix", "one.json", "one.json", "--quiet", "--out", "q")).to.deep.equal({
      code: 0,
      out: "",
      err: "",
    });
  });

  it("reads what verify writes of a whole topic, under every edition", async () => {
    await place.run("verify", "--topic", "power-toughness", "--reports", "json", "--out", "topic", "--quiet");
    const parsed = parseReport(readFileSync(place.path("topic/report.json"), "utf8"), "topic");
    expect(parsed.ok ? [] : parsed.problems).to.deep.equal([]);
  });

  it("warns of scenarios that are not the same", async () => {
    place.file("mine.json", scenario());
    place.file("wrong.json", scenario({}, 5));
    await place.run("verify", "mine.json", "--reports", "json", "--out", "mine", "--workers", "0");
    await place.run("verify", "wrong.json", "--reports", "json", "--out", "wrong", "--workers", "0");
    expect(parseReport(readFileSync(place.path("mine/report.json"), "utf8"), "mine").ok).to.equal(true);
    const { code, err } = await place.run("matrix", "mine/report.json", "wrong/report.json", "--out", "both");
    expect(err).to.equal("warning: 1 of the scenarios are not the same in all reports, such as\n  bear-and-anthem\n");
    expect(code).to.equal(0);
  });

  for (const [name, content, message] of [
    ["cut.json", text(REPORT).slice(0, -40), "the report is cut off: its footer is missing"],
    ["empty.json", "", "the report is cut off"],
    ["prose.json", "not a report}", "this is no JSON"],
    ["scenario.json", JSON.stringify(scenario()), "header"],
    ["other.json", text(REPORT).replace("cr613-report/1", "cr613-report/9"), "cr613-report/1"],
    ["verdict.json", text(REPORT).replace('"verdict":"pass"', '"verdict":"passed"'), "verdict.json:"],
  ] as const) {
    it(`refuses ${name} with a message and status 2`, async () => {
      place.file(name, content);
      const { code, out, err } = await place.run("matrix", "one.json", name, "--out", "none");
      expect(err).to.include(message).and.include(`error: "${name}" is no report`).and.not.match(STACK);
      expect(err).to.match(new RegExp(`^${name.replace(".", "\\.")}:\\d+:\\d+`, "m"));
      expect(out).to.equal("");
      expect(code).to.equal(2);
    });
  }

  for (const [args, message] of [
    [["one.json"], "give two reports or more"],
    [["one.json", "missing.json"], '"missing.json": there is no such file'],
    [["one.json", "."], '".": this is a folder, not a report.json'],
    [[], "missing required argument"],
    [["one.json", "two.json", "--out", "/dev/null/x"], "the matrix can not be written to"],
  ] as const) {
    it(`refuses \`matrix ${args.join(" ")}\` with a message and status 2`, async () => {
      const { code, out, err } = await place.run("matrix", ...args);
      expect(err).to.include(message).and.not.match(STACK);
      expect(out).to.equal("");
      expect(code).to.equal(2);
    });
  }
});
