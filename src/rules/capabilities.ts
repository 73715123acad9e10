import type { Handles } from "./formats.gen.js";
import { HANDLED } from "./handled.js";

export { HANDLED, HANDLES_GROUPS, type HandledPart } from "./handled.js";
export { EVERY_OBSERVES, observedValue, type ObservedValue } from "./observed.js";

/** Every word for what an engine computes, in order. */
export const EVERY_HANDLES = Object.keys(HANDLED) as readonly Handles[];
