import { existsSync, readdirSync, readFileSync } from "node:fs";
import { expect } from "chai";
import { scenario, STACK, Workplace } from "./program.js";

const HUMILITY = "^opalescence-humility-humility-last$";

describe("cr613 export", () => {
  const place = new Workplace();
  after(() => place.clear());

  it("writes below out/export and says how many", async () => {
    const { code, out, err } = await place.run("export", "--format", "xmage", "--grep", HUMILITY);
    expect(out).to.equal("1 of 1 scenarios exported to out/export/xmage.\n");
    expect(err).to.equal("");
    expect(code).to.equal(0);
    expect(readdirSync(place.path("out/export/xmage")).sort()).to.deep.equal([
      "Opalescence_humility_humility_last_Test.java",
      "export.json",
      "not-expressible.csv",
    ]);
  });

  it("counts the reasons of those it can not say, and succeeds all the same", async () => {
    const { code, out } = await place.run("export", "--format", "forge", "--topic", "text", "--out", "puzzles");
    expect(code).to.equal(0);
    expect(out.replaceAll("\n", " ")).to.match(
      /^\d+ of \d+ scenarios exported to puzzles with \d+ of their \d+ checks and \d+ values; \d+ not expressible, see puzzles\/not-expressible\.csv\. /,
    );
    const counts = [...out.matchAll(/^ +(\d+) [a-z-]+: /gm)].map(([, count]) => Number(count));
    expect(counts.length).to.be.greaterThan(1);
    expect(counts).to.deep.equal(counts.toSorted((a, b) => b - a));
    expect(out.split("\n").filter((line) => line.length > 80)).to.deep.equal([]);
    expect(readFileSync(place.path("puzzles/not-expressible.csv"), "utf8")).to.match(
      /^scenario,check,reason,about,words\n/,
    );
  });

  it("exports scenarios of one's own, and says nothing if asked", async () => {
    place.file("mine/bears.json", scenario());
    const { code, out } = await place.run("export", "mine", "--format", "json", "--out", "mine-out", "--quiet");
    expect(out).to.equal("");
    expect(code).to.equal(0);
    const { scenarios } = JSON.parse(readFileSync(place.path("mine-out/corpus.json"), "utf8")) as {
      scenarios: { id: string }[];
    };
    expect(scenarios.map(({ id }) => id)).to.deep.equal(["bear-and-anthem"]);
  });

  it("writes a table that verify reads again", async () => {
    await place.run("export", "--format", "csv", "--grep", HUMILITY, "--out", "table");
    const { code, out } = await place.run("verify", "--grep", HUMILITY, "--expect", "table/expectations.csv");
    expect(out).to.match(/pass/);
    expect(code).to.equal(0);
  });

  it("goes on without broken files and says so by its exit status", async () => {
    place.file("half/broken.json", { id: "x" });
    place.file("half/bears.json", scenario());
    const { code, err } = await place.run("export", "half", "--format", "csv", "--out", "half-out");
    expect(err).to.contain("half/broken.json");
    expect(code).to.equal(2);
    expect(existsSync(place.path("half-out/expectations.csv"))).to.equal(true);
  });

  for (const [what, args, message] of [
    [
      "an unknown format",
      ["--format", "forg"],
      /unknown format "forg"\. Did you mean forge\? Known: xmage, forge, csv, json/,
    ],
    ["a format that every object has", ["--format", "constructor"], /unknown format "constructor"\. Known/],
    ["no format", [], /required option '--format <format>' not specified/],
    ["an unknown topic", ["--format", "csv", "--topic", "coler"], /unknown topic "coler"/],
    ["a path that leads nowhere", ["nowhere", "--format", "csv"], /nowhere/],
    ["filters that nothing fits", ["--format", "csv", "--grep", "^nothing$"], /no scenario fits/],
    ["a folder that can not be made", ["--format", "csv", "--grep", HUMILITY, "--out", "a-file/below"], /a-file/],
  ] as [string, string[], RegExp][]) {
    it(`refuses ${what} with a message`, async () => {
      place.file("a-file", "not a folder");
      const { code, err, out } = await place.run("export", ...args);
      expect(err).to.match(message);
      expect(`${err}${out}`).not.to.match(STACK);
      expect(code).to.equal(2);
    });
  }

  it("leaves other files of the folder alone", async () => {
    place.file("kept/mine.txt", "mine");
    await place.run("export", "--format", "forge", "--grep", HUMILITY, "--out", "kept");
    expect(readFileSync(place.path("kept/mine.txt"), "utf8")).to.equal("mine");
  });
});
