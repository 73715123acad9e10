import type { Narrator } from "../../src/explain/narrator.js";
import { abilityOf, isKeyword } from "../../src/rules/ability.js";
import { spokenInside } from "../../src/wording/abilities.js";
import { counterKind } from "../../src/wording/types.js";
import { cardName } from "../../src/wording/phrase.js";

/** What an object or a player of a scenario is called; English calls each by its id, but what shows its back by that. */
export function objectCalled(id: string, { speaker, names }: Narrator): string {
  return speaker.language === "en" && names.frontOf(id) === undefined ? id : speaker.text(names.object(id));
}

/** The name of a card; undefined for what has none. */
export function cardCalled(name: string | null, { speaker }: Narrator): string | undefined {
  return name === null || speaker.language === "en" ? (name ?? undefined) : speaker.text(cardName(name));
}

/** The keyword enchant with what it may be attached to, which belongs to the word (CR 702.5a). */
export function withItsHost(ability: string, object: string, { speaker, names }: Narrator): string | undefined {
  const entry = names.entry(ability, object);
  return entry !== undefined && isKeyword(abilityOf(entry.ability), "enchant")
    ? speaker.text(spokenInside(entry))
    : undefined;
}

/** An ability that no text tells: a keyword; another one in few words. */
export function abilityCalled(ability: string, object: string, narrator: Narrator): string {
  const { speaker, names } = narrator;
  const entry = names.entry(ability, object)?.ability;
  const enchants = withItsHost(ability, object, narrator);
  if (enchants !== undefined) return enchants;
  if (typeof entry === "object" && "id" in entry && entry.id === ability)
    return speaker.text(names.ability(object, ability));
  return speaker.language === "en" ? ability : narrator.abilityName(ability, object);
}

/** A kind of counters. */
export function counterCalled(kind: string, { speaker }: Narrator): string {
  return speaker.language === "en" ? kind : speaker.text(counterKind(kind));
}
