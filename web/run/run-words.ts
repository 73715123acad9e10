import { count, number } from "../../reports/count.js";
import type { Report } from "../../src/rules/formats.gen.js";
import { isAsExpected } from "../../src/verifier/well.js";
import type { RunState } from "./run-state.js";

/** `312 of 2,092 · 0 not as expected · 1 worker replaced`. */
export function progressWords({ done, total, unexpected, lost }: Extract<RunState, { kind: "running" }>): string {
  const parts = [`${number(done)} of ${number(total)}`, `${number(unexpected)} not as expected`];
  if (lost > 0) parts.push(replacedWords(lost));
  return parts.join(" · ");
}

export function replacedWords(lost: number): string {
  return `${count(lost, "worker")} replaced`;
}

/** The result of a run, in one sentence. */
export function headline({ results }: Report): string {
  const total = results.length;
  const unexpected = results.filter((result) => !isAsExpected(result, false)).length;
  if (unexpected > 0)
    return total === 1
      ? "The run is not as expected"
      : `${number(unexpected)} of ${count(total, "run")} ${unexpected === 1 ? "is" : "are"} not as expected`;
  return total === 1 ? "The run is as expected" : `All ${count(total, "run")} are as expected`;
}

export function cancelledWords({ done, total }: Extract<RunState, { kind: "cancelled" }>): string {
  return `Cancelled after ${number(done)} of ${count(total, "run")}`;
}

/** `6.2 seconds`. */
export function secondsWords(seconds: number): string {
  return `${seconds.toFixed(seconds < 10 ? 1 : 0)} seconds`;
}

/** For screen readers: during a run it changes with each quarter only. The reason of a failure is an alert of its own. */
export function announcement(state: RunState): string {
  switch (state.kind) {
    case "idle":
    case "failed":
      return "";
    case "loading":
      return "Loading the corpus.";
    case "running": {
      const quarters = Math.floor((4 * state.done) / state.total);
      return quarters === 0 ? `Running ${count(state.total, "run")}.` : `${25 * quarters} percent done.`;
    }
    case "finished":
      return `${headline(state.report)}.`;
    case "cancelled":
      return `${cancelledWords(state)}.`;
    default: {
      const unknown: never = state;
      throw new Error(`no words for ${JSON.stringify(unknown)}`);
    }
  }
}
