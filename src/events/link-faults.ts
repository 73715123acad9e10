import { type Fault, faultAt, oneOf } from "../faults/fault.js";
import { nearest } from "../faults/nearest.js";
import type { Path } from "../faults/pointer.js";
import { quote } from "../faults/quote.js";
import type { Card } from "../rules/formats.gen.js";
import { linkedName } from "../rules/linked.js";
import type { Names } from "./names.js";
import { wordsIn } from "./spoken.js";

/** A name under which objects are remembered, of which no ability that the object could have speaks (CR 607.1). */
export function linkFaults(written: string, card: Card | undefined, path: Path, names: Names): Fault[] {
  const { name } = linkedName(written);
  if (card === undefined || names.couldSpeak(card, "linked", name)) return [];
  const known = [...wordsIn(card).linked];
  return [
    faultAt(
      path,
      `no ability of ${quote(card.name)} speaks of objects that are ${quote(name)}`,
      oneOf(known, "no link"),
      nearest(name, known),
    ),
  ];
}
