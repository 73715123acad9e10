import { english } from "../../src/explain/narrator.js";
import type { Ability, Card, ScenarioEvent } from "../../src/rules/formats.gen.js";
import { abilityOf, label } from "../../src/rules/ability.js";
import { spokenPhrase } from "../../src/wording/abilities.js";
import { AbilityBook, spoken, type WrittenAbility } from "../../src/wording/ability-book.js";

/**
 * The words of an ability that a resolution names by its id, as it is `edited` if an effect has changed its text; undefined
 * for keywords and unknown ids.
 */
export interface AbilityText {
  (object: string, name: string | null, ability: string, edited?: Ability): string | undefined;
  /** Abilities in the order in which the card prints them, then what it has got besides. */
  inOrder(object: string, name: string | null, abilities: readonly string[]): readonly string[];
}

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
  const printed = new Map(
    cards.flatMap((card) => [card, ...(card.back === undefined ? [] : [card.back])]).map((face) => [face.name, face]),
  );
  const text = (object: string, name: string | null, ability: string, edited?: Ability): string | undefined => {
    const found = book.find(ability, object, [name]);
    if (edited !== undefined && "id" in edited)
      return narrator.speaker.sentence(spokenPhrase({ ability: edited, telling: found && spoken(found).telling }));
    // Keywords and mana abilities are written in full.
    if (found === undefined || found.ability.kind === "mana" || !("id" in found.ability)) return undefined;
    return describe(found);
  };
  const inOrder: AbilityText["inOrder"] = (object, name, abilities) => {
    const face = printed.get(name ?? "") ?? printed.get(name?.replace(/ Token$/, "") ?? "") ?? printed.get(object);
    const order = (face?.abilities ?? []).map((entry) => label(abilityOf(entry)));
    const place = (ability: string): number => (order.includes(ability) ? order.indexOf(ability) : order.length);
    return abilities.toSorted((a, b) => place(a) - place(b));
  };
  return Object.assign(text, { inOrder });
}
