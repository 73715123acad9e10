import { EVERY_HANDLES, EVERY_OBSERVES } from "../rules/capabilities.js";
import type { Card, Claims, RunnerHello, RunnerRuleset, RunnerRun } from "../rules/formats.gen.js";
import { READINGS } from "../rules/readings.js";
import { rulesetOf, SUPPORTED_RULESETS } from "../rules/rulesets.js";
import type { EngineRequest } from "./engine.js";
import { PROTOCOL } from "./protocol.js";

/** What a runner of this version says first. */
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

/** The rules that a request is to be answered by. */
export function rulesetMessage({ ruleset, readings = [] }: Pick<EngineRequest, "ruleset" | "readings">): RunnerRuleset {
  const { effective, slots } = rulesetOf(ruleset);
  const layers = [...new Set(slots.map(({ layer }) => layer))];
  return { kind: "ruleset", ruleset, effective, readings: [...readings], layers };
}

/** A request as an engine of an input level reads it. */
export function runMessage(id: number, { players, cards, timeline }: EngineRequest, input: Claims["input"]): RunnerRun {
  return input === "names"
    ? { kind: "run", id, players, cardNames: cards.map(({ name }) => name), timeline }
    : { kind: "run", id, players, cards: cards.map(withoutRemarks), timeline };
}

/** What files say for editors and for people of other languages is nothing to an engine. */
function withoutRemarks(card: Card): Card {
  const sent = { ...card };
  delete sent.$schema;
  delete sent.names;
  return sent;
}
