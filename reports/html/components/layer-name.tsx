import { EVERY_LAYER } from "../../../src/rules/layers.js";
import { layerName } from "../layer-names.js";
import { LayerNumber } from "./layer-stories.js";

/** What comes after the layers, as words. */
const STAGES: Readonly<Record<string, string>> = { players: "players", gameRules: "game rules" };

/** A layer by its number and what it is about; a stage after the layers, or what nobody knows, by its words. */
export function LayerName({ name }: { readonly name: string }) {
  const layer = EVERY_LAYER.find((known) => known === name);
  if (layer === undefined) return <>{Object.hasOwn(STAGES, name) ? STAGES[name] : name}</>;
  return (
    <>
      <LayerNumber layer={layer} /> {layerName(layer)}
    </>
  );
}
