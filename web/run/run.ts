import { computed, type Signal } from "@preact/signals";
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

/** The state of this page's run. */
export const runState: Signal<RunState> = runner.state;

/** The report of the last run, unless another is in progress. */
export const lastReport = computed(() => ("report" in runState.value ? runState.value.report : undefined));

/** Settles when the run has ended. Does nothing during another run. */
export function startRun(options: RunOptions): Promise<void> {
  return runner.start(options);
}

export function cancelRun(): void {
  runner.cancel();
}

export function fileOfRun(report: Report, name: ReportFile): string {
  return runner.fileOf(report, name);
}
