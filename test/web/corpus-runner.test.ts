import { expect } from "chai";
import { verifierApi } from "../../workers/verify.js";
import type { Thread } from "../../workers/lane.js";
import { corpusOf, type LabCorpus } from "../../web/lab-corpus.js";
import { CorpusRunner, type RunnerParts } from "../../web/run/corpus-runner.js";
import { EVERYTHING, type RunFilter, type RunOptions, type RunState } from "../../web/run/run-state.js";
import { BEAR_ENGINE, CARDS, scenario } from "../verifier/boards.js";
import { entriesIn } from "../workers/entries-in.js";
import { Census, pretendThread } from "../workers/threads.js";

/** Of every seven scenarios one fails. */
const CORPUS: LabCorpus = corpusOf({
  format: "cr613-lab-corpus/1",
  scenarios: Array.from({ length: 70 }, (_, i) => ({
    file: `copy/bear-${i}.json`,
    topic: i < 10 ? "copy" : "type",
    scenario: scenario(`bear-${i}`, {}, i % 7 === 0 ? 3 : 2),
  })),
  cards: [...CARDS.values()],
});

const honest = (): Thread => pretendThread(() => verifierApi(BEAR_ENGINE));
const silent = (): Thread => pretendThread(() => ({ load: () => {}, run: () => new Promise<string>(() => {}) }));

function options(filter: Partial<RunFilter> = {}, over: Partial<RunOptions> = {}): RunOptions {
  return { workers: 2, entrySeconds: 50, filter: { ...EVERYTHING, ...filter }, ...over };
}

interface Watched {
  readonly runner: CorpusRunner;
  readonly census: Census;
  /** Every state that there was. */
  readonly states: RunState[];
  /** Draws a frame: what waits for one is called. */
  readonly draw: () => void;
}

function watched(thread: () => Thread = honest, over: Partial<RunnerParts> = {}): Watched {
  const census = new Census();
  let waiting: (() => void)[] = [];
  const runner = new CorpusRunner({
    corpus: () => Promise.resolve(CORPUS),
    thread: census.counting(thread),
    frame: (draw) => waiting.push(draw),
    ...over,
  });
  const states: RunState[] = [];
  runner.state.subscribe((state) => states.push(state));
  const draw = (): void => {
    const drawn = waiting;
    waiting = [];
    for (const each of drawn) each();
  };
  return { runner, census, states, draw };
}

/** Settles when the runner is in such a state. */
function becomes(runner: CorpusRunner, kind: RunState["kind"]): Promise<void> {
  return new Promise((done) => {
    runner.state.subscribe((state) => {
      if (state.kind === kind) done();
    });
  });
}

describe("a runner of the corpus", () => {
  it("runs everything and gives the report", async () => {
    const { runner, census, states } = watched();
    await runner.start(options());
    expect(states.map(({ kind }) => kind)).to.deep.equal(["idle", "loading", "running", "finished"]);
    const state = runner.state.peek();
    if (state.kind !== "finished") throw new Error(state.kind);
    expect(state).to.include({ lost: 0, unmade: 0 });
    expect(state.report.footer).to.deep.include({ complete: true, counts: { fail: 10, pass: 60 } });
    expect(state.report.results.every(({ checkPoints }) => checkPoints.length === 1)).to.equal(true);
    expect(census).to.include({ started: 2, alive: 0 });
  });

  it("runs a part, and tells the readings that were asked for once each", async () => {
    const { runner } = watched();
    await runner.start(options({ topics: ["copy"], grep: "BEAR-[1-4]", readings: ["counters-do-not-depend"] }));
    const state = runner.state.peek();
    if (state.kind !== "finished") throw new Error(state.kind);
    expect(state.report.results.map(({ scenario: id }) => id)).to.deep.equal(["bear-1", "bear-2", "bear-3", "bear-4"]);
    expect(state.report.header.readings).to.deep.equal(["counters-do-not-depend"]);
  });

  it("tells how it stands when a frame is drawn, and no oftener", async () => {
    let answered = 0;
    const { runner, states, draw } = watched(() =>
      pretendThread(() => {
        const inner = verifierApi(BEAR_ENGINE);
        return {
          load: (text) => inner.load(text),
          run: (work) => {
            answered++;
            if (answered === 5) draw();
            return inner.run(work);
          },
        };
      }),
    );
    await runner.start(options({}, { workers: 1 }));
    expect(answered).to.be.greaterThan(6);
    const running = states.filter((state) => state.kind === "running");
    expect(running).to.have.length(2);
    expect(running[0]).to.include({ done: 0, total: 70, unexpected: 0, lost: 0 });
    expect(running[1]?.done).to.be.within(4, 66);
    expect(running[1]?.unexpected).to.be.within(1, 10);
    const count = states.length;
    draw(); // a frame that was asked for before the end
    expect(states).to.have.length(count);
  });

  it("counts workers that are replaced, and gives what they had in hand to others", async () => {
    let deaths = 0;
    const { runner } = watched(() =>
      pretendThread((die) => {
        const inner = verifierApi(BEAR_ENGINE);
        return {
          load: (text) => inner.load(text),
          run: (work) => {
            if (entriesIn(work).length === 1 || deaths === 2) return inner.run(work);
            deaths++;
            die("died");
            return new Promise<string>(() => {});
          },
        };
      }),
    );
    await runner.start(options());
    const state = runner.state.peek();
    if (state.kind !== "finished") throw new Error(state.kind);
    expect(state).to.include({ lost: 2, unmade: 0 });
    expect(state.report.footer.counts).to.deep.equal({ fail: 10, pass: 60 });
  });

  it("ends at once when it is cancelled, also when the workers are silent, and runs again", async () => {
    let thread = silent;
    const { runner, census } = watched(() => thread());
    const run = runner.start(options());
    await becomes(runner, "running");
    runner.cancel();
    await run;
    const state = runner.state.peek();
    if (state.kind !== "cancelled") throw new Error(state.kind);
    expect(state).to.include({ done: 0, total: 70 });
    expect(state.report.footer).to.deep.include({ complete: false, counts: { notRun: 70 } });
    expect(census.alive).to.equal(0);
    thread = honest;
    await runner.start(options());
    expect(runner.state.peek().kind).to.equal("finished");
  });

  it("starts no worker when it is cancelled while the corpus is loaded, whenever that comes", async () => {
    let arrive = (): void => {};
    let corpus = new Promise<LabCorpus>((done) => (arrive = () => done(CORPUS)));
    const { runner, census } = watched(honest, { corpus: () => corpus });
    const first = runner.start(options());
    runner.cancel();
    expect(runner.state.peek().kind).to.equal("idle");
    corpus = Promise.resolve(CORPUS);
    await runner.start(options());
    const { started } = census;
    arrive();
    await first;
    expect(runner.state.peek().kind).to.equal("finished");
    expect(census.started).to.equal(started);
  });

  it("does one run at a time", async () => {
    const { runner, census } = watched();
    await Promise.all([runner.start(options()), runner.start(options({ topics: ["copy"] }))]);
    const state = runner.state.peek();
    expect(state.kind === "finished" && state.report.results).to.have.length(70);
    expect(census.started).to.equal(2);
  });

  const refusals: readonly (readonly [filter: Partial<RunFilter>, message: RegExp])[] = [
    [{ grep: "[" }, /^Title or id: "\[" is no regular expression\.$/],
    [{ rules: ["613.8", "many"] }, /^Clause: "many" is no clause or beginning of one; .*\.$/],
    [{ topics: ["hats"] }, /^Unknown topic "hats"\. .*\.$/],
    [{ layers: ["9"] }, /^Unknown layer "9"\./],
    [{ rulesets: ["m10"] }, /^No scenario fits all of these filters\.$/],
    [{ levels: ["undefined"] }, /^No scenario fits all of these filters\.$/],
  ];
  for (const [filter, message] of refusals) {
    it(`says in words why it does not begin: ${JSON.stringify(filter)}`, async () => {
      const { runner, census } = watched();
      await runner.start(options(filter));
      const state = runner.state.peek();
      expect(state.kind === "failed" ? state.message : state.kind).to.match(message);
      expect(census.started).to.equal(0);
    });
  }

  const troubles: readonly (readonly [what: string, thread: () => Thread, over: Partial<RunnerParts>, said: string])[] =
    [
      [
        "the corpus does not come",
        honest,
        { corpus: () => Promise.reject(new Error("The corpus could not be loaded: 404.")) },
        "The corpus could not be loaded: 404.",
      ],
      [
        "no worker can be made",
        () => {
          throw new Error("not today");
        },
        {},
        "The run could not begin: no worker could be started: not today.",
      ],
    ];
  for (const [what, thread, over, said] of troubles) {
    it(`says in words that ${what}`, async () => {
      const { runner } = watched(thread, over);
      await runner.start(options());
      expect(runner.state.peek()).to.deep.equal({ kind: "failed", message: said });
    });
  }
});
