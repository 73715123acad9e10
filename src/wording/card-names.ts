import type { Card } from "../rules/formats.gen.js";
import type { CardNames } from "./speaker.js";

/** What cards say that they are called in other languages. */
export function cardNamesOf(cards: Iterable<Pick<Card, "name" | "names">>): CardNames {
  const known = new Map<string, NonNullable<Card["names"]>>();
  for (const { name, names } of cards) if (names !== undefined) known.set(name, names);
  return (card, language) => (language === "en" ? undefined : known.get(card)?.[language]);
}
