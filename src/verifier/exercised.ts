import { clausesOf } from "../rules/trace-clauses.js";
import type { Resolution } from "../rules/formats.gen.js";
import { EVERY_LAYER } from "../rules/layers.js";
import { byClause } from "./text-order.js";

/** The clauses that steps of the traces cite, each once, in the order of the rules. */
export function clausesExercised(resolutions: readonly Resolution[]): string[] {
  const clauses = resolutions.flatMap(({ trace }) => trace.flatMap(clausesOf));
  return [...new Set(clauses)].sort(byClause);
}

/** The layers in which something applied, each once, in order. */
export function layersExercised(resolutions: readonly Resolution[]): string[] {
  const steps = resolutions.flatMap(({ trace }) => trace);
  const layers = new Set(steps.flatMap((step) => (step.kind === "applied" ? [step.layer] : [])));
  return EVERY_LAYER.filter((layer) => layers.has(layer));
}
