import type { VerifierApi } from "./api.js";
import { Lane, type Thread, type WorkerLost } from "./lane.js";
import type { Cleanness, Task } from "./ledger.js";

/** After this many failed starts in a row a station is closed: the next one would fail as well. */
const STARTS = 3;

/** How many tasks are remembered: one of them is to blame for late output. */
const RECENT = 100;

export interface StationOptions {
  readonly thread: () => Thread;
  /** The bundle as JSON, which every worker gets at its start. */
  readonly bundle: string;
  /** How long a start may take, in milliseconds. */
  readonly startMs: number;
  /** Called for each worker that was lost, also at its start. */
  readonly onLost?: ((lost: WorkerLost) => void) | undefined;
}

/** A place for one worker at a time: starts it when it is needed and replaces it when it is lost or not clean enough. */
export class Station {
  readonly #options: StationOptions;
  #lane: Lane<VerifierApi> | undefined;
  /** How clean the worker is; if there is none, the next will be fresh. */
  #state: Cleanness = "fresh";
  #recent: readonly Task[] = [];
  #failedStarts: string[] = [];
  #isStopped = false;

  constructor(options: StationOptions) {
    this.#options = options;
  }

  /** Whether a task that needs a clean worker can run here without replacing it. */
  get isClean(): boolean {
    return this.#lane === undefined || this.#lane.isLost || this.#state !== "any";
  }

  get failedStarts(): readonly string[] {
    return this.#failedStarts;
  }

  get isClosed(): boolean {
    return this.#isStopped || this.#failedStarts.length >= STARTS;
  }

  /** A worker at least this clean; undefined if none can be started, or if the station was stopped. */
  async worker(needs: Cleanness): Promise<Lane<VerifierApi> | undefined> {
    const lane = this.#lane;
    if (lane !== undefined && !lane.isLost && isCleanEnough(this.#state, needs)) return lane;
    await lane?.terminate();
    return this.#start();
  }

  /** The latest tasks of the worker, before the present one. */
  get recent(): readonly Task[] {
    return this.#recent.slice(0, -1);
  }

  /** Notes that the worker was given a task: it is at most that clean afterwards. */
  take(task: Task): void {
    this.#recent = [...this.#recent, task].slice(-RECENT);
    if (task.needs === "any") this.#state = "any";
    else if (this.#state === "fresh") this.#state = "clean";
  }

  async stop(): Promise<void> {
    this.#isStopped = true;
    await this.#lane?.terminate();
  }

  async #start(): Promise<Lane<VerifierApi> | undefined> {
    const { thread, bundle, startMs, onLost } = this.#options;
    while (!this.isClosed) {
      try {
        const lane = new Lane<VerifierApi>(thread(), onLost);
        this.#lane = lane;
        this.#state = "fresh";
        this.#recent = [];
        await lane.call((api) => api.load(bundle), startMs);
        this.#failedStarts = [];
        return lane;
      } catch (error) {
        await this.#lane?.terminate();
        this.#failedStarts.push(error instanceof Error ? error.message : String(error));
      }
    }
    return undefined;
  }
}

function isCleanEnough(state: Cleanness, needs: Cleanness): boolean {
  return needs === "any" || state === "fresh" || state === needs;
}
