import type { PlanEntry, Result } from "../src/rules/formats.gen.js";
import { unanswered } from "../src/verifier/verdict.js";
import type { WorkerLost } from "./lane.js";

/** Which worker may run a task. clean: one that has only run single entries. fresh: one that has run nothing. */
export type Cleanness = "any" | "clean" | "fresh";

/** Entries to run in one call, as indices into the plan. */
export interface Task {
  readonly indices: readonly number[];
  readonly needs: Cleanness;
}

/** How often an entry that runs alone may lose its worker before that is its verdict. */
const ATTEMPTS = 2;

/** What is done, what is left to do, and what has gone wrong so far. Every entry of the plan gets one result. */
export class Ledger {
  readonly #plan: readonly PlanEntry[];
  readonly #results: (Result | undefined)[];
  readonly #losses = new Map<number, WorkerLost[]>();
  readonly #recalled = new Set<number>();
  /** Entries of lost chunks: one of each chunk is to blame, so each runs alone. */
  readonly #suspects: number[] = [];
  /** Tasks for which no worker could be started; nothing is wrong with them. */
  readonly #returned: Task[] = [];
  #next = 0;
  #done = 0;

  constructor(plan: readonly PlanEntry[]) {
    this.#plan = plan;
    this.#results = plan.map(() => undefined);
  }

  get done(): number {
    return this.#done;
  }

  /** The number of entries that were not yet handed out in a chunk. */
  get untouched(): number {
    return this.#plan.length - this.#next;
  }

  get hasWork(): boolean {
    return this.untouched > 0 || this.#suspects.length > 0 || this.#returned.length > 0;
  }

  /** The next task. A clean worker takes suspects first; any other takes them last and is replaced for them. */
  take(size: number, isClean: boolean): Task | undefined {
    const returned = this.#returned.pop();
    if (returned !== undefined) return returned;
    if (this.#suspects.length > 0 && (isClean || this.untouched === 0)) return this.#takeSuspect();
    if (this.untouched === 0) return undefined;
    const start = this.#next;
    this.#next = Math.min(start + size, this.#plan.length);
    return { indices: range(start, this.#next), needs: "any" };
  }

  entries(indices: readonly number[]): PlanEntry[] {
    return indices.flatMap((index) => this.#plan[index] ?? []);
  }

  /** Records the results and returns them; those of entries that lost a worker when run alone mention it. */
  record(indices: readonly number[], results: readonly Result[]): Result[] {
    this.#done += indices.length;
    return indices.flatMap((index, i) => {
      const result = results[i];
      if (result === undefined) return [];
      const losses = this.#losses.get(index);
      return this.#set(
        index,
        losses === undefined ? result : { ...result, attempts: losses.map(({ message }) => message) },
      );
    });
  }

  #set(index: number, result: Result): Result {
    this.#results[index] = result;
    return result;
  }

  /** The task was not begun: let another station have it. */
  giveBack(task: Task): void {
    this.#returned.push(task);
  }

  /**
   * The worker was lost while running this task. Several entries become suspects, since it is not yet known which is to
   * blame. A single one is tried once more; then the loss is its verdict, and that result is returned.
   */
  lose(task: Task, lost: WorkerLost): Result | undefined {
    const [index, ...others] = task.indices;
    const entry = index === undefined ? undefined : this.#plan[index];
    if (index === undefined || entry === undefined || others.length > 0) {
      this.#suspects.push(...task.indices);
      return undefined;
    }
    const losses = [...(this.#losses.get(index) ?? []), lost];
    this.#losses.set(index, losses);
    if (losses.length < ATTEMPTS) {
      this.#suspects.unshift(index);
      return undefined;
    }
    const result: Result = {
      ...unanswered(
        entry,
        lost.kind,
        lost.message,
        losses.map((each) => each.message),
      ),
      ...(lost.lastWords === undefined ? {} : { stderr: lost.lastWords }),
    };
    this.#set(index, result);
    this.#done++;
    return result;
  }

  /** Runs the entries of these tasks again, each once: their worker went wrong later. False if there are none. */
  recall(tasks: readonly Task[]): boolean {
    const indices = tasks.flatMap((task) => task.indices).filter((index) => !this.#recalled.has(index));
    for (const index of indices) {
      this.#recalled.add(index);
      this.#results[index] = undefined;
      this.#done--;
    }
    this.#suspects.unshift(...indices);
    return indices.length > 0;
  }

  /** All results in plan order, with `missing` for each entry that has none. */
  results(missing: (entry: PlanEntry) => Result): Result[] {
    return this.#plan.map((entry, index) => this.#results[index] ?? missing(entry));
  }

  #takeSuspect(): Task | undefined {
    const index = this.#suspects.shift();
    if (index === undefined) return undefined;
    return { indices: [index], needs: this.#losses.has(index) ? "fresh" : "clean" };
  }
}

function range(start: number, end: number): number[] {
  return Array.from({ length: end - start }, (_, i) => start + i);
}
