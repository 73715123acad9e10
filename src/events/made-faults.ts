import type { EntersEvent } from "../rules/formats.gen.js";
import { type Fault, faultAt } from "../faults/fault.js";
import { nearest } from "../faults/nearest.js";
import type { Path } from "../faults/pointer.js";
import { quote } from "../faults/quote.js";
import { calledByMaker, isEmblem, madeOf, thingsMadeBy } from "./made.js";
import type { Names } from "./names.js";

/** What is wrong with a thing that a card is said to make; the event is written out as far as it can be. */
export function madeFaults(event: EntersEvent, path: Path, names: Names): Fault[] {
  const { card, madeBy = "", token, zone } = event;
  const name = calledByMaker(card, madeBy);
  const maker = names.card(madeBy);
  if (maker === undefined) return names.cardFaults(madeBy, [...path, "madeBy"]);
  const made = madeOf(maker, name);
  if (made === undefined) {
    const known = thingsMadeBy(maker).map((each) => each.name);
    if (known.length === 0) return [faultAt([...path, "madeBy"], `the card ${quote(madeBy)} makes nothing`)];
    const message = `the card ${quote(madeBy)} makes no ${quote(name)}`;
    return [faultAt([...path, "card"], message, known.join(", "), nearest(name, known))];
  }
  return [
    ...(token === false && !isEmblem(made)
      ? [faultAt([...path, "token"], `what a card makes is a token (CR 111.1)`, "true, or nothing")]
      : []),
    ...(token === true && isEmblem(made)
      ? [faultAt([...path, "token"], "an emblem is no token (CR 114.5)", "nothing")]
      : []),
    ...(zone !== undefined && zone !== "command" && isEmblem(made)
      ? [faultAt([...path, "zone"], "an emblem is put into the command zone (CR 114.1)", "command, or nothing")]
      : []),
  ];
}
