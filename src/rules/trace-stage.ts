import type { LayerName, StageName, TraceStep } from "./formats.gen.js";
import { EVERY_LAYER } from "./layers.js";

/** Where a step of a trace belongs: a layer, what comes before the layers, or one of the stages after them. */
export type TraceStage = StageName | "performed" | "ended" | "starts" | "stands" | "costs" | "stateBased";

/** In the order of a computation. */
export const TRACE_STAGES: readonly TraceStage[] = [
  "performed",
  "ended",
  "starts",
  ...EVERY_LAYER,
  "stands",
  "players",
  "gameRules",
  "costs",
  "stateBased",
];

/** The layer of a step; what comes before the layers or after them has none. */
export function layerOfStep(step: TraceStep): LayerName | undefined {
  const stage = stageOfStep(step);
  return isLayer(stage) ? stage : undefined;
}

export function isLayer(stage: TraceStage): stage is LayerName {
  return EVERY_LAYER.some((layer) => layer === stage);
}

export function stageOfStep(step: TraceStep): TraceStage {
  switch (step.kind) {
    case "performed":
    case "ended":
    case "starts":
    case "stands":
    case "stateBased":
      return step.kind;
    case "failed":
      return "ended";
    case "void":
      return "starts";
    case "player":
      return "players";
    case "gameRule":
      return "gameRules";
    case "cost":
      return "costs";
    default:
      return step.layer;
  }
}
