import { Session } from "node:inspector/promises";
import { setFlagsFromString } from "node:v8";
import { runInNewContext } from "node:vm";

/** Something to be measured, run as often as it takes. */
export interface Task {
  readonly name: string;
  readonly run: () => unknown;
  /** So slow that one batch has to do. */
  readonly once?: true;
}

export interface Measured {
  /** The median of a run, in microseconds of this process's user time; garbage collection is part of it. */
  readonly micros: number;
  /** The median over the rounds of its time by that of the first task in the same round. */
  readonly ratio: number;
}

const ROUNDS = 5;
/** A batch takes so long, in microseconds, unless one run takes longer. */
const BATCH = 20_000;
/** So long do the tasks of one board run in turns before anything is measured: by then their code is compiled for good. */
const WARM = 3_000_000;

/** User time of this process: what other programs take of the machine does not count. */
function userMicros(repeats: number, run: () => unknown): number {
  const before = process.cpuUsage().user;
  for (let n = 0; n < repeats; n++) run();
  return process.cpuUsage().user - before;
}

/** Runs tasks in turns, so that the compiler sees what each of them does to the code that they share. */
function warm(tasks: readonly Task[]): void {
  const repeated = tasks.filter(({ once }) => once !== true);
  for (const begun = process.cpuUsage().user; process.cpuUsage().user - begun < WARM;)
    for (const { run } of repeated)
      for (const from = process.cpuUsage().user; ;) {
        run();
        if (process.cpuUsage().user - from >= BATCH) break;
      }
}

/** How many runs make a batch. */
function repeatsFor(run: () => unknown): number {
  let repeats = 1;
  for (let time = userMicros(1, run); time < BATCH; time = userMicros(repeats, run))
    repeats = Math.ceil(repeats * Math.min(8, Math.max(1.2, BATCH / Math.max(time, 1))));
  return repeats;
}

export function median(numbers: readonly number[]): number {
  const sorted = numbers.toSorted((a, b) => a - b);
  return sorted[sorted.length >> 1] ?? Number.NaN;
}

/** Measures tasks side by side: a batch of each in turn, round after round, so that what slows one slows the others. */
export function measured(tasks: readonly Task[]): Map<string, Measured> {
  warm(tasks);
  const ready = tasks.map(({ name, run, once }) => ({ name, run, once, repeats: repeatsFor(run) }));
  const rounds = Array.from({ length: ROUNDS }, (_, round) =>
    ready.map(({ run, once, repeats }) => (once && round > 0 ? Number.NaN : userMicros(repeats, run) / repeats)),
  );
  return new Map(
    ready.map(({ name }, place) => {
      const found = rounds.flatMap((round) => {
        const [first = Number.NaN, time = Number.NaN] = [round[0], round[place]];
        return Number.isNaN(time) ? [] : [{ micros: time, ratio: time / first }];
      });
      return [
        name,
        { micros: median(found.map(({ micros }) => micros)), ratio: median(found.map(({ ratio }) => ratio)) },
      ];
    }),
  );
}

interface Allocations {
  readonly selfSize: number;
  readonly children: readonly Allocations[];
}

function total({ selfSize, children }: Allocations): number {
  return children.reduce((sum, child) => sum + total(child), selfSize);
}

/** Bytes allocated by one run, by sampling: what was garbage at once counts too. */
export async function allocatedBy(run: () => unknown): Promise<number> {
  const session = new Session();
  session.connect();
  const runs = Math.max(1, Math.ceil(100_000 / Math.max(1, userMicros(1, run))));
  await session.post("HeapProfiler.startSampling", {
    samplingInterval: 8192,
    includeObjectsCollectedByMajorGC: true,
    includeObjectsCollectedByMinorGC: true,
  });
  for (let n = 0; n < runs; n++) run();
  const { profile } = await session.post("HeapProfiler.stopSampling");
  session.disconnect();
  return total(profile.head) / runs;
}

/** Bytes that the result of one run holds on to. */
export function heldBy(run: () => unknown): number {
  setFlagsFromString("--expose-gc");
  const collect = runInNewContext("gc") as () => void;
  const kept: unknown[] = [run()];
  const before = (collect(), process.memoryUsage().heapUsed);
  const more = 8;
  for (let n = 0; n < more; n++) kept.push(run());
  collect();
  const held = (process.memoryUsage().heapUsed - before) / more;
  return kept.length > more ? Math.max(0, held) : 0;
}
