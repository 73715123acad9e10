import type { EngineRequest } from "../engines/engine.js";
import type { Card, CheckEvent, RulesetId, Scenario } from "../rules/formats.gen.js";
import { cardsNamedBy } from "../events/brought.js";
import { bareCard, withMade, withoutMaker } from "../events/made.js";
import { eachOf } from "../events/together.js";

/**
 * The request that an engine gets for a scenario: without expectations, and without words that hint at them. What a card
 * makes is sent as a card of its own, so that an engine needs to know nothing of makers.
 */
export function requestOf(
  written: Scenario,
  cards: ReadonlyMap<string, Card>,
  ruleset: RulesetId,
  readings: readonly string[] = [],
): EngineRequest {
  const scenario = withMade(written, cards);
  return {
    ruleset,
    ...(readings.length === 0 ? {} : { readings: [...readings] }),
    players: scenario.players,
    cards: cardsOf(scenario, cards),
    timeline: scenario.timeline.map((event) =>
      eachOf(event, (single) => {
        if (single.kind === "check") return question(single, ruleset);
        return withoutMaker(single);
      }),
    ),
  };
}

/**
 * The cards that the timeline names, by first mention, the scenario's own first, and what cards make that it names.
 * Unknown ones are left out. Of makers there is nothing but what they are themselves.
 */
export function cardsOf(written: Scenario, cards: ReadonlyMap<string, Card>): Card[] {
  const scenario = withMade(written, cards);
  const own = new Map((scenario.cards ?? []).map((card) => [card.name, card]));
  const names = new Set(scenario.timeline.flatMap(cardsNamedBy));
  return [...names].flatMap((name) => own.get(name) ?? cards.get(name) ?? []).map(bareCard);
}

/** The choices of players for state-based actions are input, not part of the answer. */
function question({ id, rulesets, afterStateBasedActions: after }: CheckEvent, ruleset: RulesetId): CheckEvent {
  if (after === undefined || rulesets?.includes(ruleset) === false) return { kind: "check", id };
  return { kind: "check", id, afterStateBasedActions: after.keep === undefined ? {} : { keep: after.keep } };
}
