import { expect } from "chai";
import type { Report, Verdict } from "../../src/rules/formats.gen.js";
import { announcement, headline, progressWords, secondsWords } from "../../web/run/run-words.js";
import type { RunState } from "../../web/run/run-state.js";
import { REPORT } from "../reports/fixture.js";

type Running = Extract<RunState, { kind: "running" }>;

function running(over: Partial<Running>): Running {
  return { kind: "running", done: 0, total: 2092, unexpected: 0, lost: 0, seconds: 0, ...over };
}

/** A report of results with these verdicts. */
function ended(...verdicts: readonly Verdict[]): Report {
  const [first] = REPORT.results;
  return { ...REPORT, results: verdicts.map((verdict) => ({ ...first!, verdict })) };
}

describe("the words of a run", () => {
  const progress: readonly (readonly [over: Partial<Running>, words: string])[] = [
    [{ done: 312 }, "312 of 2,092 · 0 not as expected"],
    [{ done: 2092, unexpected: 1024 }, "2,092 of 2,092 · 1,024 not as expected"],
    [{ done: 5, lost: 1 }, "5 of 2,092 · 0 not as expected · 1 worker replaced"],
    [{ done: 5, lost: 2 }, "5 of 2,092 · 0 not as expected · 2 workers replaced"],
  ];
  for (const [over, words] of progress) it(words, () => expect(progressWords(running(over))).to.equal(words));

  const ends: readonly (readonly [verdicts: readonly Verdict[], words: string])[] = [
    [["pass", "alternative", "unsupported"], "All 3 runs are as expected"],
    [["pass"], "The run is as expected"],
    [["fail"], "The run is not as expected"],
    [["pass", "fail"], "1 of 2 runs is not as expected"],
    [["crashed", "timeout", "pass"], "2 of 3 runs are not as expected"],
  ];
  for (const [verdicts, words] of ends)
    it(`${words}: ${verdicts.join(", ")}`, () => expect(headline(ended(...verdicts))).to.equal(words));

  it("are seconds that one can read", () => {
    expect([0.04, 6.21, 123.4].map(secondsWords)).to.deep.equal(["0.0 seconds", "6.2 seconds", "123 seconds"]);
  });

  it("are said aloud with each quarter, not with each step", () => {
    const said = Array.from({ length: 2093 }, (_, done) => announcement(running({ done })));
    expect([...new Set(said)]).to.deep.equal([
      "Running 2,092 runs.",
      "25 percent done.",
      "50 percent done.",
      "75 percent done.",
      "100 percent done.",
    ]);
  });

  const states: readonly (readonly [state: RunState, words: string])[] = [
    [{ kind: "idle" }, ""],
    [{ kind: "loading" }, "Loading the corpus."],
    [
      { kind: "finished", report: ended("pass", "fail"), seconds: 1, lost: 0, unmade: 0 },
      "1 of 2 runs is not as expected.",
    ],
    [{ kind: "cancelled", done: 3, total: 2092, report: REPORT }, "Cancelled after 3 of 2,092 runs."],
    [{ kind: "failed", message: "No." }, ""],
  ];
  for (const [state, words] of states)
    it(`are said aloud when ${state.kind}: ${words}`, () => expect(announcement(state)).to.equal(words));
});
