import { english } from "../../src/explain/narrator.js";
import type { Card, ScenarioEvent } from "../../src/rules/formats.gen.js";
import { spokenPhrase } from "../../src/wording/abilities.js";
import { AbilityBook, spoken, type WrittenAbility } from "../../src/wording/ability-book.js";

/** The words of an ability that a resolution names by its id; undefined for keywords and unknown ids. */
export type AbilityText = (object: string, name: string | null, ability: string) => string | undefined;

/** Abilities of all cards of a scenario and of what its events write out, including granted ones. Two cards may use one id: the object's own goes first. */
export function abilityTexts(
  cards: readonly Card[],
  narrator = english(),
  timeline: readonly ScenarioEvent[] = [],
): AbilityText {
  const book = new AbilityBook(cards, timeline);
  const texts = new Map<WrittenAbility, string>();
  const describe = (written: WrittenAbility): string => {
    let text = texts.get(written);
    // The words depend on what the ability's own card can be attached to.
    if (text === undefined) texts.set(written, (text = narrator.speaker.sentence(spokenPhrase(spoken(written)))));
    return text;
  };
  return (object, name, ability) => {
    const found = book.find(ability, object, [name]);
    // Keywords and mana abilities are written in full.
    if (found === undefined || found.ability.kind === "mana" || !("id" in found.ability)) return undefined;
    return describe(found);
  };
}
