import type { LayerName } from "../../src/rules/formats.gen.js";
import { english } from "../../src/explain/narrator.js";

/** The subject of a layer, for use next to its number where space is short: `types`, `base P/T`. */
export function layerName(layer: LayerName): string {
  return withoutNumber(english().layerTitle(layer, "current")).replace("power and toughness", "P/T");
}

/** "Layer 4: types" -> "types": the number is next to it. */
export function withoutNumber(title: string): string {
  return title.replace(/^Layer \w+:\s*/, "");
}
