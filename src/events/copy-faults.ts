import { type Fault, faultAt } from "../faults/fault.js";
import type { Path } from "../faults/pointer.js";
import { quote } from "../faults/quote.js";
import type { Card, EntersEvent } from "../rules/formats.gen.js";
import type { Names } from "./names.js";
import { wordsIn } from "./spoken.js";

type Becoming = Partial<Pick<EntersEvent, "copyOf" | "textBoxOf" | "except" | "token">>;

/** What an object is said to become as it enters or is turned face up, though nothing could make it do so (CR 614.12). */
export function copyFaults(event: Becoming, card: Card | undefined, path: Path, names: Names): Fault[] {
  const { copyOf, textBoxOf, except, token } = event;
  if (card === undefined) return [];
  const { words, given } = names.known.spoken;
  const has = (way: string): boolean => wordsIn(card).arrivals.has(way) || given.arrivals.has(way);
  const copies = token === true || except !== undefined || has("copy") || words.arrivals.has("othersEnterAsCopy");
  return [
    ...(copyOf === undefined || copies
      ? []
      : [
          faultAt(
            [...path, "copyOf"],
            `nothing makes ${quote(card.name)} a copy as it comes`,
            "a card that enters as a copy, a `token`, or `except` of what makes it one",
          ),
        ]),
    ...(textBoxOf === undefined || has("exchangesTextBox")
      ? []
      : [faultAt([...path, "textBoxOf"], `nothing makes ${quote(card.name)} exchange text boxes`, "no `textBoxOf`")]),
  ];
}
