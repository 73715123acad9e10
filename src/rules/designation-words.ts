import { STATES_OF_CASTING } from "./alternative-costs.js";
import { ALONE, BESTOWED, PAIRED, RECONFIGURED, RENOWNED, SADDLED } from "./designations.js";
import { SAID_THIS_TURN } from "./deeds.js";

/* The words of the rules for what an object or a player can be, besides characteristics and status. */

/** Designations of permanents (CR 701, 702, 716, 719), combat status (CR 506.4, 508, 509) and how something was cast. */
// oxfmt-ignore
export const OBJECT_DESIGNATIONS: readonly string[] = [
  ...ALONE.keys(), "attacking", "blocking", "attacked", "blocked", "unblocked", "goaded", "exerted", "enlisted", "detained", "provoked",
  "monstrous", RENOWNED, "suspected", SADDLED, "crewed", "solved", "harnessed", "prepared", "stationed", "ring-bearer",
  PAIRED, "commander", "companion", "level", "left half unlocked", "right half unlocked", "foretold", "plotted",
  "warped", "kicked", "bargained", "evoked", "escaped", "mutated", "unearthed", "encored", "embalmed", "eternalized",
  ...STATES_OF_CASTING, BESTOWED, RECONFIGURED, ...SAID_THIS_TURN,
];

/** CR 702.131, 725, 726 and others: what a player can be or have. */
export const PLAYER_DESIGNATIONS: readonly string[] = [
  "monarch",
  "initiative",
  "city's blessing",
  "enduring story",
  "max speed",
  "completed a dungeon",
];
