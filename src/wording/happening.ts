import { type Phrase, type Saying, series } from "./phrase.js";

/** "Bear enters, tapped, with a counter": what happens, and how. */
export function happening(what: Saying, how: readonly Phrase[]): Phrase {
  return how.length === 0 ? what : series([what, ...how], "commas");
}
