import type { LayerName } from "../../src/rules/formats.gen.js";
import { english } from "../../src/explain/teller.js";

/** What a layer is about, to stand beside its number where there is little room: `types`, `base P/T`. */
export function layerName(layer: LayerName): string {
  return withoutNumber(english().layerTitle(layer, "current")).replace("power and toughness", "P/T");
}

/** "Layer 4: types" -> "types": the number stands beside it. */
export function withoutNumber(title: string): string {
  return title.replace(/^Layer \w+:\s*/, "");
}
