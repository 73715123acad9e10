import { type Fault, faultAt } from "../faults/fault.js";
import { nearest } from "../faults/nearest.js";
import type { Path } from "../faults/pointer.js";
import { quote } from "../faults/quote.js";
import type { Names } from "./names.js";

/** A designation that no rule has and nothing here asks for. */
export function designationFaults(
  word: string | undefined,
  known: readonly string[],
  path: Path,
  names: Names,
): Fault[] {
  const spoken = names.known.spoken.words.designations;
  if (word === undefined || known.includes(word) || spoken.has(word)) return [];
  return [
    faultAt(
      path,
      `no rule has a designation ${quote(word)}, and no card here asks for it`,
      "a designation of the rules or of a card here",
      nearest(word, [...known, ...spoken]),
    ),
  ];
}
