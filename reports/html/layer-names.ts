import type { LayerName } from "../../src/rules/formats.gen.js";
import { own } from "../../src/rules/own.js";
import { english } from "../../src/explain/narrator.js";

/** The subject of a layer, next to its number where space is short: `types`, `base P/T`. */
export function layerName(layer: LayerName): string {
  return shortTitle(withoutNumber(english().layerTitle(layer, "current")));
}

export function shortTitle(title: string): string {
  return title.replace("power and toughness", "P/T");
}

/** The stages after the layers. */
const STAGES: Readonly<Record<string, string>> = { players: "players", gameRules: "game rules" };

export function stageName(stage: string): string | undefined {
  return own(STAGES, stage);
}

/** "Layer 4: types" -> "types": the number is next to it. */
export function withoutNumber(title: string): string {
  return title.replace(/^Layer \w+:\s*/, "");
}
