import { existsSync, readFileSync, readdirSync } from "node:fs";
import { setTimeout } from "node:timers/promises";
import { fileURLToPath } from "node:url";
import { expect } from "chai";
import type { Report } from "../../src/rules/formats.gen.js";
import { expectSame } from "../support/same.js";
import { anthem, bear, type Running, scenario, STACK, Workplace } from "./program.js";

const FAULTY = fileURLToPath(new URL("../bin/faulty-engine.node.js", import.meta.url));
const MAIN = fileURLToPath(new URL("../../bin/cr613.js", import.meta.url));
const TRANSCRIPTS = fileURLToPath(new URL("../../../schema/transcripts/", import.meta.url));

/** A command line for an engine that goes wrong in these ways. */
function faulty(...ways: readonly string[]): string {
  return [process.execPath, FAULTY, ...ways].map((word) => `"${word}"`).join(" ");
}

const REFERENCE = `"${process.execPath}" "${MAIN}" engine`;

describe("cr613 verify --engine", function () {
  this.slow(10_000);
  const place = new Workplace();
  after(() => place.clear());

  before(() => {
    place.file("cards/bear.json", bear());
    place.file("cards/anthem.json", anthem());
    for (const deed of ["good", "lies", "crashes", "hangs"]) place.file(`boards/${deed}.json`, boardOf(deed));
    for (const deed of ["good", "lies", "crashes"]) place.file(`some/${deed}.json`, boardOf(deed));
    place.file("good/good.json", boardOf("good"));
  });

  function boardOf(deed: string): object {
    const { cards: _, ...board } = scenario({ id: `board-${deed}`, title: `A board that it ${deed} at` });
    const timeline = (board["timeline"] as { kind: string }[]).map((event) =>
      event.kind === "enters" ? { ...event, controller: deed } : event,
    );
    return { ...board, players: [deed, "Bob"], timeline };
  }

  function reportIn(folder: string): Report {
    return JSON.parse(readFileSync(place.path(`${folder}/report.json`), "utf8")) as Report;
  }

  it("passes an engine that is right, with what it claims and both scores in the report", async () => {
    const { code, err } = await place.run(
      "verify",
      "good",
      "--cards",
      "cards",
      "--engine",
      REFERENCE,
      "--out",
      "right",
    );
    expect(err).to.equal("");
    expect(code).to.equal(0);
    const { header, footer } = reportIn("right");
    expect(header.engine).to.include({ name: "cr613" });
    expect(header.engine.claims?.input).to.equal("effects");
    expect(footer).to.deep.include({ claimed: { runs: 1, passed: 1 }, corpus: { runs: 1, passed: 1 } });
  });

  it("runs everything else when one board is a lie, one a crash, and one is met with silence", async () => {
    const { code, out, err } = await place.run(
      "verify",
      "boards",
      "--cards",
      "cards",
      "--engine",
      faulty(),
      "--timeout",
      "5000",
      "--out",
      "mixed",
    );
    expect(code).to.equal(1);
    expect(`${out}${err}`).not.to.match(STACK);
    const report = reportIn("mixed");
    expect(report.results.map(({ scenario: id, verdict }) => `${id} ${verdict}`)).to.deep.equal([
      "board-crashes crashed",
      "board-good pass",
      "board-hangs timeout",
      "board-lies fail",
    ]);
    expect(report.footer).to.deep.include({
      complete: true,
      claimed: { runs: 4, passed: 1 },
      corpus: { runs: 4, passed: 1 },
    });
    expect(report.results[0]?.stderr).to.equal("Segmentation fault, or so");
  });

  it("takes no offence at what is not claimed", async () => {
    const over = ["--cards", "cards", "--engine", faulty("claims-little"), "--out", "little"];
    const { code } = await place.run("verify", "boards", ...over);
    expect(code).to.equal(0);
    const { results, footer } = reportIn("little");
    expect(
      results.every(({ verdict, lacks }) => verdict === "unsupported" && lacks?.includes("power-toughness")),
    ).to.equal(true);
    expect(footer).to.deep.include({ claimed: { runs: 0, passed: 0 }, corpus: { runs: 4, passed: 0 } });
  });

  it("gives the results of the reference for the reference, over the whole corpus", async () => {
    const over = ["--ruleset", "current", "--reports", "json", "--out"];
    await Promise.all([
      place.run("verify", ...over, "inside"),
      place.run("verify", "--engine", REFERENCE, ...over, "behind"),
    ]);
    const [inside, behind] = [reportIn("inside"), reportIn("behind")];
    expect(behind.results.length).to.be.above(500);
    expect(behind.footer.claimed).to.deep.equal({ runs: behind.results.length, passed: behind.results.length });
    expectSame(behind.results, inside.results);
  });

  it("tells of boards that are answered only in a fresh process", async () => {
    place.file("leaking/a.json", boardOf("good"));
    place.file("leaking/b.json", boardOf("leaks"));
    const { code, out } = await place.run(
      "verify",
      "leaking",
      "--cards",
      "cards",
      "--engine",
      faulty(),
      "--workers",
      "1",
      "--out",
      "leaked",
    );
    expect(out).to.match(/^Answered only alone, in a fresh process: board-leaks/m);
    expect(readFileSync(place.path("leaked/report.html"), "utf8")).to.contain("1 run was answered only alone");
    expect(code).to.equal(0);
  });

  it("in three shards makes the reports of the run in one piece, with the lines to see it again", async () => {
    const over = ["some", "--cards", "cards", "--engine", faulty(), "--workers", "1"];
    const whole = await place.run("verify", ...over, "--out", "whole");
    for (const i of [1, 2, 3]) await place.run("verify", ...over, "--shard", `${i}/3`, "--blob", `three/${i}.jsonl`);
    const merged = await place.run("merge", "three", "--out", "merged");
    expect(merged.code).to.equal(whole.code);
    for (const name of readdirSync(place.path("whole"))) {
      expect(readFileSync(place.path(`merged/${name}`), "utf8"), name).to.equal(
        readFileSync(place.path(`whole/${name}`), "utf8"),
      );
    }
    expect(merged.out).to.match(/again: npx cr613 verify .* --engine /);
  });

  it("knows failures when it is merged, and not only when it is run", async () => {
    const over = ["some", "--cards", "cards", "--engine", faulty(), "--workers", "1"];
    const known = [
      "--expectations",
      "known.json",
      "--update-expectations",
      "--reason",
      "gap: it goes wrong on purpose",
    ];
    for (const i of [1, 2]) await place.run("verify", ...over, "--shard", `${i}/2`, "--blob", `two/${i}.jsonl`);
    const refused = await place.run("verify", ...over, "--shard", "1/2", ...known);
    expect(refused).to.deep.include({ code: 2 });
    expect(refused.err).to.contain("a part of a run can't update a file of known failures");
    expect(await place.run("merge", "two", ...known, "--out", "k1")).to.deep.include({ code: 0 });
    expect(await place.run("merge", "two", "--expectations", "known.json", "--out", "k2")).to.deep.include({ code: 0 });
    expect(await place.run("verify", ...over, "--expectations", "known.json", "--out", "k3")).to.deep.include({
      code: 0,
    });
    for (const name of readdirSync(place.path("k2"))) {
      expect(readFileSync(place.path(`k2/${name}`), "utf8"), name).to.equal(
        readFileSync(place.path(`k3/${name}`), "utf8"),
      );
    }
  });

  const NO_START: readonly (readonly [string, readonly string[], RegExp])[] = [
    [
      "is not there",
      ["no-such-engine-anywhere"],
      /did not shake hands: exit code 127.*\n.*standard error[^]*no-such-engine/,
    ],
    ["ends at its start", [faulty("exits-at-start")], /did not shake hands: exit code 7[^]*no license/],
    [
      "talks before it is asked",
      [faulty("babbles")],
      /not JSON: "Loading cards \.\.\." \(invalidJson\)\n.*standard error\./,
    ],
    ["says nothing", [faulty("no-hello"), "--hello-timeout", "1500"], /no hello within 1500 ms/],
  ];
  for (const [what, args, message] of NO_START) {
    it(`says so, and runs nothing, if the engine ${what}`, async () => {
      const { code, out, err } = await place.run(
        "verify",
        "good",
        "--cards",
        "cards",
        "--engine",
        ...args,
        "--out",
        "none",
      );
      expect(err).to.match(message).and.not.to.match(STACK);
      expect(out).to.equal("");
      expect(code).to.equal(2);
      expect(existsSync(place.path("none"))).to.equal(false);
    });
  }

  it("wants a command line with something in it", async () => {
    for (const args of [
      ["verify", "good", "--engine", ""],
      ["smoke", "  "],
      ["capabilities", "--engine", ""],
    ]) {
      const { code, err } = await place.run(...args);
      expect(err, args.join(" ")).to.equal("error: the engine's command line is empty\n");
      expect(code).to.equal(2);
    }
  });

  it("wants an engine for options that are about one", async () => {
    for (const [option, ...value] of [["--beyond"], ["--probe"], ["--hello-timeout", "5"]]) {
      const { code, err } = await place.run("verify", "good", String(option), ...value);
      expect(err).to.equal(`error: ${option} says nothing without --engine\n`);
      expect(code).to.equal(2);
    }
  });

  /** A run into a folder, once an engine with this mark is there. */
  async function underWay(mark: string, folder: string, ...ways: readonly string[]): Promise<Running> {
    const asked = ["verify", "boards", "--cards", "cards", "--engine", faulty(...ways), "--timeout", "100000"];
    const running = place.start(...asked, "--out", folder);
    while (enginesWith(mark) === 0) await setTimeout(50);
    return running;
  }

  it("leaves no report, and no engine, when it is killed in the middle", async function () {
    if (process.platform !== "linux") this.skip(); // looks for processes in /proc
    const mark = `mark-${process.pid}`;
    place.file("killed/report.json", "of an earlier run");
    const running = await underWay(mark, "killed", mark);
    // On a busy machine the engine that is there may still be the one that the runner only greets.
    while (existsSync(place.path("killed/report.json"))) await setTimeout(50);
    running.process.kill("SIGKILL");
    await running.ended;
    while (enginesWith(mark) > 0) await setTimeout(50); // they end with their standard input; the test's own limit is the deadline
    expect(readdirSync(place.path("killed"))).to.deep.equal([]);
  });

  it("leaves nothing that an engine has started", async function () {
    if (process.platform !== "linux") this.skip();
    const mark = `parent-${process.pid}`;
    await place.run(
      "verify",
      "good",
      "--cards",
      "cards",
      "--engine",
      faulty("leaves-a-child", mark),
      "--out",
      "parent",
    );
    while (enginesWith(`child-of-${mark}`) > 0) await setTimeout(50); // the test's own limit is the deadline
    expect(enginesWith(mark)).to.equal(0);
  });

  it("ends at Ctrl-C with all its engines, however deaf", async function () {
    if (process.platform !== "linux") this.skip();
    const mark = `ctrl-c-${process.pid}`;
    const running = await underWay(mark, "stopped", mark, "ignores-sigterm");
    running.process.kill("SIGINT");
    expect((await running.ended).code).to.equal(130);
    expect(enginesWith(mark)).to.equal(0);
    expect(existsSync(place.path("stopped"))).to.equal(false);
  });
});

/** How many processes have this word in their command line, besides the runner and the shell, which have it quoted. */
function enginesWith(mark: string): number {
  return readdirSync("/proc").filter((pid) => {
    if (!/^\d+$/.test(pid)) return false;
    try {
      return readFileSync(`/proc/${pid}/cmdline`, "utf8").split("\0").includes(mark);
    } catch {
      return false; // gone meanwhile
    }
  }).length;
}

describe("cr613 smoke", function () {
  this.slow(10_000);
  const place = new Workplace();
  after(() => place.clear());

  it("finds nothing wrong with the reference", async () => {
    const { code, out, err } = await place.run("smoke", REFERENCE);
    expect(err).to.equal("");
    expect(out)
      .to.match(/✓ it starts and says hello: cr613/)
      .and.to.match(/(\d+) of \1 steps are well\.\n$/);
    expect(code).to.equal(0);
  });

  const WRONG: readonly (readonly [string, RegExp])[] = [
    ["exits-at-start", /✗ it starts[^]*exit code 7[^]*no license[^]*The rest was not reached/],
    ["babbles", /✗ it starts[^]*not JSON[^]*standard error/],
    ["deaf-to-stop", /✗ it ends when it is told to stop\n +it went on for two seconds/],
    ["fails-to-stop", /✗ it ends when it is told to stop\n +exit code 5 after stop; 0 was expected/],
    ["deaf-to-end", /✗ it ends when its standard input does\n +it went on for two seconds/],
    ["lies", /✗ it answers .*\n +fail\n +check .*: .* expected, .* told/],
    ["claims-little", /✓ it says something to a board beyond its claims/],
  ];
  for (const [way, told] of WRONG) {
    it(`tells of an engine that ${way}`, async () => {
      const { code, out, err } = await place.run("smoke", faulty(way), "--hello-timeout", "20000");
      expect(out).to.match(told).and.not.to.match(STACK);
      expect(err).to.equal("");
      expect(code).to.equal(way === "claims-little" ? 0 : 1);
    });
  }

  it("shows the conversation, if so asked", async () => {
    const { err } = await place.run("smoke", faulty("claims-little"), "--show");
    expect(err)
      .to.match(/^> \{"kind":"hello"/)
      .and.to.match(/^< \{"kind":"hello"/m)
      .and.to.match(/^> \{"kind":"stop"\}$/m);
  });
});

describe("cr613 engine", () => {
  const place = new Workplace();
  after(() => place.clear());

  it("answers the transcripts as they are written down", async () => {
    const names = readdirSync(TRANSCRIPTS).filter((name) => name.endsWith(".in.jsonl"));
    expect(names).not.to.deep.equal([]);
    for (const name of names) {
      const { code, out, err } = await place.feed(readFileSync(`${TRANSCRIPTS}${name}`, "utf8"), "engine");
      expect(out).to.equal(readFileSync(`${TRANSCRIPTS}${name.replace(".in.", ".out.")}`, "utf8"));
      expect({ code, err }).to.deep.equal({ code: 0, err: "" });
    }
  });

  it("ends with its standard input, and at a line that is not the protocol", async () => {
    expect(await place.feed("", "engine")).to.deep.equal({ code: 0, out: "", err: "" });
    const { code, err } = await place.feed("hello\n", "engine");
    expect(err).to.equal('error: a line that is not the protocol: not JSON: "hello"\n');
    expect(code).to.equal(2);
  });
});
