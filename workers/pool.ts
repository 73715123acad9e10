import type { Card, PlanEntry, Result, Scenario } from "../src/rules/formats.gen.js";
import { unanswered } from "../src/verifier/verdict.js";
import type { KeptCheckPoints } from "../src/verifier/verify.js";
import { readResults } from "./answer.js";
import type { Bundle, Work } from "./api.js";
import { ChunkSize } from "./chunk-size.js";
import { type Thread, WorkerLost } from "./lane.js";
import { Ledger, type Task } from "./ledger.js";
import { Station } from "./station.js";

/** How long an entry may take, alone or on average in its chunk, and how long a start may take, in milliseconds. */
const ENTRY_MS = 5_000;
const START_MS = 20_000;

export interface PoolOptions {
  /** Makes a worker: nodeThreads() in Node, webThreads() in a browser. */
  readonly thread: () => Thread;
  readonly workers: number;
  readonly entryMs?: number | undefined;
  readonly startMs?: number | undefined;
  readonly keep?: KeptCheckPoints | undefined;
  readonly readings?: readonly string[] | undefined;
  /** How many entries are sent at once, for workers where sending costs nothing; chosen by time if missing. */
  readonly chunk?: number | undefined;
  /** Aborting ends all workers at once; entries without a result are `notRun`. */
  readonly signal?: AbortSignal | undefined;
  /** Called for each worker that ended, threw, took too long or answered nonsense, also at its start. */
  readonly onLost?: ((lost: WorkerLost) => void) | undefined;
}

/** How many entries have their result, of how many, and the newest results. Sent after each answer. */
export interface Progress {
  readonly done: number;
  readonly total: number;
  readonly results: readonly Result[];
}

/**
 * Runs a plan on workers. Gives one result for each entry, in plan order, the same for any number of workers.
 *
 * If a worker throws, ends, hangs or runs out of memory, the entries it was running run again, each alone. An entry
 * that loses its worker again runs once more on a fresh one; then its verdict is `crashed` or `timeout`. A `fail` is an
 * answer and never runs again. If no worker can be started at all, the remaining entries are `crashed`. No worker
 * outlives the call.
 */
export async function runPool(
  plan: readonly PlanEntry[],
  corpus: { readonly scenarios: Iterable<Scenario>; readonly cards: Iterable<Card> },
  options: PoolOptions,
  onProgress: (progress: Progress) => void = () => {},
): Promise<Result[]> {
  const { thread, signal, entryMs = ENTRY_MS, startMs = START_MS, onLost } = options;
  const ledger = new Ledger(plan);
  const workers = Math.max(1, Math.min(Math.floor(options.workers) || 1, plan.length));
  const bundle = bundleText(corpus.cards, options);
  const scenarios = new Map(Array.from(corpus.scenarios, (scenario) => [scenario.id, scenario]));
  const stations = Array.from({ length: workers }, () => new Station({ thread, bundle, startMs, onLost }));
  const sizes = new ChunkSize(workers, options.chunk);
  const run: Run = { ledger, sizes, scenarios, entryMs, total: plan.length, onProgress };
  const stop = (): Promise<unknown> => Promise.all(stations.map((station) => station.stop()));
  const abort = (): void => void stop();

  signal?.addEventListener("abort", abort);
  if (signal?.aborted) abort();
  try {
    // Again, since a closing station returns its task, perhaps after the others have finished.
    while (ledger.hasWork && stations.some((station) => !station.isClosed)) {
      await Promise.all(stations.map((station) => work(station, run)));
    }
  } finally {
    signal?.removeEventListener("abort", abort);
    await stop();
  }
  return ledger.results((entry) => missingResult(entry, signal?.aborted ?? false, stations));
}

interface Run {
  readonly ledger: Ledger;
  readonly sizes: ChunkSize;
  readonly scenarios: ReadonlyMap<string, Scenario>;
  readonly entryMs: number;
  readonly total: number;
  readonly onProgress: (progress: Progress) => void;
}

/** Works at one station until no task is left or no worker can be started. */
async function work(station: Station, run: Run): Promise<void> {
  const { ledger, sizes } = run;
  while (!station.isClosed) {
    const task = ledger.take(sizes.next(ledger.untouched), station.isClean);
    if (task === undefined) return;
    await perform(task, station, run);
  }
}

async function perform(task: Task, station: Station, run: Run): Promise<void> {
  const { ledger, sizes, scenarios, entryMs, total, onProgress } = run;
  const lane = await station.worker(task.needs);
  if (lane === undefined) return ledger.giveBack(task);
  station.take(task);
  const { recent } = station;
  const entries = ledger.entries(task.indices);
  const text = workText(entries, scenarios);
  const start = performance.now();
  const outcome = await lane
    .call(async (api) => usable(readResults(await api.run(text), entries)), entryMs)
    .catch(asLoss);
  if (outcome instanceof WorkerLost) {
    if (station.isClosed) return ledger.giveBack(task);
    await lane.terminate();
    if (outcome.isLate && ledger.recall(recent)) return ledger.giveBack(task);
    if (task.indices.length > 1) sizes.lost();
    const verdict = ledger.lose(task, outcome);
    if (verdict !== undefined) onProgress({ done: ledger.done, total, results: [verdict] });
    return undefined;
  }
  sizes.took(task.indices.length, performance.now() - start);
  const results = ledger.record(task.indices, outcome);
  onProgress({ done: ledger.done, total, results });
  return undefined;
}

/** Throws inside the call, so that the lane counts its worker as lost. */
function usable(results: Result[] | undefined): Result[] {
  if (results === undefined) throw new Error("unusable answer");
  return results;
}

function asLoss(error: unknown): WorkerLost {
  if (error instanceof WorkerLost) return error;
  throw error;
}

function bundleText(cards: Iterable<Card>, { keep = "all", readings = [] }: PoolOptions): string {
  const bundle: Bundle = { cards: [...cards], keep, readings };
  return JSON.stringify(bundle);
}

function workText(entries: readonly PlanEntry[], known: ReadonlyMap<string, Scenario>): string {
  const ids = new Set(entries.map(({ scenario }) => scenario));
  const work: Work = { entries, scenarios: [...ids].flatMap((id) => known.get(id) ?? []) };
  return JSON.stringify(work);
}

function missingResult(entry: PlanEntry, isAborted: boolean, stations: readonly Station[]): Result {
  if (isAborted) return unanswered(entry, "notRun", "the run was cut off");
  const reasons = stations.map((station) => station.failedStarts).find((failed) => failed.length > 0) ?? [];
  return unanswered(entry, "crashed", `no worker could be started: ${reasons.at(-1) ?? "unknown"}`, reasons);
}
