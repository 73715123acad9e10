import type { EngineRequest } from "../engines/engine.js";
import type { Card, CheckEvent, RulesetId, Scenario } from "../rules/formats.gen.js";
import { cardsNamedBy } from "../events/brought.js";
import { eachOf } from "../events/together.js";

/** What is sent to an engine of a scenario: never what is expected, nor words that tell. */
export function requestOf(
  scenario: Scenario,
  cards: ReadonlyMap<string, Card>,
  ruleset: RulesetId,
  readings: readonly string[] = [],
): EngineRequest {
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
 * The cards the timeline names, in the order in which it first does; the scenario's own go before those of the corpus.
 * A name that is nowhere is left out: whoever runs the timeline says so.
 */
export function cardsOf(scenario: Scenario, cards: ReadonlyMap<string, Card>): Card[] {
  const own = new Map((scenario.cards ?? []).map((card) => [card.name, card]));
  const names = new Set(scenario.timeline.flatMap(cardsNamedBy));
  return [...names].flatMap((name) => own.get(name) ?? cards.get(name) ?? []);
}

/** Where to look, and whether state-based actions are to be performed there; what players choose for them is no answer. */
function question({ id, rulesets, afterStateBasedActions: after }: CheckEvent, ruleset: RulesetId): CheckEvent {
  if (after === undefined || rulesets?.includes(ruleset) === false) return { kind: "check", id };
  return { kind: "check", id, afterStateBasedActions: after.keep === undefined ? {} : { keep: after.keep } };
}
