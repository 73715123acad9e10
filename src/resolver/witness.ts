import type { Slot } from "../rules/ruleset.js";
import type { Effect } from "./effect.js";
import type { Next, Order } from "./order.js";
import type { State } from "./state.js";

/** Looks on as effects are chosen, before each is applied. It may ask whatever it likes and changes nothing. */
export interface Witness {
  choice(slot: Slot, pending: readonly Effect[], next: Next, order: Order, state: State): void;
}
