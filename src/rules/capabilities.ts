import type { Handles, Observes } from "./formats.gen.js";
import { HANDLED } from "./handled.js";
import { OBSERVED } from "./observed.js";

export { HANDLED, HANDLES_GROUPS, type HandledPart } from "./handled.js";
export { OBSERVED, type ObservedValue } from "./observed.js";

/** Every word for what an engine computes, and for what it tells, in order. */
export const EVERY_HANDLES = Object.keys(HANDLED) as readonly Handles[];
export const EVERY_OBSERVES = Object.keys(OBSERVED) as readonly Observes[];
