import { useWords } from "../spoken.js";
import { EVERY_LAYER } from "../../../src/rules/layers.js";
import { layerName, stageName } from "../layer-names.js";
import { LayerNumber } from "./layer-stories.js";

/** A layer by its number and subject; a stage after the layers, or an unknown name, in words. */
export function LayerName({ name }: { readonly name: string }) {
  const words = useWords();
  const layer = EVERY_LAYER.find((known) => known === name);
  if (layer === undefined) return <>{stageName(name, words) ?? name}</>;
  return (
    <>
      <LayerNumber layer={layer} /> {layerName(layer, words)}
    </>
  );
}
