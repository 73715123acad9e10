/** Chance that comes out the same for the same seed, on every machine. Good enough to mix names and orders, and for nothing else. */
export class Chance {
  #state: number;

  constructor(seed: string) {
    // FNV-1a, so that seeds that are much alike begin far apart.
    let hash = 0x811c9dc5;
    for (const letter of seed) hash = Math.imul(hash ^ (letter.codePointAt(0) ?? 0), 0x01000193);
    this.#state = hash >>> 0;
  }

  /** A whole number from 0 to below the bound. */
  below(bound: number): number {
    this.#state = (this.#state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(this.#state ^ (this.#state >>> 15), this.#state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) % bound;
  }

  /** The same entries in another order: never in the one they had, if there are two that differ in it. */
  shuffled<T>(list: readonly T[]): T[] {
    const mixed = [...list];
    for (let last = mixed.length - 1; last > 0; last--) {
      const other = this.below(last + 1);
      const [a, b] = [mixed[last], mixed[other]];
      mixed[last] = b as T; // both places are within the list
      mixed[other] = a as T;
    }
    return mixed.every((entry, n) => entry === list[n]) ? mixed.reverse() : mixed;
  }
}
