import { type Fault, faultAt } from "../faults/fault.js";
import { quote } from "../faults/quote.js";
import type { Card, Digest, Scenario } from "../rules/formats.gen.js";
import { canonicalText } from "./canonical-text.js";
import { digestOf } from "./digest.js";

/** What a scenario pins of a card: the digest of its definition. */
export function pinOf(card: Card): Digest {
  return digestOf(canonicalText(card));
}

/** The cards that a scenario pins and that are defined otherwise by now, or not at all. */
export function changedPins({ pins = {} }: Pick<Scenario, "pins">, cards: ReadonlyMap<string, Card>): string[] {
  return Object.entries(pins).flatMap(([name, pin]) => {
    const card = cards.get(name);
    return card !== undefined && pinOf(card) === pin ? [] : [name];
  });
}

/** A pinned card that is another one now could change an answer that nobody looks at. */
export function pinFaults(scenario: Scenario, cards: ReadonlyMap<string, Card>): Fault[] {
  return changedPins(scenario, cards)
    .filter((name) => cards.has(name))
    .map((name) =>
      faultAt(
        ["pins", name],
        `the definition of ${quote(name)} is not the one that was pinned`,
        "npx cr613 lint says what that changes, npx cr613 cards pin takes it over",
      ),
    );
}
