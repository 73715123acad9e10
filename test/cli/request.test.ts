import { spawn } from "node:child_process";
import { closeSync, openSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { expect } from "chai";
import { readRunnerMessage } from "../../src/engines/message.js";
import type { EngineResult, RunnerRuleset, RunnerRun } from "../../src/rules/formats.gen.js";
import { expectGolden } from "../support/golden.js";
import { scenario, STACK, Workplace } from "./program.js";

const MAIN = fileURLToPath(new URL("../../bin/cr613.js", import.meta.url));

/** The third line, which asks; throws where there is none. */
function runIn(out: string): RunnerRun {
  const [, , run = ""] = out.split("\n");
  return JSON.parse(run) as RunnerRun;
}

function rulesIn(out: string): RunnerRuleset {
  const [, rules = ""] = out.split("\n");
  return JSON.parse(rules) as RunnerRuleset;
}

describe("cr613 request", () => {
  const place = new Workplace();
  after(() => place.clear());

  it("prints hello, ruleset, run and stop, each a message of the protocol", async () => {
    place.file("board.json", scenario());
    const { code, out, err } = await place.run("request", "board.json");
    expect(err).to.equal("");
    expect(code).to.equal(0);
    const lines = out.trimEnd().split("\n");
    const messages = lines.map((line) => readRunnerMessage(line));
    expect(messages.map((read) => (read.ok ? read.value.kind : read.loss.message))).to.deep.equal([
      "hello",
      "ruleset",
      "run",
      "stop",
    ]);
    expectGolden("cli", "request-bear.jsonl", `${lines.slice(1).join("\n")}\n`);
  });

  it("does not tell what is expected, nor whose board it is", async () => {
    const { out } = await place.run("request", "opalescence-humility-humility-last");
    const run = runIn(out);
    expect(Object.keys(run)).to.have.members(["kind", "id", "players", "cards", "timeline"]);
    for (const event of run.timeline) expect(event).not.to.have.any.keys("expect", "why", "at");
    expect(out).not.to.contain("opalescence-humility");
  });

  it("sends names of cards if asked to, and says when a runner would not", async () => {
    const named = await place.run("request", "crusade-and-darkest-hour", "--names");
    const run = runIn(named.out);
    expect(run).not.to.have.property("cards");
    expect(run.cardNames).to.include.members(["Crusade", "Darkest Hour"]);
    expect(named.err).to.equal("");
    const cards = [{ name: "Odd One", madeUp: true, types: ["Artifact"] }];
    const timeline = [{ kind: "enters", card: "Odd One", controller: "Ann" }];
    place.file("odd.json", scenario({ cards, timeline }));
    const odd = await place.run("request", "odd.json", "--names");
    expect(odd.err)
      .to.contain("note: Odd One is made up")
      .and.contain("note: the timeline has no check, so there is nothing to answer");
    expect(odd.code).to.equal(0);
  });

  it("asks by another edition, and by another reading", async () => {
    const older = await place.run("request", "crusade-and-darkest-hour", "--ruleset", "m10");
    expect(rulesIn(older.out)).to.deep.include({ ruleset: "m10", effective: "2009-07-11", readings: [] });
    const board = "free-again-takes-its-place-by-timestamp";
    const read = await place.run("request", board, "--reading", "freed-goes-at-once");
    expect(rulesIn(read.out).readings).to.deep.equal(["freed-goes-at-once"]);
    const recommended = await place.run("request", board, "--reading", "freed-takes-its-turn");
    expect(rulesIn(recommended.out).readings).to.deep.equal([]);
  });

  it("prints nothing for what is unknown or broken", async () => {
    place.file("broken.json", scenario({ timeline: [{ kind: "explodes" }] }));
    for (const args of [["no-such-board"], ["broken.json"], ["broken.json", "--ruleset", "m11"]]) {
      const { code, out, err } = await place.run("request", ...args);
      expect(err).not.to.equal("").and.not.to.match(STACK);
      expect([code, out]).to.deep.equal([2, ""]);
    }
  });
});

describe("cr613 engine", () => {
  const place = new Workplace();
  after(() => place.clear());

  /** The program as an engine that reads a file or a pipe. */
  function engine(input: number | string): Promise<{ code: number | null; out: string; err: string }> {
    const child = spawn(process.execPath, [MAIN, "engine"], {
      stdio: [typeof input === "number" ? input : "pipe", "pipe", "pipe"],
    });
    if (typeof input === "string") child.stdin?.write(input); // and the pipe stays open
    let out = "";
    let err = "";
    child.stdout?.setEncoding("utf8").on("data", (text: string) => (out += text));
    child.stderr?.setEncoding("utf8").on("data", (text: string) => (err += text));
    return new Promise((resolve, reject) => {
      child.on("error", reject);
      child.on("close", (code) => resolve({ code, out, err }));
    });
  }

  it("answers what request prints, from a file and from a pipe that stays open", async () => {
    place.file("board.json", scenario());
    const { out: lines } = await place.run("request", "board.json");
    place.file("board.in.jsonl", lines);
    const file = openSync(place.path("board.in.jsonl"), "r");
    const [read, piped] = await Promise.all([engine(file), engine(lines)]);
    closeSync(file);
    expect([read.code, read.err]).to.deep.equal([0, ""]);
    expect(piped).to.deep.equal(read);
    const [, result = ""] = read.out.split("\n");
    const { checkPoints } = JSON.parse(result) as EngineResult;
    expect(checkPoints[0]?.observation.objects["Test Bear"]?.power).to.equal(3);
  });

  it("ends with 2 and without a trace at a line that is not the protocol", async () => {
    place.file("nonsense.jsonl", "nonsense\n");
    const file = openSync(place.path("nonsense.jsonl"), "r");
    const [read, piped] = await Promise.all([engine(file), engine("nonsense\n")]);
    closeSync(file);
    for (const { code, out, err } of [read, piped]) {
      expect([code, out]).to.deep.equal([2, ""]);
      expect(err).to.contain("a line that is not the protocol").and.not.to.match(STACK);
    }
  });
});
