import type { Card } from "../../src/rules/formats.gen.js";
import { remembered } from "../../src/rules/remembered.js";
import { byCodeUnit } from "../../src/rules/text-order.js";
import { orderedText } from "../../src/rules/ordered-text.js";
import type { Entry } from "./entries.js";

/** A card as the scenarios of a run play it. */
export interface PlayedCard {
  readonly name: string;
  /** Scenarios may define a card of their own under a name that another has. */
  readonly variants: readonly { readonly card: Card; readonly scenarios: readonly string[] }[];
  /** In the order of the run. */
  readonly scenarios: readonly string[];
  /** The cards that it meets most often, and in how many scenarios. */
  readonly meets: readonly { readonly name: string; readonly names?: Card["names"]; readonly count: number }[];
}

/** So many companions are worth naming. */
const MEETS = 8;

/** Every card that a scenario plays, by name. */
export function playedCards(entries: readonly Entry[]): PlayedCard[] {
  const namesOf = new Map<string, Card["names"]>();
  const variants = new Map<string, Map<string, { card: Card; scenarios: string[] }>>();
  const playedIn = new Map<string, string[]>();
  const texts = new WeakMap<Card, string>();
  const met = new Map<string, Map<string, number>>();
  for (const { summary } of entries) {
    for (const card of summary.cards) {
      namesOf.set(card.name, card.names);
      const text = remembered(texts, card, () => orderedText(card));
      const known = variants.get(card.name) ?? new Map<string, { card: Card; scenarios: string[] }>();
      const variant = known.get(text) ?? { card, scenarios: [] };
      variant.scenarios.push(summary.id);
      variants.set(card.name, known.set(text, variant));
      const scenarios = remembered(playedIn, card.name, (): string[] => []);
      if (scenarios.at(-1) !== summary.id) scenarios.push(summary.id);
      const companions = met.get(card.name) ?? new Map<string, number>();
      for (const { name } of summary.cards)
        if (name !== card.name) companions.set(name, (companions.get(name) ?? 0) + 1);
      met.set(card.name, companions);
    }
  }
  return [...variants]
    .map(([name, known]) => ({
      name,
      variants: [...known.values()],
      scenarios: playedIn.get(name) ?? [],
      meets: [...(met.get(name) ?? [])]
        .map(([other, count]) => ({ name: other, names: namesOf.get(other), count }))
        .toSorted((a, b) => b.count - a.count || byCodeUnit(a.name, b.name))
        .slice(0, MEETS),
    }))
    .toSorted((a, b) => byCodeUnit(a.name, b.name));
}
