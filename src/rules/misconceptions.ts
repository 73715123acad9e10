/** A mistake that people make, as a rule set of its own. */
export interface Misconception {
  /** Frozen once published. */
  readonly id: string;
  /** What someone who makes it believes, in one line of our own. */
  readonly words: string;
  /** The clause that is forgotten, by its newest number. */
  readonly forgets: string;
}
