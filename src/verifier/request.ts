import type { EngineRequest } from "../engines/engine.js";
import type { Card, CheckEvent, RulesetId, Scenario } from "../rules/formats.gen.js";
import { cardsNamedBy } from "../events/brought.js";
import { bareCard } from "../events/made.js";
import { eachOf, flat } from "../events/together.js";
import { orderedText } from "../rules/ordered-text.js";
import { predefinedToken } from "../rules/predefined-tokens.js";
import { isMaking } from "../events/with-made.js";
import { writtenOut } from "../events/written-out.js";

/**
 * The request that an engine gets for a scenario: without expectations, and without words that hint at them. What a card
 * makes is a card of its own, and its event still says by which card, for engines that know cards by name.
 */
export function requestOf(
  written: Scenario,
  cards: ReadonlyMap<string, Card>,
  ruleset: RulesetId,
  readings: readonly string[] = [],
): EngineRequest {
  const scenario = writtenOut(written, cards);
  return {
    ruleset,
    ...(readings.length === 0 ? {} : { readings: [...readings] }),
    players: scenario.players,
    cards: cardsOf(scenario, cards),
    timeline: scenario.timeline.map((event) =>
      eachOf(event, (single) => (single.kind === "check" ? question(single, ruleset) : single)),
    ),
  };
}

/**
 * The cards that the timeline names, by first mention, the scenario's own first, and what cards make that it names.
 * Unknown ones are left out. Of makers there is nothing but what they are themselves.
 */
export function cardsOf(written: Scenario, cards: ReadonlyMap<string, Card>): Card[] {
  const scenario = writtenOut(written, cards);
  const own = new Map((scenario.cards ?? []).map((card) => [card.name, card]));
  const names = new Set(scenario.timeline.flatMap(cardsNamedBy));
  return [...names].flatMap((name) => own.get(name) ?? cards.get(name) ?? []).map(bareCard);
}

/**
 * The cards of a scenario that nobody knows by name: what is made up, and tokens that it writes out without saying which
 * card makes them. Tokens that the rules define are known (CR 111.10).
 */
export function namelessCardsOf(written: Scenario, cards: ReadonlyMap<string, Card>): Card[] {
  const scenario = writtenOut(written, cards);
  const without = scenario.timeline.flatMap(flat).filter((event) => !isMaking(event));
  const named = new Set(without.flatMap(cardsNamedBy));
  const own = new Map((scenario.cards ?? []).map((card) => [card.name, card]));
  const isWritten = (name: string): boolean => own.has(name) && named.has(name) && !isPredefined(own.get(name));
  return cardsOf(scenario, cards).filter(({ name, madeUp }) => madeUp === true || isWritten(name));
}

function isPredefined(card: Card | undefined): boolean {
  const token = card && predefinedToken(card.name);
  return token !== undefined && orderedText(token) === orderedText(card);
}

/** The choices of players for state-based actions are input, not part of the answer. */
function question({ id, rulesets, afterStateBasedActions: after }: CheckEvent, ruleset: RulesetId): CheckEvent {
  if (after === undefined || rulesets?.includes(ruleset) === false) return { kind: "check", id };
  return { kind: "check", id, afterStateBasedActions: after.keep === undefined ? {} : { keep: after.keep } };
}
