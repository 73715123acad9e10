import type { Signal } from "@preact/signals";
import type { Report } from "../../src/rules/formats.gen.js";
import { webThreads } from "../../workers/lane.web.js";
import { workerEntry } from "../judge.js";
import { labCorpus } from "../lab-corpus.js";
import { CorpusRunner } from "./corpus-runner.js";
import type { ReportFile, RunOptions, RunState } from "./run-state.js";

const runner = new CorpusRunner({
  corpus: labCorpus,
  thread: () => webThreads(workerEntry())(),
  frame: (draw) => requestAnimationFrame(draw),
});

/** How the run of this page stands. */
export const runState: Signal<RunState> = runner.state;

/** Runs the corpus of the page or a part of it; settles when it has ended. Does nothing while a run is under way. */
export function startRun(options: RunOptions): Promise<void> {
  return runner.start(options);
}

/** Ends the run at once, with its workers. */
export function cancelRun(): void {
  runner.cancel();
}

/** The text of a file of a report that this page has made. */
export function fileOfRun(report: Report, name: ReportFile): string {
  return runner.fileOf(report, name);
}
