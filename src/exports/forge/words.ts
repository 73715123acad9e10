import { counterWords } from "../counters.js";

/** The format's names for counters. */
export const FORGE_COUNTERS = counterWords(
  `+1/+1, -1/-1, +1/+0, +0/+1, -1/-0, -0/-1, +2/+2, -2/-2, charge, defense, divinity, fade, ice, level, lore, loyalty,
  stun, time, verse`,
);
