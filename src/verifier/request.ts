import type { EngineRequest } from "../engines/engine.js";
import type { Card, CheckEvent, RulesetId, Scenario, ScenarioEvent } from "../rules/formats.gen.js";

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
    timeline: scenario.timeline.map((event) => withoutExpectations(event, ruleset)),
  };
}

/**
 * The cards the timeline names, in the order in which it first does; the scenario's own go before those of the corpus.
 * A name that is nowhere is left out: whoever runs the timeline says so.
 */
export function cardsOf(scenario: Scenario, cards: ReadonlyMap<string, Card>): Card[] {
  const own = new Map((scenario.cards ?? []).map((card) => [card.name, card]));
  const names = new Set(scenario.timeline.flatMap(cardNames));
  return [...names].flatMap((name) => own.get(name) ?? cards.get(name) ?? []);
}

function cardNames(event: ScenarioEvent): string[] {
  switch (event.kind) {
    case "enters":
      return [event.card, ...(event.meldedWith === undefined ? [] : [event.meldedWith])];
    case "merges":
      return [event.card];
    case "casts":
    case "resolves":
      return event.card === undefined ? [] : [event.card];
    case "simultaneous":
      return event.events.flatMap(cardNames);
    default:
      return [];
  }
}

function withoutExpectations(event: ScenarioEvent, ruleset: RulesetId): ScenarioEvent {
  if (event.kind === "check") return question(event, ruleset);
  if (event.kind === "simultaneous")
    return { ...event, events: event.events.map((inner) => withoutExpectations(inner, ruleset)) };
  return event;
}

/** Where to look, and whether state-based actions are to be performed there; what players choose for them is no answer. */
function question({ id, rulesets, afterStateBasedActions: after }: CheckEvent, ruleset: RulesetId): CheckEvent {
  if (after === undefined || rulesets?.includes(ruleset) === false) return { kind: "check", id };
  return { kind: "check", id, afterStateBasedActions: after.keep === undefined ? {} : { keep: after.keep } };
}
