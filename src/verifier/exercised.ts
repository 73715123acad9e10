import type { CheckPoint, Resolution, TraceStep } from "../rules/formats.gen.js";
import { clausesOf } from "../rules/trace-clauses.js";
import { EVERY_LAYER } from "../rules/layers.js";
import { byClause } from "../rules/clauses.js";

/** The clauses that the steps of the traces cite, each once, in rules order. */
export function clausesExercised(points: readonly CheckPoint[]): string[] {
  const clauses = points.flatMap((point) => [
    ...stepsOf(point).flatMap(clausesOf),
    ...(point.afterStateBasedActions?.rounds ?? [])
      .flat()
      .flatMap(({ clause, also = [] }) => ["704.3", clause, ...also]),
  ]);
  return [...new Set(clauses)].sort(byClause);
}

/** The layers in which something applied, each once, in order. */
export function layersExercised(points: readonly CheckPoint[]): string[] {
  const steps = points.flatMap(stepsOf);
  const layers = new Set(steps.flatMap((step) => (step.kind === "applied" ? [step.layer] : [])));
  return EVERY_LAYER.filter((layer) => layers.has(layer));
}

/** The steps that lead to the values at a check, and to the values after state-based actions. */
function stepsOf(point: CheckPoint): TraceStep[] {
  return resolutionsOf(point).flatMap(({ trace }) => trace);
}

/** The resolution at a check, and the one after state-based actions. */
export function resolutionsOf({ resolution, afterStateBasedActions: after }: CheckPoint): Resolution[] {
  return after === undefined ? [resolution] : [resolution, after.resolution];
}
