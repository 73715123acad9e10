import { cardsNamedBy } from "../events/brought.js";
import { calledByMaker } from "../events/made.js";
import { eachOf, flat } from "../events/together.js";
import { isMaking, withoutMaker } from "../events/with-made.js";
import { EVERY_HANDLES } from "../rules/handled.js";
import { EVERY_OBSERVES } from "../rules/observed.js";
import type { Card, Claims, RunnerHello, RunnerRuleset, RunnerRun, ScenarioEvent } from "../rules/formats.gen.js";
import { READINGS } from "../rules/readings.js";
import { rulesetOf, SUPPORTED_RULESETS } from "../rules/rulesets.js";
import type { EngineRequest } from "./engine.js";
import { PROTOCOL } from "./protocol.js";

export function runnerHello(version: string): RunnerHello {
  return {
    kind: "hello",
    protocol: PROTOCOL,
    runner: { name: "cr613", version },
    rulesets: [...SUPPORTED_RULESETS],
    readings: READINGS.map(({ id }) => id),
    handles: [...EVERY_HANDLES],
    observes: [...EVERY_OBSERVES],
  };
}

/** The rules that the engine is to follow for a request. */
export function rulesetMessage({ ruleset, readings = [] }: Pick<EngineRequest, "ruleset" | "readings">): RunnerRuleset {
  const { effective, slots } = rulesetOf(ruleset);
  const layers = [...new Set(slots.map(({ layer }) => layer))];
  return { kind: "ruleset", ruleset, effective, readings: [...readings], layers };
}

/** A request in the form of the engine's input level. Who makes a token is said where its data are not. */
export function runMessage(id: number, { players, cards, timeline }: EngineRequest, input: Claims["input"]): RunnerRun {
  const each = (change: (single: ScenarioEvent) => ScenarioEvent): ScenarioEvent[] =>
    timeline.map((event) => eachOf(event, change));
  if (input === "effects")
    return { kind: "run", id, players, cards: cards.map(withoutRemarks), timeline: each(withoutMaker) };
  const makings = timeline.flatMap(flat).filter(isMaking);
  const made = new Set(makings.map(({ card }) => card));
  const named = new Set(timeline.flatMap(flat).flatMap((event) => (isMaking(event) ? [] : cardsNamedBy(event))));
  const names = cards.map(({ name }) => name).filter((name) => !made.has(name) || named.has(name));
  return {
    kind: "run",
    id,
    players,
    cardNames: [...new Set([...names, ...makings.map(({ madeBy }) => madeBy)])],
    timeline: each((single) =>
      isMaking(single) ? { ...single, card: calledByMaker(single.card, single.madeBy) } : single,
    ),
  };
}

/** A card without titles and remarks, which are for editors and translators. */
function withoutRemarks(card: Card): Card {
  const sent = { ...card };
  delete sent.$schema;
  delete sent.names;
  delete sent.nameForms;
  if (sent.back !== undefined) {
    const back = { ...sent.back };
    delete back.names;
    delete back.nameForms;
    sent.back = back;
  }
  return sent;
}
