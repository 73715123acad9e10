import type { BoardEffect } from "../rules/board.js";
import type { Duration, Selector } from "../rules/formats.gen.js";

/** A continuous effect that lasts until something ends it. */
export interface LastingEffect extends BoardEffect {
  readonly duration: Duration;
  /** The moment of the game in which a resolution made it. */
  readonly madeAt?: number;
}

/** An effect of a resolution that begins with a later turn (CR 611.2a). */
export interface WaitingEffect extends LastingEffect {
  /** Of whom it is then asked whom it affects (CR 611.2c); left out: it affects no objects. */
  readonly whom?: Selector;
  /** Those for whom it has begun already, where it is the turn of each one's own player. */
  readonly begun?: readonly number[];
}
