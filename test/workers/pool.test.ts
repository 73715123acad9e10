import { expect } from "chai";
import * as fc from "fast-check";
import type { PlanEntry, Result, Scenario } from "../../src/rules/formats.gen.js";
import type { VerifierApi } from "../../workers/api.js";
import { verifierApi } from "../../workers/verify.js";
import type { Thread } from "../../workers/lane.js";
import { runPool } from "../../workers/pool.js";
import { BEAR_ENGINE, CARDS, scenario } from "../verifier/boards.js";
import { entriesIn } from "./entries-in.js";
import { Census, pretendThread } from "./threads.js";

/** What an entry does to the worker that runs it; `once` does it the first time only. */
const DEEDS = ["passes", "fails", "throws", "dies", "hangs", "babbles", "once"] as const;
type Deed = (typeof DEEDS)[number];

const VERDICT_OF: Readonly<Record<Deed, string>> = {
  passes: "pass",
  fails: "fail",
  throws: "crashed",
  dies: "crashed",
  hangs: "timeout",
  babbles: "crashed",
  once: "pass",
};

interface Board {
  readonly given: Scenario[];
  readonly plan: PlanEntry[];
  /** How often each entry was begun. */
  readonly begun: Map<string, number>;
  readonly thread: () => Thread;
}

function boardOf(deeds: readonly Deed[]): Board {
  const given = deeds.map((deed, i) => scenario(`${deed}-${i}`, {}, deed === "fails" ? 3 : 2));
  const plan = given.map(({ id }): PlanEntry => ({ scenario: id, ruleset: "current" }));
  const begun = new Map<string, number>();
  const thread = (): Thread => pretendThread((die) => misbehaving(begun, die));
  return { given, plan, begun, thread };
}

function misbehaving(begun: Map<string, number>, die: (reason: string) => void): VerifierApi {
  const inner = verifierApi(BEAR_ENGINE);
  return {
    load: (text) => inner.load(text),
    async run(work) {
      for (const { scenario: id } of entriesIn(work)) {
        const times = (begun.get(id) ?? 0) + 1;
        begun.set(id, times);
        const deed = id.split("-")[0];
        if (deed === "throws") throw new Error("thrown");
        if (deed === "dies" || (deed === "once" && times === 1)) die("died");
        if (deed === "dies" || deed === "hangs" || (deed === "once" && times === 1)) await new Promise(() => {});
        if (deed === "babbles") return "[]";
      }
      return inner.run(work);
    },
  };
}

function run({ given, plan, thread }: Board, workers: number): Promise<Result[]> {
  return runPool(plan, { scenarios: given, cards: CARDS.values() }, { thread, workers, entryMs: 40 });
}

describe("the pool", function () {
  this.slow(5_000);

  it("gives every entry its verdict, in order, whatever goes wrong and however many workers there are", async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.array(fc.constantFrom(...DEEDS, "passes", "passes"), { maxLength: 14 }),
        fc.integer({ min: 1, max: 4 }),
        async (deeds, workers) => {
          const results = await run(boardOf(deeds), workers);
          expect(results.map(({ scenario: id }) => id)).to.deep.equal(deeds.map((deed, i) => `${deed}-${i}`));
          expect(results.map(({ verdict }) => verdict)).to.deep.equal(deeds.map((deed) => VERDICT_OF[deed]));
        },
      ),
      { numRuns: 30 },
    );
  });

  it("runs nothing twice when nothing goes wrong, a fail neither", async () => {
    const board = boardOf(Array.from({ length: 50 }, (_, i) => (i % 2 === 0 ? "passes" : "fails")));
    await run(board, 3);
    expect([...board.begun.values()].every((times) => times === 1)).to.equal(true);
  });

  it("runs what a lost worker had in hand once more, and a culprit alone once more after that", async () => {
    const board = boardOf(["passes", "dies", "passes", "passes", ...Array.from({ length: 40 }, (): Deed => "passes")]);
    const results = await run(board, 1);
    expect(board.begun.get("dies-1")).to.equal(3);
    expect(Math.max(...[...board.begun].map(([id, times]) => (id === "dies-1" ? 0 : times)))).to.equal(2);
    expect(results[1]?.attempts).to.deep.equal(["died", "died"]);
    expect(results.filter((result) => result.attempts !== undefined)).to.have.length(1);
  });

  it("starts no more workers than there are entries, and none for an empty plan", async () => {
    for (const count of [0, 2]) {
      const board = boardOf(Array.from({ length: count }, (): Deed => "passes"));
      const census = new Census();
      const results = await run({ ...board, thread: census.counting(board.thread) }, 8);
      expect(results).to.have.length(count);
      expect(census).to.include({ started: count, alive: 0 });
    }
  });

  it("survives a worker that can not be made, and one that starts at the third try", async () => {
    const board = boardOf(["passes", "fails"]);
    let tries = 0;
    const late = (): Thread => {
      tries += 1;
      if (tries < 3) throw new Error("not yet");
      return board.thread();
    };
    const results = await run({ ...board, thread: late }, 1);
    expect(results.map(({ verdict }) => verdict)).to.deep.equal(["pass", "fail"]);
  });

  it("gives the work of a worker that never starts to the others", async () => {
    const board = boardOf(Array.from({ length: 30 }, (): Deed => "passes"));
    let made = 0;
    const everyOther = (): Thread => {
      made += 1;
      if (made > 1) throw new Error("only one");
      return board.thread();
    };
    const results = await run({ ...board, thread: everyOther }, 4);
    expect(results.every(({ verdict }) => verdict === "pass")).to.equal(true);
  });

  it("runs nothing if it is aborted before it begins", async () => {
    const board = boardOf(["passes", "passes"]);
    const census = new Census();
    const results = await runPool(
      board.plan,
      { scenarios: board.given, cards: [] },
      {
        thread: census.counting(board.thread),
        workers: 2,
        signal: AbortSignal.abort(),
      },
    );
    expect(results.map(({ verdict }) => verdict)).to.deep.equal(["notRun", "notRun"]);
    expect(census.started).to.equal(0);
  });

  it("ends its workers when the progress callback throws", async () => {
    const board = boardOf(Array.from({ length: 30 }, (): Deed => "passes"));
    const census = new Census();
    let caught: unknown;
    try {
      await runPool(
        board.plan,
        { scenarios: board.given, cards: CARDS.values() },
        { thread: census.counting(board.thread), workers: 2 },
        () => {
          throw new Error("no progress");
        },
      );
    } catch (error) {
      caught = error;
    }
    expect(caught).to.be.an("error").with.property("message", "no progress");
    expect(census.alive).to.equal(0);
  });

  const losses: readonly (readonly [deed: Deed, reasons: readonly string[]])[] = [
    ["fails", []],
    ["once", ["died"]],
    ["dies", ["died", "died", "died"]],
    ["throws", ["thrown", "thrown", "thrown"]],
    ["hangs", Array.from({ length: 3 }, () => "no answer within 400 ms")],
    ["babbles", ["unusable answer", "unusable answer", "unusable answer"]],
  ];
  for (const [deed, reasons] of losses) {
    it(`tells of each worker that is lost to one that ${deed}, not of those it ends itself`, async () => {
      const board = boardOf(["passes", deed, ...Array.from({ length: 20 }, (): Deed => "passes")]);
      const lost: string[] = [];
      await runPool(
        board.plan,
        { scenarios: board.given, cards: CARDS.values() },
        {
          thread: board.thread,
          workers: 2,
          entryMs: deed === "hangs" ? 400 : 50_000,
          onLost: ({ message }) => lost.push(message),
        },
      );
      expect(lost).to.deep.equal(reasons);
    });
  }

  it("tells of every entry once", async () => {
    const board = boardOf(["passes", "dies", "fails", "throws", ...Array.from({ length: 20 }, (): Deed => "passes")]);
    const told: string[] = [];
    const totals = new Set<number>();
    await runPool(
      board.plan,
      { scenarios: board.given, cards: CARDS.values() },
      { thread: board.thread, workers: 2 },
      ({ results, total, done }) => {
        told.push(...results.map((result) => result.scenario));
        totals.add(total);
        expect(done).to.equal(told.length);
      },
    );
    expect([...told].sort()).to.deep.equal(board.given.map(({ id }) => id).sort());
    expect([...totals]).to.deep.equal([24]);
  });
});
