import type { Card, Scenario, ScenarioEvent } from "../rules/formats.gen.js";
import { broughtBy } from "../events/brought.js";
import { eachOf } from "../events/together.js";
import { OtherNames } from "./other-names.js";
import { rewritten, type Rewriting } from "./positions.js";

/** The same board in other words. */
export interface Disguise {
  /** Every object that enters has an id. Its checks are those of the original, row by row. */
  readonly scenario: Scenario;
  /** The cards to send along, in this order; they keep their names. */
  readonly cards: Card[];
  /** What an object or a player is called here. */
  readonly nameOf: (original: string) => string;
  /** A text of this disguise with the original names in it. */
  readonly originalOf: (text: string) => string;
}

/**
 * Says a board in other words: objects, players and effects have other names, and the cards, the keys of objects and
 * the lists that are sets stand the other way round, so that every two of them have changed places, and whichever was
 * first or last no longer is. What the rules make of it is the same, name by name.
 *
 * `cards` are those that the scenario names (`cardsOf`). Equal seeds give equal disguises.
 */
export function disguise(scenario: Scenario, cards: readonly Card[], seed: string): Disguise {
  const names = new OtherNames(scenario, cards, seed);
  const how: Rewriting = {
    name: (named, name) => names.of(named, name),
    order: (entries) => entries.toReversed(),
  };
  const explicit = { ...scenario, timeline: scenario.timeline.map((event) => eachOf(event, withId)) };
  return {
    scenario: rewritten(explicit, "Scenario", how),
    cards: cards.map((card) => rewritten(card, "Card", how)).toReversed(),
    nameOf: (original) => names.of("objectOrPlayer", original),
    originalOf: (text) => names.original(text),
  };
}

/** The card's name is no longer the object's, so that has to be said. */
function withId(event: ScenarioEvent): ScenarioEvent {
  const [brought] = broughtBy(event);
  return "card" in event && brought !== undefined ? { ...event, id: brought.id } : event;
}
