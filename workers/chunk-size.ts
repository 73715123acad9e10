/** In milliseconds: long enough that sending a chunk costs nothing, short enough that losing one costs little. */
const TARGET = 25;
const FIRST = 4;
const MOST = 1000;
/** How much larger than the last chunk the next may be: the first entries may be the easy ones. */
const GROWTH = 4;
/** The weight of the newest chunk in the estimate of the time per entry. */
const NEWEST = 0.3;

/** Decides how many entries to send at once: few at first, then by time, fewer again at the end of the plan. */
export class ChunkSize {
  readonly #workers: number;
  readonly #fixed: number | undefined;
  #size = FIRST;
  #perEntry: number | undefined;

  /** `fixed`: always send this many. */
  constructor(workers: number, fixed?: number) {
    this.#workers = workers;
    this.#fixed = fixed;
  }

  /** At the end every worker gets about two more chunks, so that none is idle while another has a long one. */
  next(remaining: number): number {
    return this.#fixed ?? Math.max(1, Math.min(this.#size, Math.ceil(remaining / (2 * this.#workers))));
  }

  took(entries: number, milliseconds: number): void {
    const newest = milliseconds / entries;
    this.#perEntry = this.#perEntry === undefined ? newest : this.#perEntry * (1 - NEWEST) + newest * NEWEST;
    const fitting = Math.round(TARGET / Math.max(this.#perEntry, TARGET / MOST));
    this.#size = Math.max(1, Math.min(fitting, this.#size * GROWTH));
  }

  /** A chunk was lost and its entries run again, so the next one is smaller. */
  lost(): void {
    this.#size = Math.max(1, Math.floor(this.#size / 2));
  }
}
