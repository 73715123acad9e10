import { type Fault, faultAt } from "../faults/fault.js";
import type { Path } from "../faults/pointer.js";
import { quote } from "../faults/quote.js";
import type { EntersEvent } from "../rules/formats.gen.js";
import type { Names } from "./names.js";

type Becoming = Partial<Pick<EntersEvent, "copyOf" | "textBoxOf" | "except" | "token">>;

/** What an object is said to become as it enters or is turned face up, though nothing could make it do so (CR 614.12). */
export function copyFaults(
  event: Becoming,
  id: string,
  path: Path,
  names: Names,
  card = names.objects.get(id),
): Fault[] {
  const { copyOf, textBoxOf, except, token } = event;
  const isNoCopy = except !== undefined && copyOf === undefined && token !== true;
  const words = names.spokenOf(id, card);
  if (card === undefined || words === undefined) return [];
  const has = (way: string): boolean => words.arrivals.has(way);
  // An object that has not come is told elsewhere.
  const isCopied = copyOf !== undefined && names.spokenOf(copyOf)?.arrivals.has("othersEnterAsCopy") !== false;
  const copies = token === true || except !== undefined || has("copy") || isCopied;
  return [
    ...(isNoCopy
      ? [
          faultAt(
            [...path, "except"],
            `${quote(card.name)} is no copy, so nothing is excepted`,
            "`copyOf`, or a `token`",
          ),
        ]
      : []),
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
