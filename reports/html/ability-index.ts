import type { AbilityEntry, Card } from "../../src/rules/formats.gen.js";
import { describeAbility } from "../../src/explain/narrator.js";

/** Words an ability that a resolution names by its id; undefined for keywords and unknown ids. */
export type AbilityText = (object: string, name: string | null, ability: string) => string | undefined;

/**
 * Abilities by id, of every card of a scenario, including granted ones. The object's own card takes precedence, since
 * two cards may use the same id.
 */
export function abilityTexts(cards: readonly Card[]): AbilityText {
  const byCard = new Map(cards.map((card) => [card.name, abilitiesIn(card)]));
  const all = new Map([...byCard.values()].flatMap((abilities) => [...abilities]));
  // The wording depends on what the ability's own card can be attached to.
  const speakers = new Map(
    cards.flatMap((card) => [...abilitiesIn(card).values()].map((entry) => [entry, card] as const)),
  );
  const texts = new Map<AbilityEntry, string>();
  const describe = (entry: AbilityEntry): string => {
    let text = texts.get(entry);
    if (text === undefined) texts.set(entry, (text = describeAbility(entry, speakers.get(entry))));
    return text;
  };
  return (object, name, ability) => {
    const entry = byCard.get(name ?? "")?.get(ability) ?? byCard.get(object)?.get(ability) ?? all.get(ability);
    return entry === undefined ? undefined : describe(entry);
  };
}

/** Every ability in the data of a card, however deep, by how resolutions write it. */
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

type NamedAbility = Extract<AbilityEntry, { id: string }>;

const KINDS: ReadonlySet<unknown> = new Set<NamedAbility["kind"]>([
  "static",
  "characteristicDefining",
  "activated",
  "triggered",
  "spell",
  "asEnters",
  "replacement",
]);

/** Keywords and mana abilities are always written in full. */
function isNamedAbility(value: object): value is NamedAbility {
  return "kind" in value && KINDS.has(value.kind) && "id" in value && typeof value.id === "string";
}
