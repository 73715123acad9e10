import type { LayerName, RulesetId, StageName } from "../rules/formats.gen.js";
import { isLayer, type TraceStage } from "../rules/trace-stage.js";
import { dashed, messageAbout } from "./known-message.js";
import { type Phrase, say, series } from "./phrase.js";

/** What a layer is about in an edition: "Layer 4: types". Where editions use one name for two things, `layer-title-m10-7d`. */
export function layerTitlePhrase(layer: LayerName, ruleset: RulesetId): Phrase {
  const older = messageAbout(`layer-title-${ruleset}`, layer);
  return say(older ?? `layer-title-${layer}`);
}

/** The heading over what is told of a layer, of what comes before the layers, or of a stage after them. */
export function stageTitlePhrase(stage: TraceStage, ruleset: RulesetId): Phrase {
  return isLayer(stage) ? layerTitlePhrase(stage, ruleset) : say(`stage-title-${dashed(stage)}`);
}

/** Where an ability applies: "layers 4 and 7b; players"; undefined for an ability that applies nowhere. */
export function stagesPhrase(stages: readonly StageName[]): Phrase | undefined {
  const layers = stages.filter((stage) => stage !== "players" && stage !== "gameRules");
  const words = [
    ...(layers.length === 0
      ? []
      : [say(layers.length === 1 ? "stage-layer" : "stage-layers", { layers: series(layers, "commas") })]),
    ...(stages.includes("players") ? [say("stage-players")] : []),
    ...(stages.includes("gameRules") ? [say("stage-game-rules")] : []),
  ];
  return words.length === 0 ? undefined : series(words, "semicolons");
}
