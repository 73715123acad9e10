import type { EngineRequest } from "../engines/engine.js";
import type { Card, CheckEvent, RulesetId, Scenario } from "../rules/formats.gen.js";
import { cardsNamedBy } from "../events/brought.js";
import { eachOf } from "../events/together.js";

/** The request that an engine gets for a scenario: without expectations, and without words that hint at them. */
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

/** The cards that the timeline names, by first mention, the scenario's own first. Unknown ones are left out. */
export function cardsOf(scenario: Scenario, cards: ReadonlyMap<string, Card>): Card[] {
  const own = new Map((scenario.cards ?? []).map((card) => [card.name, card]));
  const names = new Set(scenario.timeline.flatMap(cardsNamedBy));
  return [...names].flatMap((name) => own.get(name) ?? cards.get(name) ?? []);
}

/** The choices of players for state-based actions are input, not part of the answer. */
function question({ id, rulesets, afterStateBasedActions: after }: CheckEvent, ruleset: RulesetId): CheckEvent {
  if (after === undefined || rulesets?.includes(ruleset) === false) return { kind: "check", id };
  return { kind: "check", id, afterStateBasedActions: after.keep === undefined ? {} : { keep: after.keep } };
}
