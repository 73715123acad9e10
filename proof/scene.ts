import type { Condition, PlayerSelector, Quantity, Reference, Selector } from "../src/rules/formats.gen.js";
import type { Speaker } from "./effect.js";
import type { State } from "./state.js";
import type { Thing } from "./thing.js";

/** A state, as somebody speaks of it: how descriptions, numbers and conditions are read. */
export interface Scene {
  readonly state: State;
  readonly speaker: Speaker;
  /** The affected object that is spoken of. */
  readonly affected?: number | undefined;
  /** The player that a comparison of players asks about. */
  readonly thatPlayer?: number | undefined;
  /**
   * The affected object as it is before another effect is tried. What an effect reads of the very object that it changes
   * is an operand, not what it does: only its own numbers are held so (CR 613.8a).
   */
  readonly held?: Thing | undefined;
  /** Under the reading that how much an effect gives is no part of what it does, numbers are left as they are written. */
  readonly leavesNumbers?: boolean;
}

/** What can be read of a scene; each is told in a file of its own, and they need each other. */
export interface Reader {
  fits(scene: Scene, place: number, selector: Selector): boolean;
  select(scene: Scene, selector: Selector): number[];
  refer(scene: Scene, reference: Reference): number[];
  players(scene: Scene, selector: PlayerSelector): number[];
  number(scene: Scene, quantity: Quantity): number;
  holds(scene: Scene, condition: Condition): boolean;
  thing(scene: Scene, place: number): Thing;
}
