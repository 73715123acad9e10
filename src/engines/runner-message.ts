import { EVERY_HANDLES } from "../rules/handled.js";
import { EVERY_OBSERVES } from "../rules/observed.js";
import type { Card, Claims, RunnerHello, RunnerRuleset, RunnerRun } from "../rules/formats.gen.js";
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

/** A request in the form of the engine's input level. */
export function runMessage(id: number, { players, cards, timeline }: EngineRequest, input: Claims["input"]): RunnerRun {
  return input === "names"
    ? { kind: "run", id, players, cardNames: cards.map(({ name }) => name), timeline }
    : { kind: "run", id, players, cards: cards.map(withoutRemarks), timeline };
}

/** A card without titles and remarks, which are for editors and translators. */
function withoutRemarks(card: Card): Card {
  const sent = { ...card };
  delete sent.$schema;
  delete sent.names;
  return sent;
}
