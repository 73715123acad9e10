import type { Card } from "../rules/formats.gen.js";
import { withReadings } from "../rules/readings.js";
import { rulesetOf, SUPPORTED_RULESETS } from "../rules/rulesets.js";
import { runTimeline } from "../timeline/run.js";
import type { Engine, EngineAnswer, EngineRequest } from "./engine.js";
import { REFERENCE } from "./reference-name.js";

/** The reference resolver as an engine. It keeps no state between requests. */
export const REFERENCE_ENGINE: Engine = { ...REFERENCE, run };

function run(request: EngineRequest): EngineAnswer {
  if (!SUPPORTED_RULESETS.includes(request.ruleset))
    return { kind: "unsupported", message: `no ruleset ${request.ruleset}` };
  const ruleset = withReadings(rulesetOf(request.ruleset), request.readings ?? []);
  if (ruleset === undefined)
    return { kind: "unsupported", message: `no such reading: ${request.readings?.join(", ")}` };
  const cards = new Map<string, Card>(request.cards.map((card) => [card.name, card]));
  const fold = runTimeline(request, cards, ruleset);
  if (fold.ok) return { kind: "result", checkPoints: fold.value.checkPoints };
  const [fault] = fold.faults;
  return fault === undefined ? { kind: "error", message: "a fault without words" } : { kind: "faulty", fault };
}
