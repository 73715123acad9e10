import { EVERY_LAYER, LAYERS } from "../../../src/rules/layers.js";

/** The layers in a row, filled where an effect applied. */
export function LayerStrip({ layers }: { readonly layers: readonly string[] }) {
  const active = EVERY_LAYER.filter((layer) => layers.includes(layer));
  // The newest edition's layers, and older ones that are filled.
  const shown = EVERY_LAYER.filter((layer) => LAYERS.includes(layer) || active.includes(layer));
  const label =
    active.length === 0 ? "Nothing applied in any layer" : `Layers in which something applied: ${active.join(", ")}`;
  return (
    <span class="strip" role="img" aria-label={label}>
      {shown.map((layer) => (
        <span class={layers.includes(layer) ? "on" : undefined}>{layer}</span>
      ))}
    </span>
  );
}
