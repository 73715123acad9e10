import { type Fault, faultAt, oneOf } from "../faults/fault.js";
import { nearest } from "../faults/nearest.js";
import type { Path } from "../faults/pointer.js";
import { quote } from "../faults/quote.js";
import { linkedName } from "../rules/linked.js";
import type { Names } from "./names.js";

/** A name under which objects are remembered, of which no ability that the object could have speaks (CR 607.1). */
export function linkFaults(
  written: string,
  id: string,
  path: Path,
  names: Names,
  card = names.objects.get(id),
): Fault[] {
  const { name } = linkedName(written);
  const words = names.spokenOf(id, card);
  if (card === undefined || words === undefined || words.linked.has(name)) return [];
  const known = [...words.linked];
  return [
    faultAt(
      path,
      `no ability of ${quote(card.name)} speaks of objects that are ${quote(name)}`,
      oneOf(known, "no link"),
      nearest(name, known),
    ),
  ];
}
