import type { GraphEdge, LayerGraph } from "./layer-graph.js";

/**
 * What came of a dependency: the older effect waited until the other was applied; it waited, but was free of it before
 * that (CR 613.8c); nobody had to wait; or both were in a loop (CR 613.8b).
 */
export const OUTCOMES = ["waited", "freed", "free", "loop"] as const;
export type DependencyOutcome = (typeof OUTCOMES)[number];

export function dependencyOutcome({ from, to, held, inLoop }: GraphEdge, graph: LayerGraph): DependencyOutcome {
  if (inLoop) return "loop";
  if (!held) return "free";
  const [own, other] = [placeOf(from, graph), placeOf(to, graph)];
  return own !== undefined && (other === undefined || own < other) ? "freed" : "waited";
}

/** The how-manieth an effect was applied; undefined if it never was. */
export function placeOf(id: string, { effects }: LayerGraph): number | undefined {
  return effects.find((effect) => effect.id === id)?.place;
}
