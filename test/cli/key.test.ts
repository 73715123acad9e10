import { readdirSync, readFileSync } from "node:fs";
import { expect } from "chai";
import { scenario, Workplace } from "./program.js";

const SELECTED = ["--select", "topic:dependency level:<=3", "--count", "2", "--seed", "7"];

describe("cr613 key", () => {
  const place = new Workplace();
  after(() => place.clear());

  it("writes a sheet and its key to print, and says where", async () => {
    const { code, out, err } = await place.run("key", ...SELECTED);
    expect(err).to.equal("");
    expect(out).to.equal("2 questions under the rules current:\n  out/key/sheet.html\n  out/key/key.html\n");
    expect(code).to.equal(0);
    expect(readFileSync(place.path("out/key/sheet.html"), "utf8")).to.match(/^<!doctype html>/);
  });

  it("writes the same bytes for the same seed, in every format and language", async () => {
    const all = ["--format", "html,markdown,csv,anki,gift,moodle-xml,qti,json", "--lang", "de", "--quiet"];
    for (const out of ["one", "two"]) {
      const { code, out: said } = await place.run("key", ...SELECTED, ...all, "--out", out);
      expect([code, said]).to.deep.equal([0, ""]);
    }
    const files = readdirSync(place.path("one")).sort();
    expect(files).to.deep.equal([
      "anki.txt",
      "gift.txt",
      "key.csv",
      "key.html",
      "key.json",
      "key.md",
      "moodle.xml",
      "qti.zip",
      "sheet.csv",
      "sheet.html",
      "sheet.md",
    ]);
    for (const file of files)
      expect(readFileSync(place.path(`one/${file}`)).equals(readFileSync(place.path(`two/${file}`))), file).to.equal(
        true,
      );
  });

  it("writes forms of one seed that have no question in common", async () => {
    const ids = async (form: string): Promise<string[]> => {
      await place.run("key", ...SELECTED, "--form", form, "--format", "json", "--out", `form-${form}`);
      const { items } = JSON.parse(readFileSync(place.path(`form-${form}/key.json`), "utf8")) as {
        items: { guid: string }[];
      };
      return items.map(({ guid }) => guid);
    };
    const both = [...(await ids("1")), ...(await ids("2"))];
    expect(new Set(both).size).to.equal(4);
  });

  it("writes no answer if none is wanted", async () => {
    await place.run("key", ...SELECTED, "--answers", "none", "--format", "html,markdown", "--out", "sheets");
    expect(readdirSync(place.path("sheets")).sort()).to.deep.equal(["sheet.html", "sheet.md"]);
  });

  it("asks about scenarios of one's own, and says if there are fewer questions than wanted", async () => {
    place.file("mine/bears.json", scenario());
    const { code, out } = await place.run("key", "mine", "--format", "json", "--out", "mine-key");
    expect(out).to.match(/^1 question under the rules current, of 20 asked for: there are no more that fit:\n/);
    expect(code).to.equal(0);
  });

  for (const [what, args, message] of [
    ["a selection", ["--select", "topc:copy"], /unknown key "topc"\. Did you mean topic\?[^]*\n {2}topc:copy\n {2}\^/],
    ["a value", ["--select", "topic:copi"], /"copi" is nothing that topic can be\. Did you mean copy\?/],
    ["a format", ["--format", "html,ankl"], /unknown format "ankl"\. Did you mean anki\?/],
    ["a language", ["--lang", "it"], /unknown language "it"\./],
    ["a place for answers", ["--answers", "inlin"], /Did you mean inline\?/],
    ["a paper", ["--paper", "a5"], /unknown paper "a5"\./],
    ["a ruleset", ["--ruleset", "m11"], /unknown ruleset "m11"\./],
    [
      "a form without answers that needs them",
      ["--format", "anki", "--answers", "none"],
      /anki is not written without/,
    ],
    ["a number", ["--count", "0"], /must be a whole number from 1 to/],
    ["a selection that fits nothing", ["--select", "topic:copy -topic:copy"], /no question fits/],
  ] as const)
    it(`refuses ${what}`, async () => {
      const { code, err, out } = await place.run("key", ...args);
      expect(code).to.equal(2);
      expect(err).to.match(message);
      expect(err).not.to.match(/\n {4}at /);
      expect(out).to.equal("");
    });
});
