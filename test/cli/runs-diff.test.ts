import { readFileSync } from "node:fs";
import { expect } from "chai";
import type { Report } from "../../src/rules/formats.gen.js";
import { expectGolden } from "../support/golden.js";
import { scenario, STACK, Workplace } from "./program.js";

describe("cr613 diff of two runs", () => {
  const place = new Workplace();
  after(() => place.clear());

  /** Two runs by two versions of an engine, between which each cause changed something. */
  before(async () => {
    const verify = (corpus: string, out: string): Promise<unknown> =>
      place.run("verify", corpus, "--workers", "0", "--reports", "json", "--out", out);
    const both = ["m10", "current"];
    place.file("old/same.json", scenario({ id: "stays-the-same" }));
    place.file("old/changed.json", scenario({ id: "says-something-else" }));
    place.file("old/gone.json", scenario({ id: "is-gone" }));
    place.file("old/rules.json", scenario({ id: "has-other-rulesets", rulesets: both }));
    place.file("new/same.json", scenario({ id: "stays-the-same" }));
    place.file("new/changed.json", scenario({ id: "says-something-else", rev: 2 }, 4));
    place.file("new/new.json", scenario({ id: "is-new" }));
    place.file("new/rules.json", scenario({ id: "has-other-rulesets", rulesets: ["ikoria", "current"] }));
    await verify("old", "before");
    await verify("new", "after");
    const report = JSON.parse(readFileSync(place.path("after/report.json"), "utf8")) as Report;
    report.header.engine.version = "0.2.0";
    for (const result of report.results.filter((each) => each.scenario === "stays-the-same")) {
      result.verdict = "fail";
      for (const value of result.values.filter((each) => each.characteristic === "power")) {
        value.actual = 7;
        value.ok = false;
      }
    }
    place.file("after/report.json", report);
  });

  it("tells what the engine, the corpus and the rules changed, with status 1", async () => {
    const { code, out, err } = await place.run("diff", "before/report.json", "after/report.json");
    expect([code, err]).to.deep.equal([1, ""]);
    expect(out.split("\n").filter((line) => line.length > 80)).to.deep.equal([]);
    expectGolden("cli", "diff-runs.txt", out);
  });

  it("tells the same as JSON", async () => {
    const { code, out } = await place.run("diff", "before/report.json", "after/report.json", "--json");
    expect(code).to.equal(1);
    const told = JSON.parse(out) as Record<string, unknown>;
    const lists = ["engine", "corpus", "ruleset", "otherRulesets", "added", "removed"].map((key) =>
      (told[key] as { scenario: string }[]).map((entry) => entry.scenario),
    );
    expect(lists).to.deep.equal([
      ["stays-the-same"],
      ["says-something-else"],
      [],
      ["has-other-rulesets", "has-other-rulesets"],
      ["is-new"],
      ["is-gone"],
    ]);
    expect(told["engine"]).to.deep.equal([
      {
        scenario: "stays-the-same",
        ruleset: "current",
        from: { verdict: "pass" },
        to: { verdict: "fail" },
        values: [{ check: "end", subject: "Test Bear", characteristic: "power", from: 3, to: 7 }],
      },
    ]);
    expect((told["corpus"] as { parts: string[]; revs: number[] }[])[0]).to.deep.include({
      parts: ["rev", "expectations"],
      revs: [1, 2],
    });
  });

  it("finds nothing between a run in one piece and the same in shards, with status 0", async () => {
    for (const i of [1, 2]) {
      await place.run("verify", "old", "--workers", "0", "--shard", `${i}/2`, "--blob", `old-blobs/${i}.blob`);
    }
    await place.run("verify", "old", "--workers", "0", "--blob", "old.json");
    for (const other of ["old-blobs", "old.json"]) {
      const { code, out } = await place.run("diff", "before/report.json", other);
      expect(out).to.contain("5 of 5 entries that are in both are the same.");
      expect(code).to.equal(0);
    }
  });

  it("takes a folder with scenarios and blobs for scenarios where something is asked about them", async () => {
    place.file("mixed/same.json", scenario({ id: "stays-the-same", rulesets: ["m10", "current"] }));
    await place.run("verify", "mixed", "--workers", "0", "--blob", "mixed/out/run.jsonl");
    const { code, out } = await place.run("diff", "mixed", "--from", "m10");
    expect(out).to.contain("m10 and current: 0 of 1 scenario differs.");
    expect(code).to.equal(0);
    expect((await place.run("diff", "mixed", "mixed")).out).to.contain("The same engine and version.");
  });

  it("says that two engines are compared where their names are not the same", async () => {
    const report = JSON.parse(readFileSync(place.path("after/report.json"), "utf8")) as Report;
    report.header.engine = { name: "o\u001bther", version: "1" };
    place.file("other/report.json", report);
    const { out } = await place.run("diff", "before/report.json", "other/report.json");
    expect(out).to.contain("These are two engines").and.to.contain("o\\u001bther 1").and.not.to.contain("\u001b");
  });

  for (const [what, args, message] of [
    ["one run", ["before/report.json"], "two runs can be compared, not 1"],
    ["three", ["before/report.json", "after/report.json", "old.json"], "two runs can be compared, not 3"],
    ["a run and a scenario", ["before/report.json", "old/same.json"], "old/same.json: this is no run"],
    ["a run that is not there", ["before/report.json", "nowhere.jsonl"], "nowhere.jsonl: there is no such file"],
    ["a shard", ["before/report.json", "old-blobs/1.blob"], "shard 2 of 2 is missing; given: old-blobs/1.blob"],
    ["filters", ["before/report.json", "after/report.json", "--topic", "copy"], "--topic is about scenarios"],
    ["rulesets", ["before/report.json", "after/report.json", "--to-reading", "x"], "--to-reading is about scenarios"],
  ] as const) {
    it(`refuses ${what}`, async () => {
      const { code, out, err } = await place.run("diff", ...args);
      expect(err).to.contain(message).and.not.to.match(STACK);
      expect([code, out]).to.deep.equal([2, ""]);
    });
  }
});
