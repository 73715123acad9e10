import type { GraphEdge, LayerGraph } from "./layer-graph.js";

/**
 * The older effect waited until the other one applied; it waited but became independent before that (CR 613.8c); no effect had
 * to wait; or both were in a dependency loop (CR 613.8b).
 */
export const OUTCOMES = ["waited", "freed", "free", "loop"] as const;
export type DependencyOutcome = (typeof OUTCOMES)[number];

export function dependencyOutcome({ from, to, held, inLoop }: GraphEdge, graph: LayerGraph): DependencyOutcome {
  if (inLoop) return "loop";
  if (!held) return "free";
  const [own, other] = [placeOf(from, graph), placeOf(to, graph)];
  return own !== undefined && (other === undefined || own < other) ? "freed" : "waited";
}

/** An effect's place in the order of application; undefined if it never applied. */
export function placeOf(id: string, { effects }: LayerGraph): number | undefined {
  return effects.find((effect) => effect.id === id)?.place;
}
