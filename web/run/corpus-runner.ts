import { type Signal, signal } from "@preact/signals";
import type { Report } from "../../src/rules/formats.gen.js";
import { isAsExpected } from "../../src/verifier/well.js";
import type { Thread } from "../../workers/lane.js";
import type { LabCorpus } from "../lab-corpus.js";
import type * as CorpusRun from "./corpus-run.js";
import { isBusy, type ReportFile, type RunOptions, type RunState } from "./run-state.js";

export interface RunnerParts {
  /** Rejects with a sentence for people. */
  readonly corpus: () => Promise<LabCorpus>;
  readonly thread: () => Thread;
  /** Calls back when the page is next drawn, perhaps much later. */
  readonly frame: (draw: () => void) => void;
}

type Work = typeof CorpusRun;

/** Runs a part of the corpus, one run at a time, and publishes its state at most once per frame. */
export class CorpusRunner {
  readonly state: Signal<RunState> = signal<RunState>({ kind: "idle" });
  readonly #parts: RunnerParts;
  /** Loaded with the first run, so that the page appears sooner. */
  #work: Work | undefined;
  #abort = new AbortController();
  /** To publish in the next frame. */
  #newest: (() => RunState) | undefined;
  #isFrameAsked = false;

  constructor(parts: RunnerParts) {
    this.#parts = parts;
  }

  /** Settles when the run has ended. Does nothing during another run. */
  async start(options: RunOptions): Promise<void> {
    if (isBusy(this.state.peek())) return;
    const abort = new AbortController();
    this.#abort = abort;
    this.#show({ kind: "loading" });
    try {
      const [corpus, work] = await Promise.all([this.#parts.corpus(), loadedWork()]);
      this.#work = work;
      if (abort.signal.aborted) return;
      const planned = work.plannedRun(corpus, options.filter);
      this.#show(planned.ok ? await this.#run(planned.value, work, options, abort.signal) : failed(planned.message));
    } catch (error) {
      const isOurs = this.#abort === abort && isBusy(this.state.peek());
      if (isOurs) this.#show(failed(error instanceof Error ? error.message : String(error)));
    }
  }

  /** Ends the run at once, with its workers. */
  cancel(): void {
    this.#abort.abort();
    if (this.state.peek().kind === "loading") this.#show({ kind: "idle" });
  }

  /** The text of a file of a report that was made here. */
  fileOf(report: Report, name: ReportFile): string {
    if (this.#work === undefined) throw new Error("no report was made");
    return this.#work.reportFile(report, name);
  }

  async #run(planned: CorpusRun.PlannedRun, work: Work, options: RunOptions, signal: AbortSignal): Promise<RunState> {
    const start = performance.now();
    const seconds = (): number => (performance.now() - start) / 1000;
    const total = planned.plan.length;
    let [done, unexpected, lost] = [0, 0, 0];
    const running = (): RunState => ({ kind: "running", done, total, unexpected, lost, seconds: seconds() });
    this.#show(running());
    const pool = {
      thread: this.#parts.thread,
      workers: options.workers,
      entryMs: options.entrySeconds * 1000,
      signal,
      onLost: () => {
        lost += 1;
        this.#showSoon(running);
      },
    };
    const results = await work.runPlanned(planned, pool, (progress) => {
      done = progress.done;
      unexpected += progress.results.filter((result) => !isAsExpected(result, false)).length;
      this.#showSoon(running);
    });
    if (done === 0 && !signal.aborted) return failed(`the run could not begin: ${results[0]?.message ?? "no worker"}`);
    const report = work.reportOfRun(planned, results);
    if (done < total && signal.aborted) return { kind: "cancelled", done, total, report };
    return { kind: "finished", report, seconds: seconds(), lost, unmade: total - done };
  }

  #show(state: RunState): void {
    this.#newest = undefined;
    this.state.value = state;
  }

  #showSoon(state: () => RunState): void {
    this.#newest = state;
    if (this.#isFrameAsked) return;
    this.#isFrameAsked = true;
    this.#parts.frame(() => {
      this.#isFrameAsked = false;
      if (this.#newest !== undefined) this.#show(this.#newest());
    });
  }
}

async function loadedWork(): Promise<Work> {
  try {
    return await import("./corpus-run.js");
  } catch (error) {
    throw new Error("the page could not be loaded completely: is the server still there?", { cause: error });
  }
}

/** Messages from elsewhere begin with a small letter and have no full stop. */
function failed(message: string): RunState {
  const sentence = `${message.slice(0, 1).toUpperCase()}${message.slice(1)}`;
  return { kind: "failed", message: /[.?]$/.test(sentence) ? sentence : `${sentence}.` };
}
