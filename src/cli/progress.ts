import cliProgress from "cli-progress";
import type { Environment, Stream } from "./page.js";

export interface Progress {
  update(done: number, unexpected: number): void;
  /** Restores the terminal. */
  stop(): void;
}

/** A bar on a terminal; an occasional line in a log; nothing if quiet. */
export function progressFor(stream: Stream, environment: Environment, total: number, isQuiet: boolean): Progress {
  if (isQuiet || total === 0) return { update: () => {}, stop: () => {} };
  return stream.isTTY && environment["CI"] === undefined ? bar(stream, total) : lines(stream, total);
}

function bar(stream: Stream, total: number): Progress {
  const single = new cliProgress.SingleBar({
    stream,
    format: "{bar} {value}/{total}  {unexpected} not as expected  {duration_formatted}",
    barCompleteChar: "█",
    barIncompleteChar: "░",
    barsize: 30,
    clearOnComplete: true,
    hideCursor: null, // it would stay hidden after a second Ctrl-C
  });
  single.start(total, 0, { unexpected: 0 });
  return {
    update: (done, unexpected) => single.update(done, { unexpected }),
    stop: () => single.stop(),
  };
}

/** Milliseconds between two lines of a log. */
const PAUSE = 3000;

function lines(stream: Stream, total: number): Progress {
  let next = performance.now() + PAUSE;
  return {
    update: (done, unexpected) => {
      if (performance.now() < next || done === total) return;
      next = performance.now() + PAUSE;
      stream.write(`${done} of ${total} run, ${unexpected} not as expected\n`);
    },
    stop: () => {},
  };
}
