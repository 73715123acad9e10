import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { expect } from "chai";
import { EVERY_HANDLES } from "../../src/rules/handled.js";
import { EVERY_OBSERVES } from "../../src/rules/observed.js";
import { READINGS, isSupported } from "../../src/rules/readings.js";
import type { Card, Claims, PlanEntry, Result, Scenario } from "../../src/rules/formats.gen.js";
import { SUPPORTED_RULESETS } from "../../src/rules/rulesets.js";
import { engineThreads } from "../../workers/lane.process.js";
import { runPool } from "../../workers/pool.js";
import { anthem, bear, scenario as boardOf } from "../cli/program.js";
import { Census } from "./threads.js";

const FAULTY = fileURLToPath(new URL("../bin/faulty-engine.node.js", import.meta.url));

const CLAIMS: Claims = {
  input: "effects",
  rulesets: [...SUPPORTED_RULESETS],
  readings: READINGS.filter(isSupported).map(({ id }) => id),
  handles: [...EVERY_HANDLES],
  observes: EVERY_OBSERVES.filter((each) => each !== "keywords"),
};

const CARDS = [bear(), anthem()] as readonly Card[];

/** A board whose first player is called after what the engine is to do. */
function board(deed: string, i: number): Scenario {
  const { topic: _, cards: __, timeline, ...rest } = boardOf({ id: `board-${i}` }) as unknown as Scenario;
  const of = (event: Scenario["timeline"][number]): Scenario["timeline"][number] =>
    event.kind === "enters" ? { ...event, controller: deed } : event;
  return { ...rest, players: [deed, "Bob"], timeline: timeline.map(of) };
}

interface Over {
  readonly workers?: number;
  readonly entryMs?: number;
  readonly ways?: readonly string[];
  readonly beyond?: boolean;
  readonly probe?: boolean;
  readonly claims?: Claims;
}

/** Where nothing hangs the deadline must never come first, however busy the machine is. */
const NEVER_MS = 120_000;

describe("processes of another engine", function () {
  this.slow(10_000);
  const folder = mkdtempSync(join(tmpdir(), "cr613-engines-"));
  after(() => rmSync(folder, { recursive: true, force: true }));
  let tests = 0;

  async function run(deeds: readonly string[], over: Over = {}): Promise<Result[]> {
    const { workers = 1, entryMs = NEVER_MS, ways = [], beyond, probe, claims = CLAIMS } = over;
    const memory = `memory=${join(folder, `test-${++tests}`)}`;
    const command = [process.execPath, FAULTY, ...ways, memory].map((word) => `"${word}"`).join(" ");
    const scenarios = deeds.map(board);
    const plan = scenarios.map(({ id }): PlanEntry => ({ scenario: id, ruleset: "current" }));
    const census = new Census();
    const thread = census.counting(engineThreads({ command, runnerVersion: "0.1.0", claims, beyond, probe }));
    const options = { thread, workers, entryMs, startMs: 60_000, chunk: 1 };
    const results = await runPool(plan, { scenarios, cards: CARDS }, options);
    expect(census.alive).to.equal(0);
    expect(results.map((result) => result.scenario)).to.deep.equal(scenarios.map(({ id }) => id));
    return results;
  }

  const verdicts = (results: readonly Result[]): string[] => results.map(({ verdict }) => verdict);

  it("pass where they are right, on any number of them, and the results are the same", async () => {
    const deeds = ["a", "b", "c", "lies", "d", "e"];
    const one = await run(deeds);
    expect(verdicts(one)).to.deep.equal(["pass", "pass", "pass", "fail", "pass", "pass"]);
    expect(await run(deeds, { workers: 3 })).to.deep.equal(one);
  });

  const DEEDS: Readonly<Record<string, readonly [verdict: string, message: string | RegExp | undefined]>> = {
    lies: ["fail", undefined],
    omits: ["fail", undefined],
    denies: ["fail", /^it does not support this .*: never heard of it$/],
    refuses: ["refused", "not today"],
    errs: ["error", "an internal matter"],
    crashes: ["crashed", "exit code 3"],
    stumbles: ["pass", undefined],
    answers: ["wrongSequence", "an answer to run 2 where run 1 was asked"],
    repeats: ["wrongSequence", /^a line that nobody asked for: /],
    dawdles: ["wrongSequence", /./],
    greets: ["invalidMessage", /^the protocol is cr613-engine\/1/],
    cuts: ["crashed", /^exit code 0, after an unfinished line /],
    mumbles: ["invalidJson", 'not JSON: "I think it is a 3/3"'],
    misspells: ["invalidMessage", /^result at \/checkpoints: unknown key/],
    forgets: ["invalidMessage", 'result: nothing is told of check "end"'],
    stretches: ["oversizedLine", "a line of more than 1 MiB"],
    floods: ["flooded", /^a flood of lines that nobody asked for/],
    grumbles: ["pass", undefined],
  };
  for (const [deed, [verdict, message]] of Object.entries(DEEDS)) {
    it(`are ${verdict} over a board that one ${deed} at, and over no other`, async () => {
      const results = await run(["good", deed, "good", "good"]);
      expect(verdicts(results)).to.deep.equal(["pass", verdict, "pass", "pass"]);
      if (typeof message === "string") expect(results[1]?.message).to.equal(message);
      else if (message !== undefined) expect(results[1]?.message).to.match(message);
      else expect(results[1]?.message).to.equal(undefined);
    });
  }

  it("are given up when they are silent, also if they are busy or will not end", async () => {
    for (const ways of [[], ["ignores-sigterm"]]) {
      const results = await run(["good", "hangs", "spins", "good"], { entryMs: 2_000, ways });
      expect(verdicts(results)).to.deep.equal(["pass", "timeout", "timeout", "pass"]);
      expect(results[1]).to.deep.include({ attempts: Array(2).fill("no answer within 2000 ms") });
    }
  });

  it("are asked again alone and fresh: then what they kept is to blame, and the result tells", async () => {
    const [, leaks, stumbles] = await run(["good", "leaks", "stumbles"]);
    expect(leaks).to.deep.include({ verdict: "pass", attempts: ["exit code 4"] });
    expect(stumbles).to.deep.include({ verdict: "pass", attempts: ["exit code 6"] });
  });

  it("have what they wrote to standard error kept with the board, or the end of it", async () => {
    const [good, crashes, grumbles] = await run(["good", "crashes", "grumbles"]);
    expect(good).not.to.have.property("stderr");
    expect(crashes?.stderr).to.equal("Segmentation fault, or so");
    expect(grumbles?.stderr).to.match(/^…(?:a long story\n)+the end$/);
    expect(grumbles?.stderr?.length).to.be.below(4200);
  });

  it("end with all that they have started", async () => {
    expect(verdicts(await run(["good", "crashes", "good"], { ways: ["keeps-the-pipe"] }))).to.deep.equal([
      "pass",
      "crashed",
      "pass",
    ]);
  });

  it("are ended if they do not stop when they are told to", async () => {
    expect(verdicts(await run(["good"], { ways: ["deaf-to-stop", "deaf-to-end", "ignores-sigterm"] }))).to.deep.equal([
      "pass",
    ]);
  });

  it("are of no use if they do not start, or say something else of themselves than at first", async () => {
    for (const [way, message] of [
      ["exits-at-start", "exit code 7"],
      ["babbles", 'not JSON: "Loading cards ..."'],
    ] as const) {
      const [result] = await run(["good"], { ways: [way] });
      expect(result?.verdict, way).to.equal("crashed");
      expect(result?.message, way).to.contain(message);
    }
    const other = await run(["good"], { claims: { ...CLAIMS, observes: ["power"] } });
    expect(other[0]?.message).to.contain("it claims something else than at first");
  });

  it("are not asked for what they do not claim, unless that is wanted", async () => {
    const claims: Claims = { ...CLAIMS, handles: ["type", "abilities", "timestamp-order"] };
    const over = { ways: ["claims-little"], claims };
    const [shy] = await run(["lies"], over);
    expect(shy).to.deep.include({ verdict: "unsupported", lacks: ["power-toughness"] });
    const [bold, good] = await run(["lies", "good"], { ...over, beyond: true });
    expect(bold).to.deep.include({ verdict: "fail", lacks: ["power-toughness"] });
    expect(good).to.deep.include({ verdict: "pass", lacks: ["power-toughness"] });
    const [denied] = await run(["denies"], { ...over, beyond: true });
    expect(denied).to.deep.include({ verdict: "unsupported", message: "never heard of it" });
  });

  it("are unstable if other names get another answer", async () => {
    const [right] = await run(["good"], { probe: true });
    const [wrong] = await run(["good"], { probe: true, ways: ["lies"] });
    const [guessed] = await run(["good"], { probe: true, ways: ["guesses"] });
    expect([right?.verdict, wrong?.verdict, guessed?.verdict]).to.deep.equal(["pass", "fail", "unstable"]);
    expect(guessed?.message).to.match(/^asked again in other words: /);
  });
});
