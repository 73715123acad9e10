import { expect } from "chai";
import type { Result } from "../../src/rules/formats.gen.js";
import { Judge } from "../../web/judge.js";
import { nodeThreads } from "../../workers/lane.node.js";
import { CARDS, scenario } from "../verifier/boards.js";
import { fairRun } from "../workers/fair.js";
import { Census } from "../workers/threads.js";
import { eventually } from "../reports/eventually.js";

/** Workers that go wrong by the first word of a scenario's id. */
const FAULTY = new URL("../bin/faulty.node.js", import.meta.url);
/** A worker that never gets to its first answer. */
const SLEEPER = new URL("../workers/hangs-at-start.node.js", import.meta.url);
const NEVER_MS = 50_000;

const CULPRITS: Readonly<Record<string, Partial<Result>>> = {
  "throws-at-once": { verdict: "crashed", message: "thrown on purpose" },
  "exits-at-once": { verdict: "crashed", message: "exit code 3" },
  "babbles-at-length": { verdict: "crashed", message: "unusable answer" },
};

describe("a judge", function () {
  this.timeout(60_000);
  let census: Census;
  let judge: Judge;

  const begin = (deadline = NEVER_MS): void => {
    census = new Census();
    judge = new Judge(census.counting(nodeThreads({ entry: FAULTY })), deadline);
  };
  beforeEach(() => begin());
  afterEach(() => judge.end());

  const ask = (id: string): ReturnType<Judge["ask"]> =>
    judge.ask({ scenario: scenario(id), cards: CARDS, rulesets: ["current"] });

  it("gives what a run of the scenario gives, with its resolutions", async () => {
    const results = await ask("good");
    expect(results).to.deep.equal([
      await fairRun(scenario("good"), CARDS, { scenario: "good", ruleset: "current" }, { keep: "all" }),
    ]);
    expect(results?.[0]?.checkPoints).not.to.deep.equal([]);
  });

  it("asks one worker all its questions", async () => {
    for (const id of ["good-1", "good-2", "good-3"]) expect((await ask(id))?.[0]?.scenario).to.equal(id);
    expect(census.started).to.equal(1);
  });

  it("answers the newest of the questions that wait, and the one that is asked already", async () => {
    const answers = await Promise.all(["first", "second", "third", "fourth"].map(ask));
    expect(answers.map((results) => results?.[0]?.scenario)).to.deep.equal(["first", undefined, undefined, "fourth"]);
  });

  for (const [id, verdict] of Object.entries(CULPRITS))
    it(`goes on with another worker when one ${id.replaceAll("-", " ")}`, async () => {
      expect((await ask(id))?.[0]).to.include(verdict);
      expect((await ask("good"))?.[0]?.verdict).to.equal("pass");
      expect(census.started).to.equal(2);
    });

  it("waits no longer than its deadline", async () => {
    begin(300);
    expect((await ask("hangs-for-good"))?.[0]).to.include({ verdict: "timeout", message: "no answer within 300 ms" });
  });

  it("gives up a worker that does not start, which is no fault of the scenario", async () => {
    judge = new Judge(census.counting(nodeThreads({ entry: SLEEPER })), NEVER_MS, 300);
    expect((await ask("good"))?.[0]).to.include({
      verdict: "crashed",
      message: "no worker could be started: no answer within 300 ms",
    });
  });

  it("answers nothing of what is asked when it ends, and starts nothing for it", async () => {
    const answers = Promise.all([ask("hangs-for-good"), ask("good")]);
    await judge.end();
    await eventually(async () => expect(await answers).to.deep.equal([undefined, undefined]));
    expect([census.started, census.alive]).to.deep.equal([1, 0]);
  });

  it("keeps hold of the worker that is started while another ends", async () => {
    await ask("good");
    const end = judge.end();
    expect((await ask("good"))?.[0]?.verdict).to.equal("pass");
    await end;
    await judge.end();
    expect([census.started, census.alive]).to.deep.equal([2, 0]);
  });

  it("leaves no worker behind", async () => {
    await ask("good");
    await judge.end();
    expect(census.alive).to.equal(0);
  });
});
