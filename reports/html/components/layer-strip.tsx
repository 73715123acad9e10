import { useWords } from "../spoken.js";
import { EVERY_LAYER, LAYERS } from "../../../src/rules/layers.js";

/** The layers in a row, filled where an effect applied. */
export function LayerStrip({ layers }: { readonly layers: readonly string[] }) {
  const words = useWords();
  const active = EVERY_LAYER.filter((layer) => layers.includes(layer));
  // The newest edition's layers, and older ones that are filled.
  const shown = EVERY_LAYER.filter((layer) => LAYERS.includes(layer) || active.includes(layer));
  const label =
    active.length === 0
      ? words.text("report-strip-nothing")
      : words.text("report-strip", { layers: words.list(active, "commas") });
  return (
    <span class="strip" role="img" aria-label={label}>
      {shown.map((layer) => (
        <span class={layers.includes(layer) ? "on" : undefined}>{layer}</span>
      ))}
    </span>
  );
}
