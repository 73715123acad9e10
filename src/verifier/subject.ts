import type { CheckEvent, Scenario } from "../rules/formats.gen.js";
import { checksOf } from "./checks.js";
import { LAYER_CLAUSES, LAYERS } from "../rules/layers.js";

/** The clauses that define one layer or sublayer (CR 613.1a-g, 613.2a-c, 613.4a-d). */
const LAYER_OF_CLAUSE: ReadonlyMap<string, string> = new Map([
  ["613.1a", "1"],
  ["613.2c", "1"],
  ["613.1g", "7"],
  ...LAYERS.map((layer) => [LAYER_CLAUSES[layer], layer] as const),
]);

/** Topics that are about one layer. */
const LAYER_OF_TOPIC: ReadonlyMap<string, string> = new Map([
  ["copy", "1"],
  ["control", "2"],
  ["text", "3"],
  ["type", "4"],
  ["color", "5"],
  ["abilities", "6"],
  ["power-toughness", "7"],
]);

/** Whether a clause is the given one or within it: 613.8a is within 613.8 and 613, but 613.10 is not within 613.1. */
export function isUnderClause(clause: string, asked: string): boolean {
  if (clause === asked) return true;
  return clause.startsWith(asked) && !/^\d/.test(clause.slice(asked.length));
}

/** Whether a scenario is about a layer: by its topic, by a clause it cites, or by a check that names the layer. */
export function isAboutLayer(scenario: Scenario, topic: string, layer: string): boolean {
  const named = [
    LAYER_OF_TOPIC.get(topic),
    ...scenario.cites.map((cite) => LAYER_OF_CLAUSE.get(cite.clause)),
    ...checksOf(scenario.timeline).flatMap(layersChecked),
  ];
  return named.some((name) => name?.startsWith(layer));
}

function layersChecked(check: CheckEvent): string[] {
  return [...(check.order ?? []), ...(check.dependencies ?? [])].map((expectation) => expectation.layer);
}
