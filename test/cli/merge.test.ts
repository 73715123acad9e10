import { copyFileSync, existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { expect } from "chai";
import { readBlob, writeBlob } from "../../src/cli/blob-file.js";
import { readRun } from "../../src/cli/read-run.js";
import type { BlobHeader, BlobLine, BlobResult } from "../../src/rules/formats.gen.js";
import { scenario, STACK, Workplace } from "./program.js";

type Line = Exclude<BlobLine, { kind: "footer" }>;

describe("cr613 merge, of what is no run,", () => {
  const place = new Workplace();
  after(() => place.clear());

  before(async () => {
    const rulesets = ["m14", "ikoria", "current"];
    place.file("mine/good.json", scenario({ rulesets }));
    place.file("mine/wrong.json", scenario({ id: "wrong-bear", rulesets }, 5));
    for (const index of [1, 2, 3]) {
      await place.run("verify", "mine", "--workers", "0", "--shard", `${index}/3`, "--blob", `good/${index}.jsonl`);
    }
  });

  const linesOf = (file: string): Line[] =>
    readFileSync(place.path(file), "utf8")
      .trimEnd()
      .split("\n")
      .map((line) => JSON.parse(line) as BlobLine)
      .filter((line): line is Line => line.kind !== "footer");

  /** Copies the good blobs into a folder and writes a changed second one, with a footer that fits it. */
  function withSecond(folder: string, change: (lines: Line[]) => Line[]): void {
    mkdirSync(place.path(folder), { recursive: true });
    for (const index of [1, 3]) copyFileSync(place.path(`good/${index}.jsonl`), place.path(`${folder}/${index}.jsonl`));
    writeBlob(place.here, `${folder}/2.jsonl`, change(linesOf("good/2.jsonl")));
  }

  async function refusal(...paths: string[]): Promise<string> {
    const { code, out, err } = await place.run("merge", ...paths, "--out", "none");
    expect(err).not.to.match(STACK);
    expect([code, out]).to.deep.equal([2, ""]);
    expect(existsSync(place.path("none"))).to.equal(false);
    return err;
  }

  it("the good ones are a run", async () => {
    expect((await place.run("merge", "good", "--reports", "none")).code).to.equal(1);
    expect((await place.run("merge", "good/3.jsonl", "good", "--reports", "none")).code).to.equal(1);
  });

  it("names the shards that are missing", async () => {
    expect(await refusal("good/1.jsonl")).to.equal("error: shards 2, 3 of 3 are missing; given: good/1.jsonl\n");
    expect(await refusal("good/3.jsonl", "good/1.jsonl")).to.equal(
      "error: shard 2 of 3 is missing; given: good/1.jsonl, good/3.jsonl\n",
    );
  });

  it("names a shard that is given twice, even if both are the same", async () => {
    mkdirSync(place.path("copy"));
    copyFileSync(place.path("good/2.jsonl"), place.path("copy/again.blob"));
    expect(await refusal("good", "copy")).to.equal(
      "error: shard 2 of 3 is given twice: copy/again.blob, good/2.jsonl\n",
    );
  });

  const header = (change: (header: BlobHeader) => BlobHeader) => (lines: Line[]) =>
    lines.map((line) => (line.kind === "header" ? change(line) : line));
  const run = (change: Partial<BlobHeader["run"]>) =>
    header((given) => ({ ...given, run: { ...given.run, ...change } }));

  for (const [what, change, message] of [
    [
      "another engine",
      run({ engine: { name: "other", version: "1" } }),
      'engine, {"name":"other","version":"1"} in place of {"name":"cr613","version":"0.1.0"}',
    ],
    ["another corpus", run({ corpus: "0".repeat(64) }), "corpus (by its digest)"],
    ["other readings", run({ readings: ["freed-goes-at-once"] }), 'readings, ["freed-goes-at-once"] in place of none'],
    ["other rules", run({ rulesets: { current: "0".repeat(64) } }), "state of the rules (by their digests)"],
    [
      "other check points",
      header((given) => ({ ...given, options: { keep: "failed" } })),
      'option keep, "failed" in place of "all"',
    ],
    [
      "another deadline",
      header((given) => ({ ...given, options: { keep: "all", timeout: 9 } })),
      "option timeout, 9 in place of none",
    ],
    [
      "another version of cr613",
      header((given) => ({ ...given, verifier: "9" })),
      "version of cr613, 9 in place of 0.1.0",
    ],
    [
      "other faults of files",
      header((given) => ({ ...given, problems: [{ file: "x", line: 1, column: 1, pointer: "", message: "odd" }] })),
      "faults of files",
    ],
  ] as const) {
    it(`names a shard of a run with ${what}`, async () => {
      const folder = `foreign-${what.replaceAll(" ", "-")}`;
      withSecond(folder, change);
      expect(await refusal(folder)).to.equal(
        `error: ${folder}/2.jsonl (shard 2 of 3) is of another run than ${folder}/1.jsonl (shard 1 of 3); not the same: ${message}\n`,
      );
    });
  }

  it("names a shard of a run that was cut into another number of shards", async () => {
    await place.run("verify", "mine", "--workers", "0", "--shard", "1/2", "--blob", "of-two/1.jsonl");
    expect(await refusal("good/2.jsonl", "of-two")).to.contain("number of shards, 2 in place of 3");
  });

  it("names a shard of another plan", async () => {
    await place.run("verify", "mine", "--workers", "0", "--ruleset", "m14", "--shard", "1/3", "--blob", "less/1.jsonl");
    expect(await refusal("good/2.jsonl", "good/3.jsonl", "less")).to.match(
      /less\/1\.jsonl \(shard 1 of 3\) is of another run than good\/2\.jsonl \(shard 2 of 3\); not the same: plan$/m,
    );
  });

  const isResult = (line: Line): line is BlobResult => line.kind === "result";
  const results = (change: (results: BlobResult[]) => BlobResult[]) => (lines: Line[]) => [
    ...lines.filter((line) => !isResult(line)),
    ...change(lines.filter(isResult)),
  ];

  for (const [what, change, message] of [
    ["a result is missing", results(([first]) => [first!]), "1 results, but 2 entries of the plan are shard 2 of 3"],
    ["a result is there twice", results(([first, second]) => [first!, second!, second!]), "place 4 stands after 4"],
    ["results are in another order", results((all) => all.toReversed()), "place 1 stands after 4"],
    [
      "a result is of another entry",
      results(([first, second]) => [first!, { ...second!, result: { ...second!.result, ruleset: "m10" } }]),
      "wrong-bear m10 at place 4, where wrong-bear ikoria is planned",
    ],
    [
      "a result is of another shard",
      results(([first, second]) => [{ ...first!, place: 0 }, second!]),
      "place 0 is none of shard 2 of 3",
    ],
    [
      "a result has no place",
      results(([first, second]) => [{ ...first!, place: 1e6 }, second!]),
      "place 1000000 is none",
    ],
    [
      "a result was not run",
      results(([first, second]) => [{ ...first!, result: { ...first!.result, verdict: "notRun" as const } }, second!]),
      "bear-and-anthem ikoria was not run",
    ],
    ["a scenario is missing", (lines: Line[]) => lines.filter((_, i) => i !== 1), "no scenario bear-and-anthem"],
    ["the header is missing", (lines: Line[]) => lines.slice(1), "a scenario before the header"],
    ["there are two headers", (lines: Line[]) => [...lines.slice(0, 1), ...lines], "a second header"],
    ["there is nothing", () => [], "a footer before the header"],
    [
      "a value has another type",
      results(([first, second]) => [{ ...first!, result: { ...first!.result, verdict: "good" as never } }, second!]),
      '/result/verdict: "good" is none of the words allowed here',
    ],
    [
      "there is a shard beyond the last",
      header((given) => ({ ...given, shard: { index: 4, total: 3 } })),
      "there is no shard 4 of 3",
    ],
  ] as const) {
    it(`names the file and the line where ${what}, whatever the footer says`, async () => {
      const folder = `odd-${what.replaceAll(" ", "-")}`;
      withSecond(folder, change);
      const err = await refusal(folder);
      expect(err).to.contain(message);
      expect(err).to.match(new RegExp(`^error: ${folder}/2\\.jsonl:\\d+`));
    });
  }

  it("names two shards that say different things of one scenario", async () => {
    withSecond("two-minds", (lines) =>
      lines.map((line) =>
        line.kind === "scenario" && line.summary.id === "bear-and-anthem"
          ? { ...line, summary: { ...line.summary, title: "Another" } }
          : line,
      ),
    );
    expect(await refusal("two-minds")).to.equal(
      "error: two-minds/2.jsonl (shard 2 of 3) and two-minds/1.jsonl (shard 1 of 3) know two scenarios called bear-and-anthem\n",
    );
  });

  it("names every file that is at fault, and no part of a text moves the cursor", async () => {
    place.file("several/1.jsonl", "");
    place.file("several/2.jsonl", '{"kind":"\u001b[31m"}\n');
    place.file("several/3.jsonl", Uint8Array.of(0xff, 0xfe, 0x0a));
    place.file("several/4.jsonl", `${"[".repeat(5000)}\n`);
    place.file("several/5.jsonl", "{}\n");
    place.file("several/notes.txt", "not looked at");
    const err = await refusal("several");
    expect(
      err
        .trimEnd()
        .split("\n")
        .map((line) => line.replace(/^error: /, "").split(" ")[0]),
    ).to.deep.equal([
      "several/1.jsonl:",
      "several/2.jsonl:1:",
      "several/3.jsonl:1:",
      "several/4.jsonl:1:",
      "several/5.jsonl:1:",
    ]);
    expect(err).not.to.contain("\u001b");
  });

  for (const [what, path, message] of [
    ["a path that leads nowhere", "nowhere", "nowhere: there is no such file"],
    ["a folder without blobs", "mine", "mine: there is no blob in this folder"],
    ["a scenario", "mine/good.json", "mine/good.json:1: "],
  ] as const) {
    it(`refuses ${what}`, async () => expect(await refusal(path)).to.contain(message));
  }

  it("no part of a blob passes for it, wherever it was cut off, nor one with a changed byte", () => {
    const whole = readFileSync(place.path("good/2.jsonl"));
    const path = place.path("part.jsonl");
    const isRead = (bytes: Uint8Array): boolean => {
      writeFileSync(path, bytes);
      return readBlob(place.here, path).ok;
    };
    expect(isRead(whole)).to.equal(true);
    expect(isRead(Buffer.concat([whole, Buffer.from("\n")]))).to.equal(false);
    const step = Math.max(1, Math.floor(whole.length / 400));
    const footer = whole.lastIndexOf("\n", whole.length - 2);
    for (let end = 0; end < whole.length; end += end > footer ? 1 : step) {
      expect(isRead(whole.subarray(0, end)), `cut off after ${end} bytes`).to.equal(false);
    }
    for (let at = 0; at < whole.length; at += step) {
      const changed = Buffer.from(whole);
      changed[at] = changed[at] === 0x31 ? 0x32 : 0x31;
      expect(isRead(changed), `another byte at ${at}`).to.equal(false);
    }
  });

  it("a run is read back from its report, from its blobs and from its one blob alike", async () => {
    await place.run("verify", "mine", "--workers", "0", "--out", "report", "--reports", "json");
    await place.run("verify", "mine", "--workers", "0", "--blob", "one.json");
    const runs = ["report/report.json", "good", "one.json"].map((path) => readRun(place.here, path));
    const [first] = runs;
    expect(first?.ok).to.equal(true);
    for (const other of runs) expect(other).to.deep.equal(first);
  });

  it("a report that is not whole is not read back", async () => {
    const text = readFileSync(place.path("report/report.json"), "utf8");
    const fault = (content: string): string => {
      place.file("torn/report.json", content);
      const read = readRun(place.here, "torn/report.json");
      return read.ok ? "" : read.message;
    };
    expect(fault(text.slice(0, -10))).to.contain("this is no JSON (expected a report");
    expect(fault(text.replace('"complete":true', '"complete":false'))).to.contain("not complete");
    const report = JSON.parse(text) as { results: unknown[] };
    expect(fault(JSON.stringify({ ...report, results: report.results.slice(1) }))).to.contain("not complete");
    expect(fault(text.replace('"verdict":"pass"', '"verdict":"won"'))).to.contain("none of the words allowed here");
    const gone = readRun(place.here, "nowhere.json");
    expect(gone.ok ? "" : gone.message).to.contain("there is no such file");
  });
});
