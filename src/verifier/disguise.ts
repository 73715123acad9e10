import type { Card, Scenario, ScenarioEvent } from "../rules/formats.gen.js";
import { isCalledAfterSubtypes } from "../rules/token-name.js";
import { broughtBy } from "../events/brought.js";
import { eachOf } from "../events/together.js";
import { OtherNames } from "./other-names.js";
import { rewritten, type Rewriting } from "../scenario/positions.js";

/** The same board under other names. */
export interface Disguise {
  /** Every object that enters has an id. Its checks are those of the original, in the same order. */
  readonly scenario: Scenario;
  /** The cards to send, in this order; they keep their names. */
  readonly cards: Card[];
  readonly nameOf: (original: string) => string;
  /** Restores the original names in a text of this disguise. */
  readonly originalOf: (text: string) => string;
}

/**
 * Rewrites a board: objects, players and effects get other names, and the cards, the keys of objects and the lists that
 * are sets are reversed. Any two members have then changed places, and the first is no longer first. The rules give the
 * same result, name by name.
 *
 * `cards` are those that the scenario names (`cardsOf`). Equal seeds give equal disguises.
 */
export function disguise(scenario: Scenario, cards: readonly Card[], seed: string): Disguise {
  const names = new OtherNames(scenario, cards, seed);
  const how: Rewriting = {
    name: (named, name) => names.of(named, name),
    order: (entries) => entries.toReversed(),
  };
  const explicit = {
    ...scenario,
    timeline: scenario.timeline.map((event) => eachOf(event, withId)),
  };
  return {
    scenario: withTokenNames(rewritten(explicit, "Scenario", how), scenario),
    cards: cards.map((card) => withTokenName(rewritten(card, "Card", how), card)).toReversed(),
    nameOf: (original) => names.of("objectOrPlayer", original),
    originalOf: (text) => names.original(text),
  };
}

/** The object no longer has its card's name, so it needs an id. */
function withId(event: ScenarioEvent): ScenarioEvent {
  const [brought] = broughtBy(event);
  return "card" in event && brought !== undefined ? { ...event, id: brought.id } : event;
}

/** CR 111.4: of a token that nothing gives a name, the order of the subtypes is one. */
function withTokenName(other: Card, { subtypes, ...card }: Card): Card {
  return subtypes === undefined || !isCalledAfterSubtypes(card) ? other : { ...other, subtypes };
}

function withTokenNames(other: Scenario, { cards = [] }: Scenario): Scenario {
  const own = new Map(cards.map((card) => [card.name, card]));
  const named = other.cards?.map((card) => withTokenName(card, own.get(card.name) ?? card));
  return named === undefined ? other : { ...other, cards: named };
}
