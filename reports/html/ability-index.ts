import type { AbilityEntry, Card } from "../../src/rules/formats.gen.js";
import { isOfAbilityKind } from "../../src/rules/ability.js";
import { describeAbility } from "../../src/explain/narrator.js";

/** The words of an ability that a resolution names by its id; undefined for keywords and unknown ids. */
export type AbilityText = (object: string, name: string | null, ability: string) => string | undefined;

/** Abilities of all cards of a scenario, including granted ones. Two cards may use one id: the object's own goes first. */
export function abilityTexts(cards: readonly Card[]): AbilityText {
  const byCard = new Map(cards.map((card) => [card.name, abilitiesIn(card)]));
  const all = new Map([...byCard.values()].flatMap((abilities) => [...abilities]));
  // The words depend on what the ability's own card can be attached to.
  const bearers = new Map(
    cards.flatMap((card) => [...(byCard.get(card.name)?.values() ?? [])].map((entry) => [entry, card] as const)),
  );
  const texts = new Map<AbilityEntry, string>();
  const describe = (entry: AbilityEntry): string => {
    let text = texts.get(entry);
    if (text === undefined) texts.set(entry, (text = describeAbility(entry, bearers.get(entry))));
    return text;
  };
  return (object, name, ability) => {
    const entry = byCard.get(name ?? "")?.get(ability) ?? byCard.get(object)?.get(ability) ?? all.get(ability);
    return entry === undefined ? undefined : describe(entry);
  };
}

/** Every ability in the data of a card, however deep, by its id. */
function abilitiesIn(card: Card): Map<string, AbilityEntry> {
  const found = new Map<string, AbilityEntry>();
  const visit = (value: unknown): void => {
    if (Array.isArray(value)) for (const member of value) visit(member);
    else if (typeof value === "object" && value !== null) {
      if (isNamedAbility(value) && !found.has(value.id)) found.set(value.id, value);
      for (const member of Object.values(value)) visit(member);
    }
  };
  visit(card);
  return found;
}

/** Keywords and most mana abilities are written in full. */
function isNamedAbility(value: object): value is Extract<AbilityEntry, { id: string }> {
  return isOfAbilityKind(value) && value.kind !== "mana" && "id" in value;
}
