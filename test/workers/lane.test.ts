import { setFlagsFromString } from "node:v8";
import { runInNewContext } from "node:vm";
import { expect } from "chai";
import type { Card } from "../../src/rules/formats.gen.js";
import type { Bundle, VerifierApi, Work } from "../../workers/api.js";
import { Lane, WorkerLost } from "../../workers/lane.js";
import { nodeThreads } from "../../workers/lane.node.js";
import { CARDS, scenario } from "../verifier/boards.js";
import { pretendThread } from "./threads.js";

function bundle(cards: Iterable<Card> = CARDS.values()): string {
  const text: Bundle = { cards: [...cards], keep: "all" };
  return JSON.stringify(text);
}

function work(id: string): string {
  const text: Work = { entries: [{ scenario: id, ruleset: "current" }], scenarios: [scenario(id)] };
  return JSON.stringify(text);
}

/** A worker whose calls wait until it is told to die, or for ever. */
function waiting(): { lane: Lane<VerifierApi>; die: () => void } {
  let die = (): void => {};
  const thread = pretendThread((kill) => {
    die = () => kill("gone");
    return { load: () => {}, run: () => new Promise<string>(() => {}) };
  });
  return { lane: new Lane<VerifierApi>(thread), die: () => die() };
}

async function lossOf(call: Promise<unknown>): Promise<WorkerLost> {
  try {
    await call;
  } catch (error) {
    if (error instanceof WorkerLost) return error;
    throw error;
  }
  throw new Error("nothing was lost");
}

describe("a lane", () => {
  it("rejects every waiting call when its worker dies, and every later one at once", async () => {
    const { lane, die } = waiting();
    const calls = ["good-1", "good-2"].map((id) => lane.call((api) => api.run(work(id)), 5_000));
    die();
    for (const call of calls) expect(await lossOf(call)).to.include({ kind: "crashed", message: "gone" });
    expect(await lossOf(lane.call((api) => api.run(work("good-1")), 5_000))).to.include({ message: "gone" });
    expect(lane.isLost).to.equal(true);
  });

  it("rejects a call past its deadline, and has no more use for that worker", async () => {
    const { lane } = waiting();
    const lost = await lossOf(lane.call((api) => api.run(work("good-1")), 20));
    expect(lost).to.include({ kind: "timeout", message: "no answer within 20 ms" });
    expect(lane.isLost).to.equal(true);
  });

  it("is forgotten with its worker once it has ended, also with a call that never got its answer", async () => {
    setFlagsFromString("--expose-gc");
    const collect = runInNewContext("gc") as () => void; // that is what the flag makes
    const ended = async (): Promise<WeakRef<Lane<VerifierApi>>> => {
      const { lane } = waiting();
      const lost = lossOf(lane.call((api) => api.run(work("good-1")), 5_000));
      await lane.terminate();
      await lost;
      return new WeakRef(lane);
    };
    const lane = await ended();
    for (let turn = 0; turn < 100 && lane.deref() !== undefined; turn++) {
      await new Promise((done) => setImmediate(done)); // what is looked at stays until the turn ends
      collect();
    }
    expect(lane.deref()).to.equal(undefined);
  });

  it("rejects waiting calls when it is terminated", async () => {
    const { lane } = waiting();
    const lost = lossOf(lane.call((api) => api.run(work("good-1")), 5_000));
    await lane.terminate();
    expect(await lost).to.include({ message: "terminated" });
    await lane.terminate();
  });

  it("does not take its own thread's delay for the worker's", async () => {
    const lane = new Lane<VerifierApi>(nodeThreads({ entry: new URL("../bin/faulty.node.js", import.meta.url) })());
    try {
      await lane.call((api) => api.load(bundle()), 20_000);
      const answer = lane.call((api) => api.run(work("good-1")), 100);
      const until = performance.now() + 400;
      while (performance.now() < until);
      expect(await answer).to.include("good-1");
    } finally {
      await lane.terminate();
    }
  });

  it("ends a worker that is busy for ever", async () => {
    const lane = new Lane<VerifierApi>(nodeThreads({ entry: new URL("../bin/faulty.node.js", import.meta.url) })());
    await lane.call((api) => api.load(bundle()), 20_000);
    const lost = await lossOf(lane.call((api) => api.run(work("hangs-1")), 50));
    expect(lost.kind).to.equal("timeout");
    await lane.terminate();
  });
});
