import type { Fallible } from "../faults/fault.js";
import type { Outcome } from "../resolver/resolve.js";
import type { Arrival } from "./table-object.js";

/** The circumstances of an event that matter to what happens to an object. */
export interface Occasion {
  /** The number of the event: what arrives in the same one arrives at the same time. */
  readonly event: number;
  /** One of several simultaneous events: of one player or in the listed order, or of several in APNAP order (CR 101.4, 613.7m). */
  readonly together?: "listed" | "apnap";
  /** What every object was before it all began is kept already (CR 608.2h). */
  readonly isRemembered?: true;
  /** What was true before it all began: targets are looked at before anything happens (CR 608.2b). */
  readonly before?: Outcome;
  /** What happens as an object arrives (CR 611.2e). */
  readonly uponArrival?: (arrival: Arrival) => Fallible;
}
