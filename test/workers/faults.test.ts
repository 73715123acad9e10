import { expect } from "chai";
import type { PlanEntry, Result, Scenario } from "../../src/rules/formats.gen.js";
import { nodeThreads } from "../../workers/lane.node.js";
import { type PoolOptions, runPool } from "../../workers/pool.js";
import { CARDS, scenario } from "../verifier/boards.js";
import { fairRun } from "./fair.js";
import { Census } from "./threads.js";

const WORKERS = [1, 2, 4];

/** How long a hang is waited for: long enough for an innocent entry on a machine that has other things to do. */
const HANG_MS = 2_000;

/** Where nothing hangs the deadline must never come first, however busy the machine is. */
const NEVER_MS = 50_000;

const CULPRITS: Readonly<Record<string, { verdict: string; message: string }>> = {
  throws: { verdict: "crashed", message: "thrown on purpose" },
  exits: { verdict: "crashed", message: "exit code 3" },
  hangs: { verdict: "timeout", message: `no answer within ${HANG_MS} ms` },
  hoards: { verdict: "crashed", message: "out of memory" },
  babbles: { verdict: "crashed", message: "unusable answer" },
  mislabels: { verdict: "crashed", message: "unusable answer" },
};

/** `count` scenarios, every third of which fails, with these ids put in at these places. */
function scenarios(count: number, culprits: Readonly<Record<number, string>>): Scenario[] {
  return Array.from({ length: count }, (_, i) => scenario(culprits[i] ?? `good-${i}`, {}, i % 3 === 0 ? 3 : 2));
}

function planFor(given: readonly Scenario[]): PlanEntry[] {
  return given.map(({ id }) => ({ scenario: id, ruleset: "current" }));
}

interface Run {
  readonly results: Result[];
  readonly census: Census;
  readonly seen: number[];
}

async function run(
  given: readonly Scenario[],
  workers: number,
  over: Partial<PoolOptions> = {},
  entry = "../bin/faulty",
): Promise<Run> {
  const census = new Census();
  const thread = census.counting(nodeThreads({ entry: new URL(`${entry}.node.js`, import.meta.url), memoryMb: 32 }));
  const seen: number[] = [];
  const options: PoolOptions = { thread, workers, entryMs: NEVER_MS, ...over };
  const corpus = { scenarios: given, cards: CARDS.values() };
  const results = await runPool(planFor(given), corpus, options, ({ done }) => seen.push(done));
  return { results, census, seen };
}

/** The innocent have exactly the result they would have without any workers; the culprits are named. */
async function expectJustice(given: readonly Scenario[], { results, census, seen }: Run): Promise<void> {
  expect(results.map((result) => result.scenario)).to.deep.equal(given.map(({ id }) => id));
  for (const [i, entry] of given.entries()) {
    const culprit = CULPRITS[entry.id.split("-")[0] ?? ""];
    const expected = culprit
      ? { ...culprit, attempts: [culprit.message, culprit.message], values: [], checkPoints: [] }
      : await fairRun(entry, CARDS, { scenario: entry.id, ruleset: "current" }, {});
    expect(results[i]).to.deep.include(expected);
  }
  expect(seen.at(-1)).to.equal(given.length);
  expect(seen).to.deep.equal([...seen].sort((a, b) => a - b));
  expect(census.alive).to.equal(0);
}

describe("workers that go wrong", function () {
  this.slow(10_000);

  for (const workers of WORKERS) {
    describe(`of ${workers}`, () => {
      for (const kind of Object.keys(CULPRITS)) {
        it(`name the one that ${kind} and lose no other`, async () => {
          const given = scenarios(25, { 13: `${kind}-once` });
          await expectJustice(given, await run(given, workers, kind === "hangs" ? { entryMs: HANG_MS } : {}));
        });
      }

      it("lose nothing to several culprits in one chunk", async () => {
        const given = scenarios(60, {
          0: "throws-1",
          1: "exits-1",
          2: "exits-2",
          3: "hoards-1",
          41: "babbles-1",
        });
        await expectJustice(given, await run(given, workers));
      });

      it("lose nothing to a hang next to a crash", async () => {
        const given = scenarios(60, { 0: "hangs-1", 1: "exits-1", 59: "throws-1" });
        await expectJustice(given, await run(given, workers, { entryMs: HANG_MS }));
      });

      it("lose nothing to one that ends the worker after its answer", async () => {
        const given = scenarios(40, { 5: "lingers-1", 20: "lingers-2" });
        const done = await run(given, workers);
        await expectJustice(given, done);
      });

      for (const [start, reason, startMs] of [
        ["exits", "exit code 7", NEVER_MS],
        ["throws", "no start today", NEVER_MS],
        ["hangs", "no answer within 300 ms", 300],
      ] as const) {
        it(`end in bounded time when each ${start} at its start`, async () => {
          const { results, census } = await run(scenarios(30, {}), workers, { startMs }, `./${start}-at-start`);
          expect(results).to.have.length(30);
          for (const result of results) {
            expect(result.verdict).to.equal("crashed");
            expect(result.message).to.equal(`no worker could be started: ${reason}`);
          }
          expect(census.started).to.equal(3 * workers);
          expect(census.alive).to.equal(0);
        });
      }
    });
  }

  it("give the same results whatever their number", async () => {
    const given = scenarios(50, { 7: "exits-1", 8: "throws-1", 30: "babbles-1", 49: "exits-2" });
    const [one, ...others] = await Promise.all(WORKERS.map(async (workers) => (await run(given, workers)).results));
    for (const other of others) expect(JSON.stringify(other)).to.equal(JSON.stringify(one));
  });

  it("end at once when the run is aborted, even one that never stops computing", async () => {
    const given = scenarios(40, { 4: "spins-1" });
    const abort = new AbortController();
    setTimeout(() => abort.abort(), 300);
    const { results, census } = await run(given, 2, { signal: abort.signal, entryMs: 60_000 });
    expect(results.map((result) => result.scenario)).to.deep.equal(given.map(({ id }) => id));
    const verdicts = new Set(results.map((result) => result.verdict));
    expect(results[4]).to.include({ verdict: "notRun", message: "the run was cut off" });
    expect([...verdicts].filter((verdict) => !["pass", "fail", "notRun"].includes(verdict))).to.deep.equal([]);
    expect(census.alive).to.equal(0);
  });
});
