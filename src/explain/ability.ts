import type { AbilityEntry } from "../rules/formats.gen.js";
import { abilityPhrase } from "../wording/abilities.js";
import type { CardWords } from "../wording/describe.js";
import { english, type Teller } from "./teller.js";

/** An ability in our own words, as whole sentences. With the card, what it is attached to is called by its name. */
export function describeAbility(ability: AbilityEntry, card?: CardWords, { speaker }: Teller = english()): string {
  return speaker.sentence(abilityPhrase(ability, card));
}

/** All abilities of a card, one string each. */
export function describeAbilities(card: CardWords, teller: Teller = english()): string[] {
  return (card.abilities ?? []).map((ability) => describeAbility(ability, card, teller));
}
